/* batch.c - the type Batch: bindings/batch/batch.h for Python, with the caller's buffers. */
#include "bindings/python/src/engine.h"

#include <stdlib.h>

#include "bindings/batch/batch.h"
#include "core/numbers.h"

enum buffer { MASKS, CHOICES, COUNTS, SEATS, REWARDS, POINTS, DONE, VECTORS, PLANES, BUFFERS };

struct batch_object {
    PyObject_HEAD
    struct lf_batch *batch;
    const struct known *entry;
    struct lf_batch_setup setup;
    Py_buffer bound[BUFFERS];
    bool has[BUFFERS];
};

static int batch_init(PyObject *self, PyObject *args, PyObject *words)
{
    static char *names[] = { "game", "lanes", "seats", "options", "seed", "threads", "turn_cap",
                             "stay", NULL };
    struct batch_object *b = (struct batch_object *)self;
    const char *game, *options;
    unsigned long long seed;
    unsigned turn_cap;
    int lanes, seats, threads, stay;
    struct lf_error error;
    if (!PyArg_ParseTupleAndKeywords(args, words, "siisKiIp", names, &game, &lanes, &seats,
                                     &options, &seed, &threads, &turn_cap, &stay)) return -1;
    if (b->batch) {
        PyErr_SetString(PyExc_RuntimeError, "a Batch is made once");
        return -1;
    }
    b->entry = known_game(game);
    if (!b->entry) return -1;
    if (lanes < 1 || lanes > 1 << 20 || threads < 1 || threads > 256) {
        PyErr_SetString(PyExc_ValueError, "expected 1 to 1048576 lanes and 1 to 256 threads");
        return -1;
    }
    b->setup = (struct lf_batch_setup){ b->entry->game, lanes, seats, threads, options, seed,
                                        turn_cap, stay != 0 };
    b->batch = lf_batch_new(&b->setup, &error);
    if (b->batch) return 0;
    if (error.expected.in[LF_EN]) refuse_text(setup_error, options, &error);
    else PyErr_NoMemory();
    return -1;
}

static void release_all(struct batch_object *b)
{
    for (int i = 0; i < BUFFERS; i++)
        if (b->has[i]) PyBuffer_Release(&b->bound[i]);
    for (int i = 0; i < BUFFERS; i++) b->has[i] = false;
}

static void batch_dealloc(PyObject *self)
{
    struct batch_object *b = (struct batch_object *)self;
    PyTypeObject *type = Py_TYPE(self);
    lf_batch_free(b->batch);
    release_all(b);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type);
}

/* bind(masks, choices, counts, seats, rewards, points, done, vectors, planes): arrays or None. */
static PyObject *batch_bind(PyObject *self, PyObject *args)
{
    struct batch_object *b = (struct batch_object *)self;
    PyObject *given[BUFFERS];
    Py_ssize_t lanes = b->setup.lanes, seats = b->setup.seats;
    struct lf_planes shape = lf_planes_shape(b->entry->game);
    Py_ssize_t cells = (Py_ssize_t)shape.planes * shape.rows * shape.columns;
    const struct { const char *name, *formats; Py_ssize_t item, count; } WANTED[BUFFERS] = {
        [MASKS] = { "masks", "B?b", 1, b->entry->dense.count },
        [CHOICES] = { "choices", "il", 4, 1 }, [COUNTS] = { "counts", "il", 4, 1 },
        [SEATS] = { "seats", "il", 4, 1 }, [REWARDS] = { "rewards", "f", 4, seats },
        [POINTS] = { "points", "il", 4, seats }, [DONE] = { "done", "B?b", 1, 1 },
        [VECTORS] = { "vectors", "il", 4, lf_numbers_count(b->entry->game) },
        [PLANES] = { "planes", "h", 2, cells },
    };
    if (!PyArg_ParseTuple(args, "OOOOOOOOO", &given[0], &given[1], &given[2], &given[3], &given[4],
                          &given[5], &given[6], &given[7], &given[8])) return NULL;
    lf_batch_bind(b->batch, &(struct lf_batch_buffers){ 0 });
    release_all(b);
    void *at[BUFFERS] = { NULL };
    for (int i = 0; i < BUFFERS; i++) {
        if (given[i] == Py_None) continue;
        if (take_buffer(given[i], WANTED[i].name, WANTED[i].formats, WANTED[i].item,
                        lanes * WANTED[i].count * WANTED[i].item, true, &b->bound[i]) != 0) {
            release_all(b);
            return NULL;
        }
        b->has[i] = true;
        at[i] = b->bound[i].buf;
    }
    struct lf_batch_buffers to = {
        at[MASKS], at[CHOICES], b->has[CHOICES] ? (int32_t)(b->bound[CHOICES].len / 4 / lanes) : 0,
        at[COUNTS], at[SEATS], at[REWARDS], at[POINTS], at[DONE], at[VECTORS], at[PLANES],
    };
    lf_batch_bind(b->batch, &to);
    Py_RETURN_NONE;
}

static PyObject *refuse_step(struct batch_object *b, const int32_t *actions, int lane, lf_rule rule)
{
    char text[64];
    rule_text(b->entry->game, rule, text, sizeof text);
    PyObject *what = actions[lane] == -1 ? text_of("in the factored form")
                                         : PyUnicode_FromFormat("number %d", (int)actions[lane]);
    PyErr_Format(illegal_action, "lane %d: the action %U is not legal%s%s; no lane has moved", lane,
                 what, *text ? ", rule " : "", text);
    Py_XDECREF(what);
    return NULL;
}

/* step(actions, factors=None) */
static PyObject *batch_step(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    struct batch_object *b = (struct batch_object *)self;
    Py_buffer actions, factors;
    bool factored = count == 2 && args[1] != Py_None;
    lf_rule rule = 0;
    int refused;
    if (count < 1 || count > 2)
        return PyErr_Format(PyExc_TypeError, "step takes actions and, if need be, factors");
    if (take_buffer(args[0], "actions", "il", 4, (Py_ssize_t)b->setup.lanes * 4, false, &actions))
        return NULL;
    if (factored && take_buffer(args[1], "factors", "il", 4,
                                (Py_ssize_t)b->setup.lanes * LF_FACTORS * 4, false, &factors)) {
        PyBuffer_Release(&actions);
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    refused = lf_batch_step(b->batch, actions.buf, factored ? factors.buf : NULL, &rule);
    Py_END_ALLOW_THREADS
    if (refused >= 0) refuse_step(b, actions.buf, refused, rule);
    PyBuffer_Release(&actions);
    if (factored) PyBuffer_Release(&factors);
    if (refused >= 0) return NULL;
    Py_RETURN_NONE;
}

static PyObject *batch_reset(PyObject *self, PyObject *which)
{
    struct batch_object *b = (struct batch_object *)self;
    Py_buffer lanes;
    if (which == Py_None) {
        lf_batch_reset(b->batch, NULL);
        Py_RETURN_NONE;
    }
    if (take_buffer(which, "lanes", "B?b", 1, b->setup.lanes, false, &lanes) != 0) return NULL;
    lf_batch_reset(b->batch, lanes.buf);
    PyBuffer_Release(&lanes);
    Py_RETURN_NONE;
}

/* random(actions, seed, drawn) -> drawn: fills the caller's array with legal numbers. */
static PyObject *batch_random(PyObject *self, PyObject *args)
{
    struct batch_object *b = (struct batch_object *)self;
    PyObject *object;
    unsigned long long seed, drawn;
    Py_buffer actions;
    if (!PyArg_ParseTuple(args, "OKK", &object, &seed, &drawn)) return NULL;
    if (take_buffer(object, "actions", "il", 4, (Py_ssize_t)b->setup.lanes * 4, true, &actions))
        return NULL;
    struct lf_rng rng = { lf_mix(seed), drawn };
    lf_batch_random(b->batch, &rng, actions.buf);
    PyBuffer_Release(&actions);
    return PyLong_FromUnsignedLongLong(rng.drawn);
}

static PyObject *batch_tally(PyObject *self, PyObject *none)
{
    struct batch_object *b = (struct batch_object *)self;
    (void)none;
    return Py_BuildValue("(KK)", (unsigned long long)lf_batch_transitions(b->batch),
                         (unsigned long long)lf_batch_matches(b->batch));
}

static PyObject *batch_position(PyObject *self, PyObject *arg)
{
    struct batch_object *b = (struct batch_object *)self;
    static char text[LF_POSITION_MAX];
    long lane = PyLong_AsLong(arg);
    if (lane == -1 && PyErr_Occurred()) return NULL;
    if (lane < 0 || lane >= b->setup.lanes)
        return PyErr_Format(PyExc_IndexError, "there are lanes 0 to %d", b->setup.lanes - 1);
    b->entry->game->print_position(lf_batch_state(b->batch, (int)lane), text, sizeof text);
    return text_of(text);
}

static PyMethodDef methods[] = {
    { "bind", batch_bind, METH_VARARGS, "Binds nine arrays, or None." },
    { "step", (PyCFunction)(void (*)(void))batch_step, METH_FASTCALL, "One action a lane." },
    { "reset", batch_reset, METH_O, "Starts the next match in all lanes, or in those of a mask." },
    { "random", batch_random, METH_VARARGS, "Fills an array with legal numbers." },
    { "tally", batch_tally, METH_NOARGS, "(actions applied in all, matches that are over)" },
    { "position", batch_position, METH_O, "The position of a lane, as text." },
    { NULL, NULL, 0, NULL },
};

static PyType_Slot slots[] = {
    { Py_tp_init, (void *)batch_init }, { Py_tp_dealloc, (void *)batch_dealloc },
    { Py_tp_methods, methods }, { Py_tp_doc, "Many matches side by side." }, { 0, NULL },
};
PyType_Spec batch_spec = { "landfall._engine.Batch", (int)sizeof(struct batch_object), 0,
                           Py_TPFLAGS_DEFAULT, slots };
