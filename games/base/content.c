/* content.c - the numbers of the base game's rules as JSON, for clients. */
#include "games/base/content.h"

#include "games/island/island_inline.h"

/* Development cards under the words that play them. */
static const struct { const char *word; char letter; uint8_t count; } DEV_CARD[DEV_COUNT] = {
    [DEV_KNIGHT] = { "knight", 'k', DEV_KNIGHTS },
    [DEV_ROADS] = { "roadbuilding", 'r', DEV_EACH },
    [DEV_INVENTION] = { "invention", 'i', DEV_EACH },
    [DEV_MONOPOLY] = { "monopoly", 'm', DEV_EACH },
    [DEV_POINT] = { "victory", 'v', DEV_POINTS },
};

void base_put_content(struct lf_out *out)
{
    static const struct island_thing OWN[] = { { "buy", COST_CARD, 0, 0 }, { 0 } };
    island_content(out, RESOURCE_COUNT, NULL);
    island_content_things(out, RESOURCE_COUNT, OWN);
    lf_json_object(out, "largest_army");
    lf_json_int(out, "least", ARMY_LEAST);
    lf_json_int(out, "points", ARMY_POINTS);
    lf_json_object_end(out);
    lf_json_array(out, "dev_cards");
    for (int card = 0; card < DEV_COUNT; card++) {
        lf_json_object(out, NULL);
        lf_json_text(out, "id", DEV_CARD[card].word);
        lf_json_bytes(out, "letter", &DEV_CARD[card].letter, 1);
        lf_json_int(out, "count", DEV_CARD[card].count);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

int base_content(char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    lf_json_object(&out, NULL);
    base_put_content(&out);
    lf_json_object_end(&out);
    return lf_out_end(&out);
}
