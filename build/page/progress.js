// True progress: every byte that arrives is counted, whoever asked for it, against the sizes that
// the build wrote down. Downloads are nine tenths of the bar, the steps of the start the rest.
const fmArrived = new Map();
let fmSteps = 0;
let fmIsPlaying = false;
let fmIsLate = false; // the card says so; a start that comes after all takes it away
let fmLastNews = performance.now();
const FM_STEPS = { python: 1, unpacked: 2, wheels: 3, started: 4 };
const FM_WORDS = ["Opening the hall …", "Unpacking the flowers …", "Laying out the cards …", "Calling the first buyers …", "Calling the first buyers …"];

function fmPart(url) {
  const name = String(url).split(/[?#]/)[0].split("/").pop();
  return name in FM_SIZES ? name : null;
}

function fmShowProgress() {
  fmLastNews = performance.now();
  let all = 0, here = 0;
  for (const [name, size] of Object.entries(FM_SIZES)) {
    all += size;
    here += Math.min(size, fmArrived.get(name) || 0);
  }
  const share = 0.9 * (here / all) + 0.1 * (fmSteps / 5);
  const bar = document.getElementById("fm-bar");
  if (!bar) return;
  bar.setAttribute("aria-valuenow", Math.round(100 * share));
  bar.firstElementChild.style.transform = `scaleX(${share})`;
  const words = fmSteps || here === all ? FM_WORDS[fmSteps] : `Fetching ${Math.round(here / 1e5) / 10} of ${Math.round(all / 1e5) / 10} MB …`;
  const step = document.getElementById("fm-step");
  if (step.textContent !== words) step.textContent = words;
}

function fmStep(name) {
  fmSteps = Math.max(fmSteps, FM_STEPS[name] || 0);
  fmShowProgress();
}

async function fmCount(name, body) {
  const reader = body.getReader();
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    bytes += piece.value.length;
    fmArrived.set(name, bytes);
    fmShowProgress();
  }
  fmArrived.set(name, FM_SIZES[name]);
  fmShowProgress();
}

const fmFetch = window.fetch;
window.fetch = async function (what, how) {
  const answer = await fmFetch.call(window, what, how);
  const name = fmPart(what && what.url ? what.url : what);
  if (name && answer.ok && answer.body) fmCount(name, answer.clone().body).catch(() => {});
  return answer;
};

const fmOpen = XMLHttpRequest.prototype.open;
XMLHttpRequest.prototype.open = function (method, url, ...more) {
  const name = fmPart(url);
  if (name) {
    this.addEventListener("progress", (event) => {
      fmArrived.set(name, event.loaded);
      fmShowProgress();
    });
    this.addEventListener("load", () => {
      fmArrived.set(name, FM_SIZES[name]);
      fmShowProgress();
    });
  }
  return fmOpen.call(this, method, url, ...more);
};

// What comes by a script tag shows only when it is whole.
new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) {
    const part = fmPart(name);
    if (part) fmArrived.set(part, FM_SIZES[part]);
  }
  fmShowProgress();
}).observe({ type: "resource" });

// A start that stands still says so. Nothing else can: with the runtime unreachable no Python runs.
const fmWatch = setInterval(() => {
  if (fmIsPlaying) return clearInterval(fmWatch);
  if (document.hidden) fmLastNews = performance.now();
  if (performance.now() - fmLastNews < FM_PATIENCE) return;
  clearInterval(fmWatch);
  fmIsLate = true;
  fmReport("The game could not be loaded. Is the connection there? Loading again often helps.",
    `nothing heard for ${FM_PATIENCE / 1000} s at step ${fmSteps}; ` +
    `arrived: ${JSON.stringify(Object.fromEntries(fmArrived))}`);
}, 1000);
