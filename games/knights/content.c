/* content.c - the numbers of this game's rules as JSON, for clients: costs, pieces, tracks with
 * their levels and decks, in the names of both editions. */
#include "games/island/content.h"
#include "games/knights/moves.h"

static void put_names(struct lf_out *out, const struct lf_say de, const struct lf_say en)
{
    lf_json_object(out, "name");
    lf_json_say(out, "de", de);
    lf_json_say(out, "en", en);
    lf_json_object_end(out);
}

static void put_tracks(struct lf_out *out)
{
    lf_json_array(out, "tracks");
    for (int track = 0; track < TRACK_COUNT; track++) {
        lf_json_object(out, NULL);
        lf_json_text(out, "id", KNIGHTS_TRACK_WORD[track]);
        lf_json_say(out, "name", KNIGHTS_TRACK[track]);
        lf_json_int(out, "good", COMMODITY + track);
        lf_json_array(out, "levels");
        for (int level = 0; level < LEVEL_MAX; level++) {
            lf_json_object(out, NULL);
            lf_json_int(out, "cost", level + 1);
            put_names(out, KNIGHTS_LEVEL[EDITION_DE][track][level],
                      KNIGHTS_LEVEL[EDITION_EN][track][level]);
            lf_json_object_end(out);
        }
        lf_json_array_end(out);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

static void put_cards(struct lf_out *out)
{
    lf_json_array(out, "cards");
    for (int card = 1; card < CARD_COUNT; card++) {
        const struct progress_card *row = &KNIGHTS_CARD[card];
        lf_json_object(out, NULL);
        lf_json_text(out, "id", row->word);
        lf_json_text(out, "track", KNIGHTS_TRACK_WORD[row->deck]);
        lf_json_int(out, "count", row->copies);
        put_names(out, row->name[EDITION_DE], row->name[EDITION_EN]);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

static void put_knights(struct lf_out *out)
{
    static const char *const STRENGTH[STRENGTHS] = { "basic", "strong", "mighty" };
    lf_json_array(out, "knights");
    for (int i = 0; i < STRENGTHS; i++) {
        lf_json_object(out, NULL);
        lf_json_text(out, "id", STRENGTH[i]);
        lf_json_int(out, "strength", i + 1);
        lf_json_int(out, "each", KNIGHTS_EACH);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

int knights_content(char *text, size_t size)
{
    static const struct island_thing OWN[] = {
        { "wall", COST_WALL, WALLS_EACH, 0 },
        { "recruit", COST_KNIGHT, 0, 0 },
        { "promote", COST_KNIGHT, 0, 0 },
        { "activate", COST_ACTIVE, 0, 0 },
        { "medicine", COST_MEDICINE, 0, 0 },
        { 0 },
    };
    struct lf_out out = lf_out_start(text, size);
    lf_json_object(&out, NULL);
    island_content(&out, KIND_COUNT, KNIGHTS_CITY_YIELD);
    island_content_things(&out, KIND_COUNT, OWN);
    put_knights(&out);
    put_tracks(&out);
    put_cards(&out);
    lf_json_int(&out, "progress_limit", PROGRESS_LIMIT);
    lf_json_int(&out, "safe_per_wall", WALL_SAFE);
    lf_json_int(&out, "metropolis_points", METROPOLIS_POINTS);
    lf_json_int(&out, "commodities", COMMODITIES);
    lf_json_int(&out, "barbarian_spaces", TRACK_SPACES);
    lf_json_object_end(&out);
    return lf_out_end(&out);
}
