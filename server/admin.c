/* admin.c - see admin.h: the socket, and one question at a time on it. */
#define _GNU_SOURCE
#include "server/admin.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "core/check.h"
#include "server/log.h"

/* One connection. */
struct line {
    struct line *next;
    struct admin *admin;
    uv_pipe_t pipe;
    uv_write_t write;
    char text[ADMIN_LINE_MAX];
    size_t length;
    char *answer;
    bool closing;
};

struct admin {
    struct server *server;
    uv_pipe_t pipe;
    char path[sizeof((struct sockaddr_un *)0)->sun_path];
    struct line *lines;
    bool closed;
};

static void on_line_closed(uv_handle_t *handle)
{
    struct line *line = handle->data, **at = &line->admin->lines;
    struct admin *admin = line->admin;
    while (*at && *at != line) at = &(*at)->next;
    if (*at) *at = line->next;
    free(line->answer);
    free(line);
    if (admin->closed && !admin->lines) free(admin);
}

static void hang_up(struct line *line)
{
    if (line->closing) return;
    line->closing = true;
    uv_close((uv_handle_t *)&line->pipe, on_line_closed);
}

/* Only the server's user and root; the mode of the socket says the same. */
static bool peer(struct line *line, uid_t *user)
{
    struct ucred who;
    socklen_t size = sizeof who;
    int number;
    if (uv_fileno((uv_handle_t *)&line->pipe, &number) != 0 ||
        getsockopt(number, SOL_SOCKET, SO_PEERCRED, &who, &size) != 0) return false;
    *user = who.uid;
    return who.uid == 0 || who.uid == geteuid();
}

/* Everything that a host does is in the log, with who did it; the words of an announcement and
 * reasons are not. */
static void log_deed(const struct admin_ask *ask, uid_t user, int code)
{
    struct log_line line;
    log_begin(&line, LOG_LEVEL_WARNING, "admin");
    log_text(&line, "do", ask->count ? ask->word[0] : "");
    if (ask->count > 1 && strcmp(ask->word[0], "announce") != 0)
        log_text(&line, "what", ask->word[1]);
    log_number(&line, "user", (int64_t)user);
    log_number(&line, "code", code);
    log_end(&line);
}

static void on_written(uv_write_t *write, int status)
{
    struct line *line = write->data;
    (void)status;
    hang_up(line);
}

/* Words parted by tabs, in place; the first two are the language and the form of the answer. */
static bool split(char *text, struct admin_ask *ask)
{
    int count = 0;
    for (char *at = text; at; count++) {
        char *end = strchr(at, '\t');
        if (end) *end++ = 0;
        if (count == 0) ask->language = strcmp(at, "de") == 0 ? LF_DE : LF_EN;
        else if (count == 1) ask->json = strcmp(at, "json") == 0;
        else if (ask->count == ADMIN_WORDS_MAX) return false;
        else ask->word[ask->count++] = at;
        at = end;
    }
    return ask->count > 0;
}

static void answer(struct line *line)
{
    struct admin_ask ask = { .server = line->admin->server };
    char *body = NULL;
    size_t size = 0;
    uid_t user = 0;
    int code = ADMIN_USAGE;
    if (!peer(line, &user) || !split(line->text, &ask) ||
        !(ask.out = open_memstream(&body, &size))) {
        hang_up(line);
        return;
    }
    code = admin_do(&ask);
    fclose(ask.out);
    log_deed(&ask, user, code);
    if (asprintf(&line->answer, "%d\n%s", code, body ? body : "") < 0) line->answer = NULL;
    free(body);
    if (!line->answer) {
        hang_up(line);
        return;
    }
    uv_buf_t bytes = uv_buf_init(line->answer, (unsigned)strlen(line->answer));
    line->write.data = line;
    if (uv_write(&line->write, (uv_stream_t *)&line->pipe, &bytes, 1, on_written) != 0)
        hang_up(line);
}

static void give_room(uv_handle_t *handle, size_t wanted, uv_buf_t *room)
{
    struct line *line = handle->data;
    (void)wanted;
    *room = uv_buf_init(line->text + line->length,
                        (unsigned)(sizeof line->text - 1 - line->length));
}

static void on_read(uv_stream_t *stream, ssize_t count, const uv_buf_t *room)
{
    struct line *line = stream->data;
    (void)room;
    if (count < 0) {
        hang_up(line);
        return;
    }
    line->length += (size_t)count;
    char *end = memchr(line->text, '\n', line->length);
    if (!end) {
        if (line->length == sizeof line->text - 1) hang_up(line);
        return;
    }
    *end = 0;
    uv_read_stop(stream);
    answer(line);
}

static void on_connection(uv_stream_t *stream, int status)
{
    struct admin *admin = stream->data;
    struct line *line = status == 0 ? calloc(1, sizeof *line) : NULL;
    if (!line) return;
    line->admin = admin;
    uv_pipe_init(&admin->server->loop, &line->pipe, 0);
    line->pipe.data = line;
    line->next = admin->lines;
    admin->lines = line;
    if (uv_accept(stream, (uv_stream_t *)&line->pipe) != 0 ||
        uv_read_start((uv_stream_t *)&line->pipe, give_room, on_read) != 0)
        hang_up(line);
}

/* A socket that nobody listens on any more, left by a server that was killed, goes. */
static bool is_taken(const char *path)
{
    struct sockaddr_un address = { .sun_family = AF_UNIX };
    struct stat info;
    if (lstat(path, &info) != 0) return false;
    if (!S_ISSOCK(info.st_mode)) return true;
    memcpy(address.sun_path, path, strlen(path) + 1);
    int number = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    bool answered = number >= 0 &&
                    connect(number, (const struct sockaddr *)&address, sizeof address) == 0;
    if (number >= 0) close(number);
    if (!answered) unlink(path);
    return answered;
}

static struct admin *start(struct server *server, const char *path, const char **why)
{
    struct admin *admin = calloc(1, sizeof *admin);
    LF_ASSERT(admin);
    admin->server = server;
    snprintf(admin->path, sizeof admin->path, "%s", path);
    uv_pipe_init(&server->loop, &admin->pipe, 0);
    admin->pipe.data = admin;
    mode_t before = umask(0177);
    int result = uv_pipe_bind(&admin->pipe, path);
    umask(before);
    if (result == 0 && chmod(path, 0600) != 0) result = -errno;
    if (result == 0) result = uv_listen((uv_stream_t *)&admin->pipe, 8, on_connection);
    if (result == 0) return admin;
    *why = uv_strerror(result);
    admin->path[0] = 0;
    admin_stop(admin);
    return NULL;
}

/* Without the socket everything else works; only who has asked for it is refused. */
enum server_end admin_open(struct server *server, char error[SERVER_ERROR_SIZE])
{
    const char *path = server->config->admin, *why = "another server listens there";
    if (!path) return SERVER_STOPPED;
    if (strlen(path) >= sizeof((struct admin *)0)->path) why = strerror(ENAMETOOLONG);
    else if (!is_taken(path)) server->admin = start(server, path, &why);
    if (server->admin) return SERVER_STOPPED;
    snprintf(error, SERVER_ERROR_SIZE, "--admin %.150s: %.100s", path, why);
    if (server->config->admin_asked) return SERVER_FAILED;
    log_event(LOG_LEVEL_WARNING, "admin.none", "what", error);
    error[0] = 0;
    return SERVER_STOPPED;
}

static void on_closed(uv_handle_t *handle)
{
    struct admin *admin = handle->data;
    admin->closed = true;
    if (!admin->lines) free(admin);
}

void admin_stop(struct admin *admin)
{
    if (!admin) return;
    if (admin->path[0]) unlink(admin->path);
    for (struct line *line = admin->lines; line; line = line->next) hang_up(line);
    uv_close((uv_handle_t *)&admin->pipe, on_closed);
}
