# lib.sh - what the test scripts share: one line for each failure, and the count at the end.
passed=0 failed=0

pass() { passed=$((passed + 1)); }

fail() {
    failed=$((failed + 1))
    local words="$*"
    printf 'FAIL %s\n' "${words:0:400}"
}

# check WHAT COMMAND...: passes if the command does.
check() {
    local what=$1
    shift
    if "$@"; then pass; else fail "$what"; fi
}

finish() {
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}

# need FILE: without it there is nothing to test.
need() {
    [ -e "$1" ] && return
    fail "$1 was not built"
    finish
    exit 1
}
