/* terminal.c - line editing with libedit, or plain lines where there is no terminal. */
#define _DEFAULT_SOURCE
#include "cli/terminal.h"

#include <errno.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

enum { HISTORY_SIZE = 500, LIST_COLUMNS = 78 };

static struct {
    EditLine *edit;
    History *history;
    const char *prompt;
    terminal_complete complete;
    void *context;
    bool person;
} terminal;

static volatile sig_atomic_t signal_seen;

static void note_signal(int number) { signal_seen = number; }

int terminal_signal(void) { return signal_seen; }

bool terminal_is_person(void) { return terminal.person; }

int terminal_rows(void)
{
    enum { ROWS_STANDARD = 24, ROWS_ENDLESS = 1000 };
    struct winsize size;
    if (!terminal.person) return ROWS_ENDLESS;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0) return ROWS_STANDARD;
    return size.ws_row;
}

/* Without SA_RESTART, so that a read that waits returns at once. */
static void catch_signals(void)
{
    static const int ending[] = { SIGINT, SIGTERM, SIGHUP };
    struct sigaction action = { .sa_handler = note_signal };
    for (size_t i = 0; i < sizeof ending / sizeof *ending; i++)
        sigaction(ending[i], &action, NULL);
    signal(SIGPIPE, SIG_IGN);      /* a closed pipe is an error of write, not our end */
}

/* libedit's own reading tries again after a signal; ours gives up, so that Ctrl-C is seen. */
static int read_character(EditLine *edit, wchar_t *out)
{
    mbstate_t state;
    char bytes[8];
    size_t length = 0;
    (void)edit;
    memset(&state, 0, sizeof state);
    while (length < sizeof bytes) {
        ssize_t got = read(STDIN_FILENO, bytes + length, 1);
        if (got < 0 && errno == EINTR && !signal_seen) continue;
        if (got <= 0) return (int)got;
        length++;
        memset(&state, 0, sizeof state);
        size_t used = mbrtowc(out, bytes, length, &state);
        if (used == (size_t)-2) continue;
        if (used == (size_t)-1) *out = L'?';
        return 1;
    }
    return -1;
}

static char *give_prompt(EditLine *edit)
{
    static char text[64];
    (void)edit;
    snprintf(text, sizeof text, "%s", terminal.prompt ? terminal.prompt : "");
    return text;
}

void completion_add(struct completion *completion, const char *word, size_t length)
{
    if (length >= TERMINAL_WORD_SIZE) return;
    for (int i = 0; i < completion->count; i++)
        if (strlen(completion->word[i]) == length &&
            memcmp(completion->word[i], word, length) == 0)
            return;
    if (completion->count == TERMINAL_WORDS_MAX) {
        completion->more = true;
        return;
    }
    memcpy(completion->word[completion->count], word, length);
    completion->word[completion->count++][length] = 0;
}

/* How many bytes at the front all words share. */
static size_t common_length(const struct completion *completion)
{
    size_t common = strlen(completion->word[0]);
    for (int i = 1; i < completion->count; i++) {
        size_t k = 0;
        while (k < common && completion->word[i][k] == completion->word[0][k]) k++;
        common = k;
    }
    return common;
}

static void list_words(const struct completion *completion)
{
    int widest = 0;
    for (int i = 0; i < completion->count; i++) {
        int width = (int)strlen(completion->word[i]);
        if (width > widest) widest = width;
    }
    int per_line = LIST_COLUMNS / (widest + 2);
    if (per_line < 1) per_line = 1;
    putchar('\n');
    for (int i = 0; i < completion->count; i++) {
        bool last = i % per_line == per_line - 1 || i == completion->count - 1;
        printf("%-*s%s", widest + 2, completion->word[i], last ? "\n" : "");
    }
    if (completion->more) puts("...");
    fflush(stdout);
}

/* The Tab key: inserts what is certain, lists what is possible. */
static unsigned char complete_line(EditLine *edit, int key)
{
    static struct completion completion;
    char line[TERMINAL_LINE_MAX];
    const LineInfo *info = el_line(edit);
    size_t length = (size_t)(info->cursor - info->buffer);
    (void)key;
    if (!terminal.complete || length >= sizeof line) return CC_ERROR;
    memcpy(line, info->buffer, length);
    line[length] = 0;
    completion.count = 0;
    completion.more = false;
    terminal.complete(terminal.context, line, &completion);
    if (completion.count == 0) return CC_ERROR;
    const char *start = strrchr(line, ' ');
    size_t typed = strlen(start ? start + 1 : line), common = common_length(&completion);
    if (common > typed) {
        char rest[TERMINAL_WORD_SIZE];
        snprintf(rest, sizeof rest, "%.*s", (int)(common - typed), completion.word[0] + typed);
        if (el_insertstr(edit, rest) < 0) return CC_ERROR;
        return CC_REFRESH;
    }
    if (completion.count == 1) return CC_NORM;
    list_words(&completion);
    return CC_REDISPLAY;
}

/* Keys that terminals send for Home, End and Delete; libedit knows only some of them. */
static void bind_keys(void)
{
    static const char *const keys[][2] = {
        { "\\e[1~", "ed-move-to-beg" }, { "\\e[H", "ed-move-to-beg" },
        { "\\eOH", "ed-move-to-beg" }, { "\\e[4~", "ed-move-to-end" },
        { "\\e[F", "ed-move-to-end" }, { "\\eOF", "ed-move-to-end" },
        { "\\e[3~", "ed-delete-next-char" }, { "^I", "landfall-complete" },
    };
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        el_set(terminal.edit, EL_BIND, keys[i][0], keys[i][1], NULL);
}

static void open_editor(void)
{
    HistEvent event;
    terminal.edit = el_init("landfall", stdin, stdout, stderr);
    if (!terminal.edit) return;
    terminal.history = history_init();
    if (terminal.history) {
        history(terminal.history, &event, H_SETSIZE, HISTORY_SIZE);
        history(terminal.history, &event, H_SETUNIQUE, 1);
        el_set(terminal.edit, EL_HIST, history, terminal.history);
    }
    el_set(terminal.edit, EL_PROMPT, give_prompt);
    el_set(terminal.edit, EL_EDITOR, "emacs");
    el_set(terminal.edit, EL_GETCFN, read_character);
    el_set(terminal.edit, EL_ADDFN, "landfall-complete", "complete a move", complete_line);
    bind_keys();
}

void terminal_open(terminal_complete complete, void *context)
{
    const char *name = getenv("TERM");
    setlocale(LC_CTYPE, "");
    if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0) setlocale(LC_CTYPE, "C.UTF-8");
    signal_seen = 0;
    catch_signals();
    terminal.complete = complete;
    terminal.context = context;
    terminal.person = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    if (terminal.person && name && strcmp(name, "dumb") != 0) open_editor();
}

void terminal_close(void)
{
    if (terminal.history) history_end(terminal.history);
    if (terminal.edit) el_end(terminal.edit);
    terminal.history = NULL;
    terminal.edit = NULL;
}

static enum terminal_result read_edited(char *line, size_t size, bool *cut)
{
    int count = 0;
    HistEvent event;
    el_resize(terminal.edit);      /* the window may have changed while bots moved */
    const char *text = el_gets(terminal.edit, &count);
    if (signal_seen) {
        putchar('\n');
        return TERMINAL_INTERRUPTED;
    }
    if (!text || count <= 0) {
        putchar('\n');
        return TERMINAL_END;
    }
    size_t length = strcspn(text, "\r\n");
    if (length && terminal.history) history(terminal.history, &event, H_ENTER, text);
    *cut = length >= size;
    if (*cut) length = size - 1;
    memcpy(line, text, length);
    line[length] = 0;
    return TERMINAL_LINE;
}

/* A line of any length from a pipe, in bounded memory; zero bytes end what we take of it. */
static enum terminal_result read_plain(char *line, size_t size, bool *cut)
{
    size_t length = 0;
    int c;
    *cut = false;
    while ((c = getchar()) != EOF && c != '\n') {
        if (length < size - 1) line[length++] = (char)c;
        else *cut = true;
    }
    line[length] = 0;
    length = strlen(line);
    if (length && line[length - 1] == '\r') line[length - 1] = 0;
    if (signal_seen) return TERMINAL_INTERRUPTED;
    return c == EOF && length == 0 ? TERMINAL_END : TERMINAL_LINE;
}

enum terminal_result terminal_read(const char *prompt, char *line, size_t size, bool *cut)
{
    if (signal_seen) return TERMINAL_INTERRUPTED;
    terminal.prompt = prompt;
    if (terminal.edit) {
        fflush(stdout);
        return read_edited(line, size, cut);
    }
    fputs(prompt, stdout);
    fflush(stdout);
    enum terminal_result result = read_plain(line, size, cut);
    /* A script's own words are not echoed by a terminal: put them into the record. */
    if (!terminal.person) puts(result == TERMINAL_LINE ? line : "");
    return result;
}
