/* deck.c - how the bot fills its deck of the tournament: every card has a mark by what it does,
 * and the best ones go in. Marks follow from the figures of the cards, so a host's own figures
 * change the deck too. */
#include "bots/cards/mind.h"

static int cost_sum(const struct card_row *card)
{
    int sum = 0;
    for (int k = 0; k < KINDS; k++) sum += card->cost[k];
    return sum;
}

/* Points win; strength and commerce win the figures; what doubles production pays for both. */
static int laid_mark(int row)
{
    const struct card_row *card = row_now(row);
    int mark = 60 + 70 * cards_points_won(row) + 14 * card->strength + 14 * card->commerce +
               6 * card->joust + 20 * card->hand - 9 * cost_sum(card);
    switch (card->trait) {
    case TRAIT_DOUBLER: return mark + 70;
    case TRAIT_FLEET: return mark + 40;
    case TRAIT_CHURCH: case TRAIT_TOWN_HALL: case TRAIT_HARBOUR: return mark + 25;
    case TRAIT_ARCH: return mark + 60;
    case TRAIT_STRONGHOLD: case TRAIT_BROTHEL: case TRAIT_WATCHTOWER: return mark - 40;
    default: break;
    }
    return card->needs ? mark - 30 : mark;
}

static int action_mark(const struct card_row *card)
{
    int mark = card->class == CLASS_NEUTRAL ? 60 : card->class == CLASS_ATTACK ? 50 : 30;
    return card->needs || card->rule ? mark - 30 : mark;
}

/* Events that bring resources are welcome, those that take cards away are not. */
static int event_mark(const struct card_row *card)
{
    switch (card->effect) {
    case EFFECT_PROGRESS: return 40;
    case EFFECT_PRODUCTIVE_YEAR: case EFFECT_CHURCH_FAIR: return 35;
    case EFFECT_LUCKY_VOYAGE: return 32;
    case EFFECT_MASTER_BUILDER: return 25;
    default: return 10;
    }
}

static int mark_of(int row, int copies)
{
    const struct card_row *card = row_of(row);
    int mark = card->class == CLASS_EVENT ? event_mark(card)
             : card->class == CLASS_WIZARD ? 0
             : row_is_action(row) ? action_mark(card) : laid_mark(row);
    return mark * 4 - copies;
}

/* One card at a time, the best that is still to be had. */
lf_action cards_deck_choice(const struct cards_state *s, int seat)
{
    lf_action list[LF_LEGAL_MAX], best = 0;
    int count = cards_legal(s, seat, list), most = 0;
    for (int i = 0; i < count; i++) {
        int row = (int)(lf_args_of(list[i]) >> 8), copies = (int)(lf_args_of(list[i]) & 0xFF);
        if (lf_kind_of(list[i]) == ACT_READY) return list[i];
        if (copies != 1) continue;
        int mark = mark_of(row, copies);
        if (!best || mark > most) {
            most = mark;
            best = list[i];
        }
    }
    return best;
}
