// The page's half of game/ui/web.py. Only JSON texts cross: fmTell is asked, fmHear is listened to.
const FM_PREFIX = "flower-market/1/";
const fmNews = { pressed: [], pasted: "", files: [], hidden: document.hidden, wasHidden: false };
let fmIsNews = document.hidden;

function fmJson(value) {
  return JSON.stringify(value === undefined ? null : value)
    .replace(/[\u007f-\uffff]/g, (c) => "\\u" + c.charCodeAt(0).toString(16).padStart(4, "0"));
}

// In a frame of another site even the mention of localStorage may throw, so all of it is guarded.
function fmGuard(act, otherwise) {
  try {
    return act();
  } catch (trouble) {
    return otherwise(trouble);
  }
}

function fmStorageTrouble(trouble) {
  if (trouble.name === "QuotaExceededError" || trouble.name === "NS_ERROR_DOM_QUOTA_REACHED") return "storage.full";
  return trouble.name === "SecurityError" || trouble instanceof TypeError ? "storage.blocked" : "storage.failed";
}

function fmWrite(name, text) {
  localStorage.setItem(FM_PREFIX + name, text);
  return localStorage.getItem(FM_PREFIX + name) === text ? null : "storage.failed";
}

function fmCopy(text) {
  const field = document.createElement("textarea");
  field.value = text;
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  const went = fmGuard(() => document.execCommand("copy"), () => false);
  field.remove();
  if (before) before.focus({ preventScroll: true });
  return went;
}

function fmGiveFile(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  return true;
}

function fmFullscreen(on) {
  const root = document.documentElement;
  if (on && root.requestFullscreen) root.requestFullscreen().catch(() => {});
  if (!on && document.fullscreenElement) document.exitFullscreen().catch(() => {});
}

function fmReady() {
  fmIsPlaying = true;
  if (fmIsLate) document.getElementById("fm-error").hidden = true;
  fmStep("started");
  document.getElementById("fm-loading").hidden = true;
  document.body.dataset.ready = "1";
  performance.mark("fm-ready");
}

const fmDoings = {
  "step": (a) => fmStep(a.name),
  "build": () => FM_BUILD,
  "query": () => fmQuery,
  "read": (a) => fmGuard(() => localStorage.getItem(FM_PREFIX + a.name), () => null),
  "write": (a) => fmGuard(() => fmWrite(a.name, a.text), fmStorageTrouble),
  "remove": (a) => fmGuard(() => localStorage.removeItem(FM_PREFIX + a.name), () => null),
  "names": () => fmGuard(() => Object.keys(localStorage).filter((k) => k.startsWith(FM_PREFIX)).map((k) => k.slice(FM_PREFIX.length)), () => []),
  "reduced-motion": () => matchMedia("(prefers-reduced-motion: reduce)").matches,
  "copy": (a) => fmCopy(a.text),
  "give-file": (a) => fmGuard(() => fmGiveFile(a.name, a.text), () => false),
  "ask-file": () => document.getElementById("fm-file").click(),
  "mirror": (a) => fmMirror(a.page),
  "ready": () => fmReady(),
  "report": (a) => { fmReport(a.words, a.details); return true; },
  "fullscreen": (a) => fmFullscreen(a.on),
};

window.fmTell = (text) => {
  const asked = JSON.parse(text);
  return fmJson(fmDoings[asked.do](asked));
};

window.fmHear = () => {
  if (!fmIsNews) return "";
  const text = fmJson(fmNews);
  Object.assign(fmNews, { pressed: [], pasted: "", files: [], wasHidden: false });
  fmIsNews = false;
  return text;
};

function fmTellGame(change) {
  change(fmNews);
  fmIsNews = true;
}

document.addEventListener("visibilitychange", () => fmTellGame((news) => {
  news.hidden = document.hidden;
  news.wasHidden = news.wasHidden || document.hidden;
}));

async function fmTakeFiles(files) {
  for (const file of files) {
    const text = file.size <= FM_LONGEST_FILE ? await file.text().catch(() => "") : "";
    fmTellGame((news) => news.files.push([file.name, text]));
  }
}
