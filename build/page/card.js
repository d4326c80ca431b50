// The error card: plain words, the report, and the ways on. The first error stays in sight.
function fmReport(words, details) {
  const card = document.getElementById("fm-error");
  if (!card) {
    document.addEventListener("DOMContentLoaded", () => fmReport(words, details), { once: true });
    return;
  }
  console.error(words, details);
  if (!card.hidden) return;
  document.getElementById("fm-error-words").textContent = words;
  document.getElementById("fm-error-details").textContent =
    `Flower Market ${FM_VERSION} (${FM_BUILD})\n${navigator.userAgent}\n${details}`;
  document.body.dataset.error = "1";
  card.hidden = false;
  document.getElementById("fm-error-resume").focus();
}

const FM_SAVED = "Your match is saved up to the last move.";

function fmIsHarmless(why) {
  return ["AbortError", "NotAllowedError"].includes(why && why.name) ||
    String(why && why.message || why).startsWith("ResizeObserver");
}

window.addEventListener("error", (event) => {
  if (!event.error || fmIsHarmless(event.error)) return event.stopImmediatePropagation();
  fmReport(FM_SAVED, String(event.error.stack || event.error));
});
window.addEventListener("unhandledrejection", (event) => {
  if (!event.reason || fmIsHarmless(event.reason)) return event.stopImmediatePropagation();
  fmReport(FM_SAVED, String(event.reason.stack || event.reason));
});
// the runtime tells of errors by alert(), which would stop the game until it is closed
window.alert = (text) => fmReport(FM_SAVED, String(text));

document.addEventListener("DOMContentLoaded", () => {
  const on = (id, act) => document.getElementById(id).addEventListener("click", act);
  on("fm-error-resume", () => fmReopen("resume=1"));
  on("fm-error-menu", () => fmReopen(""));
  on("fm-error-copy", (event) => {
    const went = fmCopy(document.getElementById("fm-error-details").textContent);
    event.target.textContent = went ? "Copied" : "Select the text and copy it";
  });
});
