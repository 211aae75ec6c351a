/* replay.c - reading and writing the text of a match, line by line (core/replay.h).
 *
 * The reader plays the match while it reads: every action is judged by the game's own rules
 * and every checksum compared, so a replay that reads to its end is a match that was played
 * by the book, byte for byte as recorded. */
#include "core/replay.h"

#include "core/check.h"
#include "core/hash.h"
#include "core/match.h"
#include "core/text.h"

enum header_line { HEAD_MAGIC, HEAD_GAME, HEAD_RULES, HEAD_SEATS, HEAD_OPTIONS, HEAD_NOTES };

void lf_replay_start(struct lf_replay *replay)
{
    __builtin_memset(replay, 0, sizeof *replay);
}

static uint64_t state_hash(const struct lf_game *game, const void *state)
{
    return lf_hash(state, game->state_size);
}

/* Sixteen lower-case hex digits. */
static bool take_hash(struct lf_in *in, uint64_t *hash)
{
    uint64_t value = 0;
    for (uint32_t i = 0; i < 16; i++) {
        char c = in->text[in->at + i];
        uint64_t digit;
        if (c >= '0' && c <= '9') digit = (uint64_t)(c - '0');
        else if (c >= 'a' && c <= 'f') digit = (uint64_t)(c - 'a' + 10);
        else return false;
        value = value << 4 | digit;
    }
    in->at += 16;
    *hash = value;
    return true;
}

static bool take_checksum(struct lf_in *in, const struct lf_replay *replay)
{
    uint64_t hash;
    uint32_t before = in->at;
    if (!take_hash(in, &hash))
        return lf_expected(in, LF_SAY("a checksum of 16 hex digits",
                                      "eine Prüfsumme aus 16 Hexadezimalziffern"));
    if (hash != state_hash(replay->game, replay->state)) {
        in->at = before;
        return lf_expected(in, LF_SAY("another checksum: the match was altered, or played "
                                      "by other rules",
                                      "eine andere Prüfsumme: Die Partie wurde verändert oder "
                                      "nach anderen Regeln gespielt"));
    }
    return true;
}

static bool line_ends(struct lf_in *in)
{
    return lf_at_end(in) || lf_expected(in, LF_SAY("the end of the line", "das Zeilenende"));
}

/* No control characters: they are never part of a match and may hurt a terminal. */
static bool plain_line(struct lf_in *in)
{
    if (lf_at_end(in)) return lf_expected(in, LF_SAY("a line that is not empty",
                                                     "eine Zeile, die nicht leer ist"));
    for (; !lf_at_end(in); in->at++) {
        unsigned char c = (unsigned char)lf_peek(in);
        if (c < 0x20 || c == 0x7F)
            return lf_expected(in, LF_SAY("text without control characters",
                                          "Text ohne Steuerzeichen"));
        if (in->at >= LF_REPLAY_LINE_MAX - 1)
            return lf_expected(in, LF_SAY("a line of at most 1023 bytes",
                                          "eine Zeile von höchstens 1023 Byte"));
    }
    in->at = 0;
    return true;
}

/* Passes on what the game said about its part of the line. */
static bool refused_with(struct lf_in *in, const struct lf_error *error)
{
    lf_expected(in, error->expected);
    if (in->error) in->error->rule = error->rule;
    return false;
}

static bool read_game(struct lf_replay *replay, struct lf_in *in)
{
    if (!lf_take(in, "game ")) return lf_expected(in, LF_SAY("\"game NAME\"", "\"game NAME\""));
    replay->game = lf_game_find(in->text + in->at);
    return replay->game || lf_expected(in, LF_SAY("the name of a game that this program plays",
                                                  "der Name eines Spiels, das dieses Programm "
                                                  "kennt"));
}

static bool read_rules(struct lf_replay *replay, struct lf_in *in)
{
    uint64_t version;
    if (!lf_take(in, "rules ")) return lf_expected(in, LF_SAY("\"rules N\"", "\"rules N\""));
    uint32_t before = in->at;
    if (!lf_take_unsigned(in, UINT32_MAX, &version) || !lf_rules_played(replay->game, version)) {
        in->at = before;
        return lf_expected(in, LF_SAY("a rules version that this program plays",
                                      "eine Regelfassung, die dieses Programm spielt"));
    }
    replay->rules = (uint32_t)version;
    return line_ends(in);
}

static bool read_seats(struct lf_replay *replay, struct lf_in *in)
{
    uint64_t seats;
    if (!lf_take(in, "seats ")) return lf_expected(in, LF_SAY("\"seats N\"", "\"seats N\""));
    uint32_t before = in->at;
    if (!lf_take_unsigned(in, replay->game->seats_max, &seats)
        || seats < replay->game->seats_min) {
        in->at = before;
        return lf_expected(in, LF_SAY("a number of seats this game can have",
                                      "eine Zahl von Plätzen, die das Spiel zulässt"));
    }
    replay->seat_count = (int)seats;
    return line_ends(in);
}

static bool read_options(struct lf_replay *replay, struct lf_in *in)
{
    if (!lf_take(in, "options "))
        return lf_expected(in, LF_SAY("\"options LINE\" or \"options -\"",
                                      "\"options ZEILE\" oder \"options -\""));
    struct lf_error error = { 0 };
    if (lf_start(replay->game, replay->state, replay->seat_count, replay->rules,
                 in->text + in->at, replay->options, &error))
        return true;
    in->at += error.at;
    return refused_with(in, &error);
}

static bool read_head(struct lf_replay *replay, struct lf_in *in)
{
    bool good = false;
    switch ((enum header_line)replay->header) {
    case HEAD_MAGIC:
        good = lf_same(in->text, "landfall-replay 1")
               || lf_expected(in, LF_SAY("\"landfall-replay 1\"", "\"landfall-replay 1\""));
        break;
    case HEAD_GAME:    good = read_game(replay, in); break;
    case HEAD_RULES:   good = read_rules(replay, in); break;
    case HEAD_SEATS:   good = read_seats(replay, in); break;
    case HEAD_OPTIONS: good = read_options(replay, in); break;
    case HEAD_NOTES:
        if (lf_take_word(in, "note")) return true;
        if (!lf_same(in->text, "actions"))
            return lf_expected(in, LF_SAY("\"note TEXT\" or \"actions\"",
                                          "\"note TEXT\" oder \"actions\""));
        replay->part = LF_REPLAY_ACTIONS;
        return true;
    }
    if (good) replay->header++;
    return good;
}

static bool read_turn(struct lf_replay *replay, struct lf_in *in)
{
    uint64_t turn;
    if (!lf_take(in, "turn ")) return lf_expected(in, LF_SAY("\"turn N CHECKSUM\"",
                                                             "\"turn N PRÜFSUMME\""));
    uint32_t before = in->at;
    if (!lf_take_unsigned(in, UINT32_MAX, &turn) || turn != replay->turn || !lf_take(in, " ")) {
        in->at = before;
        return lf_expected(in, LF_SAY("the number of the turn that begins",
                                      "die Nummer des Zuges, der beginnt"));
    }
    if (!take_checksum(in, replay) || !line_ends(in)) return false;
    replay->checksum_due = false;
    return true;
}

static bool read_end(struct lf_replay *replay, struct lf_in *in)
{
    uint64_t count;
    uint32_t before = in->at;
    if (!lf_take_unsigned(in, UINT64_MAX, &count) || count != replay->actions
        || !lf_take(in, " ")) {
        in->at = before;
        return lf_expected(in, LF_SAY("the number of actions above",
                                      "die Zahl der Aktionen darüber"));
    }
    if (!take_checksum(in, replay) || !line_ends(in)) return false;
    replay->part = LF_REPLAY_DONE;
    return true;
}

/* Whether the actor may do this now; notes the rule that forbids it. */
static bool permitted(struct lf_replay *replay, struct lf_in *in, int actor, lf_action action)
{
    const struct lf_game *game = replay->game;
    bool by_chance = lf_kind_of(action) < LF_KIND_CHANCE_END;
    if (by_chance != (actor == LF_CHANCE))
        return lf_expected(in, LF_SAY("an action of this actor",
                                      "eine Aktion dieses Handelnden"));
    lf_rule rule = game->check(replay->state, actor, action);
    if (rule) {
        lf_expected(in, LF_SAY("an action that the rules allow",
                               "eine Aktion, die die Regeln erlauben"));
        if (in->error) in->error->rule = rule;
        return false;
    }
    if (by_chance && !lf_chance_possible(game, replay->state, action))
        return lf_expected(in, LF_SAY("an outcome that can come up here",
                                      "ein Ergebnis, das hier möglich ist"));
    return true;
}

static bool take_actor(const struct lf_replay *replay, struct lf_in *in, int *actor)
{
    uint64_t seat;
    uint32_t before = in->at;
    if (lf_take(in, "chance ")) {
        *actor = LF_CHANCE;
        return true;
    }
    if (lf_take_unsigned(in, (uint64_t)replay->seat_count - 1, &seat) && lf_take(in, " ")) {
        *actor = (int)seat;
        return true;
    }
    in->at = before;
    return lf_expected(in, LF_SAY("\"chance\", a seat, or \"end ACTIONS CHECKSUM\"",
                                  "\"chance\", ein Platz oder \"end AKTIONEN PRÜFSUMME\""));
}

static bool read_action(struct lf_replay *replay, struct lf_in *in, void *before)
{
    const struct lf_game *game = replay->game;
    int actor = 0;
    lf_action action = 0;
    struct lf_error error = { 0 };
    if (!take_actor(replay, in, &actor)) return false;
    if (!game->parse(in->text + in->at, &action, &error)) {
        in->at += error.at;
        return refused_with(in, &error);
    }
    if (!permitted(replay, in, actor, action)) return false;

    if (before) __builtin_memcpy(before, replay->state, game->state_size);
    uint32_t turn = game->turn(replay->state);
    game->apply(replay->state, actor, action);
    replay->actor = actor;
    replay->action = action;
    replay->actions++;
    replay->turn = game->turn(replay->state);
    replay->checksum_due = replay->turn != turn;
    return true;
}

bool lf_replay_read(struct lf_replay *replay, const char *line, struct lf_error *error,
                    void *before)
{
    struct lf_in in = lf_in_start(line, error);
    replay->line++;
    if (!plain_line(&in)) return false;
    switch (replay->part) {
    case LF_REPLAY_HEAD:
        return read_head(replay, &in);
    case LF_REPLAY_ACTIONS:
        if (replay->checksum_due) return read_turn(replay, &in);
        if (lf_take(&in, "end ")) return read_end(replay, &in);
        return read_action(replay, &in, before);
    case LF_REPLAY_DONE:
        break;
    }
    return lf_expected(&in, LF_SAY("nothing after the end line", "nichts nach der Endzeile"));
}

bool lf_replay_finish(struct lf_replay *replay, struct lf_error *error)
{
    struct lf_in in = lf_in_start("", error);
    return replay->part == LF_REPLAY_DONE
           || lf_expected(&in, LF_SAY("more lines: the replay does not reach its end line",
                                      "weitere Zeilen: Die Aufzeichnung hat keine Endzeile"));
}

static int written(struct lf_out *out)
{
    int length = lf_out_end(out);
    return (size_t)length < out->size ? length : out->size ? (int)out->size - 1 : 0;
}

/* Long notes and notes of several lines become several notes. */
static void put_note(struct lf_out *out, const char *note)
{
    enum { NOTE_MAX = 1000 };
    while (*note) {
        lf_put(out, "note ");
        for (int n = 0; *note && *note != '\n' && n < NOTE_MAX; n++, note++) {
            unsigned char c = (unsigned char)*note;
            lf_put_char(out, c < 0x20 || c == 0x7F ? ' ' : *note);
        }
        if (*note == '\n') note++;
        lf_put_char(out, '\n');
    }
}

int lf_replay_write_head(const struct lf_game *game, int seat_count, const char *options,
                         const char *note, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    lf_put(&out, "landfall-replay 1\ngame ");
    lf_put(&out, game->name);
    lf_put(&out, "\nrules ");
    if (!options) options = "";
    lf_put_unsigned(&out, lf_rules_of(game, options, &options));
    lf_put(&out, "\nseats ");
    lf_put_int(&out, seat_count);
    lf_put(&out, "\noptions ");
    lf_put(&out, *options ? options : "-");
    lf_put(&out, "\n");
    if (note) put_note(&out, note);
    lf_put(&out, "actions\n");
    return written(&out);
}

int lf_replay_write_action(const struct lf_game *game, const void *after, uint32_t turn_before,
                           int actor, lf_action action, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    char words[LF_ACTION_TEXT_MAX];
    int length = game->print(action, words, sizeof words);
    LF_ASSERT(length > 0 && length < LF_ACTION_TEXT_MAX);
    if (actor == LF_CHANCE) lf_put(&out, "chance");
    else lf_put_int(&out, actor);
    lf_put_char(&out, ' ');
    lf_put(&out, words);
    lf_put_char(&out, '\n');
    if (game->turn(after) != turn_before) {
        lf_put(&out, "turn ");
        lf_put_unsigned(&out, game->turn(after));
        lf_put_char(&out, ' ');
        lf_put_hex(&out, state_hash(game, after), 16);
        lf_put_char(&out, '\n');
    }
    return written(&out);
}

int lf_replay_write_end(const struct lf_game *game, const void *state, uint64_t actions, char *text,
                        size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    lf_put(&out, "end ");
    lf_put_unsigned(&out, actions);
    lf_put_char(&out, ' ');
    lf_put_hex(&out, state_hash(game, state), 16);
    lf_put_char(&out, '\n');
    return written(&out);
}
