/* join.c - `landfall join ADDRESS --table CODE --bot BOT`: takes a seat at a table of any server
 * for a bot: one of ours, or any program that speaks the bot protocol. People see that it is a bot
 * by its name. What the program does not answer, our best bot does. */
#define _DEFAULT_SOURCE
#include "cli/join.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/solution.h"
#include "core/match.h"
#include "core/text.h"

enum { NAME_MAX_BYTES = 18, REFUSALS_MAX = 20, SPARE_MS = 300 };

static void end(struct join *join, int code)
{
    join->done = true;
    join->code_of_exit = code;
}

/* ---- Where ---- */

/* "http://host:8080", "https://host", "host:8080" */
static bool read_address(struct join *join, const char *text)
{
    join->tls = strncmp(text, "https://", 8) == 0;
    if (join->tls) text += 8;
    else if (strncmp(text, "http://", 7) == 0) text += 7;
    bool bracket = text[0] == '[';               /* an IPv6 address */
    const char *close = bracket ? strchr(text, ']') : NULL;
    size_t length = bracket ? (close ? (size_t)(close - text + 1) : 0) : strcspn(text, ":/");
    if (length == 0 || length >= sizeof join->host) return false;
    snprintf(join->host, sizeof join->host, "%.*s", (int)(bracket ? length - 2 : length),
             text + bracket);
    const char *rest = text + length;
    join->port = join->tls ? 443 : 80;
    if (*rest == ':') {
        char *stop;
        long port = strtol(rest + 1, &stop, 10);
        if (stop == rest + 1 || port < 1 || port > 65535) return false;
        join->port = (int)port;
        rest = stop;
    }
    snprintf(join->origin, sizeof join->origin, "%.*s:%d", (int)length, text, join->port);
    return !*rest || strcmp(rest, "/") == 0;
}

static int refused(const struct join *join, const char *what, const json_t *answer, int status)
{
    const char *detail = json_string_value(json_object_get(answer, "detail"));
    if (!detail) detail = json_string_value(json_object_get(answer, "title"));
    return fail(EXIT_SYSTEM, SAY("%s: %s was refused (%d): %s", "%s: %s abgelehnt (%d): %s"),
                join->origin, what, status, detail ? detail : "");
}

/* Becomes a guest whose name says what it is. */
static int become_guest(struct join *join)
{
    char body[160];
    int status;
    snprintf(body, sizeof body, "{\"name\":\"%s\",\"token\":true}", join->name);
    json_t *answer = join_post(join, "/api/guest", body, &status);
    if (!answer) return EXIT_SYSTEM;
    const char *token = json_string_value(json_object_get(answer, "token"));
    int code = token && strlen(token) < sizeof join->token
                   ? EXIT_DONE : refused(join, join->name, answer, status);
    if (code == EXIT_DONE) snprintf(join->token, sizeof join->token, "%s", token);
    json_decref(answer);
    return code;
}

/* A code that people read out, or else the id that stands in the table's link. */
static int find_table(struct join *join)
{
    char body[160];
    int status;
    const char *code = strrchr(join->code, '/') ? strrchr(join->code, '/') + 1 : join->code;
    if (!*code || strlen(code) > 40 || strpbrk(code, "\"\\"))
        return fail(EXIT_USAGE, SAY("--table %s: expected the code or the link of a table",
                                    "--table %s: erwartet Code oder Link eines Tischs"),
                    join->code);
    snprintf(join->table, sizeof join->table, "%s", code);
    snprintf(body, sizeof body, "{\"code\":\"%s\"}", code);
    json_t *answer = join_post(join, "/api/join", body, &status);
    if (!answer) return EXIT_SYSTEM;
    const char *id = json_string_value(json_object_get(answer, "table"));
    if (id && strlen(id) < sizeof join->table) snprintf(join->table, sizeof join->table, "%s", id);
    json_decref(answer);
    return EXIT_DONE;
}

/* ---- The table ---- */

void join_opened(struct join *join)
{
    join->asks_position = false;
    join_send(join, "{\"t\":\"watch\",\"table\":\"%s\"}", join->table);
}

/* Names that the server gives become part of no command and no format; a game must be one of ours,
 * with the same rules, so that actions mean the same. */
static bool begin(struct join *join, const json_t *message)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX];
    struct lf_error error;
    const char *name = json_string_value(json_object_get(message, "game"));
    const char *options = json_string_value(json_object_get(message, "options"));
    join->seats = (int)json_array_size(json_object_get(message, "seats"));
    join->game = name ? lf_game_find(name) : NULL;
    if (!join->game || !options || strlen(options) >= LF_OPTIONS_MAX ||
        !join->game->init(state, join->seats, options, &error)) {
        end(join, fail(EXIT_DATA, SAY("the table plays '%s' by rules that are not known here",
                                      "der Tisch spielt '%s' nach Regeln, die hier fehlen"),
                       name ? name : "?"));
        return false;
    }
    botwire_begin(join->bot.wire, &join->bot.match, join->game, state, join->seat, 1);
    join->rng = (struct lf_rng){ lf_mix((uint64_t)getpid() ^ (uint64_t)(seconds_now() * 1e6)), 0 };
    join->began = true;
    return true;
}

static bool has(const json_t *list, int number)
{
    for (size_t i = 0; i < json_array_size(list); i++)
        if (json_integer_value(json_array_get(list, i)) == number) return true;
    return false;
}

/* If our seat is awaited: the position, in which the bot is then asked. */
static void look(struct join *join, const json_t *message)
{
    const json_t *clock = json_object_get(message, "clock"), *turn, *reserve;
    const json_t *awaited = json_object_get(message, "awaited");
    join->seq = json_integer_value(json_object_get(message, "seq"));
    join->clock_ms = -1;
    turn = json_array_get(json_object_get(clock, "turn"), (size_t)join->seat);
    reserve = json_array_get(json_object_get(clock, "reserve"), (size_t)join->seat);
    if (json_is_integer(turn))
        join->clock_ms = json_integer_value(turn) + json_integer_value(reserve);
    if (!has(awaited, join->seat) || join->asks_position) return;
    join->asks_position = true;
    join_send(join, "{\"t\":\"position\",\"id\":%lld}", (long long)join->seq);
}

static void sit(struct join *join, const json_t *seats)
{
    for (int i = 0; i < (int)json_array_size(seats); i++) {
        const json_t *seat = json_array_get(seats, (size_t)i);
        const char *kind = json_string_value(json_object_get(seat, "kind"));
        if (!kind || strcmp(kind, "open") != 0) continue;
        if (join->seat_wanted >= 0 && join->seat_wanted != i) continue;
        join_send(join, "{\"t\":\"sit\",\"seat\":%d}", i);
        return;
    }
    end(join, fail(EXIT_NO, SAY("no seat is free at this table",
                                "an diesem Tisch ist kein Platz frei")));
}

static void take_table(struct join *join, const json_t *message)
{
    const json_t *me = json_object_get(message, "me");
    const char *state = json_string_value(json_object_get(message, "state"));
    join->seat = json_is_integer(me) ? (int)json_integer_value(me) : -1;
    if (state && strcmp(state, "over") == 0) end(join, EXIT_DONE);
    else if (join->seat < 0) sit(join, json_object_get(message, "seats"));
    else if (state && strcmp(state, "open") == 0 && !join->gave_word) {
        join->gave_word = true;
        join_send(join, "{\"t\":\"word\",\"word\":\"%08lx%08lx\"}", (unsigned long)random(),
                  (unsigned long)random());
        if (!join->quiet) fprintf(stderr, SAY("%s has seat %d\n", "%s hat Platz %d\n"), join->name,
                                  join->seat);
    } else if (state && strcmp(state, "running") == 0) {
        if (!join->began && !begin(join, message)) return;
        look(join, message);
    }
}

/* What has happened, for the bot; and whether it is our turn now. */
static void take_move(struct join *join, const json_t *message)
{
    char line[LF_ACTION_TEXT_MAX + 64];
    const char *seen = json_string_value(json_object_get(message, "seen"));
    int actor = (int)json_integer_value(json_object_get(message, "seat"));
    if (!join->began || strlen(seen ? seen : "") >= LF_ACTION_TEXT_MAX) return;
    if (seen && !join->bot.wire->without_events) {
        if (actor < 0) snprintf(line, sizeof line, "event %s chance %s", join->bot.match.id, seen);
        else snprintf(line, sizeof line, "event %s %d %s", join->bot.match.id, actor, seen);
        botwire_say(join->bot.wire, line);
    }
    join->refusals = 0;
    look(join, message);
}

/* Our position: the bot is asked, and what it names is done. */
static void take_position(struct join *join, const json_t *message)
{
    static _Alignas(16) unsigned char view[LF_STATE_MAX];
    const char *position = json_string_value(json_object_get(message, "position"));
    const struct lf_game *game;
    struct lf_error error;
    char text[LF_ACTION_TEXT_MAX];
    lf_action action;
    join->asks_position = false;
    int64_t seq = json_integer_value(json_object_get(message, "seq"));
    if (!position || !lf_position_parse(position, &game, view, &error) || game != join->game) {
        end(join, fail(EXIT_DATA, SAY("the server's position cannot be read",
                                      "die Stellung des Servers ist nicht lesbar")));
        return;
    }
    if (!(game->actors(view) >> join->seat & 1)) return;
    int64_t most = join->clock_ms > SPARE_MS + 50 ? join->clock_ms - SPARE_MS : 50;
    join->bot.settings.ask_ms = join->clock_ms >= 0 && most < join->budget_ms ? (int)most
                                                                             : join->budget_ms;
    join->bot.asked++;
    if (!botwire_ask(join->bot.wire, &join->bot.match, view, join->clock_ms, &action)) {
        join->bot.stood_in++;
        action = lf_bot_best(game)->choose(game, view, join->seat, &join->rng, &join->memory);
    }
    game->print(action, text, sizeof text);
    snprintf(join->last, sizeof join->last,
             "{\"t\":\"do\",\"seq\":%lld,\"key\":\"b%lld\",\"do\":\"%s\"}", (long long)seq,
             (long long)seq, text);
    join_send(join, "%s", join->last);
    join->moves++;
}

/* Too soon: once more in a moment. Behind: the missing moves follow. */
static void take_refused(struct join *join, const json_t *message)
{
    const char *reason = json_string_value(json_object_get(message, "reason"));
    if (!reason) reason = "?";
    if (++join->refusals > REFUSALS_MAX || (join->seat < 0 && strcmp(reason, "rate") != 0)) {
        end(join, fail(EXIT_NO, SAY("the server refuses: %s", "der Server lehnt ab: %s"), reason));
    } else if (strcmp(reason, "rate") == 0 && json_object_get(message, "key")) {
        join->repeat = true;
        memcpy(join->again, join->last, sizeof join->again);
    } else if (join->began && strcmp(reason, "seq") != 0) {
        join->repeat = join->asks_position = true;
        snprintf(join->again, sizeof join->again, "{\"t\":\"position\",\"id\":%lld}",
                 (long long)join->seq);
    }
}

static void take_over(struct join *join, const json_t *message)
{
    const json_t *winners = json_object_get(message, "winners"),
                 *points = json_object_get(message, "points");
    if (!join->quiet) {
        for (size_t i = 0; i < json_array_size(points); i++)
            printf(SAY("seat %zu%s: %lld points%s\n", "Platz %zu%s: %lld Punkte%s\n"), i,
                   (int)i == join->seat ? " *" : "",
                   (long long)json_integer_value(json_array_get(points, i)),
                   has(winners, (int)i) ? SAY(", wins", ", gewinnt") : "");
    }
    end(join, EXIT_DONE);
}

void join_take(struct join *join, const char *text, size_t length)
{
    json_t *message = json_loadb(text, length, 0, NULL);
    const char *type = json_string_value(json_object_get(message, "t"));
    if (!type) type = "";
    if (strcmp(type, "table") == 0) take_table(join, message);
    else if (strcmp(type, "move") == 0 || strcmp(type, "undone") == 0) take_move(join, message);
    else if (strcmp(type, "answer") == 0 && json_object_get(message, "position"))
        take_position(join, message);
    else if (strcmp(type, "refused") == 0) take_refused(join, message);
    else if (strcmp(type, "over") == 0) take_over(join, message);
    else if (strcmp(type, "gone") == 0)
        end(join, fail(EXIT_NO, SAY("the table is gone: %s", "den Tisch gibt es nicht: %s"),
                       json_string_value(json_object_get(message, "reason"))));
    json_decref(message);
}

/* ---- The command ---- */

/* One of ours speaks the protocol in a process of its own, like any other. */
static int hire(struct join *join, const struct arguments *arguments)
{
    static char command[8192];
    const char *bot = arguments->value[OPTION_JOIN_BOT];
    char self[4096];
    if (strncmp(bot, "cmd:", 4) == 0) {
        snprintf(command, sizeof command, "%s", bot + 4);
    } else {
        ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
        if (length < 0 || memchr(self, '\'', (size_t)length))
            return fail(EXIT_SYSTEM, SAY("where this program is cannot be found out",
                                         "wo dieses Programm liegt, ist nicht zu finden"));
        if (strcmp(bot, "best") != 0 && !lf_bot_find(bot))
            return fail(EXIT_USAGE, SAY("there is no bot '%s'; `landfall games` lists them",
                                        "es gibt keinen Bot '%s'; siehe `landfall games`"), bot);
        self[length] = 0;
        snprintf(command, sizeof command, "exec '%s' bot %s", self, bot);
    }
    join->bot.settings = outside_settings(arguments, command);
    join->budget_ms = join->bot.settings.ask_ms;
    if (!outside_ready(&join->bot)) return outside_fail(&join->bot);
    const char *name = arguments->value[OPTION_JOIN_NAME];
    if (!name) name = join->bot.name;
    snprintf(join->name, sizeof join->name, "%.*s (bot)", NAME_MAX_BYTES, name);
    if (strpbrk(join->name, "\"\\"))
        return fail(EXIT_USAGE, SAY("--name %s: no quotes and no backslashes",
                                    "--name %s: keine Anführungszeichen, kein \\"), join->name);
    return EXIT_DONE;
}

int command_join(const struct arguments *arguments)
{
    static struct join join;
    join.seat = -1;
    join.seat_wanted = arguments->given[OPTION_SEAT] ? (int)arguments->number[OPTION_SEAT] : -1;
    join.code = arguments->value[OPTION_JOIN_TABLE];
    join.quiet = arguments->given[OPTION_QUIET];
    srandom((unsigned)(seconds_now() * 1e6) ^ (unsigned)getpid());
    if (!join.code)
        return fail(EXIT_USAGE, SAY("--table is missing: the code or the link of a table",
                                    "--table fehlt: Code oder Link eines Tischs"));
    if (!read_address(&join, arguments->word[0]))
        return fail(EXIT_USAGE, SAY("%s: expected an address such as http://host:8080",
                                    "%s: erwartet eine Adresse wie http://host:8080"),
                    arguments->word[0]);
    int code = hire(&join, arguments);
    if (code == EXIT_DONE) code = become_guest(&join);
    if (code == EXIT_DONE) code = find_table(&join);
    if (code == EXIT_DONE) code = join_follow(&join);
    outside_stop(&join.bot);
    outside_report(&join.bot);
    return code;
}
