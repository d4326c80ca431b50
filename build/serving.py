"""Serves a built release on this machine alone, for a look at it and for the tests."""

from __future__ import annotations

import functools
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Files(SimpleHTTPRequestHandler):
    """Static files with the types that a browser insists on."""

    protocol_version = "HTTP/1.1"
    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".whl": "application/zip",
        ".apk": "application/zip",
        ".data": "application/octet-stream",
    }

    def log_message(self, format: str, *args: object) -> None:
        pass

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


def start(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """Serves in the background; port 0 takes a free one. 127.0.0.1 and not localhost: on the
    latter the runtime looks for its parts elsewhere."""
    serving = functools.partial(Files, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", port), serving)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def serve(folder: Path, port: int) -> None:
    """Serves until interrupted."""
    server = start(folder, port)
    print(f"http://127.0.0.1:{server.server_port}/  (Ctrl+C ends)")
    try:
        threading.Event().wait()
    except KeyboardInterrupt:
        server.shutdown()
