/* turned.c - a board that is turned or seen in a mirror is the same to bots that think: whole
 * positions of the 19-hex games are turned, and every number must stay as it is. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/list.h"
#include "bots/net.h"
#include "core/text.h"
#include "games/base/base.h"
#include "games/island/island_inline.h"
#include "games/knights/knights.h"
#include "tests/bots/bots.h"

enum { TURNS = 12, EVERY = 23, GAMES = 8, TURN_CAP = 300 };

/* Where hexes, corners, edges and harbours go. */
struct turn {
    uint8_t hex[HEX_COUNT], corner[CORNER_COUNT], edge[EDGE_COUNT], spot[HARBOUR_COUNT];
};

/* Turned by sixths, then mirrored or not. A sixth of a turn maps the places of geometry.h, quarter
 * widths and sixths of a height, to whole numbers again. */
static struct place moved(struct place at, int turn)
{
    int x = at.x, y = at.y;
    for (int i = 0; i < turn % 6; i++) {
        int to = (x - y) / 2;
        y = (3 * x + y) / 2;
        x = to;
    }
    return (struct place){ (int8_t)(turn >= 6 ? -x : x), (int8_t)y };
}

static bool move_all(const struct place *places, int count, int turn, uint8_t *out)
{
    for (int i = 0; i < count; i++) {
        struct place to = moved(places[i], turn);
        int k = 0;
        while (k < count && (places[k].x != to.x || places[k].y != to.y)) k++;
        if (k == count) return false;
        out[i] = (uint8_t)k;
    }
    return true;
}

/* False: harbours would come where there is none. */
static bool make_turn(struct turn *turn, int n)
{
    if (!move_all(HEX_PLACE, HEX_COUNT, n, turn->hex) ||
        !move_all(CORNER_PLACE, CORNER_COUNT, n, turn->corner) ||
        !move_all(EDGE_PLACE, EDGE_COUNT, n, turn->edge))
        return false;
    for (int i = 0; i < HARBOUR_COUNT; i++) {
        int k = 0;
        while (k < HARBOUR_COUNT && HARBOUR_EDGE[k] != turn->edge[HARBOUR_EDGE[i]]) k++;
        if (k == HARBOUR_COUNT) return false;
        turn->spot[i] = (uint8_t)k;
    }
    return true;
}

static corner_set turn_corners(const struct turn *turn, corner_set set)
{
    corner_set out = corners_none();
    for (; corners_any(set); set = corners_rest(set))
        corners_add(&out, turn->corner[corners_lowest(set)]);
    return out;
}

static void turn_island(struct island *s, const struct turn *turn, const corner_set *guards)
{
    struct island from = *s;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        edge_set roads = edges_none();
        for (edge_set at = island_roads(&from, i); edges_any(at); at = edges_rest(at))
            edges_add(&roads, turn->edge[edges_lowest(at)]);
        island_put_roads(s, i, roads);
        s->settlements[i] = turn_corners(turn, from.settlements[i]);
        s->cities[i] = turn_corners(turn, from.cities[i]);
    }
    for (int hex = 0; hex < HEX_COUNT; hex++)
        island_put_terrain(s, turn->hex[hex], island_terrain(&from, hex));
    for (int n = 0; n < 11; n++) {
        s->number_hexes[n] = hexes_none();
        for (hex_set at = from.number_hexes[n]; hexes_any(at); at = hexes_rest(at))
            hexes_add(&s->number_hexes[n], turn->hex[hexes_lowest(at)]);
    }
    for (int i = 0; i < HARBOUR_COUNT; i++) s->harbour[turn->spot[i]] = from.harbour[i];
    if (s->robber < HEX_COUNT) s->robber = turn->hex[from.robber];
    island_derive_among(s, guards);
}

static void turn_base(void *state, const struct turn *turn)
{
    static const corner_set NOBODY[ISLAND_SEATS];
    turn_island(&((struct base_state *)state)->island, turn, NOBODY);
}

static void turn_knights(void *state, const struct turn *turn)
{
    struct knights_state *s = state;
    corner_set *sets[] = { &s->knights[0], &s->knights[1], &s->knights[2], &s->knights[3],
                           &s->strong, &s->mighty, &s->active, &s->used, &s->promoted, &s->walls,
                           &s->fallen };
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++)
        *sets[i] = turn_corners(turn, *sets[i]);
    turn_island(&s->island, turn, s->knights);
    for (int t = 0; t < TRACK_COUNT; t++)
        if (s->metropolis[t] != NOWHERE) s->metropolis[t] = turn->corner[s->metropolis[t]];
    if (s->merchant != NOWHERE) s->merchant = turn->hex[s->merchant];
}

struct turned_game { const char *name; void (*turn)(void *state, const struct turn *turn); };
static const struct turned_game GAMES_TURNED[] = {
    { "base", turn_base }, { "knights", turn_knights },
};

struct watch {
    const struct turned_game *turned;
    const struct lf_insight *insight;
    struct lf_rng rng;
    long positions;
    const char *fault;
    unsigned char *notes;
};

static void look(struct watch *watch, const void *state, int seat, float *out)
{
    memset(out, 0, LF_NET_INPUTS_MAX * sizeof *out);
    memset(watch->notes, 0, watch->insight->notes_size);
    watch->insight->look(state, seat, watch->notes, out);
}

static void witness(void *context, const struct lf_game *game, const void *before, int actor,
                    lf_action action)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    float plain[LF_NET_INPUTS_MAX], other[LF_NET_INPUTS_MAX];
    struct watch *watch = context;
    const struct lf_insight *insight = watch->insight;
    struct turn turn;
    int seats = game->seat_count(before);
    (void)actor, (void)action;
    if (game->turn(before) == 0 || lf_rng_below(&watch->rng, EVERY)) return;
    int seat = (int)lf_rng_below(&watch->rng, (uint32_t)seats);
    look(watch, before, seat, plain);
    for (int n = 1; n < TURNS; n++) {
        if (!make_turn(&turn, n)) continue;
        memcpy(state, before, game->state_size);
        watch->turned->turn(state, &turn);
        look(watch, state, seat, other);
        watch->positions++;
        for (int i = 0; i < insight->table + seats * insight->own && !watch->fault; i++)
            if (memcmp(&plain[i], &other[i], sizeof plain[i]) != 0)
                watch->fault = insight->numbers[i < insight->table
                                                    ? i : insight->table + (i - insight->table) %
                                                                               insight->own].name;
    }
}

static bool run(struct watch *watch, const struct lf_game *game)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    const struct lf_bot *bots[LF_SEATS_MAX];
    for (int i = 0; i < LF_SEATS_MAX; i++) bots[i] = &lf_bot_greedy;
    watch->notes = calloc(1, watch->insight->notes_size + 1);
    for (int i = 0; watch->notes && i < GAMES; i++) {
        struct lf_luck luck;
        struct lf_tally tally;
        struct lf_error error;
        if (!game->init(state, 4, "", &error)) break;
        lf_luck_start(&luck, 15, (uint64_t)i);
        lf_arena_play(game, state, bots, &luck, TURN_CAP, witness, watch, &tally);
    }
    free(watch->notes);
    bool good = watch->positions > 0 && !watch->fault;
    printf("%s numbers of %s on turned boards: %ld positions%s%s\n", good ? "ok  " : "FAIL",
           game->name, watch->positions, watch->fault ? ", not the same: " : "",
           watch->fault ? watch->fault : "");
    return good;
}

void test_turned(int *passed, int *failed)
{
    for (size_t i = 0; i < sizeof GAMES_TURNED / sizeof GAMES_TURNED[0]; i++)
        for (const struct lf_bot_pack *const *pack = lf_bot_packs; *pack; pack++) {
            if (!(*pack)->insight || !lf_same((*pack)->game, GAMES_TURNED[i].name)) continue;
            struct watch watch = { .turned = &GAMES_TURNED[i], .insight = (*pack)->insight,
                                   .rng = { lf_rng_key(15, 1), 0 } };
            if (run(&watch, lf_game_find((*pack)->game))) (*passed)++;
            else (*failed)++;
        }
}
