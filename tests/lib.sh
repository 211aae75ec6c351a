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

# games_of PROGRAM: the names of all games, one a line.
games_of() { "$1" games --json | sed -n 's/^    "name": "\(.*\)",$/\1/p'; }

# every_game PROGRAM FILE [BEFORE]: each game has a line in FILE that begins with its name, after
# what the pattern BEFORE stands for; else it fails by name.
every_game() {
    local game
    for game in $(games_of "$1"); do
        grep -qE "^${3-}$game[ /]" "$2" || fail "$game: $2 has no line for it"
    done
}
