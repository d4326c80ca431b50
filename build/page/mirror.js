// The screen in words: what was said last, and what may be done, as real buttons.
const fmButtons = new Map();
let fmField = null;

function fmMirror(page) {
  const body = document.body;
  body.dataset.scene = page.scene;
  body.dataset.phase = page.phase;
  if (page.seat === null) delete body.dataset.seat;
  else body.dataset.seat = page.seat;
  const log = document.getElementById("fm-log");
  if (log.textContent !== page.log) log.textContent = page.log;
  fmShowActions(page.actions);
  fmShowNumber(page.number);
}

// Buttons that stay keep their element, so that the focus stays where it was.
function fmShowActions(actions) {
  const list = document.getElementById("fm-actions");
  const wanted = new Set(actions.map((a) => a.action));
  for (const [action, button] of fmButtons) {
    if (wanted.has(action)) continue;
    button.remove();
    fmButtons.delete(action);
  }
  actions.forEach((a, index) => {
    let button = fmButtons.get(a.action);
    if (!button) {
      button = document.createElement("button");
      button.type = "button";
      button.dataset.action = a.action;
      button.addEventListener("click", () => fmPress(a.action));
      fmButtons.set(a.action, button);
    }
    if (button.textContent !== a.label) button.textContent = a.label;
    // not `disabled`: a choice that is not there may be asked why
    button.setAttribute("aria-disabled", String(!a.enabled));
    if (list.children[index] !== button) list.insertBefore(button, list.children[index] || null);
  });
}

function fmShowNumber(number) {
  if (!number) {
    if (fmField) fmField.remove();
    fmField = null;
    return;
  }
  if (!fmField) {
    fmField = document.createElement("form");
    fmField.innerHTML = '<label><span></span> <input type="number" required></label> <button></button>';
    fmField.addEventListener("submit", (event) => {
      event.preventDefault();
      const input = fmField.querySelector("input");
      fmPress(`${fmField.dataset.verb} ${input.valueAsNumber}`);
      input.value = "";
    });
  }
  fmField.dataset.verb = number.verb;
  fmField.querySelector("span").textContent = number.label;
  fmField.querySelector("button").textContent = number.label;
  Object.assign(fmField.querySelector("input"), { min: number.low, max: number.high });
  if (!fmField.parentElement) document.getElementById("fm-mirror").append(fmField);
}

function fmPress(action) {
  fmTellGame((news) => news.pressed.push(action));
}
