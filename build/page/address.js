// The page's own query and hash belong to the game alone. They are taken off the address before
// the runtime reads it, since it would take them as its own arguments.
const fmQuery = Object.fromEntries(new URLSearchParams(location.search));
try {
  history.replaceState(null, "", location.pathname);
} catch (refused) {
  console.warn("the address stays as it is:", refused);
}

function fmReopen(query) {
  location.replace(location.pathname + (query ? "?" + query : ""));
}
