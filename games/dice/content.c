/* content.c - the numbers of the dice game's rules as JSON: dice, faces, and the sheet as it is
 * printed. */
#include "games/dice/text.h"

void dice_json_faces(struct lf_out *out, const char *text, dice_faces dice, int count)
{
    lf_json_array(out, text);
    for (int face = 0; face < count; face++) lf_json_int(out, NULL, faces_of(dice, face));
    lf_json_array_end(out);
}

/* A road by its mask; the start road is null. */
static void road(struct lf_out *out, const char *text, unsigned mask)
{
    if (mask) lf_json_int(out, text, __builtin_ctz(mask));
    else lf_json_null(out, text);
}

static void put_sites(struct lf_out *out, const char *text, const uint8_t *points,
                      const uint16_t *roads, int count)
{
    lf_json_array(out, text);
    for (int i = 0; i < count; i++) {
        lf_json_object(out, NULL);
        lf_json_int(out, "points", points[i]);
        road(out, "road", roads[i]);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

void dice_json_plan(struct lf_out *out)
{
    static const char *const WORD[DICE_BUILDINGS] = { "road", "settlement", "city", "knight" };
    lf_json_array(out, "roads");
    for (int i = 0; i < DICE_ROADS; i++) {
        lf_json_object(out, NULL);
        road(out, "after", SHEET_BEFORE[i]);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
    put_sites(out, "settlements", SHEET_SETTLEMENT_POINTS, SHEET_SETTLEMENT_ROAD,
              DICE_SETTLEMENTS);
    put_sites(out, "cities", SHEET_CITY_POINTS, SHEET_CITY_ROAD, DICE_CITIES);
    lf_json_array(out, "knights");
    for (int i = 0; i < DICE_KNIGHTS; i++) {
        lf_json_object(out, NULL);
        lf_json_int(out, "points", i + 1);
        lf_json_text(out, "joker", SHEET_JOKER[i] == GOLD ? "any" : DICE_FACE_WORD[SHEET_JOKER[i]]);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
    lf_json_object(out, "costs");
    for (int i = 0; i < DICE_BUILDINGS; i++)
        dice_json_faces(out, WORD[i], SHEET_COST[i], RESOURCES);
    lf_json_object_end(out);
    lf_json_int(out, "boxes", DICE_BOXES);
    lf_json_int(out, "cross", -2);
}

int dice_content(char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    lf_json_object(&out, NULL);
    lf_json_int(&out, "dice", DICE_COUNT);
    lf_json_int(&out, "rolls", DICE_ROLLS);
    lf_json_array(&out, "faces");
    for (int face = 0; face < FACE_COUNT; face++) {
        lf_json_object(&out, NULL);
        lf_json_text(&out, "id", DICE_FACE_WORD[face]);
        lf_json_bytes(&out, "letter", &DICE_LETTER[face], 1);
        lf_json_object_end(&out);
    }
    lf_json_array_end(&out);
    dice_json_plan(&out);
    lf_json_object_end(&out);
    return lf_out_end(&out);
}
