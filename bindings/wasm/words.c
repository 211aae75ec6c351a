/* words.c - a game in words, for a page (words.h). */
#include "bindings/wasm/words.h"

#include <string.h>

#include "bindings/wasm/play.h"
#include "core/asked.h"
#include "core/match.h"
#include "core/text.h"
#include "core/typed.h"

/* WebAssembly: visible to the page that loads the module. */
#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

static lf_action list[LF_LEGAL_MAX];
static struct lf_typist typist;
static struct lf_typed typed;
static int seat;
static bool known;                                    /* the view */
static _Alignas(16) unsigned char view[LF_STATE_MAX];
static char answer[LF_DRAWING_MAX];

static const char *answer_is(const char *text)
{
    struct lf_out out = lf_out_start(answer, sizeof answer);
    lf_put(&out, text);
    lf_out_end(&out);
    return answer;
}

static enum lf_language in(int language) { return language == LF_DE ? LF_DE : LF_EN; }

EXPORT(landfall_words_start) int landfall_words_start(int game, int seats, int own)
{
    known = false;
    typist = (struct lf_typist){ 0 };
    if (game < 0 || game >= landfall_game_count() || seats < 1 || seats > LF_SEATS_MAX) return 0;
    seat = own;
    typist.game = lf_games[game];
    typist.list = list;
    typist.others = ((lf_seats)1 << seats) - 1;
    if (own >= 0 && own < seats) typist.others &= ~lf_seat_bit(own);
    return 1;
}

EXPORT(landfall_words_clear) void landfall_words_clear(void) { typist.count = 0; }

EXPORT(landfall_words_add) int landfall_words_add(void)
{
    struct lf_error error;
    if (!typist.game || typist.count == LF_LEGAL_MAX) return 0;
    if (!typist.game->parse(landfall_text(), &list[typist.count], &error)) return 0;
    typist.count++;
    return 1;
}

/* ---- What was typed ---- */

EXPORT(landfall_words_read) int landfall_words_read(void)
{
    answer_is("");
    if (!typist.game) return LF_TYPED_NOTHING;
    lf_typed_read(&typist, landfall_text(), &typed);
    if (typed.as == LF_TYPED_MOVE && lf_kind_of(typed.action) < LF_KIND_CHANCE_END)
        typed.as = LF_TYPED_NOTHING;
    if (typed.as != LF_TYPED_SEVERAL) {
        answer_is(typed.text);
        return (int)typed.as;
    }
    struct lf_out out = lf_out_start(answer, sizeof answer);
    for (int i = 0; i < typed.count; i++) {
        char text[LF_ACTION_TEXT_MAX];
        typist.game->print(typed.several[i], text, sizeof text);
        lf_put(&out, i ? "\n" : "");
        lf_put(&out, text);
    }
    lf_out_end(&out);
    return (int)typed.as;
}

EXPORT(landfall_words_guessed) int landfall_words_guessed(void) { return typed.guessed; }

EXPORT(landfall_words_numbered) int landfall_words_numbered(void)
{
    return typist.game && lf_typed_numbered(&typist);
}

EXPORT(landfall_words_brief) const char *landfall_words_brief(void)
{
    lf_action action;
    struct lf_error error;
    if (!typist.game || !typist.game->parse(landfall_text(), &action, &error))
        return answer_is(landfall_text());
    lf_typed_brief(&typist, action, answer, sizeof answer);
    return answer;
}

EXPORT(landfall_words_answer) const char *landfall_words_answer(void) { return answer; }

EXPORT(landfall_words_asked) int landfall_words_asked(int begun)
{
    const char *rest = "";
    enum lf_asked asked = lf_asked_read(landfall_text(), LF_IN_PAGE, begun != 0, &rest);
    answer_is(asked == LF_ASKED_NOTHING ? "" : rest);
    return (int)asked;
}

/* ---- Words of the game and of the page ---- */

static const char *three(const char *first, const char *second, const char *third)
{
    struct lf_out out = lf_out_start(answer, sizeof answer);
    lf_put(&out, first);
    lf_put_char(&out, '\t');
    lf_put(&out, second);
    lf_put_char(&out, '\t');
    lf_put(&out, third);
    lf_out_end(&out);
    return answer;
}

EXPORT(landfall_words_question) const char *landfall_words_question(int number, int language)
{
    if (number < 0 || number >= LF_ASKED_COUNT) return NULL;
    const struct lf_question *question = &lf_questions[number];
    if (!(question->where & LF_IN_PAGE)) return answer_is("");
    return three(question->name.in[in(language)], question->arguments.in[in(language)],
                 question->help.in[in(language)]);
}

EXPORT(landfall_words_kind) const char *landfall_words_kind(int number, int language)
{
    if (!typist.game || number < 0) return NULL;
    const struct lf_kind *kind = typist.game->kinds;
    while (kind->kind && number-- > 0) kind++;
    if (!kind->kind) return NULL;
    if (kind->kind < LF_KIND_CHANCE_END) return answer_is("");
    return three(kind->word, kind->arguments, kind->help.in[in(language)]);
}

/* ---- A position ---- */

EXPORT(landfall_words_position) int landfall_words_position(void)
{
    const struct lf_game *game = NULL;
    struct lf_error error;
    known = lf_position_parse(landfall_text(), &game, view, &error) && game == typist.game;
    return known;
}

EXPORT(landfall_words_rule) const char *landfall_words_rule(void)
{
    lf_action action;
    struct lf_error error = { 0 };
    answer_is("");
    if (!known) return answer;
    bool read = typist.game->parse(landfall_text(), &action, &error);
    lf_rule rule = read ? typist.game->check(view, seat, action) : error.rule;
    if (rule) lf_rule_print(typist.game, rule, answer, sizeof answer);
    return answer;
}

EXPORT(landfall_words_say) const char *landfall_words_say(int language)
{
    lf_action action;
    struct lf_error error;
    answer_is("");
    if (!known || !typist.game->parse(landfall_text(), &action, &error)) return answer;
    if (typist.game->check(view, seat, action)) return answer;
    typist.game->describe(view, seat, action, in(language), answer, sizeof answer);
    return answer;
}

EXPORT(landfall_words_tell) const char *landfall_words_tell(int part, int language)
{
    answer_is("");
    if (known && typist.game->tell)
        typist.game->tell(view, part == LF_TELL_HAND ? LF_TELL_HAND : LF_TELL_BOARD, in(language),
                          answer, sizeof answer);
    return answer;
}

EXPORT(landfall_words_draw) const char *landfall_words_draw(int language)
{
    answer_is("");
    if (known) typist.game->draw(view, in(language), false, answer, sizeof answer);
    return answer;
}

EXPORT(landfall_words_seat) const char *landfall_words_seat(int of, int language)
{
    if (!known || of < 0 || of >= typist.game->seat_count(view)) return answer_is("");
    return answer_is(typist.game->seat_name(view, of, in(language)));
}

/* ---- Cards ---- */

/* 3: it is the same, 2: it begins so, 1: it has that in it. */
static int likeness(const char *name, const char *wanted)
{
    char folded[LF_TYPED_MAX];
    size_t length = lf_length(wanted);
    lf_typed_fold(name, folded, sizeof folded);
    for (const char *at = folded; *at; at++)
        if (lf_length(at) >= length && memcmp(at, wanted, length) == 0)
            return at > folded ? 1 : at[length] ? 2 : 3;
    return 0;
}

EXPORT(landfall_words_thing) const char *landfall_words_thing(int language)
{
    char wanted[LF_TYPED_MAX];
    const struct lf_things *things = typist.game ? typist.game->things : NULL;
    int best = 0, found = 0;
    answer_is("");
    lf_typed_fold(landfall_text(), wanted, sizeof wanted);
    for (int i = 0; things && wanted[0] && things->word(i); i++) {
        int like = likeness(things->word(i), wanted);
        for (int l = 0; l < LF_LANGUAGES; l++) {
            int named = likeness(things->name(i, (enum lf_language)l), wanted);
            if (named > like) like = named;
        }
        if (like > best) best = like, found = i;
    }
    if (best) things->text(found, in(language), answer, sizeof answer);
    return answer;
}
