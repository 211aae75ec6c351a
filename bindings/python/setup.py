"""Builds the extension with the project's Makefile, which knows how the engine is put together, and
marks the wheel: one file for every Python from 3.11 on (stable ABI), for any machine of the kind."""
import pathlib
import shutil
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILT = ROOT / "build" / "python" / "portable" / "_engine.abi3.so"


class Make(build_ext):
    """Lets make build what setuptools would not understand: games in two widths."""

    def build_extension(self, ext):
        if not (ROOT / "Makefile").exists():
            raise SystemExit("landfall: build this package inside the source tree of Landfall")
        subprocess.run(["make", "-C", str(ROOT), "python-engine", "PYTHON=" + sys.executable],
                       check=True)
        target = pathlib.Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(BUILT, target)
        subprocess.run(["strip", "--strip-unneeded", str(target)], check=False)


setup(
    ext_modules=[Extension("landfall._engine", [], py_limited_api=True)],
    cmdclass={"build_ext": Make},
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
