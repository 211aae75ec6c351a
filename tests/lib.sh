# lib.sh - what the test scripts share: one line for each failure, and the count at the end.
passed=0 failed=0

pass() { passed=$((passed + 1)); }

fail() {
    failed=$((failed + 1))
    printf 'FAIL %s\n' "$*"
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
