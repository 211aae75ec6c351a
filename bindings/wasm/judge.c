/* judge.c - positions that are set up by hand (judge.h): read, told, changed by actions, and which
 * fields they may have. What bots think of them is in judge_think.c. */
#include "bindings/wasm/judge.h"

#include "bindings/wasm/play.h"
#include "core/check.h"
#include "core/fields.h"
#include "core/match.h"
#include "core/options.h"

/* WebAssembly: visible to the page that loads the module. */
#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

enum { TOLD_SIZE = 1 << 17, RULE_SIZE = 32, DEALS_MAX = 64 };

static const struct lf_game *game, *asked;           /* asked: the one that a refusal speaks of */
static bool sound;
static struct lf_error error;
static _Alignas(16) unsigned char state[LF_STATE_MAX];
static char text[LF_POSITION_MAX], told[TOLD_SIZE], rule[RULE_SIZE];

const struct lf_game *judge_game(void) { return sound ? game : NULL; }
const void *judge_state(void) { return state; }

static int refuse(const char *english, const char *german)
{
    error = (struct lf_error){ 0, 0, LF_SAY(english, german) };
    return 0;
}

static bool is_seat(int seat) { return seat >= 0 && seat < game->seat_count(state); }

/* ---- Reading and changing ---- */

EXPORT(landfall_judge_read) int landfall_judge_read(void)
{
    static _Alignas(16) unsigned char trial[LF_STATE_MAX];
    const struct lf_game *found = NULL;
    bool is_view;
    error = (struct lf_error){ 0 };
    landfall_text()[landfall_text_size() - 1] = 0;
    sound = false;
    if (!lf_position_read(landfall_text(), &found, trial, &is_view, &error)) return JUDGE_REFUSED;
    game = asked = found;
    __builtin_memcpy(state, trial, game->state_size);
    sound = lf_position_parse(landfall_text(), &found, trial, &error);
    return sound ? JUDGE_READ : JUDGE_UNSOUND;
}

EXPORT(landfall_judge_start) int landfall_judge_start(int number, int seats)
{
    static _Alignas(16) unsigned char trial[LF_STATE_MAX];
    error = (struct lf_error){ 0 };
    if (number < 0 || number >= landfall_game_count())
        return refuse("a game that this engine plays", "ein Spiel, das diese Engine kennt");
    asked = lf_games[number];
    if (!lf_options_check(asked, landfall_text(), &error) ||
        !asked->init(trial, seats, landfall_text(), &error)) return 0;
    game = asked;
    sound = true;
    __builtin_memcpy(state, trial, game->state_size);
    return 1;
}

EXPORT(landfall_judge_deal) int landfall_judge_deal(uint64_t seed)
{
    struct lf_luck luck;
    if (!sound) return 0;
    lf_luck_start(&luck, seed, 0);
    for (int i = 0; i < DEALS_MAX && game->actors(state) >> LF_CHANCE & 1; i++)
        game->apply(state, LF_CHANCE, lf_chance_draw(game, state, &luck));
    return 1;
}

EXPORT(landfall_judge_do) int landfall_judge_do(int seat)
{
    lf_action action;
    error = (struct lf_error){ 0 };
    if (!sound) return refuse("a position", "eine Stellung");
    if (!game->parse(landfall_text(), &action, &error)) return 0;
    bool chance = lf_kind_of(action) < LF_KIND_CHANCE_END;
    if (chance != (seat == JUDGE_CHANCE) || (!chance && !is_seat(seat)))
        return refuse("an action of a seat", "eine Aktion eines Platzes");
    if (chance && !lf_chance_possible(game, state, action))
        return refuse("what chance may come up with", "was der Zufall bringen kann");
    if (!chance && (error.rule = game->check(state, seat, action)) != 0) return 0;
    game->apply(state, chance ? LF_CHANCE : seat, action);
    return 1;
}

/* ---- Refusals ---- */

EXPORT(landfall_judge_at) int landfall_judge_at(void) { return (int)error.at; }

EXPORT(landfall_judge_why) const char *landfall_judge_why(int language)
{
    const char *why = error.expected.in[language == LF_DE ? LF_DE : LF_EN];
    return why ? why : "";
}

EXPORT(landfall_judge_rule) const char *landfall_judge_rule(void)
{
    rule[0] = 0;
    if (asked && error.rule) lf_rule_print(asked, error.rule, rule, sizeof rule);
    return rule;
}

/* ---- Telling ---- */

EXPORT(landfall_judge_text) const char *landfall_judge_text(void)
{
    text[0] = 0;
    if (game) LF_ASSERT(lf_position_print(game, state, text, sizeof text) < LF_POSITION_MAX);
    return text;
}

/* Whose view was read: a seat, LF_NOBODY, or -1 for a whole position. The printed field says it. */
static int viewer(void)
{
    static const char WORD[] = "; viewer ";
    for (const char *at = landfall_judge_text(); *at; at++) {
        if (__builtin_memcmp(at, WORD, sizeof WORD - 1)) continue;
        at += sizeof WORD - 1;
        return *at >= '0' && *at <= '9' ? *at - '0' : *at == '-' ? -1 : LF_NOBODY;
    }
    return -1;
}

bool judge_view(int seat, void *view)
{
    int whose = viewer();
    if (whose >= 0 && whose != seat) return false;
    if (whose == seat) __builtin_memcpy(view, state, game->state_size);
    else game->view(state, seat, view);
    return true;
}

EXPORT(landfall_judge_told) const char *landfall_judge_told(void)
{
    struct lf_out out = lf_out_start(told, sizeof told);
    told[0] = 0;
    if (!game) return told;
    int seats = game->seat_count(state), whose = viewer();
    lf_seats acts = game->actors(state);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "game", game->name);
    lf_json_int(&out, "seats", seats);
    lf_json_array(&out, "names");
    for (int seat = 0; seat < seats; seat++)
        lf_json_say(&out, NULL, (struct lf_say){ { game->seat_name(state, seat, LF_EN),
                                                   game->seat_name(state, seat, LF_DE) } });
    lf_json_array_end(&out);
    lf_json_key(&out, "view");
    int length = game->json(state, out.text + out.length, LF_JSON_MAX);
    LF_ASSERT(length > 0 && length < LF_JSON_MAX);
    out.length += (size_t)length;
    lf_json_set(&out, "awaited", game->awaited(state) & ~lf_seat_bit(LF_CHANCE));
    lf_json_bool(&out, "chance", acts >> LF_CHANCE & 1);
    lf_json_bool(&out, "over", acts == 0);
    lf_json_array(&out, "points");
    for (int seat = 0; seat < seats; seat++) lf_json_int(&out, NULL, game->points(state, seat));
    lf_json_array_end(&out);
    if (whose < 0) lf_json_null(&out, "viewer");
    else lf_json_int(&out, "viewer", whose == LF_NOBODY ? -1 : whose);
    lf_json_object_end(&out);
    LF_ASSERT(lf_out_end(&out) < TOLD_SIZE);
    return told;
}

/* ---- Fields ---- */

static const char *kind_of(const struct lf_field_row *row)
{
    static const struct { const struct lf_field_kind *kind; const char *word; } KINDS[] = {
        { &LF_NUMBER, "number" }, { &LF_BELOW, "number" }, { &LF_SEAT, "seat" },
        { &LF_HOLDER, "holder" }, { &LF_VIEWER, "viewer" }, { &LF_SEATS, "seats" },
        { &LF_WORD, "word" }, { &LF_WORD_OR_NOT, "word" }, { &LF_WORDS, "words" },
    };
    for (size_t i = 0; i < sizeof KINDS / sizeof KINDS[0]; i++)
        if (row->kind == KINDS[i].kind) return KINDS[i].word;
    return "text";
}

static void put_words(struct lf_out *out, const char *name, const char *const *words)
{
    lf_json_array(out, name);
    for (; words && *words; words++) lf_json_text(out, NULL, *words);
    lf_json_array_end(out);
}

/* What it is counted by: "seats", or a list of words or numbers, or null. */
static void put_each(struct lf_out *out, const struct lf_each *of)
{
    if (!of) {
        lf_json_null(out, "of");
        return;
    }
    if (of->seats) {
        lf_json_text(out, "of", "seats");
        return;
    }
    lf_json_array(out, "of");
    for (int i = of->first; i < of->end; i++) {
        char number[8];
        struct lf_out digits = lf_out_start(number, sizeof number);
        lf_put_int(&digits, i);
        lf_out_end(&digits);
        lf_json_text(out, NULL, of->words ? of->words[i] : number);
    }
    lf_json_array_end(out);
}

static void put_field(struct lf_out *out, const struct lf_game *of, const struct lf_field_row *row)
{
    const struct lf_field *known = of->fields;
    while (known && known->word && !lf_same(known->word, row->word)) known++;
    lf_json_object(out, NULL);
    lf_json_text(out, "word", row->word);
    if (known && known->word) lf_json_say(out, "name", known->name);
    else lf_json_null(out, "name");
    lf_json_text(out, "kind", kind_of(row));
    lf_json_unsigned(out, "max", row->max);
    put_words(out, "words", row->words);
    put_each(out, row->of);
    if (row->expected.in[LF_EN]) lf_json_say(out, "expected", row->expected);
    else lf_json_null(out, "expected");
    lf_json_object_end(out);
}

/* Whether a row before this one has the word already: games around another say some anew. */
static bool is_again(const struct lf_field_row *rows, const struct lf_field_row *row)
{
    for (; rows < row; rows++)
        if (rows->word && lf_same(rows->word, row->word)) return true;
    return false;
}

EXPORT(landfall_judge_fields) const char *landfall_judge_fields(int number)
{
    struct lf_out out = lf_out_start(told, sizeof told);
    told[0] = 0;
    if (number < 0 || number >= landfall_game_count()) return told;
    const struct lf_game *of = lf_games[number];
    lf_json_array(&out, NULL);
    for (int t = 0; of->tables && of->tables[t]; t++)
        for (const struct lf_field_row *row = of->tables[t]->rows; row->kind; row++)
            if (row->word && (row->take || row->kind->take) &&
                !is_again(of->tables[t]->rows, row)) put_field(&out, of, row);
    lf_json_array_end(&out);
    LF_ASSERT(lf_out_end(&out) < TOLD_SIZE);
    return told;
}
