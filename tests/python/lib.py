"""What the tests of the package share: each test is a function named test_*, counted one by one."""
import contextlib
import sys
import traceback


def run(names: dict) -> None:
    """Runs all tests of a module, says which fail, and ends with "N passed, M failed"."""
    wanted = sys.argv[1:]
    passed = failed = 0
    for name, test in list(names.items()):
        if not name.startswith("test_") or wanted and name not in wanted:
            continue
        for case in getattr(test, "cases", [()]):
            try:
                test(*case)
                passed += 1
            except Exception:                                # pylint: disable=broad-except
                failed += 1
                traceback.print_exc()
                print(f"FAIL {names['__file__'].rsplit('/', 1)[-1]} {name}{case}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed != 0)


def cases(*values):
    """Runs a test once for each of these."""
    def mark(test):
        test.cases = [value if isinstance(value, tuple) else (value,) for value in values]
        return test
    return mark


@contextlib.contextmanager
def raises(kind, *words: str):
    """What is inside must raise `kind`, with all these words in its message."""
    try:
        yield
    except kind as error:
        for word in words:
            assert word in str(error), f"{word!r} is not in: {error}"
    else:
        raise AssertionError(f"{kind.__name__} was not raised")
