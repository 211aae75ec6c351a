/* memory.h - what a random game remembers from turn to turn so as not to look for it again:
 * playout.c plays by it. Inline, since nobody else includes it.
 */
#ifndef KNIGHTS_MEMORY_H
#define KNIGHTS_MEMORY_H

#include "games/island/routes.h"
#include "games/knights/apply.h"
#include "games/knights/harvest.h"

/* What a random game remembers so as not to look for it again: corners where Irrigation and Mining
 * find something, since a board keeps its terrain; and for each seat how far knights went over
 * these roads with these foreign pieces beside them; at sea where there is sea, and the routes. */
struct memory {
    corner_set fields, mountains;
#ifdef ISLAND_WIDE
    struct nears {
        uint32_t edits;            /* of the seat's lines, as they were */
        int count;                 /* from so many corners it is known what is near: */
        uint8_t from[STRENGTHS * KNIGHTS_EACH];
        bool one[STRENGTHS * KNIGHTS_EACH];          /* lines of one kind end there */
        corner_set near[STRENGTHS * KNIGHTS_EACH];
    } nears[ISLAND_SEATS];
    struct routes routes;
    struct harvest harvest;
    struct sails sails;            /* moves of ships, and places for new ones, */
    edge_set places;
    bool sails_known;              /* ... as they are now: nothing moved since they were counted */
    bool prices_known;             /* what the bank wants, and what levels cost: take_prices() */
    uint64_t rates, levels;
    struct ways_known {            /* of progress cards that the active seat holds: ways.h */
        uint32_t held;             /* all of them, if of any is known */
        uint32_t known;            /* of these cards how many ways there are, */
        uint16_t count[CARD_COUNT];
        int total;                 /* ... and of all that are held, if all are known */
    } cards;
    uint64_t answers;              /* transitions of offers: answers_of() */
    lf_seats own_known;            /* of these seats it is known ... */
    uint64_t own_points;           /* ... what they have alone: byte lanes */
    bool close;                    /* Longest Road would be enough for the active seat to win, */
    lf_seats far;                  /* ... and not for these, whose points are not more now */
#else
    struct ways { edge_set roads; corner_set stops, near; } ways[ISLAND_SEATS];
#endif
};

/* What the active seat may do is found out anew after other phases than its own; in that of offers,
 * which are a part of its own, only hands change. */
static inline void forget_menu(struct memory *memory)
{
#ifdef ISLAND_WIDE
    memory->sails_known = memory->prices_known = false;
    memory->cards.known = 0;
#else
    (void)memory;
#endif
}

/* Two seats have traded: each had a card and has one, but it may be the second of a seat. */
static inline void forget_traded(struct memory *memory)
{
#ifdef ISLAND_WIDE
    memory->cards.known &= ~(1u << CARD_MEDICINE | 1u << CARD_SABOTEUR);
#else
    (void)memory;
#endif
}

/* Transitions that main_phase() has made beside the one that it is called for. */
static inline uint64_t answers_of(const struct memory *memory)
{
#ifdef ISLAND_WIDE
    return memory->answers;
#else
    (void)memory;
    return 0;
#endif
}

static inline void remember_board(struct memory *memory, struct knights_state *state)
{
    struct island *s = &state->island;
    memory->fields = memory->mountains = corners_none();
    for (int hex = 0; hex < HEX_COUNT; hex++) {
        if (island_terrain(s, hex) == FIELDS) corners_join(&memory->fields, HEX_CORNERS[hex]);
        if (island_terrain(s, hex) == MOUNTAINS) corners_join(&memory->mountains, HEX_CORNERS[hex]);
    }
#ifdef ISLAND_WIDE
    routes_begin(&memory->routes, s, state->knights);
    memory->sails.total = 0;
    memory->answers = 0;
    memory->close = true;
    memory->far = memory->own_known = 0;
    memory->own_points = 0;
    harvest_begin(&memory->harvest);
    for (int i = 0; i < ISLAND_SEATS; i++) memory->nears[i].edits = 0, memory->nears[i].count = 0;
#endif
}

/* How long lines are is left open at sea. It must be known before something is done that may change
 * them elsewhere than by the functions of routes.h, and is known after it. */
#ifdef ISLAND_WIDE
static inline void settle_lines(struct knights_state *s, struct memory *memory)
{
    routes_settle(&memory->routes, &s->island);
}

static inline void lines_settled(struct knights_state *s, lf_seats changed, struct memory *memory)
{
    routes_settled(&memory->routes, &s->island, changed);
}

/* A road or ship of the active seat. */
static inline void add_line(struct knights_state *s, int seat, int edge, int ship,
                            struct memory *memory)
{
    routes_take(&memory->routes, &s->island, seat);
    routes_add(&memory->routes, &s->island, seat, edge, ship);
}

/* The same of one that Diplomat has taken off and that is laid again: who has the longest is looked
 * at only then. */
static inline void replace_line(struct knights_state *s, int seat, int edge, int ship,
                                struct memory *memory)
{
    routes_replace(&memory->routes, &s->island, seat, edge, ship);
}

/* Diplomat is about to take off a road or ship. */
static inline void line_leaves(struct knights_state *s, int edge, struct memory *memory)
{
    routes_remove(&memory->routes, &s->island, knights_road_owner(s, edge), edge);
}

/* A settlement or a knight of a seat is about to come to a corner, or a knight to leave one. */
static inline void piece_comes(struct knights_state *s, int seat, int corner, bool knight,
                               struct memory *memory)
{
    routes_piece(&memory->routes, &s->island, knight ? PIECE_GUARD : PIECE_BUILDING, seat, NOWHERE,
                 corner, false);
}

static inline void knight_leaves(struct knights_state *s, int corner, struct memory *memory)
{
    for (int i = 0; i < ISLAND_SEATS; i++)
        if (corners_in(&s->knights[i], corner))
            routes_piece(&memory->routes, &s->island, PIECE_GUARD, i, corner, NOWHERE, false);
}

/* A knight is about to move, and to drive away another one. */
static inline void knight_moves(struct knights_state *s, int seat, int from, int to,
                                struct memory *memory)
{
    bool displaces = corners_has(knights_all(s), to);
    if (displaces) knight_leaves(s, to, memory);
    routes_piece(&memory->routes, &s->island, PIECE_GUARD, seat, from, to, displaces);
}

/* Carries out an action of a list, and notes what it does to lines and pieces. */
static inline void do_noted(struct knights_state *s, int seat, lf_action action,
                            struct memory *memory)
{
    int kind = lf_kind_of(action), at = (int)(lf_args_of(action) & 0xFF);
    if (kind == KN_RETREAT) piece_comes(s, s->victim, at, true, memory);
    else if (kind == KN_PLACE) piece_comes(s, seat, at, true, memory);
    else if (kind == KN_DESERT || kind == KN_INTRIGUE) knight_leaves(s, at, memory);
    else if (kind == KN_DIPLOMAT) line_leaves(s, at, memory);
    knights_do(s, seat, action);
}

/* Points of all, as knights_point_lanes(); what seats have alone is kept while it cannot change. */
static inline void forget_own_points(struct memory *memory) { memory->own_known = 0; }

static inline void learn_own_points(const struct knights_state *s, int seat, struct memory *memory)
{
    uint64_t lane = (uint64_t)0xFF << 8 * seat;
    uint64_t points = (uint64_t)knights_own_points(s, seat) << 8 * seat;
    memory->own_points = (memory->own_points & ~lane) | points;
    memory->own_known |= lf_seat_bit(seat);
}

static inline uint64_t point_lanes(const struct knights_state *s, struct memory *memory)
{
    for (int i = 0; i < ISLAND_SEATS; i++)
        if (!(memory->own_known >> i & 1)) learn_own_points(s, i, memory);
    return memory->own_points + knights_award_lanes(s);
}

/* Cards that go by points: seats that would be before others, or not be, if they held Longest Road,
 * which is not known. */
static inline lf_seats undecided(const struct knights_state *s, int seat)
{
    lf_seats set = 0;
    int own = knights_points_of(s, seat);
    for (int i = 0; i < s->island.seat_count; i++) {
        int lead = knights_points_of(s, i) - own;
        if (i == seat) continue;
        set |= (lf_seats)(lead <= 0 && lead >= -LONGEST_POINTS) << i;
        set |= (lf_seats)(lead >= 0 && lead <= LONGEST_POINTS) << seat;
    }
    return set;
}

/* Who holds Longest Road, as far as points of others are compared with those of a seat. */
static inline void name_holder(struct knights_state *s, int seat, struct memory *memory)
{
    if (memory->routes.changes == 0) return;
    lf_seats open = undecided(s, seat) & routes_contenders(&memory->routes);
    if (open & (open - 1)) routes_name(&memory->routes, &s->island);
    else if (open) routes_holds(&memory->routes, &s->island, __builtin_ctz(open));
}

/* As knights_look_for_winner(). Where points may be others, buildings may be. */
static inline void look_for_winner(struct knights_state *s, struct memory *memory)
{
    int seat = s->island.active;
    memory->harvest.stale = true;
    learn_own_points(s, seat, memory);
    int points = (int)((memory->own_points + knights_award_lanes(s)) >> 8 * seat & 0xFF);
    memory->close = points + LONGEST_POINTS >= s->target;
    memory->far = (memory->far & ~lf_seat_bit(seat)) | (lf_seats)!memory->close << seat;
    if (!memory->close) return;
    routes_holds(&memory->routes, &s->island, s->island.active);
    knights_look_for_winner(s);
}

/* Anybody may have got points. */
static inline void forget_points(struct memory *memory)
{
    memory->harvest.stale = true;
    memory->far = 0;
    forget_own_points(memory);
}

/* The same when a turn begins. */
static inline void look_at_turn(struct knights_state *s, struct memory *memory)
{
    if (memory->far >> s->island.active & 1) memory->close = false;
    else look_for_winner(s, memory);
}

/* The same where points can be others by Longest Road only. */
static inline void look_at_lines(struct knights_state *s, struct memory *memory)
{
    if (memory->close) look_for_winner(s, memory);
}

/* The same after the event die: cards that were drawn bring points if they are laid open, and the
 * barbarians whatever they do. */
struct awards { uint8_t point_card[2], ship; };

static inline struct awards awards_of(const struct knights_state *s)
{
    return (struct awards){ { s->point_card[0], s->point_card[1] }, s->ship };
}

static inline void look_at_awards(struct knights_state *s, struct awards before,
                                  struct memory *memory)
{
    if (s->point_card[0] == before.point_card[0] && s->point_card[1] == before.point_card[1] &&
        s->ship >= before.ship) return;
    forget_points(memory);
    look_for_winner(s, memory);
}

/* The same after a card. While a line of Diplomat is in hand, Longest Road is as it was
 * (CKC-diplomat.7). */
static inline void look_after_card(struct knights_state *s, struct memory *memory)
{
    if (s->phase != PHASE_REBUILD) look_for_winner(s, memory);
}

/* The same after a choice in a phase that is played from the list: in some only cards change hands,
 * in others knights and lines move. */
static inline void look_after(struct knights_state *s, int phase, struct memory *memory)
{
    switch (phase) {
    case PHASE_LIMIT: case PHASE_AQUEDUCT: case PHASE_HARBOR: case PHASE_TAKE: case PHASE_SPY:
    case PHASE_GOLD:
        return;
    case PHASE_DESERT: case PHASE_PLACE: case PHASE_RETREAT:
        look_at_lines(s, memory);
        return;
    default: break;
    }
    forget_points(memory);
    look_after_card(s, memory);
}
#else
static inline void settle_lines(struct knights_state *s, struct memory *m) { (void)s, (void)m; }
static inline void lines_settled(struct knights_state *s, lf_seats changed, struct memory *m)
{
    (void)s, (void)changed, (void)m;
}
static inline void name_holder(struct knights_state *s, int seat, struct memory *m)
{
    (void)s, (void)seat, (void)m;
}
static inline void piece_comes(struct knights_state *s, int seat, int corner, bool knight,
                               struct memory *m)
{
    (void)s, (void)seat, (void)corner, (void)knight, (void)m;
}
static inline void knight_moves(struct knights_state *s, int seat, int from, int to,
                                struct memory *m)
{
    (void)s, (void)seat, (void)from, (void)to, (void)m;
}
static inline void do_noted(struct knights_state *s, int seat, lf_action action, struct memory *m)
{
    (void)m;
    knights_do(s, seat, action);
}
static inline void look_for_winner(struct knights_state *s, struct memory *m)
{
    (void)m;
    knights_look_for_winner(s);
}
static inline void look_at_turn(struct knights_state *s, struct memory *m)
{
    look_for_winner(s, m);
}
static inline void look_at_lines(struct knights_state *s, struct memory *m)
{
    look_for_winner(s, m);
}
static inline void forget_own_points(struct memory *m) { (void)m; }
static inline void look_after_card(struct knights_state *s, struct memory *m)
{
    look_for_winner(s, m);
}
static inline void look_after(struct knights_state *s, int phase, struct memory *m)
{
    (void)s, (void)phase, (void)m;
}
struct awards { int nothing; };
static inline struct awards awards_of(const struct knights_state *s)
{
    (void)s;
    return (struct awards){ 0 };
}
static inline void look_at_awards(struct knights_state *s, struct awards before, struct memory *m)
{
    (void)before;
    look_for_winner(s, m);
}
#endif

#endif
