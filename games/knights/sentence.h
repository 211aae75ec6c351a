/* sentence.h - a sentence under construction: what describe.c and outcome.c share. */
#ifndef KNIGHTS_SENTENCE_H
#define KNIGHTS_SENTENCE_H

#include "games/knights/say.h"

struct sentence {
    struct lf_out out;
    const struct knights_state *s;
    enum lf_language language;
};

static inline void say(struct sentence *t, const char *english, const char *german)
{
    lf_put(&t->out, t->language == LF_DE ? german : english);
}

static inline bool is_viewer(const struct sentence *t, int seat)
{
    return t->s->island.viewer == seat;
}

static inline void say_who(struct sentence *t, int seat)
{
    if (is_viewer(t, seat)) say(t, "You", "Du");
    else lf_put(&t->out, knights_seat_name(seat, t->language));
}

/* Inside a sentence. */
static inline void say_inside(struct sentence *t, int seat)
{
    if (is_viewer(t, seat)) say(t, "you", "du");
    else lf_put(&t->out, knights_seat_name(seat, t->language));
}

/* "Red gets", "You get", in German "Rot bekommt", "Du bekommst". */
static inline void say_does(struct sentence *t, int seat, struct lf_say they, struct lf_say you)
{
    say_who(t, seat);
    lf_put_char(&t->out, ' ');
    lf_put(&t->out, (is_viewer(t, seat) ? you : they).in[t->language]);
}

static inline void say_place(struct sentence *t, char letter, uint64_t number)
{
    lf_put_char(&t->out, letter);
    lf_put_unsigned(&t->out, number);
}

#endif
