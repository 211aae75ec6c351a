/* files.c - whole files of text, and the figures that a host gives to games (--GAME FILE). */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"

static char *read_all(FILE *file, const char *path, size_t limit, int *code)
{
    char *text = malloc(limit);
    if (!text) {
        *code = fail(EXIT_SYSTEM, SAY("not enough memory", "zu wenig Speicher"));
        return NULL;
    }
    size_t length = fread(text, 1, limit, file);
    if (ferror(file)) {
        *code = fail(EXIT_SYSTEM, "%s: %s", path, strerror(errno));
    } else if (length == limit) {
        *code = fail(EXIT_DATA, SAY("%s: longer than %zu bytes", "%s: länger als %zu Bytes"), path,
                     limit - 1);
    } else if (memchr(text, 0, length)) {
        *code = fail(EXIT_DATA, SAY("%s: a zero byte; it is no text",
                                    "%s: ein Nullbyte; das ist kein Text"), path);
    } else {
        text[length] = 0;
        *code = EXIT_DONE;
        return text;
    }
    free(text);
    return NULL;
}

char *file_text(const char *path, size_t limit, int *code)
{
    bool from_input = strcmp(path, "-") == 0;
    FILE *file = from_input ? stdin : fopen(path, "rb");
    if (!file) {
        *code = fail(EXIT_SYSTEM, "%s: %s", path, strerror(errno));
        return NULL;
    }
    char *text = read_all(file, path, limit, code);
    if (!from_input) fclose(file);
    return text;
}

uint32_t line_of(const char *text, uint32_t at)
{
    uint32_t line = 1;
    for (uint32_t i = 0; i < at && text[i]; i++) line += text[i] == '\n';
    return line;
}

/* What this program plays with; all its threads are in there. */
struct lf_context *host_context(void)
{
    static struct lf_context context;
    return &context;
}

/* Figures are few lines of text; what is longer is another file. They are kept to the end. */
static int replace_figures(const struct lf_game *game, const char *path)
{
    enum { FIGURES_MAX = 1 << 16 };
    struct lf_error error = { 0 };
    int code;
    char where[300];
    char *text = file_text(path, FIGURES_MAX, &code);
    if (!text) return code;
    void *figures = malloc(game->figures_size);
    if (!figures) {
        code = fail(EXIT_SYSTEM, SAY("not enough memory", "zu wenig Speicher"));
    } else if (!game->replace(text, figures, &error)) {
        snprintf(where, sizeof where, SAY("%.200s: line %u", "%.200s: Zeile %u"), path,
                 line_of(text, error.at));
        code = fail_at(EXIT_DATA, where, game, &error);
        free(figures);
    } else {
        host_context()->slot[game->figures_slot] = figures;
    }
    free(text);
    return code;
}

int take_figures(const struct arguments *arguments)
{
    int code = EXIT_DONE;
    for (int i = 0; lf_games[i] && i < GAMES_MAX && code == EXIT_DONE; i++)
        if (arguments->figures[i] && lf_games[i]->replace)
            code = replace_figures(lf_games[i], arguments->figures[i]);
    if (code == EXIT_DONE && arguments->value[OPTION_NET])
        code = take_net(arguments->value[OPTION_NET]);
    lf_enter(host_context());
    return code;
}
