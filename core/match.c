/* match.c - drawing for chance, starting a match by the rules of a version, and a whole position
 * as one line of text (core/match.h). */
#include "core/match.h"

#include "core/check.h"
#include "core/options.h"

enum { BITS_48 = 48, FIELDS_TRIED = 64 };
static const uint64_t OPEN_NUMBER = ((uint64_t)1 << BITS_48) - 1;

static bool is_open(const struct lf_outcome *outcomes, int count)
{
    return count == 1 && outcomes[0].weight == 0;
}

lf_action lf_chance_draw(const struct lf_game *game, const void *state, struct lf_luck *luck)
{
    struct lf_outcome outcomes[LF_OUTCOMES_MAX];
    int count = game->chance(state, outcomes);
    LF_ASSERT(count > 0 && count <= LF_OUTCOMES_MAX);

    unsigned stream = (unsigned)lf_kind_of(outcomes[0].action);
    LF_ASSERT(stream > 0 && stream < LF_KIND_CHANCE_END);
    if (is_open(outcomes, count))
        return (outcomes[0].action & ~OPEN_NUMBER) | lf_luck_bits48(luck, stream);

    uint32_t sum = 0;
    for (int i = 0; i < count; i++) sum += outcomes[i].weight;
    LF_ASSERT(sum > 0);
    uint32_t pick = sum > 1 ? lf_luck_below(luck, stream, sum) : 0;
    int i = 0;
    while (pick >= outcomes[i].weight) pick -= outcomes[i++].weight;
    LF_ASSERT(i < count);
    return outcomes[i].action;
}

bool lf_chance_possible(const struct lf_game *game, const void *state, lf_action action)
{
    if (!(game->actors(state) & lf_seat_bit(LF_CHANCE))) return false;
    if (game->check(state, LF_CHANCE, action)) return false;

    struct lf_outcome outcomes[LF_OUTCOMES_MAX];
    int count = game->chance(state, outcomes);
    if (is_open(outcomes, count))
        return (action & ~OPEN_NUMBER) == (outcomes[0].action & ~OPEN_NUMBER);
    for (int i = 0; i < count; i++)
        if (outcomes[i].action == action && outcomes[i].weight) return true;
    return false;
}

uint32_t lf_rules_of(const struct lf_game *game, const char *line, const char **rest)
{
    struct lf_in in = lf_in_start(line, NULL);
    uint32_t rules;
    if (!lf_take_rules(&in, game, &rules)) return 0;
    if (rest) *rest = line + in.at;
    return rules;
}

bool lf_start(const struct lf_game *game, void *state, int seat_count, uint32_t rules,
              const char *options, char *line, struct lf_error *error)
{
    char text[LF_OPTIONS_MAX];
    struct lf_out out = lf_out_start(text, sizeof text);
    if (lf_same(options, "-")) options = "";
    lf_put_rules(&out, game, rules);
    if (out.length && *options) lf_put_char(&out, ',');
    uint32_t before = (uint32_t)out.length;
    lf_put(&out, options);
    if (lf_out_end(&out) >= LF_OPTIONS_MAX) {
        *error = (struct lf_error){ 0, 0, LF_SAY("shorter options", "kürzere Optionen") };
        return false;
    }
    if (line) __builtin_memcpy(line, text, out.length + 1);
    if (game->init(state, seat_count, text, error)) return true;
    error->at = error->at > before ? error->at - before : 0;
    return false;
}

bool lf_bots_line(const struct lf_game *game, const char *options, char *line)
{
    struct lf_out out = lf_out_start(line, LF_OPTIONS_MAX);
    const char *item = game->bots_options;
    bool newest = lf_rules_of(game, options, NULL) == game->rules_version;
    lf_put(&out, lf_same(options, "-") ? "" : options);
    for (size_t length; newest && item && *item; item += length + (item[length] == ',')) {
        for (length = 0; item[length] && item[length] != ','; length++) continue;
        if (lf_options_name(options, item)) continue;
        if (out.length) lf_put_char(&out, ',');
        lf_put_bytes(&out, item, length);
    }
    return lf_out_end(&out) < LF_OPTIONS_MAX;
}

int lf_tell(const struct lf_game *game, const void *view_before, const void *view_after, int actor,
            lf_action seen, enum lf_language language, char *out, size_t size)
{
    int length = game->describe(view_before, actor, seen, language, out, size);
    if (!game->outcome || (size_t)length + 2 >= size) return length;
    int more = game->outcome(view_before, view_after, actor, seen, language, out + length + 1,
                            size - (size_t)length - 1);
    out[length] = more ? ' ' : 0;
    return more ? length + 1 + more : length;
}

int lf_position_print(const struct lf_game *game, const void *state, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    char line[LF_OPTIONS_MAX];
    const char *options = line;
    int length = game->print_options(state, line, sizeof line);
    LF_ASSERT(length >= 0 && length < LF_OPTIONS_MAX);
    lf_put(&out, game->name);
    lf_put_char(&out, '/');
    lf_put_unsigned(&out, lf_rules_of(game, line, &options));
    lf_put_char(&out, ' ');
    lf_put_int(&out, game->seat_count(state));
    lf_put_char(&out, ' ');
    lf_put(&out, *options ? options : "-");
    lf_put(&out, "; ");

    size_t used = out.length < size ? out.length : size;
    int rest = game->print_position(state, text + used, size - used);
    out.length += (size_t)rest;
    return (int)out.length;
}

/* Copies the bytes from `from` up to a ';' or the end; false if they do not fit. */
static bool copy_field(struct lf_in *in, char *field, size_t size)
{
    size_t length = 0;
    while (!lf_at_end(in) && lf_peek(in) != ';') {
        if (length + 1 >= size) return false;
        field[length++] = in->text[in->at++];
    }
    while (length && field[length - 1] == ' ') length--;
    field[length] = 0;
    return true;
}

/* The first field: "base/1 4 options". The game it names is started. */
static bool parse_start(struct lf_in *in, const struct lf_game **found, void *state)
{
    const struct lf_game *game = NULL;
    for (const struct lf_game *const *g = lf_games; *g && !game; g++) {
        uint32_t before = in->at;
        if (lf_take(in, (*g)->name) && lf_take(in, "/")) game = *g;
        else in->at = before;
    }
    if (!game) return lf_expected(in, LF_SAY("a game and \"/\"", "ein Spiel und \"/\""));

    uint64_t version, seats;
    uint32_t before = in->at;
    if (!lf_take_unsigned(in, UINT32_MAX, &version) || !lf_rules_played(game, version)) {
        in->at = before;
        return lf_expected(in, LF_SAY("a rules version that this program plays",
                                      "eine Regelfassung, die dieses Programm spielt"));
    }
    if (!lf_take(in, " ")) return lf_expected(in, LF_SAY("a space", "ein Leerzeichen"));
    before = in->at;
    if (!lf_take_unsigned(in, game->seats_max, &seats) || seats < game->seats_min) {
        in->at = before;
        return lf_expected(in, LF_SAY("how many seats play", "die Zahl der Plätze"));
    }
    if (!lf_take(in, " ")) return lf_expected(in, LF_SAY("a space", "ein Leerzeichen"));

    char options[LF_OPTIONS_MAX];
    before = in->at;
    if (!copy_field(in, options, sizeof options))
        return lf_expected(in, LF_SAY("shorter options", "kürzere Optionen"));
    struct lf_error error = { 0 };
    if (!lf_start(game, state, (int)seats, (uint32_t)version, options, NULL, &error)) {
        in->at = before + error.at;
        lf_expected(in, error.expected);
        if (in->error) in->error->rule = error.rule;
        return false;
    }
    *found = game;
    return true;
}

/* Sets one field. *is_view becomes whether the position is what one viewer knows: the unknown
 * cards of a view need not add up, so sound() has no say about it. */
static bool parse_field(struct lf_in *in, const struct lf_game *game, void *state, bool *is_view)
{
    char field[LF_POSITION_MAX];
    uint32_t before = in->at;
    if (!copy_field(in, field, sizeof field))
        return lf_expected(in, LF_SAY("a shorter field", "ein kürzeres Feld"));
    if (!field[0]) return lf_expected(in, LF_SAY("a field", "ein Feld"));
    struct lf_error error = { 0 };
    if (!game->poke(state, field, &error)) {
        in->at = before + error.at;
        lf_expected(in, error.expected);
        if (in->error) in->error->rule = error.rule;
        return false;
    }
    struct lf_in word = lf_in_start(field, NULL);
    if (lf_take(&word, "viewer ")) *is_view = !lf_take(&word, "-");
    return true;
}

bool lf_position_read(const char *text, const struct lf_game **game, void *state, bool *is_view,
                      struct lf_error *error)
{
    struct lf_in in = lf_in_start(text, error);
    *is_view = false;
    if (!parse_start(&in, game, state)) return false;
    while (lf_take(&in, ";")) {
        lf_take_spaces(&in);
        if (lf_at_end(&in)) break;
        if (!parse_field(&in, *game, state, is_view)) return false;
    }
    return true;
}

/* Whether the position would be sound without its n-th field; *at is where that stands. False if
 * there is no such field. */
static bool sound_without(const char *text, int n, uint32_t *at, bool *sound)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    struct lf_in in = lf_in_start(text, NULL);
    const struct lf_game *game = NULL;
    bool is_view = false, found = false;
    *sound = parse_start(&in, &game, state);
    for (int i = 0; *sound && lf_take(&in, ";"); i++) {
        lf_take_spaces(&in);
        if (lf_at_end(&in)) break;
        if (i != n) {
            *sound = parse_field(&in, game, state, &is_view);
            continue;
        }
        *at = in.at;
        found = true;
        while (!lf_at_end(&in) && lf_peek(&in) != ';') in.at++;
    }
    *sound = *sound && game->sound(state);
    return found;
}

bool lf_position_parse(const char *text, const struct lf_game **game, void *state,
                       struct lf_error *error)
{
    const struct lf_game *found = NULL;
    bool is_view;
    if (!lf_position_read(text, &found, state, &is_view, error)) return false;
    if (is_view || found->sound(state)) {
        *game = found;
        return true;
    }
    struct lf_in in = lf_in_start(text, error);
    for (int n = 0; n < FIELDS_TRIED; n++) {
        uint32_t at = 0;
        bool sound;
        if (!sound_without(text, n, &at, &sound)) break;
        if (!sound) continue;
        in.at = at;
        return lf_expected(&in, LF_SAY("a value that fits the rest of the position",
                                       "ein Wert, der zum Rest der Stellung passt"));
    }
    return lf_expected(&in, LF_SAY("a position whose cards, pieces and phase fit together",
                                   "eine Stellung, deren Karten, Figuren und Phase zusammen"
                                   "passen"));
}
