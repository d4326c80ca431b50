// Keys, focus, files and sound: what a page must do so that a game in it feels like a game.
document.addEventListener("DOMContentLoaded", () => {
  const canvas = document.getElementById("canvas");
  canvas.addEventListener("pointerdown", () => canvas.focus({ preventScroll: true }));
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  const file = document.getElementById("fm-file");
  file.addEventListener("change", () => {
    fmTakeFiles([...file.files]);
    file.value = "";
  });
  const hint = document.getElementById("fm-turn");
  hint.hidden = !matchMedia("(pointer: coarse)").matches;
  document.getElementById("fm-turn-close").addEventListener("click", () => { hint.hidden = true; });
});

// Browsers keep sound shut until the person has pressed something.
function fmStartSound() {
  const sound = window.Module && window.Module.SDL2 && window.Module.SDL2.audioContext;
  if (sound && sound.state === "suspended") sound.resume().catch(() => {});
  if (window.MM) window.MM.UME = true;
}
for (const kind of ["pointerdown", "keydown", "touchend"]) window.addEventListener(kind, fmStartSound, { capture: true, passive: true });

// The runtime listens for keys on the window and swallows Tab and Enter. Keys pressed in the page's
// own fields and buttons stay there, and Tab leaves the canvas for the buttons of the mirror.
function fmKeepKey(event) {
  const inPage = event.target instanceof Element && event.target.closest("#fm-mirror, #fm-error, #fm-turn");
  if (inPage && event.key === "Escape" && inPage.id === "fm-mirror") document.getElementById("canvas").focus();
  const pastes = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "v";
  if (inPage || pastes || event.key === "Tab") return event.stopImmediatePropagation();
  if (["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End"].includes(event.key)) event.preventDefault();
}
for (const kind of ["keydown", "keyup", "keypress"]) window.addEventListener(kind, fmKeepKey, { capture: true });

// The runtime would keep the browser from pasting.
document.addEventListener("paste", (event) => {
  const text = event.clipboardData ? event.clipboardData.getData("text") : "";
  if (text) fmTellGame((news) => { news.pasted += text.slice(0, 200); });
});

window.addEventListener("scroll", () => window.scrollTo(0, 0));
window.addEventListener("dragover", (event) => event.preventDefault());
window.addEventListener("drop", (event) => {
  event.preventDefault();
  fmTakeFiles([...event.dataTransfer.files]);
});
