/* outcome.c - what an event and the production die give and take, in sentences: they follow of
 * themselves from the action before them, so no action tells it. */
#include "games/cards/engine.h"
#include "games/cards/text/words.h"

/* From the event die to the end of production. */
static bool is_dice_step(const struct cards_state *s)
{
    return s->step >= STEP_EVENT_DIE && s->step <= STEP_PRODUCTION;
}

/* What the action itself moves is in its own sentence. */
static int moved_by(const struct cards_state *s, int actor, lf_action action, int seat, int kind)
{
    int word = lf_kind_of(action), place = (int)(lf_args_of(action) & 0x7F);
    if (seat != actor || (word != ACT_GAIN && word != ACT_PAY)) return 0;
    int moved = place < LANDS ? land_kind(s->realm[seat].land[place]) : GOLD;
    return moved != kind ? 0 : word == ACT_GAIN ? 1 : -1;
}

static void say_change(struct lf_out *out, const struct cards_state *s, int seat,
                       const uint8_t count[KINDS], bool gained, enum lf_language language)
{
    static const struct lf_say YOU[] = { { { "You lose ", "Du verlierst " } },
                                         { { "You get ", "Du erhältst " } } };
    static const struct lf_say THEY[] = { { { " loses ", " verliert " } },
                                          { { " gets ", " erhält " } } };
    int sum = 0;
    for (int k = 0; k < KINDS; k++) sum += count[k];
    if (!sum) return;
    if (out->length) lf_put_char(out, ' ');
    if (s->viewer == seat) {
        lf_put(out, YOU[gained].in[language]);
    } else {
        lf_put(out, CARDS_SEAT_NAME[seat].in[language]);
        lf_put(out, THEY[gained].in[language]);
    }
    cards_say_kinds(out, count, language);
    lf_put_char(out, '.');
}

int cards_outcome(const void *before, const void *after, int actor, lf_action seen,
                  enum lf_language language, char *text, size_t size)
{
    const struct cards_state *s = before, *now = after;
    struct lf_out out = lf_out_start(text, size);
    for (int seat = 0; seat < SEATS && is_dice_step(s); seat++) {
        struct holdings had = holdings_of(&s->realm[seat]), has = holdings_of(&now->realm[seat]);
        uint8_t gained[KINDS] = { 0 }, lost[KINDS] = { 0 };
        for (int k = 0; k < KINDS; k++) {
            int change = has.has[k] - had.has[k] - moved_by(s, actor, seen, seat, k);
            if (change > 0) gained[k] = (uint8_t)change;
            if (change < 0) lost[k] = (uint8_t)-change;
        }
        say_change(&out, s, seat, lost, false, language);
        say_change(&out, s, seat, gained, true, language);
    }
    return lf_out_end(&out);
}
