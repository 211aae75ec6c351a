/* lf.h - the one interface between a game and everything else.
 *
 * A game is a constant table of functions over a flat state: plain bytes, no pointers, no
 * padding, safe to memcpy, memcmp and hash. Games never roll dice, allocate, print or read a
 * clock; chance is a player whose moves the caller draws. So a match is a setup line and a list
 * of actions, and replaying that list gives the same bytes on every machine.
 *
 * Read next: core/match.h (the driver that plays a match), docs/adding-a-game.md.
 */
#ifndef LF_H
#define LF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* An action: the kind in the top byte, its arguments in the 56 bits below, so that ascending
 * numbers sort by kind first. The text form is the game's print and parse. */
typedef uint64_t lf_action;

/* 0: allowed. Otherwise the number of the rule that forbids: a family of the game's
 * rule_families, counted from 1, in the top 6 bits and the number within it in the low 10
 * ("IB-45"). */
typedef uint16_t lf_rule;

/* A set of seats, one bit each; bit LF_CHANCE is chance. */
typedef uint32_t lf_seats;

enum {
    LF_CHANCE = 31,
    LF_SEATS_MAX = 6,
    LF_STATE_MAX = 4096,      /* bytes of a state; every state size is a multiple of 8 */
    LF_LEGAL_MAX = 2048,      /* actions one seat can list at a time */
    LF_OUTCOMES_MAX = 512,    /* outcomes one chance node can list */
    LF_ACTION_TEXT_MAX = 96,  /* bytes of a printed action with its final zero */
    LF_POSITION_MAX = 8192,   /* bytes of a printed position with its final zero */
    LF_JSON_MAX = 16384,      /* bytes of a view as JSON with its final zero */
    LF_DRAWING_MAX = 32768,   /* bytes of a drawn view with its final zero */
    LF_OPTIONS_MAX = 512,     /* bytes of an option line with its final zero */
    LF_DECK_MAX = 8192,       /* bytes of a deck file with its final zero */
    LF_SHOWN_MAX = 256,       /* numbers that shown() gives at a time */
    LF_THING_MAX = 1024,      /* bytes of the text of a card with its final zero */
    LF_KIND_CHANCE_END = 16,  /* kinds 1..15 belong to chance, kinds from 16 on to seats */
    LF_SOURCES_MAX = 12,      /* places that points of one seat can come from */
    LF_NOBODY = 0xFF,
    LF_SPECTATOR = 0xFE,      /* in a view: that of nobody who plays */
};

enum lf_language { LF_EN, LF_DE, LF_LANGUAGES };

/* What tell() is asked for: the board, or what the viewer holds. */
enum lf_part { LF_TELL_BOARD, LF_TELL_HAND };

/* A text that people read, in every language we speak. */
struct lf_say { const char *in[LF_LANGUAGES]; };

/* Where and why a text was refused. `at` is a byte offset into the text given. */
struct lf_error {
    uint32_t at;
    lf_rule rule;             /* not 0: the text was understood, but this rule forbids it */
    struct lf_say expected;   /* what should have stood there */
};

/* One outcome of chance: its odds are weight / sum of weights, exactly. A node may instead
 * list a single outcome of weight 0: an *open* one (a shuffle), whose low 48 argument bits the
 * driver fills with a random number. The kind names the random stream that is drawn from. */
struct lf_outcome { lf_action action; uint32_t weight; };

/* A setup option, given as "name=value,name=value". */
struct lf_option {
    const char *name;         /* NULL ends the table */
    const char *values;       /* "0|1", "3..20", "classic|compact|TEXT": core/options.h reads it */
    const char *standard;     /* the value taken when the option is absent; with a space in it,
                                 words for people ("by board") */
    struct lf_say help;
    struct lf_say expected;   /* what should have stood there, where a value is wrong */
    struct lf_say order;      /* the same for words parted by '+', where one comes twice or late */
    int word;                 /* the number that the first word of `values` stands for; those
                                 after it count on */
    uint32_t since;           /* not 0: under rules before these the standard was `before` */
    const char *before;
};

enum lf_kind_flags {
    LF_KIND_OPEN = 1,         /* legal() lists only the useful ones; check() judges any */
    LF_KIND_HIDDEN = 2,       /* seen() hides arguments from some viewers */
};

/* What a kind of action is called, how its arguments are written, and what it does. */
struct lf_kind {
    uint8_t kind;             /* 0 ends the table */
    uint8_t flags;
    const char *word;         /* the first word of the notation */
    const char *arguments;    /* "CORNER", "GIVE>GET", "" */
    struct lf_say help;
};

/* What a field of a position that begins "WORD SEAT" is called: what a player has. */
struct lf_field { const char *word; struct lf_say name; };    /* word NULL ends the table */

/* A family of numbered rules: "IB" for IB-01 to IB-101. Where rules carry names instead of
 * numbers ("CKC-alchemist.2"), `names` has them from index 1 on. */
struct lf_rule_family {
    const char *prefix;       /* NULL ends the table */
    const char *const *names;
};

/* What is wrong with a file that was read to its end, in words; `at` and rule as in lf_error. */
struct lf_fault { uint32_t at; lf_rule rule; char say[LF_LANGUAGES][160]; };

struct lf_fields;             /* core/fields.h */
struct lf_range;              /* core/dense.h */
struct lf_map;                /* core/planes.h */
struct lf_rng;                /* core/rng.h */
struct lf_luck;               /* core/rng.h: the random streams of one match */

/* Decks that players bring to a game, as files of text; a line "game NAME" says whose. */
struct lf_decks {
    /* How many faults a deck has, at most `max`, which is at least 1; 0: it is legal. */
    int (*check)(const char *text, struct lf_fault *out, int max);
    /* A legal deck for people: what is in it, by kind, with its costs. */
    int (*show)(const char *text, enum lf_language language, char *out, size_t size);
    /* A random legal deck as a file; false: `wish`, as in an option line, is refused. */
    bool (*random)(const char *wish, struct lf_rng *rng, char *out, size_t size,
                   struct lf_error *error);
};

/* Things with a text of their own that players may ask for: cards. They are counted from 0. */
struct lf_things {
    const char *(*word)(int index);           /* in the notation; NULL behind the last */
    const char *(*name)(int index, enum lf_language language);
    /* What it is, costs and does, in lines that end with a line feed. */
    int (*text)(int index, enum lf_language language, char *out, size_t size);
};

/* One place that points come from: "cities, 2, 4 points". The word names it to clients. */
struct lf_source { const char *word; struct lf_say name; int count, points; };

struct lf_tally { uint64_t transitions; uint32_t turns; bool capped; };

struct lf_game {
    const char *name;                         /* "base", as typed on the command line */
    struct lf_say title, subtitle;            /* for people; the subtitle names the printed game */
    uint32_t rules_version;                   /* raised whenever old replays may differ */
    uint32_t rules_oldest;                    /* versions from here on can still be played, see
                                                 below; 0: only the newest one */
    uint32_t state_size;
    uint8_t seats_min, seats_max;
    uint8_t seats_usual;                      /* where nobody says; 0: seats_max */
    uint8_t minutes;                          /* about how long people play a match */
    const struct lf_option *options;
    const char *bots_options;                 /* "offers=4": what a match between bots takes where
                                                 its line does not say otherwise, so that it ends;
                                                 NULL: nothing */
    const struct lf_kind *kinds;
    const struct lf_field *fields;            /* in the order in which a player reads them */
    const struct lf_fields *const *tables;    /* of the fields of a state (core/fields.h): its own,
                                                 behind those of games it embeds; then NULL */
    const struct lf_rule_family *rule_families;
    const char *rulebook;                     /* "base": docs/rules/base.en.md and base.de.md; with
                                                 more than one, "duel base", own book first */

    /* Starts a game. False: the options or the number of seats are refused, see error.
     *
     * The rules version is data of a match. An option line may begin with "rules=N", N from
     * rules_oldest on; without it the newest rules hold. A match of an older version has the
     * same bytes as when that version was the newest, its standard options included, so old
     * replays, positions and logs open and verify. print_options() begins with "rules=N" where
     * a state plays by older rules; where both versions play a position alike, a state need not
     * know. Helpers: lf_take_rules, lf_put_rules (core/text.h), lf_start (core/match.h). */
    bool (*init)(void *state, int seat_count, const char *options, struct lf_error *error);

    int (*seat_count)(const void *state);
    const char *(*seat_name)(const void *state, int seat, enum lf_language language);  /* "Red" */

    /* Who may act now: several seats at once when they owe independent choices; only chance
     * when a die or a deck decides; nobody when the game is over. awaited() is the part of
     * that set the table waits for (an offerer may withdraw, but it is the others who owe an
     * answer): drivers ask the awaited seats. A seat with no listed action is no actor, though
     * check() may allow it an action of an open kind (a proposal in another's turn), so a server
     * asks check() alone. */
    lf_seats (*actors)(const void *state);
    lf_seats (*awaited)(const void *state);

    /* Every listable action of this seat, ascending and unique; works on the seat's view too. */
    int (*legal)(const void *state, int seat, lf_action *out);
    int (*chance)(const void *state, struct lf_outcome *out);

    /* The rule that forbids an action, or 0. forbidden() answers for a whole kind: 0 if some
     * action of the kind is allowed to the seat now, else the rule that stands in the way. */
    lf_rule (*check)(const void *state, int seat, lf_action action);
    lf_rule (*forbidden)(const void *state, int seat, int kind);
    void (*apply)(void *state, int seat, lf_action action);     /* asserts check() == 0 */

    /* What a seat knows; LF_NOBODY as seat: a spectator. resample() fills the unknown parts of
     * a view at random, so that view(resample(view)) == view: the test that no secret leaks.
     * seen() is the action as that viewer may read it in the log; it is asked before apply. */
    void (*view)(const void *state, int seat, void *out);
    lf_action (*seen)(const void *state, int actor, lf_action action, int viewer);
    void (*resample)(const void *view, struct lf_rng *rng, void *out);

    /* What lies open to a viewer by the rules and no log entry says: the cards he has drawn or
     * looks at, sizes of hands, cards that are turned up. A white list, written apart from view();
     * asked after each action. Its numbers mean what the game likes, their count is returned.
     * All that a viewer is ever sent follows from the set-up and, action by action, from seen(),
     * shown() and who has won: in two matches where these are the same he gets the same bytes
     * (tests/leaks). NULL: nothing, all is in the log. */
    int (*shown)(const void *state, int viewer, uint64_t *out);

    /* Whether a seat's action shows anybody something that neither he nor the actor knew before;
     * asked before apply, never of chance. What tells nothing may be taken back. False promises:
     * in every world that the actor and a viewer together cannot tell from this one the action is
     * allowed and leaves them the same views. What the actor gives away of his own secrets (who
     * builds a road had brick and lumber) does not count: he may tell that anyhow. */
    bool (*tells)(const void *state, int actor, lf_action action);

    int (*points)(const void *state, int seat);   /* of a view: what is known of them */
    /* Where they come from: at most LF_SOURCES_MAX rows that add up to points(), none of them
     * empty (a row may be worth nothing). Returns their number. */
    int (*sources)(const void *state, int seat, struct lf_source *out);
    uint32_t (*turn)(const void *state);          /* turns begun; 0 during the setup */
    lf_seats (*winners)(const void *state);       /* nobody while the game goes on */
    bool (*sound)(const void *state);             /* every invariant; slow; for tests */

    /* Text at every border. print functions return the length without the final zero, and
     * never write more than size bytes. A position is "key value; key value; ..." after a
     * first field that starts the game; poke() sets one such field, which is also how rule
     * tests arrange a position; views print their unknown cards as "?n". */
    int (*print)(lf_action action, char *out, size_t size);
    bool (*parse)(const char *text, lf_action *out, struct lf_error *error);
    int (*print_options)(const void *state, char *out, size_t size);
    int (*print_position)(const void *state, char *out, size_t size);
    bool (*poke)(void *state, const char *field, struct lf_error *error);
    int (*json)(const void *view, char *out, size_t size);

    /* For people at a terminal: the view as a drawing, and an action in a sentence ("Red
     * builds a settlement on c12"). describe() gets the view before the action. */
    int (*draw)(const void *view, enum lf_language language, bool colour, char *out, size_t size);
    int (*describe)(const void *view, int actor, lf_action seen, enum lf_language language,
                    char *out, size_t size);

    /* What came of an action, in sentences, told from a viewer's views before and after it: what a
     * roll brought, who drew, what was lost; "" where describe() said all. May be NULL. */
    int (*outcome)(const void *before, const void *after, int actor, lf_action seen,
                   enum lf_language language, char *out, size_t size);

    /* A part of a view in words, for people who see no drawing or have no room for one: lines that
     * each end with a line feed. May be NULL. */
    int (*tell)(const void *view, enum lf_part part, enum lf_language language, char *out,
                size_t size);

    /* Plays on to the end, or until turn() exceeds turn_cap, every seat choosing uniformly
     * among its listed actions: the same game, action by action, as the generic driver with
     * the bot `random` in every seat, only faster. May be NULL. */
    void (*playout)(void *state, struct lf_luck *luck, uint32_t turn_cap, struct lf_tally *tally);

    /* Each may be NULL. content() is what clients need of the rules' numbers as JSON of any length:
     * costs, supplies, limits, tables of cards, so that no client repeats them. replace() reads
     * figures of them from a host's file into the host's memory, figures_size bytes for any type;
     * threads whose context (core/context.h) has that memory in figures_slot play with them, and
     * content() gives them there. */
    int (*content)(char *out, size_t size);
    bool (*replace)(const char *text, void *figures, struct lf_error *error);
    uint32_t figures_size;
    int figures_slot;
    const struct lf_decks *decks;
    const struct lf_things *things;
    const struct lf_range *ranges;            /* what kinds of seats can be listed with, so that
                                                 actions have numbers (core/dense.h); kinds without
                                                 a row have no arguments */
    const struct lf_map *map;                 /* where fields lie on the board (core/planes.h);
                                                 NULL: it has none */
};

extern const struct lf_game *const lf_games[];    /* games/games.c; ends with NULL */

static inline int lf_kind_of(lf_action action) { return (int)(action >> 56); }
static inline uint64_t lf_args_of(lf_action action) { return action & 0x00FFFFFFFFFFFFFFu; }
static inline lf_action lf_act(int kind, uint64_t args) { return (uint64_t)kind << 56 | args; }
static inline lf_seats lf_seat_bit(int seat) { return (lf_seats)1 << seat; }

/* Adds a row unless it is empty; returns the number of rows. */
static inline int lf_add_source(struct lf_source *out, int rows, const char *word,
                                struct lf_say name, int count, int points)
{
    if (count > 0) out[rows++] = (struct lf_source){ word, name, count, points };
    return rows;
}

#define LF_RULE(family, number) ((lf_rule)((family) << 10 | (number)))
static inline int lf_rule_family_of(lf_rule rule) { return rule >> 10; }
static inline int lf_rule_number_of(lf_rule rule) { return rule & 0x3FF; }

#endif
