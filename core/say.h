/* say.h - a sentence under construction: what an action was, told to one viewer in his language,
 * who is called "you" in it. */
#ifndef LF_SAY_H
#define LF_SAY_H

#include "core/text.h"

struct sentence {
    struct lf_out out;
    const struct lf_game *game;    /* knows the names of its seats */
    const void *view;
    enum lf_language language;
    int viewer;                    /* a seat; anything else: nobody is called "you" */
    int actor;                     /* who acts; seats may be told apart by it */
};

static inline struct sentence sentence_start(char *text, size_t size, const struct lf_game *game,
                                             const void *view, int viewer, int actor,
                                             enum lf_language language)
{
    return (struct sentence){ lf_out_start(text, size), game, view, language, viewer, actor };
}

static inline void say(struct sentence *t, const char *english, const char *german)
{
    lf_put(&t->out, t->language == LF_DE ? german : english);
}

static inline bool is_viewer(const struct sentence *t, int seat) { return t->viewer == seat; }

static inline void say_name(struct sentence *t, int seat)
{
    lf_put(&t->out, t->game->seat_name(t->view, seat, t->language));
}

/* At the beginning of a sentence: "Red", "You". */
static inline void say_who(struct sentence *t, int seat)
{
    if (is_viewer(t, seat)) say(t, "You", "Du");
    else say_name(t, seat);
}

/* Inside a sentence: "Red", "you". */
static inline void say_inside(struct sentence *t, int seat)
{
    if (is_viewer(t, seat)) say(t, "you", "du");
    else say_name(t, seat);
}

/* As object: "robs Red", "robs you"; German accusative. */
static inline void say_whom(struct sentence *t, int seat)
{
    if (is_viewer(t, seat)) say(t, "you", "dich");
    else say_name(t, seat);
}

/* After "from" and "with": German dative. */
static inline void say_from(struct sentence *t, int seat)
{
    if (is_viewer(t, seat)) say(t, "you", "dir");
    else say_name(t, seat);
}

/* What somebody does, of others and of the viewer: "builds", "build". */
struct verb { struct lf_say they, you; };

/* "Red gets", "You get", in German "Rot bekommt", "Du bekommst". */
static inline void say_does(struct sentence *t, int seat, struct lf_say they, struct lf_say you)
{
    say_who(t, seat);
    lf_put_char(&t->out, ' ');
    lf_put(&t->out, (is_viewer(t, seat) ? you : they).in[t->language]);
}

static inline void say_number(struct sentence *t, const char *before, int64_t number)
{
    lf_put(&t->out, before);
    lf_put_int(&t->out, number);
}

#endif
