/* book.c - makes the book of book.h. */
#include "bots/dice/book.h"

#include "core/check.h"

#define FACES(b, l, w, g, o) (b | l << 4 | w << 8 | g << 12 | o << 16)
enum { J_ORE = 1, J_GRAIN = 2, J_WOOL = 4, J_LUMBER = 8, J_BRICK = 16, J_ANY = 32 };

const struct plan_info PLAN[PLANS] = {
    [PLAN_NONE] = { 0, 0, 0, 0, 0, PLAN_NONE, 0 },
    [PLAN_R]    = { 1, 0, 0, 0, J_LUMBER | J_BRICK | J_ANY, PLAN_R, FACES(1, 1, 0, 0, 0) },
    [PLAN_RR]   = { 2, 0, 0, 0, J_LUMBER | J_BRICK | J_ANY, PLAN_RR, FACES(2, 2, 0, 0, 0) },
    [PLAN_RRR]  = { 3, 0, 0, 0, J_LUMBER | J_BRICK | J_ANY, PLAN_RRR, FACES(3, 3, 0, 0, 0) },
    [PLAN_S]    = { 0, 1, 0, 0, J_GRAIN | J_WOOL | J_LUMBER | J_BRICK | J_ANY, PLAN_S,
                    FACES(1, 1, 1, 1, 0) },
    [PLAN_SR]   = { 1, 1, 0, 0, J_GRAIN | J_WOOL | J_LUMBER | J_BRICK | J_ANY, PLAN_SR,
                    FACES(2, 2, 1, 1, 0) },
    [PLAN_C]    = { 0, 0, 1, 0, J_ORE | J_GRAIN | J_ANY, PLAN_C, FACES(0, 0, 0, 2, 3) },
    [PLAN_K]    = { 0, 0, 0, 1, J_ORE | J_GRAIN | J_WOOL, PLAN_NONE, FACES(0, 0, 1, 1, 1) },
    /* The last knight's joker can only be a new one here, and so only serve the road. */
    [PLAN_KR]   = { 1, 0, 0, 1, 63, PLAN_R, FACES(1, 1, 1, 1, 1) },
    [PLAN_KK]   = { 0, 0, 0, 2, J_ORE | J_GRAIN | J_WOOL, PLAN_NONE, FACES(0, 0, 2, 2, 2) },
};

/* ---- Falls ---- */

/* Number of multisets of n dice over so many faces. */
static int multisets(int n, int faces)
{
    int count = 1;
    for (int i = 1; i < faces; i++) count = count * (n + i) / i;
    return count;
}

int book_fall(const struct dice_book *book, dice_faces faces)
{
    int left = faces_count(faces), fall = book->first[left];
    for (int face = FACE_COUNT - 1; face > 0; face--) {
        int show = faces_of(faces, face);
        fall += book->begins[face][left][show];
        left -= show;
    }
    return fall;
}

static void make_falls(struct dice_book *book)
{
    static const uint16_t FACTORIAL[] = { 1, 1, 2, 6, 24, 120, 720 };
    int count = 0;
    for (int face = 1; face < FACE_COUNT; face++)
        for (int left = 0; left <= DICE_COUNT; left++)
            for (int show = 1; show <= left; show++)
                book->begins[face][left][show] =
                    (uint16_t)(book->begins[face][left][show - 1] +
                               multisets(left - show + 1, face));
    for (int n = 0; n <= DICE_COUNT; n++) {
        int here = multisets(n, FACE_COUNT);
        book->first[n] = (uint16_t)count;
        count += here;
    }
    book->first[DICE_COUNT + 1] = (uint16_t)count;
    LF_ASSERT(count == FALLS && book->first[DICE_COUNT] == FALLS_BELOW);
    /* Every fall is one of fewer dice and a die more; the empty one has number 0. */
    for (int fall = 0; fall < FALLS_BELOW; fall++)
        for (int face = 0; face < FACE_COUNT; face++) {
            dice_faces faces = book->fall[fall] + face_one(face);
            int more = book_fall(book, faces);
            book->more[fall][face] = (uint16_t)more;
            book->fall[more] = faces;
        }
    for (int fall = FALLS_BELOW; fall < FALLS; fall++) {
        int ways = FACTORIAL[DICE_COUNT];
        for (int face = 0; face < FACE_COUNT; face++)
            ways /= FACTORIAL[faces_of(book->fall[fall], face)];
        book->ways[fall - FALLS_BELOW] = (uint16_t)ways;
    }
}

/* ---- Places ---- */

/* The tree has a main way of six roads with two single branches on it, and two ways of four at
 * its end: lengths and branches number its 117 sets of roads. */
enum { MAIN_WAY = 0x00ED, WAY_UP = 0x0F00, WAY_DOWN = 0xF000, ROAD_SETS = 117 };

static int roads_number(unsigned roads)
{
    static const uint8_t BASE[] = { 0, 1, 3, 5, 9, 13, 17 };
    int length = __builtin_popcount(roads & MAIN_WAY);
    int up = __builtin_popcount(roads & WAY_UP), down = __builtin_popcount(roads & WAY_DOWN);
    int branches = (int)(roads >> 1 & 1) + 2 * (int)(roads >> 4 & 1);
    return BASE[length] + (5 * up + down) * 4 + branches;
}

static int settlements_most(unsigned roads)
{
    int most = 0;
    while (most < DICE_SETTLEMENTS && dice_road_at(roads, SHEET_SETTLEMENT_ROAD[most])) most++;
    return most;
}

static int cities_most(unsigned roads)
{
    int most = 0;
    while (most < DICE_CITIES && dice_road_at(roads, SHEET_CITY_ROAD[most])) most++;
    return most;
}

static int natural_number(const struct dice_book *book, unsigned roads, int settlements,
                          int cities)
{
    return book->roads_base[roads_number(roads)] + settlements * (cities_most(roads) + 1) + cities;
}

int book_place(const struct dice_book *book, const struct dice_sheet *sheet)
{
    return book->place_at[natural_number(book, sheet->roads, sheet->settlements, sheet->cities)];
}

/* Every connected set of roads, by adding roads to those found. */
static int list_roads(uint16_t *sets)
{
    uint8_t seen[ROAD_SETS] = { 1 };
    int count = 1;
    sets[0] = 0;
    for (int i = 0; i < count; i++)
        for (unsigned next = dice_frontier(sets[i]); next; next &= next - 1) {
            unsigned roads = sets[i] | (next & (0u - next));
            if (seen[roads_number(roads)]) continue;
            seen[roads_number(roads)] = 1;
            sets[count++] = (uint16_t)roads;
        }
    LF_ASSERT(count == ROAD_SETS);
    return count;
}

static void note_place(struct dice_book *book, int at, unsigned roads, int settlements, int cities)
{
    struct dice_sheet sheet = { (uint16_t)roads, (uint8_t)settlements, (uint8_t)cities, 0, 0, 0,
                                { 0 } };
    book->place[at] = (struct dice_place){ (uint16_t)roads, (uint8_t)settlements,
                                           (uint8_t)cities, (uint8_t)dice_value(&sheet), { 0 } };
    book->place_at[natural_number(book, roads, settlements, cities)] = (uint16_t)at;
}

/* Places are numbered by how much is built, so that those out of reach in an early turn stand
 * together, and lanes of neighbours are of one kind. */
static void make_places(struct dice_book *book)
{
    uint16_t sets[ROAD_SETS];
    int roads = list_roads(sets), base = 0, at = 0;
    for (int i = 0; i < roads; i++) {
        book->roads_base[roads_number(sets[i])] = (uint16_t)base;
        base += (settlements_most(sets[i]) + 1) * (cities_most(sets[i]) + 1);
    }
    LF_ASSERT(base == PLACES);
    for (int built = 0; at < PLACES; built++)
        for (int i = 0; i < roads; i++)
            for (int s = 0; s <= settlements_most(sets[i]); s++)
                for (int c = 0; c <= cities_most(sets[i]); c++)
                    if (__builtin_popcount(sets[i]) + 2 * s + 2 * c == built)
                        note_place(book, at++, sets[i], s, c);
    LF_ASSERT(at == PLACES);
}

/* The places after a plan: all ways to lay its roads, then its settlement or city. */
static void follow(struct dice_book *book, int *count, int start, struct dice_sheet sheet,
                   const struct plan_info *plan, int roads_left)
{
    if (roads_left) {
        for (unsigned next = dice_frontier(sheet.roads); next; next &= next - 1) {
            struct dice_sheet longer = sheet;
            longer.roads |= (uint16_t)(next & (0u - next));
            follow(book, count, start, longer, plan, roads_left - 1);
        }
        return;
    }
    if (plan->settlements && !dice_settlement_open(&sheet)) return;
    if (plan->cities && !dice_city_open(&sheet)) return;
    sheet.settlements = (uint8_t)(sheet.settlements + plan->settlements);
    sheet.cities = (uint8_t)(sheet.cities + plan->cities);
    int place = book_place(book, &sheet);
    for (int i = start; i < *count; i++)
        if (book->follow[i] == place) return;
    LF_ASSERT(*count < FOLLOW_MAX);
    book->follow[(*count)++] = (uint16_t)place;
}

static void make_follow(struct dice_book *book)
{
    int count = 0;
    for (int place = 0; place < PLACES_PADDED; place++)
        for (int plan = 0; plan < PLACE_PLANS; plan++) {
            const struct dice_place *at = &book->place[place];
            struct dice_sheet sheet = { at->roads, at->settlements, at->cities, 0, 0, 0, { 0 } };
            book->follow_from[place * PLACE_PLANS + plan] = (uint16_t)count;
            if (place < PLACES)
                follow(book, &count, count, sheet, &PLAN[plan], PLAN[plan].roads);
        }
    book->follow_from[PLACES_PADDED * PLACE_PLANS] = (uint16_t)count;
}

/* The least number of turns for each place and number of knights: what is built grows, and
 * places are numbered by how much is built, so one pass in that order is enough. */
static void make_turns(struct dice_book *book)
{
    for (int place = 0; place < PLACES_PADDED; place++)
        for (int k = 0; k <= DICE_KNIGHTS; k++)
            book->place[place].turns_least[k] = place || k ? 0xFF : 0;
    for (int place = 0; place < PLACES; place++)
        for (int k = 0; k <= DICE_KNIGHTS; k++) {
            int turns = book->place[place].turns_least[k] + 1;
            for (int plan = PLAN_R; plan < PLANS; plan++) {
                int knights = k + PLAN[plan].knights;
                int row = place * PLACE_PLANS + PLAN[plan].on_island;
                if (knights > DICE_KNIGHTS) continue;
                for (int i = book->follow_from[row]; i < book->follow_from[row + 1]; i++) {
                    uint8_t *least = &book->place[book->follow[i]].turns_least[knights];
                    if (turns < *least) *least = (uint8_t)turns;
                }
            }
        }
}

int book_points(const struct dice_book *book, enum plan plan, int place, int knights)
{
    const struct plan_info *info = &PLAN[plan];
    const struct dice_place *at = &book->place[place];
    int points = info->roads;
    if (info->settlements) points += SHEET_SETTLEMENT_POINTS[at->settlements];
    if (info->cities) points += SHEET_CITY_POINTS[at->cities];
    for (int i = 1; i <= info->knights; i++) points += knights + i;
    return points;
}

/* ---- Paying ---- */

int book_missing(dice_faces cost, dice_faces dice, unsigned *missing)
{
    int needed = faces_count(cost), lacking = 0, gold = faces_of(dice, GOLD) / 2;
    int room = faces_count(dice) - needed;
    *missing = 0;
    if (room < 0) return -1;
    for (int face = 0; face < RESOURCES; face++) {
        int lacks = faces_of(cost, face) - faces_of(dice, face);
        if (lacks <= 0) continue;
        lacking += lacks;
        *missing |= 1u << face;
    }
    if (gold > room) gold = room;
    return lacking > gold ? lacking - gold : 0;
}

bool book_fills(enum plan plan, unsigned jokers, dice_faces dice)
{
    unsigned missing;
    int any = 0;
    if (book_missing(PLAN[plan].cost, dice, &missing) != __builtin_popcount(jokers)) return false;
    for (int face = 0; face < RESOURCES; face++) {
        int lacks = faces_of(PLAN[plan].cost, face) - faces_of(dice, face);
        for (int k = 0; k < DICE_KNIGHTS; k++) {
            if (SHEET_JOKER[k] != face || !(jokers >> k & 1)) continue;
            if (lacks <= 0) return false;
            lacks--;
        }
        bool any_serves = plan != PLAN_KR || face == BRICK || face == LUMBER;
        if (lacks > 0 && any_serves) any += lacks;
    }
    return !(jokers & J_ANY) || any > 0;
}

static void make_pays(struct dice_book *book)
{
    int count = 0;
    for (int plan = 0; plan < PLANS; plan++)
        for (unsigned jokers = 0; jokers < 64; jokers++) {
            book->pays_from[plan * 64 + (int)jokers] = (uint16_t)count;
            if (jokers & ~(unsigned)PLAN[plan].jokers || plan == PLAN_NONE) continue;
            for (int fall = 0; fall < FALLS_SIX; fall++) {
                if (!book_fills((enum plan)plan, jokers, book->fall[FALLS_BELOW + fall])) continue;
                LF_ASSERT(count < PAYS_MAX);
                book->pays[count++] = (uint16_t)fall;
            }
        }
    book->pays_from[PLANS * 64] = (uint16_t)count;
}

const struct dice_book *dice_book(void)
{
    static struct dice_book book;
    static int state;                     /* 0 not yet, 1 being made, 2 ready */
    int none = 0;
    if (__atomic_load_n(&state, __ATOMIC_ACQUIRE) == 2) return &book;
    if (__atomic_compare_exchange_n(&state, &none, 1, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE)) {
        make_falls(&book);
        make_places(&book);
        make_follow(&book);
        make_turns(&book);
        make_pays(&book);
        __atomic_store_n(&state, 2, __ATOMIC_RELEASE);
    }
    while (__atomic_load_n(&state, __ATOMIC_ACQUIRE) != 2) continue;
    return &book;
}
