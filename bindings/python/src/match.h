/* match.h - one match of the Python extension: match.c plays it, views.c tells about it. */
#ifndef LANDFALL_MATCH_H
#define LANDFALL_MATCH_H

#include "bindings/python/src/engine.h"

#include "bots/bot.h"
#include "core/rng.h"

enum { SEAT_OVER = -1, SEAT_CHANCE = -2 };

struct entry { lf_action action; int actor; };

struct match {
    PyObject_HEAD
    const struct known *entry;
    int seats, seat, count;              /* seat: to act, or one of the above; listed actions */
    bool draws;                          /* for chance, by itself */
    bool poked;                          /* a field was set: the log no longer tells it all */
    uint64_t seed, number;
    struct lf_luck luck;
    struct lf_memory memory[LF_SEATS_MAX];
    struct entry *log;
    size_t logged, room;
    char options[LF_OPTIONS_MAX];
    lf_action list[LF_LEGAL_MAX];
    /* Python aligns objects to 16 bytes, as the head of this one has; the state begins there. */
    _Alignas(16) unsigned char state[LF_STATE_MAX];
};

/* Draws for chance and lists what is legal. False: an exception is set. */
bool match_settle(struct match *m);
bool match_do(struct match *m, int actor, lf_action action);

/* views.c */
PyObject *match_numbers(PyObject *self, PyObject *args);
PyObject *match_planes(PyObject *self, PyObject *args);
PyObject *match_json(PyObject *self, PyObject *arg);
PyObject *match_position(PyObject *self, PyObject *arg);
PyObject *match_drawing(PyObject *self, PyObject *args);
PyObject *match_tell(PyObject *self, PyObject *args);
PyObject *match_replay(PyObject *self, PyObject *arg);
PyObject *match_load(PyObject *self, PyObject *args);

#endif
