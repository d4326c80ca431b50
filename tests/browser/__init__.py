"""The built page in a real browser, on a stand-in for the web runtime (`standin.py`)."""
