/* replay.c - `landfall replay`: checks a recorded game line by line and tells what happened.
 *
 * The file may be anything: lines are read into a fixed buffer, and what is not text of at most
 * LF_REPLAY_LINE_MAX bytes a line is refused with its line and byte. */
#include "core/replay.h"

#include <errno.h>
#include <string.h>

#include "cli/command.h"
#include "cli/json.h"
#include "cli/verify.h"
#include "core/hash.h"
#include "core/match.h"
#include "core/text.h"

enum { NAME_COLUMNS = 10 };

struct session {
    const struct arguments *arguments;
    const char *name;                    /* the file, as messages call it */
    FILE *file;
    struct lf_replay replay;
    struct json json;
    bool as_json, showing, verifying;
    struct verify verify;
    uint64_t until;
    uint32_t turn_shown;
    _Alignas(16) unsigned char before[LF_STATE_MAX];
};

static int refuse(const struct session *session, uint32_t line, const struct lf_error *error,
                  int code)
{
    char where[512];
    snprintf(where, sizeof where, "%.480s:%u", session->name, line);
    return fail_at(code, where, session->replay.game, error);
}

enum line_result { LINE_READ, LINE_END, LINE_BAD };

/* Reads a line without its newline. A last line that lacks one is taken as a line. */
static enum line_result read_line(FILE *file, char *line, struct lf_error *error)
{
    uint32_t length = 0;
    for (int c = getc(file); c != '\n'; c = getc(file)) {
        if (c == EOF) {
            line[length] = 0;
            return length ? LINE_READ : LINE_END;
        }
        error->at = length;
        if (length == LF_REPLAY_LINE_MAX - 1) {
            error->expected = LF_SAY("the line to end here, after 1023 bytes at most",
                                     "das Ende der Zeile, nach höchstens 1023 Bytes");
            return LINE_BAD;
        }
        if ((unsigned char)c < 0x20 || c == 0x7F) {
            error->expected = LF_SAY("text, not a control byte", "Text, kein Steuerzeichen");
            return LINE_BAD;
        }
        line[length++] = (char)c;
    }
    line[length] = 0;
    return LINE_READ;
}

static void show_action(struct session *session)
{
    const struct lf_game *game = session->replay.game;
    char sentence[1024], action[LF_ACTION_TEXT_MAX], actor[16] = "chance";
    uint32_t turn = game->turn(session->before);
    lf_tell(game, session->before, session->replay.state, session->replay.actor,
            session->replay.action, language, sentence, sizeof sentence);
    if (session->as_json) {
        game->print(session->replay.action, action, sizeof action);
        if (session->replay.actor != LF_CHANCE)
            snprintf(actor, sizeof actor, "%d", session->replay.actor);
        json_object(&session->json, NULL);
        json_unsigned(&session->json, "n", session->replay.actions);
        json_unsigned(&session->json, "turn", turn);
        json_text(&session->json, "actor", actor);
        json_text(&session->json, "action", action);
        json_text(&session->json, "text", sentence);
        json_close(&session->json);
        return;
    }
    if (turn != session->turn_shown) {
        printf(SAY("\nTurn %u\n", "\nZug %u\n"), turn);
        session->turn_shown = turn;
    }
    printf("%6llu  ", (unsigned long long)session->replay.actions);
    wrap_print(stdout, sentence, strlen(sentence), 8, 8, terminal_columns());
}

/* Chance must have brought what the proof of the dice says. */
static int check_draw(struct session *session)
{
    const struct lf_game *game = session->replay.game;
    char should[LF_ACTION_TEXT_MAX];
    if (session->replay.actor != LF_CHANCE) return EXIT_DONE;
    lf_action action = verify_draw(&session->verify, game, session->before);
    if (action == session->replay.action && verify_listed(&session->verify, game, action))
        return EXIT_DONE;
    game->print(action, should, sizeof should);
    return fail(EXIT_NO, SAY("%s:%u: by the proof, chance brought '%s' here",
                             "%s:%u: Nach dem Beweis brachte der Zufall hier '%s'"),
                session->name, session->replay.line, should);
}

/* Reads lines until the end, the action asked for, or the first wrong one. */
static int read_replay(struct session *session)
{
    struct lf_replay *replay = &session->replay;
    struct lf_error error = { 0 };
    char line[LF_REPLAY_LINE_MAX];
    enum line_result result = LINE_READ;
    while (!(replay->part != LF_REPLAY_HEAD && replay->actions >= session->until)) {
        uint64_t actions = replay->actions;
        uint32_t number = replay->line + 1;
        bool head = replay->part == LF_REPLAY_HEAD;
        result = read_line(session->file, line, &error);
        if (ferror(session->file))
            return fail(EXIT_SYSTEM, "%s: %s", session->name, strerror(errno));
        if (result == LINE_BAD) return refuse(session, number, &error, EXIT_DATA);
        if (result == LINE_END) break;
        if (!lf_replay_read(replay, line, &error, session->before))
            return refuse(session, number, &error, head ? EXIT_DATA : EXIT_NO);
        if (replay->actions == actions) continue;
        if (session->verifying) {
            int code = check_draw(session);
            if (code != EXIT_DONE) return code;
        }
        if (session->showing) show_action(session);
    }
    if (result == LINE_END && !lf_replay_finish(replay, &error))
        return refuse(session, replay->line + 1, &error,
                      replay->part == LF_REPLAY_HEAD ? EXIT_DATA : EXIT_NO);
    if (session->arguments->given[OPTION_UNTIL] && replay->actions < session->until)
        return fail(EXIT_NO, SAY("%s: --until %llu: it has only %llu actions",
                                 "%s: --until %llu: sie hat nur %llu Aktionen"),
                    session->name, (unsigned long long)session->until,
                    (unsigned long long)replay->actions);
    if (session->verifying && result == LINE_END && !verify_ends(&session->verify))
        return fail(EXIT_NO, SAY("%s: the proof lists more draws than the match has",
                                 "%s: Der Beweis nennt mehr Würfe als die Partie hat"),
                    session->name);
    return EXIT_DONE;
}

static void print_position(const struct lf_replay *replay)
{
    static char position[LF_POSITION_MAX];
    lf_position_print(replay->game, replay->state, position, sizeof position);
    puts(position);
}

static void print_board(const struct session *session)
{
    static char drawing[LF_DRAWING_MAX];
    session->replay.game->draw(session->replay.state, language, session->arguments->colour,
                               drawing, sizeof drawing);
    drawing_print(drawing);
}

static void print_proved(const struct session *session)
{
    printf(SAY("The dice are proved: all %llu draws follow from the commitment\n%s\n",
               "Der Zufall ist bewiesen: Alle %llu Ziehungen folgen aus der Festlegung\n%s\n"),
           (unsigned long long)session->verify.draws, session->verify.commit);
    if (session->arguments->value[OPTION_COMMIT]) return;
    puts(SAY("Whether this is what was promised before the start only you can tell: --commit HEX",
             "Ob das vor dem Beginn so versprochen war, weißt nur du: --commit HEX"));
}

static void print_result(const struct session *session)
{
    const struct lf_replay *replay = &session->replay;
    const struct lf_game *game = replay->game;
    lf_seats winners = game->winners(replay->state);
    if (session->showing) putchar('\n');
    printf(SAY("%s, %d seats: %llu actions in %u turns, all by the rules.\n",
               "%s, %d Plätze: %llu Aktionen in %u Zügen, alle nach den Regeln.\n"),
           said(game->title), replay->seat_count, (unsigned long long)replay->actions,
           game->turn(replay->state));
    for (int seat = 0; seat < replay->seat_count; seat++) {
        const char *name = game->seat_name(replay->state, seat, language);
        int pad = NAME_COLUMNS - text_columns(name, strlen(name));
        printf(SAY("  %d %s%*s %2d points%s\n", "  %d %s%*s %2d Punkte%s\n"), seat, name,
               pad > 0 ? pad : 0, "", game->points(replay->state, seat),
               winners >> seat & 1 ? SAY(", won", ", gewinnt") : "");
    }
    if (session->verifying)
        print_proved(session);
    if (session->verifying && session->verify.fixed)
        puts(SAY("NOT FAIR: the server ran with fixed luck, as tests do; all could be foreseen.",
                 "NICHT FAIR: Der Server lief mit festem Zufall, wie für Tests; alles war "
                 "vorauszusehen."));
    if (!winners)
        puts(game->actors(replay->state)
                 ? SAY("The game is not over.", "Das Spiel ist nicht zu Ende.")
                 : SAY("Nobody won.", "Niemand hat gewonnen."));
}

static void print_json(struct session *session)
{
    static char text[LF_POSITION_MAX];
    const struct lf_replay *replay = &session->replay;
    const struct lf_game *game = replay->game;
    struct json *json = &session->json;
    lf_seats winners = game->winners(replay->state);
    json_text(json, "game", game->name);
    json_unsigned(json, "rules", replay->rules);
    json_signed(json, "seats", replay->seat_count);
    json_text(json, "options", replay->options);
    json_unsigned(json, "actions", replay->actions);
    json_unsigned(json, "turns", game->turn(replay->state));
    json_bool(json, "over", game->actors(replay->state) == 0);
    json_list(json, "names");
    for (int seat = 0; seat < replay->seat_count; seat++)
        json_text(json, NULL, game->seat_name(replay->state, seat, language));
    json_close(json);
    json_list(json, "winners");
    for (; winners; winners &= winners - 1) json_signed(json, NULL, lf_lowest_seat(winners));
    json_close(json);
    json_list(json, "points");
    for (int seat = 0; seat < replay->seat_count; seat++)
        json_signed(json, NULL, game->points(replay->state, seat));
    json_close(json);
    snprintf(text, sizeof text, "%016llx",
             (unsigned long long)lf_hash(replay->state, game->state_size));
    json_text(json, "hash", text);
    lf_position_print(game, replay->state, text, sizeof text);
    json_text(json, "position", text);
    if (session->verifying) {
        json_unsigned(json, "draws", session->verify.draws);
        json_text(json, "commit", session->verify.commit);
        json_bool(json, "fixed", session->verify.fixed);
    }
    json_close(json);
}

static int run(struct session *session)
{
    const struct arguments *arguments = session->arguments;
    bool position = arguments->given[OPTION_PRINT_POSITION], board = arguments->given[OPTION_BOARD];
    bool logging = session->as_json && session->showing;
    int code;
    if (logging) {
        json_object(&session->json, NULL);
        json_array(&session->json, "log");
    }
    code = read_replay(session);
    if (code != EXIT_DONE) return code;
    if (logging) json_close(&session->json);
    else if (session->as_json) json_object(&session->json, NULL);
    if (session->as_json) {
        print_json(session);
        return EXIT_DONE;
    }
    if (board) print_board(session);
    if (position || (arguments->given[OPTION_UNTIL] && !board && !session->showing))
        print_position(&session->replay);
    if (!position && !board && !arguments->given[OPTION_UNTIL]) print_result(session);
    return EXIT_DONE;
}

/* Notes without a proof would be compared with nothing. */
static int check_notes(const struct verify_notes *notes)
{
    if (!notes->commit && !notes->word) return EXIT_DONE;
    return fail(EXIT_USAGE, SAY("%s needs --verify PROOF", "%s braucht --verify PROOF"),
                notes->commit ? "--commit" : "--word");
}

int command_replay(const struct arguments *arguments)
{
    static struct session session;
    bool from_input = strcmp(arguments->word[0], "-") == 0;
    int code;
    session.arguments = arguments;
    session.name = from_input ? SAY("standard input", "Standardeingabe") : arguments->word[0];
    session.file = from_input ? stdin : fopen(arguments->word[0], "r");
    if (!session.file) return fail(EXIT_SYSTEM, "%s: %s", session.name, strerror(errno));
    session.as_json = arguments->given[OPTION_JSON];
    session.showing = arguments->given[OPTION_SHOW];
    session.until = arguments->given[OPTION_UNTIL] ? arguments->number[OPTION_UNTIL] : UINT64_MAX;
    session.json = json_start(stdout);
    session.verifying = arguments->given[OPTION_VERIFY];
    lf_replay_start(&session.replay);
    struct verify_notes notes = { arguments->value[OPTION_COMMIT], arguments->value[OPTION_WORD] };
    code = session.verifying
               ? verify_open(&session.verify, arguments->value[OPTION_VERIFY], &notes)
               : check_notes(&notes);
    if (code == EXIT_DONE) code = run(&session);
    verify_close(&session.verify);
    if (!from_input) fclose(session.file);
    return code;
}
