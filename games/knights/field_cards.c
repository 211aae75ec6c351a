/* field_cards.c - fields of a position about progress cards: decks, hands, open points. A card that
 * is named comes from where no copy is yet, or out of its deck. Read next: fields.c. */
#include "games/knights/fields.h"

static int copies_out(const struct knights_state *s, int card)
{
    int count = 0;
    for (int i = 0; i < ISLAND_SEATS; i++)
        for (int k = 0; k < 8; k++) count += s->progress[i][k] == card;
    for (int i = 0; i < DECK_SIZE; i++) count += s->deck[KNIGHTS_CARD[card].deck][i] == card;
    count += card == CARD_PRINTER && s->point_card[0] != LF_NOBODY;
    count += card == CARD_CONSTITUTION && s->point_card[1] != LF_NOBODY;
    return count;
}

/* A copy of the card for somewhere else: one that is nowhere yet, or else one out of its deck. */
static bool find_copy(struct knights_state *s, struct lf_in *in, int card)
{
    int deck = KNIGHTS_CARD[card].deck, i = 0;
    uint8_t *cards = s->deck[deck];
    if (copies_out(s, card) < KNIGHTS_CARD[card].copies) return true;
    while (i < DECK_SIZE && cards[i] != card) i++;
    if (i == DECK_SIZE) return lf_not_enough(in);
    for (; i < DECK_SIZE - 1; i++) cards[i] = cards[i + 1];
    cards[DECK_SIZE - 1] = 0;
    s->deck_size[deck]--;
    return true;
}

void knights_fill_untouched_decks(struct knights_state *s)
{
    for (int t = 0; t < TRACK_COUNT; t++) {
        int out = s->deck_size[t];
        for (int card = 1; card < CARD_COUNT; card++)
            if (KNIGHTS_CARD[card].deck == t) out += copies_out(s, card);
        if (out) continue;
        for (int card = 1; card < CARD_COUNT; card++)
            for (int i = 0; KNIGHTS_CARD[card].deck == t && i < KNIGHTS_CARD[card].copies; i++)
                s->deck[t][s->deck_size[t]++] = (uint8_t)card;
    }
}

/* ---- Decks: "deck science merchant spy ...", from the top; "?14" in a view ---- */

static void put_cards(struct lf_out *out, const uint8_t *cards, int count)
{
    if (count == 0) lf_put_char(out, '-');
    for (int i = 0; i < count; i++) {
        if (i) lf_put_char(out, ' ');
        lf_put(out, KNIGHTS_CARD[cards[i]].word);
    }
}

LF_PUT(put_deck)
{
    const struct knights_state *s = at->state;
    if (s->island.viewer != LF_NOBODY) lf_put_hidden(out, s->deck_size[at->of]);
    else put_cards(out, s->deck[at->of], s->deck_size[at->of]);
}

LF_TAKE(take_deck)
{
    struct knights_state *s = at->state;
    int track = at->of, card, count = 0;
    uint64_t hidden;
    for (int i = 0; i < DECK_SIZE; i++) s->deck[track][i] = 0;
    s->deck_size[track] = 0;
    if (lf_peek(in) == '?') {
        if (!lf_take_hidden(in, &hidden)) return false;
        if (hidden > DECK_SIZE) return lf_not_enough(in);
        s->deck_size[track] = (uint8_t)hidden;
        return true;
    }
    if (lf_take(in, "-")) return true;
    do {
        if (!knights_take_card(in, &card)) return false;
        if (count == DECK_SIZE || KNIGHTS_CARD[card].deck != track ||
            copies_out(s, card) >= KNIGHTS_CARD[card].copies) return lf_not_enough(in);
        s->deck[track][count++] = (uint8_t)card;
    } while (lf_take(in, " "));
    s->deck_size[track] = (uint8_t)count;
    return true;
}

LF_PUT(json_deck) { lf_json_int(out, at->name, STATE(at)->deck_size[at->of]); }
LF_NUMBERS(the_deck) { *out = STATE(at)->deck_size[at->of]; }

/* ---- Hands: "progress 0 merchant spy", in a view "?210": how many of each deck ---- */

static int hand_size(const uint8_t *hand)
{
    int count = 0;
    while (count < 8 && hand[count]) count++;
    return count;
}

LF_PUT(put_progress)
{
    const struct knights_state *s = at->state;
    const uint8_t *hidden = s->hidden_progress[at->of], *hand = s->progress[at->of];
    if (!(hidden[0] | hidden[1] | hidden[2])) { put_cards(out, hand, hand_size(hand)); return; }
    lf_put_char(out, '?');
    for (int t = 0; t < TRACK_COUNT; t++) lf_put_int(out, hidden[t]);
}

static bool take_hidden_progress(struct lf_in *in, uint8_t *hidden)
{
    for (int t = 0; t < TRACK_COUNT; t++) {
        char c = lf_peek(in);
        if (c < '0' || c > '5')
            return lf_expected(in, LF_SAY("three digits", "drei Ziffern"));
        in->at++;
        hidden[t] = (uint8_t)(c - '0');
    }
    return true;
}

LF_TAKE(take_progress)
{
    struct knights_state *s = at->state;
    int card, count = 0, seat = at->of;
    for (int old; (old = s->progress[seat][0]);)
        if (s->deck_size[KNIGHTS_CARD[old].deck] < DECK_SIZE) knights_bury(s, seat, old);
        else progress_remove(s->progress[seat], old);
    for (int t = 0; t < TRACK_COUNT; t++) s->hidden_progress[seat][t] = 0;
    if (lf_take(in, "?")) return take_hidden_progress(in, s->hidden_progress[seat]);
    if (lf_take(in, "-")) return true;
    do {
        if (!knights_take_card(in, &card)) return false;
        if (++count > PROGRESS_LIMIT + 1) return lf_not_enough(in);
        if (!find_copy(s, in, card)) return false;
        progress_add(s->progress[seat], card);
    } while (lf_take(in, " "));
    return true;
}

LF_PUT(json_progress)
{
    const uint8_t *hand = STATE(at)->progress[at->of];
    lf_json_array(out, at->name);
    for (int i = 0; i < hand_size(hand); i++) lf_json_text(out, NULL, KNIGHTS_CARD[hand[i]].word);
    lf_json_array_end(out);
}

LF_NUMBERS(the_progress)
{
    const uint8_t *hand = STATE(at)->progress[at->of];
    for (int i = 0; i < hand_size(hand); i++) out[hand[i]]++;
}

/* What others see of a hand: how many cards of each deck. */
LF_NUMBERS(the_backs)
{
    const uint8_t *hand = STATE(at)->progress[at->of];
    for (int t = 0; t < TRACK_COUNT; t++) out[t] = STATE(at)->hidden_progress[at->of][t];
    for (int i = 0; i < hand_size(hand); i++) out[KNIGHTS_CARD[hand[i]].deck]++;
}

LF_PUT(json_backs)
{
    int32_t backs[TRACK_COUNT];
    the_backs(at, backs);
    lf_json_array(out, at->name);
    for (int t = 0; t < TRACK_COUNT; t++) lf_json_int(out, NULL, backs[t]);
    lf_json_array_end(out);
}

/* ---- Printer and Constitution, once they lie open ---- */

bool knights_take_point_card(struct lf_in *in, const struct lf_spot *at)
{
    struct knights_state *s = at->state;
    uint8_t *place = lf_spot_value(at), before = *place, holder;
    int card = place == s->point_card ? CARD_PRINTER : CARD_CONSTITUTION;
    int deck = KNIGHTS_CARD[card].deck;
    if (!lf_take_holder(in, at, &holder)) return false;
    *place = LF_NOBODY;
    if (holder != LF_NOBODY && !find_copy(s, in, card)) return false;
    if (holder == LF_NOBODY && before != LF_NOBODY && s->deck_size[deck] < DECK_SIZE)
        s->deck[deck][s->deck_size[deck]++] = (uint8_t)card;
    *place = holder;
    return true;
}

const struct lf_field_kind
    KNIGHTS_DECK = { put_deck, take_deck, json_deck, the_deck, 1, false },
    KNIGHTS_PROGRESS = { put_progress, take_progress, json_progress, the_progress, CARD_COUNT,
                         false },
    KNIGHTS_BACKS = { NULL, NULL, json_backs, the_backs, TRACK_COUNT, false };
