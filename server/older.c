/* older.c - see older.h. */
#include "server/older.h"

#include <fcntl.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/check.h"
#include "server/log.h"
#include "store/older.h"

enum { WAIT_MS = 5000, LOOK_S = 2, OUT_SIZE = 8192 };

struct adopted {
    struct adopted *next;
    char table[STORE_TABLE_MAX];
    bool moved;
    uint64_t ticket;                  /* its log is back when this is durable; 0: it is not over */
};
struct known { struct known *next; char person[STORE_PERSON_MAX], token[GUESTS_TOKEN_SIZE]; };

/* One older program. */
struct program {
    struct server *server;
    const char *path;
    char file[4096];                  /* its store */
    char rules[4096];                 /* what `version --json` says */
    struct adopted *tables;
    struct known *people;
    uv_process_t process;
    uv_pipe_t out;
    char said[OUT_SIZE];
    size_t said_length;
    bool running, closing;
    int handles;                      /* of process and pipe, until each is closed */
    int port;
};

struct older { struct program programs[SERVER_OLDER_MAX]; int count; uint64_t beats; };

/* ---- What a program can do ---- */

/* Runs it with two words and reads what it says; its exit code, -1: it cannot be run. */
static int ask_program(const char *path, const char *first, const char *second, char *said,
                       size_t size)
{
    int ends[2], status;
    size_t length = 0;
    ssize_t count;
    if (pipe(ends) != 0) return -1;
    pid_t child = fork();
    if (child == 0) {
        int nowhere = open("/dev/null", O_WRONLY);
        dup2(ends[1], STDOUT_FILENO);
        if (nowhere >= 0) dup2(nowhere, STDERR_FILENO);
        close(ends[0]);
        close(ends[1]);
        execl(path, path, first, second, (char *)NULL);
        _exit(127);
    }
    close(ends[1]);
    while (child > 0 && (count = read(ends[0], said + length, size - 1 - length)) > 0)
        length += (size_t)count;
    said[length] = 0;
    close(ends[0]);
    if (child < 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status)) return -1;
    return WEXITSTATUS(status) == 127 ? -1 : WEXITSTATUS(status);
}

static bool reads_format(void *context, const char *file)
{
    const struct program *program = context;
    char said[OUT_SIZE];
    int code = ask_program(program->path, "check-store", file, said, sizeof said);
    return code == 0 || code == 1;
}

/* The newest version of a game's rules that it plays; 0: it does not know the game. */
static unsigned long rules_of(const struct program *program, const char *game)
{
    char name[80];
    snprintf(name, sizeof name, "\"%.60s\"", game);
    const char *rules = strstr(program->rules, "\"rules\""), *at = rules;
    at = at ? strstr(at, name) : NULL;
    if (!at) return 0;
    at += strlen(name);
    return strtoul(at + strspn(at, " :"), NULL, 10);
}

static struct program *program_for(struct older *older, const char *game, unsigned long version)
{
    struct program *best = NULL;
    for (int i = 0; i < older->count; i++) {
        unsigned long newest = rules_of(&older->programs[i], game);
        if (newest < version) continue;
        if (!best || newest < rules_of(best, game)) best = &older->programs[i];
    }
    return best;
}

/* ---- Tables ---- */

static const struct adopted *find_in(const struct program *program, const char *table)
{
    for (const struct adopted *each = program->tables; each; each = each->next)
        if (strcmp(each->table, table) == 0) return each;
    return NULL;
}

static struct program *program_of(const struct server *server, const char *table)
{
    struct older *older = server->older;
    for (int i = 0; older && i < older->count; i++)
        if (find_in(&older->programs[i], table)) return &older->programs[i];
    return NULL;
}

bool older_plays(const struct server *server, const char *table)
{
    return program_of(server, table) != NULL;
}

int older_port(const struct server *server, const char *table)
{
    const struct program *program = program_of(server, table);
    return program && program->running ? program->port : 0;
}

const char *older_token(const struct server *server, const char *table, const char *person)
{
    const struct program *program = program_of(server, table);
    for (const struct known *each = program ? program->people : NULL; each; each = each->next)
        if (strcmp(each->person, person) == 0) return each->token;
    return "";
}

static void add_table(struct program *program, const char *table)
{
    struct adopted *adopted = calloc(1, sizeof *adopted);
    LF_ASSERT(adopted);
    snprintf(adopted->table, sizeof adopted->table, "%s", table);
    adopted->next = program->tables;
    program->tables = adopted;
}

/* ---- Preparing its store ---- */

struct handing { struct older_store *to; bool good; };

static bool hand_entry(void *context, const struct store_entry *entry)
{
    struct handing *handing = context;
    handing->good = older_append(handing->to, entry);
    return handing->good;
}

/* A person of its tables gets a token that only we know, new at each start. */
struct naming { struct program *program; struct older_store *store; bool good; };

static void name_person(void *context, const char *id, const char *name)
{
    struct naming *naming = context;
    uint8_t bits[32];
    struct store_guest guest = { .at = net_time_ms() };
    for (const struct known *each = naming->program->people; each; each = each->next)
        if (strcmp(each->person, id) == 0) return;
    struct known *known = calloc(1, sizeof *known);
    LF_ASSERT(known);
    randombytes_buf(bits, sizeof bits);
    snprintf(known->person, sizeof known->person, "%s", id);
    sodium_bin2base64(known->token, sizeof known->token, bits, sizeof bits,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    crypto_generichash(guest.hash, sizeof guest.hash, bits, sizeof bits, NULL, 0);
    snprintf(guest.id, sizeof guest.id, "%s", id);
    snprintf(guest.name, sizeof guest.name, "%s", name);
    naming->good = older_guest(naming->store, &guest) && naming->good;
    known->next = naming->program->people;
    naming->program->people = known;
}

static void forget_people(struct program *program)
{
    for (struct known *each = program->people, *next; each; each = next) {
        next = each->next;
        free(each);
    }
    program->people = NULL;
}

/* A child outlives a server that was killed, and keeps its store. Its number is kept beside it. */
static void pid_name(const struct program *program, char out[4200])
{
    snprintf(out, 4200, "%s-pid", program->file);
}

static void note_child(const struct program *program)
{
    char name[4200];
    pid_name(program, name);
    FILE *out = fopen(name, "we");
    if (!out) return;
    fprintf(out, "%d\n", program->process.pid);
    fclose(out);
}

/* Only if it still is that child: its words name our store. */
static void end_orphan(const struct program *program)
{
    char name[4200], words[8192] = "";
    int pid = 0;
    pid_name(program, name);
    FILE *in = fopen(name, "re");
    if (in && fscanf(in, "%d", &pid) != 1) pid = 0;
    if (in) fclose(in);
    if (pid <= 1) return;
    snprintf(name, sizeof name, "/proc/%d/cmdline", pid);
    in = fopen(name, "re");
    size_t length = in ? fread(words, 1, sizeof words - 1, in) : 0;
    if (in) fclose(in);
    for (size_t i = 0; i < length; i++)
        if (!words[i]) words[i] = ' ';
    if (strstr(words, program->file)) kill(pid, SIGTERM);
}

static bool prepare(struct program *program)
{
    char error[STORE_ERROR_MAX] = "";
    struct store *store = program->server->store;
    struct older_store *to = older_open(program->file, reads_format, program, error);
    if (!to) {
        log_event(LOG_LEVEL_ERROR, "older.failed", "what", error);
        end_orphan(program);
        return false;
    }
    struct handing handing = { to, true };
    for (struct adopted *each = program->tables; each && handing.good; each = each->next) {
        if (!each->moved && !older_has(to, each->table)) {
            handing.good = store_read(store, each->table, hand_entry, &handing) && handing.good;
            log_event(LOG_LEVEL_INFO, "older.took", "table", each->table);
        }
        each->moved = true;
    }
    forget_people(program);
    struct naming naming = { program, to, true };
    bool good = older_people(to, name_person, &naming) && naming.good && handing.good;
    return older_close(to) && good;
}

/* ---- The child ---- */

static void on_handle_closed(uv_handle_t *handle)
{
    struct program *program = handle->data;
    program->handles--;
}

static void on_exit_of(uv_process_t *process, int64_t code, int signal_number)
{
    struct program *program = process->data;
    (void)signal_number;
    program->running = false;
    program->port = 0;
    if (!program->closing && code != 0)
        log_event(LOG_LEVEL_WARNING, "older.ended", "program", program->path);
    uv_close((uv_handle_t *)process, on_handle_closed);
    uv_close((uv_handle_t *)&program->out, on_handle_closed);
}

static void give_room(uv_handle_t *handle, size_t wanted, uv_buf_t *room)
{
    struct program *program = handle->data;
    (void)wanted;
    if (program->said_length >= sizeof program->said - 1) program->said_length = 0;
    *room = uv_buf_init(program->said + program->said_length,
                        (unsigned)(sizeof program->said - 1 - program->said_length));
}

/* The line that names its address. */
static void on_said(uv_stream_t *stream, ssize_t count, const uv_buf_t *room)
{
    struct program *program = stream->data;
    (void)room;
    if (count <= 0) return;
    program->said_length += (size_t)count;
    program->said[program->said_length] = 0;
    const char *found = strstr(program->said, "http://127.0.0.1:");
    if (!found || program->port || !strchr(found, '\n')) return;
    program->port = atoi(found + strlen("http://127.0.0.1:"));
    log_event(LOG_LEVEL_INFO, "older.started", "program", program->path);
}

static void spawn(struct program *program)
{
    char store[4200], delay[16], rate[16];
    int wanted = program->server->config->bot_delay_ms;
    snprintf(rate, sizeof rate, "%d", program->server->config->messages_per_second);
    snprintf(store, sizeof store, "sqlite:%s", program->file);
    snprintf(delay, sizeof delay, "%d", wanted);
    char *words[] = { (char *)program->path, "serve", "--listen", "127.0.0.1:0", "--store", store,
                      "--sockets-per-address", "0", "--quiet", "--lang", "en",
                      "--rate", rate, wanted < 0 ? NULL : "--bot-delay", delay, NULL };
    uv_stdio_container_t ends[3] = {
        { .flags = UV_IGNORE }, { .flags = (uv_stdio_flags)(UV_CREATE_PIPE | UV_WRITABLE_PIPE) },
        { .flags = UV_INHERIT_FD, .data = { .fd = STDERR_FILENO } },
    };
    uv_process_options_t options = { .file = program->path, .args = words, .stdio_count = 3,
                                     .stdio = ends, .exit_cb = on_exit_of };
    uv_pipe_init(&program->server->loop, &program->out, 0);
    ends[1].data.stream = (uv_stream_t *)&program->out;
    program->process.data = program->out.data = program;
    program->said_length = 0;
    program->port = 0;
    program->handles = 2;
    int result = uv_spawn(&program->server->loop, &program->process, &options);
    program->running = result == 0;
    if (result == 0) {
        note_child(program);
        uv_read_start((uv_stream_t *)&program->out, give_room, on_said);
        return;
    }
    log_event(LOG_LEVEL_ERROR, "older.failed", "what", uv_strerror(result));
    uv_close((uv_handle_t *)&program->process, on_handle_closed);
    uv_close((uv_handle_t *)&program->out, on_handle_closed);
}

static bool has_new(const struct program *program)
{
    for (const struct adopted *each = program->tables; each; each = each->next)
        if (!each->moved) return true;
    return false;
}

/* A program that has nothing to play does not run; one that gets a table is started anew. */
static void mind(struct program *program)
{
    if (program->running) {
        if (program->port && (has_new(program) || !program->tables))
            uv_process_kill(&program->process, SIGTERM);
        return;
    }
    if (program->tables && !program->handles && prepare(program)) spawn(program);
}

/* ---- Matches that are over come back ---- */

static bool bring_entry(void *context, const struct store_entry *entry)
{
    struct server *server = context;
    store_append(server->store, entry);
    return true;
}

static bool count_entries(void *context, const struct store_entry *entry)
{
    *(uint32_t *)context = entry->seq;
    return true;
}

static void bring_back(void *context, const char *table, const char *summary)
{
    struct program *program = context;
    struct server *server = program->server;
    uint32_t here = 0;
    struct adopted *each = program->tables;
    while (each && strcmp(each->table, table) != 0) each = each->next;
    if (!each || each->ticket || !store_read(server->store, table, count_entries, &here)) return;
    if (!older_read(program->file, table, here, bring_entry, server)) return;
    store_finish(server->store, &(struct store_finish){
        .table = table, .summary = summary, .end = STORE_END_PEOPLE, .at = net_time_ms(),
        .people = NULL });
    each->ticket = store_note(server->store, STORE_NOTE_OLDER, table, 0, NULL);
}

/* Until its log can be read here whole, a table is still the older program's: who asked earlier
 * would find half of it, and nobody would look again. */
static void take_back(struct program *program)
{
    struct server *server = program->server;
    uint64_t durable = store_durable(server->store);
    for (struct adopted **at = &program->tables; *at;) {
        struct adopted *each = *at;
        if (!each->ticket || each->ticket > durable) {
            at = &each->next;
            continue;
        }
        *at = each->next;
        tables_reread(server->tables, each->table);
        log_event(LOG_LEVEL_INFO, "older.gave-back", "table", each->table);
        free(each);
    }
}

void older_beat(struct server *server)
{
    struct older *older = server->older;
    for (int i = 0; older && i < older->count; i++) {
        struct program *program = &older->programs[i];
        take_back(program);
        if (program->running && older->beats % LOOK_S == 0)
            older_finished(program->file, bring_back, program);
        mind(program);
    }
    if (older) older->beats++;
}

/* ---- Start and stop ---- */

struct setup { char game[64]; unsigned long version; };

static bool read_setup(void *context, const struct store_entry *entry)
{
    struct setup *setup = context;
    const char *rules = strstr(entry->text, "\nrules ");
    if (sscanf(entry->text, "game %63s", setup->game) == 1 && rules)
        setup->version = strtoul(rules + 7, NULL, 10);
    return false;
}

/* Whether it was handed over before: then it is not ours to end, even where the older program is
 * missing today. */
struct asked { const char *table; bool found; };

static bool same_table(void *context, const char *key, int64_t at, const char *text)
{
    struct asked *asked = context;
    (void)at, (void)text;
    asked->found = strcmp(key, asked->table) == 0;
    return false;
}

bool older_adopt(void *context, const char *table)
{
    struct server *server = context;
    struct setup setup = { 0 };
    struct asked asked = { table, false };
    if (older_plays(server, table)) return true;
    store_notes(server->store, STORE_NOTE_OLDER, table, same_table, &asked);
    if (!server->older || asked.found) return asked.found;
    store_read(server->store, table, read_setup, &setup);
    struct program *program = setup.version ? program_for(server->older, setup.game, setup.version)
                                            : NULL;
    if (!program) return false;
    add_table(program, table);
    store_note(server->store, STORE_NOTE_OLDER, table, net_time_ms(), program->path);
    return true;
}

/* Tables that were handed over before. */
static bool remember(void *context, const char *key, int64_t at, const char *text)
{
    struct server *server = context;
    struct setup setup = { 0 };
    (void)at, (void)text;
    store_read(server->store, key, read_setup, &setup);
    struct program *program = program_for(server->older, setup.game, setup.version);
    if (program) add_table(program, key);
    else log_event(LOG_LEVEL_ERROR, "older.missing", "table", key);
    return true;
}

bool older_start(struct server *server, char error[SERVER_ERROR_SIZE])
{
    const struct server_config *config = server->config;
    if (!config->older_count) return true;
    struct older *older = server->older = calloc(1, sizeof *older);
    LF_ASSERT(older);
    for (int i = 0; i < config->older_count; i++) {
        struct program *program = &older->programs[older->count++];
        program->server = server;
        program->path = config->older[i];
        snprintf(program->file, sizeof program->file, "%.4000s.older-%d", config->store + 7, i + 1);
        if (ask_program(program->path, "version", "--json", program->rules,
                        sizeof program->rules) == 0 && strstr(program->rules, "\"rules\""))
            continue;
        snprintf(error, SERVER_ERROR_SIZE, "--older %.200s: not a landfall that can be run",
                 program->path);
        return false;
    }
    return store_notes(server->store, STORE_NOTE_OLDER, "", remember, server);
}

void older_stop(struct server *server)
{
    struct older *older = server->older;
    uint64_t began = net_clock_ms();
    for (int i = 0; older && i < older->count; i++) {
        older->programs[i].closing = true;
        if (older->programs[i].running) uv_process_kill(&older->programs[i].process, SIGTERM);
    }
    for (int i = 0; older && i < older->count; i++)
        while (older->programs[i].running && net_clock_ms() - began < WAIT_MS)
            uv_run(&server->loop, UV_RUN_ONCE);
    for (int i = 0; older && i < older->count; i++) {
        forget_people(&older->programs[i]);
        while (older->programs[i].tables) {
            struct adopted *gone = older->programs[i].tables;
            older->programs[i].tables = gone->next;
            free(gone);
        }
    }
}
