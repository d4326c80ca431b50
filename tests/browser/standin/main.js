// Takes the place of the runtime's cpython312/main.js: the same contract, on Pyodide.
// The page's own `pythons.js` has loaded this and waits for its module `Module` to come alive.
(async () => {
  const here = new URL(".", document.currentScript.src);
  const vm = window.Module;

  // pythons.js leaves these in a state that Pyodide takes for stack switching
  delete WebAssembly.promising;
  delete WebAssembly.Suspending;
  window.RAW_MODE = 0;

  const [pyodide, symbols, packages, boot] = await Promise.all([
    import(new URL("pyodide/pyodide.mjs", here)),
    import(new URL("symbols.mjs", here)),
    fetch(new URL("packages.zip", here)).then((answer) => answer.arrayBuffer()),
    fetch(new URL("boot.py", here)).then((answer) => answer.text()),
    fetch(new URL("main.data", here)).then((answer) => answer.arrayBuffer()),
  ]);
  const py = await pyodide.loadPyodide({
    indexURL: new URL("pyodide/", here).href,
    env: { HOME: "/home/web_user", PYTHONHASHSEED: "1" },
    stdout: (text) => console.log(text),
    stderr: (text) => console.log(text),
  });
  py._api._skip_unwind_fatal_error = true;
  py.canvas.setCanvas2D(document.getElementById("canvas"));
  symbols.add(py);

  // Pyodide has opened its file system already; opening it again would empty it
  vm.FS = window.FS = Object.assign(Object.create(py.FS), { init() {} });
  const home = "/data/data/org.python/assets";
  py.FS.mkdirTree(`${home}/site-packages`);
  py.unpackArchive(packages, "zip", { extractDir: `${home}/site-packages` });

  vm.postMessage = (message) => {
    if (message.type === "rcon") py.runPython(message.data);
  };
  window.standin = { run: (code) => py.runPython(code), frames: 0, spent: [] };
  py.runPython(boot);
  for (const act of vm.preRun) act(vm);
  for (const act of vm.postRun) await act(vm);

  const step = py.globals.get("standin_step");
  const frame = () => {
    const before = performance.now();
    step();
    standin.frames += 1;
    standin.spent.push(performance.now() - before);
    if (standin.spent.length > 2000) standin.spent.shift();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})();
