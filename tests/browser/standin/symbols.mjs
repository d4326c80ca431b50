// Two symbols that the pygame wheel wants and that Pyodide's main module does not have.
// The numbers are those of Emscripten's dom_pk_codes.h, in runs of neighbours.
const RUNS = [
  [0x01, "Escape Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal Backspace Tab"],
  [0x10, "KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight Enter ControlLeft"],
  [0x1e, "KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Backquote ShiftLeft Backslash"],
  [0x2c, "KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash ShiftRight NumpadMultiply AltLeft Space CapsLock"],
  [0x3b, "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 Pause ScrollLock Numpad7 Numpad8 Numpad9 NumpadSubtract"],
  [0x4b, "Numpad4 Numpad5 Numpad6 NumpadAdd Numpad1 Numpad2 Numpad3 Numpad0 NumpadDecimal"],
  [0x57, "F11 F12"],
  [0xe01c, "NumpadEnter ControlRight"],
  [0xe047, "Home ArrowUp PageUp"],
  [0xe04b, "ArrowLeft"],
  [0xe04d, "ArrowRight"],
  [0xe04f, "End ArrowDown PageDown Insert Delete"],
];

const numbers = new Map();
for (const [first, names] of RUNS) names.split(" ").forEach((name, i) => numbers.set(name, first + i));

export function add(py) {
  const module = py._module;
  const exported = module.LDSO.loadedLibsByName.__main__.exports;
  exported.emscripten_compute_dom_pk_code ??= (code) => numbers.get(module.UTF8ToString(code)) ?? 0;
  exported.emscripten_sleep ??= () => {};
}
