/* text.c - the notation of the base game beyond what island games share: development cards. The
 * grammar is in docs/notation.md. */
#include "games/base/text.h"

static const char DEV_LETTER[] = "krimv";

void base_put_nibbles(struct lf_out *out, uint32_t cards)
{
    if (cards == 0) lf_put_char(out, '-');
    for (int k = 0; k < DEV_COUNT; k++) {
        if (dev_of(cards, k) > 1) lf_put_int(out, dev_of(cards, k));
        if (dev_of(cards, k)) lf_put_char(out, DEV_LETTER[k]);
    }
}

bool base_take_nibbles(struct lf_in *in, uint32_t *cards)
{
    uint8_t counts[DEV_COUNT];
    *cards = 0;
    if (!lf_take_counts(in, DEV_LETTER, 15, counts))
        return lf_expected(in, LF_SAY("development cards such as 2kv (letters k r i m v), or -",
                                      "Entwicklungskarten wie 2kv (Buchstaben k r i m v) oder -"));
    for (int k = 0; k < DEV_COUNT; k++) *cards |= (uint32_t)counts[k] << 4 * k;
    return true;
}

void base_put_dev_letter(struct lf_out *out, const struct island_cards *cards, uint64_t args)
{
    (void)cards;
    lf_put_char(out, args < DEV_COUNT ? DEV_LETTER[args] : '?');
}

bool base_take_dev_letter(struct lf_in *in, const struct island_cards *cards, uint64_t *args)
{
    (void)cards;
    for (*args = 0; *args < DEV_COUNT; ++*args)
        if (lf_peek(in) == DEV_LETTER[*args]) {
            in->at++;
            return true;
        }
    return lf_expected(in, LF_SAY("a card, one of k r i m v ?", "eine Karte aus k r i m v ?"));
}

/* The cards of Invention, and those that gold brings. */
void base_put_two(struct lf_out *out, const struct island_cards *cards, uint64_t args)
{
    uint64_t given, taken;
    trade_lanes(args, &given, &taken);
    island_put_lanes(out, cards, taken);
}

bool base_take_two(struct lf_in *in, const struct island_cards *cards, uint64_t *args)
{
    uint64_t lanes;
    if (!island_take_lanes(in, cards, &lanes)) return false;
    if (cards_count(lanes) > 31)
        return lf_expected(in, LF_SAY("fewer cards", "weniger Karten"));
    *args = trade_fields(0, lanes);
    return true;
}

static const struct island_form FORMS[] = {
    BASE_FORMS
#ifdef ISLAND_WIDE
    { "CARDS", K_GOLD, false, base_put_two, base_take_two },
#endif
    { 0 },
};
const struct island_notation BASE_NOTATION = {
    BASE_KIND_TABLE, &ISLAND_RESOURCES, FORMS,
    { { "an action word such as roll, settlement, bank, end",
        "ein Aktionswort wie roll, settlement, bank, end" } },
};

int base_print(lf_action action, char *text, size_t size)
{
    return island_print_action(&BASE_NOTATION, action, text, size);
}

bool base_parse(const char *text, lf_action *action, struct lf_error *error)
{
    return island_parse_action(&BASE_NOTATION, text, action, error);
}
