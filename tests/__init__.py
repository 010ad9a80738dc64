"""The project's tests, and the independent machinery that they check the package with."""
