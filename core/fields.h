/* fields.h - a state as a table of fields. Four forms are made of it: the text of a position,
 * setting a field of one (`poke`), the JSON of a view, and a view as a vector of named numbers.
 *
 * A field is one row. Its word stands in positions, its name in JSON and before its numbers; a row
 * without a word or a name, or whose kind lacks the function, is left out of that form. Rows stand
 * in the order of the JSON, and what an object has stands between LF_OBJECT or LF_EACH and
 * LF_CLOSE. `order` lists words in the order of positions; words it does not name come after them.
 *
 *     { "turn", "turn", &LF_NUMBER, LF_AT(struct base_state, turn), .max = UINT16_MAX },
 *     { "ships", "ships", &ISLAND_EDGES, LF_EACH_AT(struct island, ships, &EACH_SEAT) },
 *     { NULL, "points", &LF_NUMBER, .get = points, .of = &EACH_SEAT },   (follows from others)
 */
#ifndef LF_FIELDS_H
#define LF_FIELDS_H

#include <stddef.h>

#include "core/json.h"

struct lf_fields;
struct lf_field_row;

/* A field of one state, and whose, where there are several. */
struct lf_spot {
    const struct lf_fields *table;
    const struct lf_field_row *row;
    void *state;              /* written by `take` alone */
    int of;                   /* the seat, or what else it is counted by */
    const char *name;         /* for JSON: the row's name, or NULL in an array */
};

/* How values are written and read; NULL: not in that form. */
struct lf_field_kind {
    void (*put)(struct lf_out *out, const struct lf_spot *at);     /* what follows the word */
    bool (*take)(struct lf_in *in, const struct lf_spot *at);
    void (*json)(struct lf_out *out, const struct lf_spot *at);    /* one member or more */
    void (*numbers)(const struct lf_spot *at, int32_t *out);
    uint16_t count;           /* how many numbers; 0: as many as the row has words */
    bool list;                /* the value begins with a space of its own, or is empty */
};

/* What a field may be counted by: a number of things with words, or seats. */
struct lf_each {
    const char *const *words;          /* NULL: by number */
    uint8_t first, end;
    bool seats;                        /* only as many as play */
    struct lf_say expected;            /* what is said where something else stands */
};

struct lf_field_row {
    const char *word, *name;
    const struct lf_field_kind *kind;  /* NULL ends the table */
    uint16_t offset;                   /* where it lies in a state */
    uint16_t size, step;               /* bytes of one value, and from one to the next */
    uint32_t max;                      /* numbers: the largest; of LF_BIT the bit; places and seats
                                          that may be none: how many there are */
    const struct lf_each *of;          /* NULL: there is one */
    const char *const *words;          /* those of LF_WORD and its like; the last is NULL */
    struct lf_say expected;            /* what is said where something else stands */
    bool (*when)(const void *state, int of);    /* whether it stands in a position; of LF_OBJECT:
                                          else it is null. NULL: always */
    bool (*known)(const void *view, int of);    /* whether the viewer may see it, else JSON has
                                          null. NULL: everybody may */
    bool own;                          /* JSON: viewers read it differently although all may; a
                                          row with `known` is such a one anyhow */
    int (*get)(const void *state, int of);      /* a number that follows from others */
    bool (*take)(struct lf_in *in, const struct lf_spot *at);    /* instead of the kind's, where
                                          more than the value must change */
};

struct lf_fields {
    const struct lf_field_row *rows;
    const char *order;                 /* "board robber phase" */
    int (*seats)(const void *state);
    struct lf_say expected;            /* where no field's word stands */
    const void *with;                  /* for kinds that several games share */
    bool shares;                       /* rows that viewers read differently are marked, so that
                                          lf_fields_share() may be used */
};

/* Where a member of a state lies; of each seat, or of each of something else. */
#define LF_AT(type, member) \
    .offset = offsetof(type, member), .size = sizeof ((type *)0)->member
#define LF_EACH_AT(type, member, by) \
    .offset = offsetof(type, member), .size = sizeof ((type *)0)->member[0], \
    .step = sizeof ((type *)0)->member[0], .of = (by)

/* ---- Kinds that any game may use ---- */

extern const struct lf_field_kind LF_NUMBER;      /* up to `max` */
extern const struct lf_field_kind LF_BELOW;       /* the same in JSON, null from `max` on */
extern const struct lf_field_kind LF_SEAT;        /* of this game */
extern const struct lf_field_kind LF_HOLDER;      /* "-" or a seat; in JSON those below `max` */
extern const struct lf_field_kind LF_VIEWER;      /* the same, or "spectator" */
extern const struct lf_field_kind LF_SEATS;       /* a set of them: "13", "-" */
extern const struct lf_field_kind LF_WORD;        /* one of `words` */
extern const struct lf_field_kind LF_WORD_OR_NOT; /* the same; the first is "-" and in JSON null */
extern const struct lf_field_kind LF_WORDS;       /* a set of them; "-" if there are none */
extern const struct lf_field_kind LF_BIT;         /* JSON alone: whether a bit of `max` is set */
extern const struct lf_field_kind LF_SET;         /* JSON alone: the numbers in a set */
extern const struct lf_field_kind LF_TOLD;        /* a number that stands only among the numbers */
extern const struct lf_field_kind LF_OBJECT;      /* rows up to LF_CLOSE are its members */
extern const struct lf_field_kind LF_EACH;        /* an array of such objects, by `of` */
extern const struct lf_field_kind LF_CLOSE;

/* ---- The forms ---- */

int lf_fields_print(const struct lf_fields *table, const void *state, char *text, size_t size);
/* Behind what `out` has already, for a game around another one; the same for JSON's members. */
void lf_fields_put(struct lf_out *out, const struct lf_fields *table, const void *state);
bool lf_fields_poke(const struct lf_fields *table, void *state, const char *field,
                    struct lf_error *error);
/* Whether the table has the field that the text begins with. */
bool lf_fields_know(const struct lf_fields *table, const char *field);
int lf_fields_json(const struct lf_fields *table, const void *view, char *text, size_t size);
void lf_fields_members(struct lf_out *out, const struct lf_fields *table, const void *view);

/* The JSON of several viewers of one state, most of which is the same text: that of a spectator is
 * made whole and kept by the caller, and of each seat's view only what viewers read differently is
 * written into it; it is byte by byte what lf_fields_json() gives. As what is taken over comes from
 * the spectator's view, a row that is not marked by mistake shows too little, never too much. */
enum { LF_CUTS_MAX = 96 };
struct lf_cut { uint32_t at, length; bool comma; };
struct lf_shared {
    const struct lf_fields *table;
    const void *view;                  /* the spectator's */
    const char *text;
    size_t length;
    int count;
    struct lf_cut cut[LF_CUTS_MAX];
};
/* False: there is more that differs than can be noted, or no room for the text. */
bool lf_fields_share(struct lf_shared *shared, const struct lf_fields *table, const void *view,
                     char *text, size_t size);
int lf_fields_json_shared(struct lf_shared *shared, const void *view, char *text, size_t size);

/* The three functions of struct lf_game, for a game whose table is all there is to say. */
#define LF_FORMS_OF(game, table) \
    int game##_print_position(const void *state, char *text, size_t size) \
    { \
        return lf_fields_print(&(table), state, text, size); \
    } \
    bool game##_poke(void *state, const char *field, struct lf_error *error) \
    { \
        return lf_fields_poke(&(table), state, field, error); \
    } \
    int game##_json(const void *view, char *text, size_t size) \
    { \
        return lf_fields_json(&(table), view, text, size); \
    }

/* ---- For kinds of games ---- */

/* Heads of their functions, and whole ones that compute a number from a state `s`. */
#define LF_PUT(name) static void name(struct lf_out *out, const struct lf_spot *at)
#define LF_TAKE(name) static bool name(struct lf_in *in, const struct lf_spot *at)
#define LF_NUMBERS(name) static void name(const struct lf_spot *at, int32_t *out)
#define LF_GET(result, type, name, value) \
    static result name(const void *state, int of) \
    { \
        const type *s = state; \
        (void)s, (void)of; \
        return value; \
    }

void *lf_spot_value(const struct lf_spot *at);
int64_t lf_spot_number(const struct lf_spot *at);     /* by `get`, or an unsigned of its size */
void lf_spot_set(const struct lf_spot *at, uint64_t value);
void lf_spot_json_below(struct lf_out *out, const struct lf_spot *at);    /* as LF_BELOW has it */
void lf_spot_below(const struct lf_spot *at, int32_t *out);
void lf_put_hidden(struct lf_out *out, int count);    /* "?3" */
bool lf_take_hidden(struct lf_in *in, uint64_t *count);
bool lf_take_up_to(struct lf_in *in, uint64_t max, uint64_t *value);
bool lf_take_small(struct lf_in *in, uint64_t max, uint8_t *value);
bool lf_take_seat_of(struct lf_in *in, const struct lf_spot *at, uint8_t *seat);
bool lf_take_holder(struct lf_in *in, const struct lf_spot *at, uint8_t *seat);
bool lf_not_enough(struct lf_in *in);                 /* says so, and returns false */

#endif
