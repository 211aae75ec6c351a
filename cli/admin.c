/* admin.c - `landfall admin`: one question to a running server, on its unix socket. What can be
 * asked is known to the server alone (server/admin_do.c). */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "cli/stores.h"

int admin_path(const struct arguments *arguments, const char *store, char out[STORE_PATH_SIZE])
{
    const char *given = arguments->value[OPTION_ADMIN];
    char standard[STORE_PATH_SIZE];
    out[0] = 0;
    if (given) {
        snprintf(out, STORE_PATH_SIZE, "%s", given);
        return EXIT_DONE;
    }
    if (!store) {
        int code = store_standard(standard, false);
        if (code != EXIT_DONE) return code;
        store = standard;
    }
    if (strncmp(store, "sqlite:", 7) == 0)
        snprintf(out, STORE_PATH_SIZE, "%.1000s-admin", store + 7);
    return EXIT_DONE;
}

static int dial(const char *path)
{
    struct sockaddr_un address = { .sun_family = AF_UNIX };
    if (strlen(path) >= sizeof address.sun_path) {
        errno = ENAMETOOLONG;
        return -1;
    }
    memcpy(address.sun_path, path, strlen(path) + 1);
    int number = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (number < 0 || connect(number, (const struct sockaddr *)&address, sizeof address) == 0)
        return number;
    int why = errno;
    close(number);
    errno = why;
    return -1;
}

/* Words with a tab or a newline in them would be others. */
static bool ask(int number, const struct arguments *arguments)
{
    char line[8000];
    size_t length = (size_t)snprintf(line, sizeof line, "%s\t%s", language == LF_DE ? "de" : "en",
                                     arguments->given[OPTION_JSON] ? "json" : "text");
    for (int i = 0; i < arguments->word_count; i++) {
        if (strpbrk(arguments->word[i], "\t\r\n") ||
            length + strlen(arguments->word[i]) + 3 > sizeof line) return false;
        length += (size_t)snprintf(line + length, sizeof line - length, "\t%s", arguments->word[i]);
    }
    line[length++] = '\n';
    return write(number, line, length) == (ssize_t)length;
}

/* The first line is the exit code; what follows is for people, or why not. */
static int show_answer(int number)
{
    FILE *in = fdopen(number, "r");
    char first[16], text[4096];
    size_t count;
    if (!in || !fgets(first, sizeof first, in)) {
        if (in) fclose(in);
        return fail(EXIT_SYSTEM, SAY("the server hung up: only its own user may ask",
                                     "der Server hat aufgelegt: Fragen darf nur sein Benutzer"));
    }
    int code = atoi(first);
    if (code != EXIT_DONE) fputs("landfall: ", stderr);
    while ((count = fread(text, 1, sizeof text, in)) > 0)
        fwrite(text, 1, count, code == EXIT_DONE ? stdout : stderr);
    fclose(in);
    return code;
}

int command_admin(const struct arguments *arguments)
{
    char path[STORE_PATH_SIZE];
    int code = admin_path(arguments, arguments->value[OPTION_STORE], path);
    if (code != EXIT_DONE) return code;
    int number = path[0] ? dial(path) : -1;
    if (number < 0 && (errno == ENOENT || errno == ECONNREFUSED || !path[0]))
        return fail(EXIT_SYSTEM, SAY("no server listens on %s; name its --store or --admin",
                                     "kein Server lauscht auf %s; nenn seinen --store oder "
                                     "--admin"), path[0] ? path : "?");
    if (number < 0) return fail(EXIT_SYSTEM, "%s: %s", path, strerror(errno));
    if (ask(number, arguments)) return show_answer(number);
    close(number);
    return fail(EXIT_USAGE, SAY("that is too long, or has tabs or line ends in it",
                                "das ist zu lang oder enthält Tabulatoren oder Zeilenenden"));
}
