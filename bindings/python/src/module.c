/* module.c - the module landfall._engine: games, their tables, and texts of actions. */
#include "bindings/python/src/engine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "core/check.h"
#include "core/numbers.h"
#include "core/planes.h"
#include "core/text.h"

enum { GAMES_MAX = 32, CONTENT_MAX = 1 << 20, TEXT_ROOM = 256 };

PyObject *illegal_action, *setup_error;
static struct known known[GAMES_MAX];

_Noreturn void lf_panic(const char *what, const char *file, int line)
{
    fprintf(stderr, "landfall: our mistake, please report it: %s:%d: %s\n", file, line, what);
    abort();
}

/* ---- Games ---- */

static bool build_dense(struct known *entry, const struct lf_game *game)
{
    entry->memory = malloc(lf_dense_bytes(game));
    if (!entry->memory) return false;
    lf_dense_build(&entry->dense, game, entry->memory);
    entry->game = game;
    return true;
}

const struct known *known_game(const char *name)
{
    for (int i = 0; lf_games[i] && i < GAMES_MAX; i++) {
        if (strcmp(lf_games[i]->name, name) != 0) continue;
        if (!known[i].game && !build_dense(&known[i], lf_games[i])) {
            PyErr_NoMemory();
            return NULL;
        }
        return &known[i];
    }
    PyErr_Format(PyExc_ValueError, "there is no game '%s'; landfall.games() lists them", name);
    return NULL;
}

PyObject *text_of(const char *text)
{
    return PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "replace");
}

static PyObject *say(struct lf_say words)
{
    return Py_BuildValue("(ss)", words.in[LF_EN] ? words.in[LF_EN] : "",
                         words.in[LF_DE] ? words.in[LF_DE] : "");
}

PyObject *action_text(const struct lf_game *game, lf_action action)
{
    char text[LF_ACTION_TEXT_MAX];
    game->print(action, text, sizeof text);
    return text_of(text);
}

const char *rule_text(const struct lf_game *game, lf_rule rule, char *out, size_t size)
{
    out[0] = 0;
    if (rule) lf_rule_print(game, rule, out, size);
    return out;
}

PyObject *refuse_text(PyObject *type, const char *text, const struct lf_error *error)
{
    const char *expected = error->expected.in[LF_EN];
    return PyErr_Format(type, "'%s': at byte %u: expected %s", text, (unsigned)error->at,
                        expected ? expected : "something else");
}

/* ---- The caller's memory ---- */

/* NumPy writes "l" or "i" for the same four or eight bytes; only size and kind count. */
static bool format_fits(const Py_buffer *view, const char *formats, Py_ssize_t item)
{
    const char *format = view->format ? view->format : "B";
    if (*format == '<' || *format == '=' || *format == '@') format++;
    return view->itemsize == item && format[0] && !format[1] && strchr(formats, format[0]);
}

int take_buffer(PyObject *object, const char *name, const char *formats, Py_ssize_t item,
                Py_ssize_t bytes, bool writable, Py_buffer *out)
{
    int flags = PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | (writable ? PyBUF_WRITABLE : 0);
    if (PyObject_GetBuffer(object, out, flags) != 0) {
        PyErr_Format(PyExc_TypeError, "%s: expected a C-contiguous%s array, such as one of numpy",
                     name, writable ? " and writable" : "");
        return -1;
    }
    if (!format_fits(out, formats, item)) {
        PyErr_Format(PyExc_TypeError, "%s: expected items of %zd byte%s and kind '%s', not '%s'",
                     name, item, item == 1 ? "" : "s", formats, out->format ? out->format : "B");
    } else if (out->len < bytes) {
        PyErr_Format(PyExc_ValueError, "%s: the buffer has %zd bytes, but %zd are needed", name,
                     out->len, bytes);
    } else {
        return 0;
    }
    PyBuffer_Release(out);
    return -1;
}

/* ---- Functions ---- */

static PyObject *module_games(PyObject *module, PyObject *none)
{
    (void)module, (void)none;
    PyObject *list = PyList_New(0);
    for (int i = 0; list && lf_games[i]; i++) {
        PyObject *name = text_of(lf_games[i]->name);
        if (!name || PyList_Append(list, name) != 0) Py_CLEAR(list);
        Py_XDECREF(name);
    }
    return list;
}

/* Adds an item to a list and lets go of it; false with an exception set. */
static bool add(PyObject *list, PyObject *item)
{
    bool good = item && PyList_Append(list, item) == 0;
    Py_XDECREF(item);
    return good;
}

static PyObject *options_of(const struct lf_game *game)
{
    PyObject *list = PyList_New(0);
    for (const struct lf_option *o = game->options; list && o && o->name; o++)
        if (!add(list, Py_BuildValue("(sssN)", o->name, o->values, o->standard, say(o->help))))
            Py_CLEAR(list);
    return list;
}

static PyObject *spans_of(const struct lf_game *game, int kind)
{
    const struct lf_range *range = lf_range_of(game, kind);
    PyObject *list = PyList_New(0);
    for (int i = 0; list && range && i < LF_SPANS_MAX && range->span[i].count; i++)
        if (!add(list, Py_BuildValue("(ii)", lf_span_values(&range->span[i]),
                                     (int)range->span[i].low))) Py_CLEAR(list);
    return list;
}

static PyObject *kinds_of(const struct lf_game *game)
{
    PyObject *list = PyList_New(0);
    for (const struct lf_kind *k = game->kinds; list && k->kind; k++)
        if (!add(list, Py_BuildValue("(issiNN)", (int)k->kind, k->word, k->arguments,
                                     (int)k->flags, say(k->help), spans_of(game, k->kind))))
            Py_CLEAR(list);
    return list;
}

static PyObject *bots_of(const struct lf_game *game)
{
    PyObject *list = PyList_New(0);
    const struct lf_bot *bot;
    for (int i = 0; list && (bot = lf_bot_of(game, i)); i++)
        if (!add(list, Py_BuildValue("(sNi)", bot->name, say(bot->about), bot->solver != NULL)))
            Py_CLEAR(list);
    return list;
}

static PyObject *names_of(const struct lf_game *game, int count,
                          int (*name)(const struct lf_game *, int, char *, size_t))
{
    PyObject *list = PyList_New(0);
    for (int i = 0; list && i < count; i++) {
        char text[TEXT_ROOM];
        name(game, i, text, sizeof text);
        if (!add(list, text_of(text))) Py_CLEAR(list);
    }
    return list;
}

static PyObject *module_info(PyObject *module, PyObject *arg)
{
    (void)module;
    const char *name = PyUnicode_AsUTF8AndSize(arg, NULL);
    const struct known *entry = name ? known_game(name) : NULL;
    if (!entry) return NULL;
    const struct lf_game *game = entry->game;
    struct lf_planes shape = lf_planes_shape(game);
    return Py_BuildValue(
        "{s:s,s:N,s:N,s:I,s:I,s:i,s:i,s:i,s:s,s:N,s:N,s:N,s:i,s:N,s:N,s:(iii),s:i,s:i}",
        "name", game->name, "title", say(game->title), "subtitle", say(game->subtitle),
        "rules_version", game->rules_version, "rules_oldest",
        game->rules_oldest ? game->rules_oldest : game->rules_version,
        "seats_min", (int)game->seats_min, "seats_max", (int)game->seats_max, "seats_usual",
        (int)(game->seats_usual ? game->seats_usual : game->seats_max),
        "bots_options", game->bots_options ? game->bots_options : "",
        "options", options_of(game), "kinds", kinds_of(game), "bots", bots_of(game),
        "action_count", (int)entry->dense.count,
        "vector_names", names_of(game, lf_numbers_count(game), lf_numbers_name),
        "plane_names", names_of(game, shape.planes, lf_planes_name),
        "plane_shape", shape.planes, shape.rows, shape.columns,
        "legal_max", LF_LEGAL_MAX, "factors", LF_FACTORS);
}

static PyObject *module_content(PyObject *module, PyObject *arg)
{
    (void)module;
    const char *name = PyUnicode_AsUTF8AndSize(arg, NULL);
    const struct known *entry = name ? known_game(name) : NULL;
    if (!entry) return NULL;
    if (!entry->game->content) return text_of("{}");
    char *text = malloc(CONTENT_MAX);
    if (!text) return PyErr_NoMemory();
    entry->game->content(text, CONTENT_MAX);
    PyObject *result = text_of(text);
    free(text);
    return result;
}

/* A number as text; what is numbered by its place in a list says so. */
static PyObject *module_number_text(PyObject *module, PyObject *args)
{
    (void)module;
    const char *name;
    int number;
    if (!PyArg_ParseTuple(args, "si", &name, &number)) return NULL;
    const struct known *entry = known_game(name);
    if (!entry) return NULL;
    const struct lf_dense *dense = &entry->dense;
    if (number < 0 || number >= dense->count)
        return PyErr_Format(PyExc_IndexError, "%s has action numbers 0 to %d, not %d", name,
                            (int)dense->count - 1, number);
    if (number == dense->count - 1) return text_of("(an action without a number)");
    int kind = lf_kind_of(dense->action[number]);
    if (!dense->placed[kind]) return action_text(entry->game, dense->action[number]);
    const struct lf_kind *row = entry->game->kinds;
    while (row->kind != kind) row++;
    return PyUnicode_FromFormat("%s #%d", row->word, number - (int)dense->first[kind]);
}

static PyObject *module_parse(PyObject *module, PyObject *args)
{
    (void)module;
    const char *name, *text;
    lf_action action;
    struct lf_error error = { 0 };
    if (!PyArg_ParseTuple(args, "ss", &name, &text)) return NULL;
    const struct known *entry = known_game(name);
    if (!entry) return NULL;
    if (!entry->game->parse(text, &action, &error))
        return refuse_text(PyExc_ValueError, text, &error);
    return Py_BuildValue("(Ki)", (unsigned long long)action,
                         (int)lf_dense_number(&entry->dense, action));
}

static const struct lf_kind *kind_row(const struct lf_game *game, lf_action action)
{
    const struct lf_kind *row = game->kinds;
    while (row->kind && row->kind != lf_kind_of(action)) row++;
    return row->kind ? row : NULL;
}

static PyObject *module_unparse(PyObject *module, PyObject *args)
{
    (void)module;
    const char *name;
    unsigned long long action;
    if (!PyArg_ParseTuple(args, "sK", &name, &action)) return NULL;
    const struct known *entry = known_game(name);
    if (!entry) return NULL;
    if (!kind_row(entry->game, action))
        return PyErr_Format(PyExc_ValueError, "%llu is no action of %s", action, name);
    return action_text(entry->game, action);
}

static PyObject *module_factor(PyObject *module, PyObject *args)
{
    (void)module;
    const char *name;
    unsigned long long action;
    int32_t factors[LF_FACTORS];
    if (!PyArg_ParseTuple(args, "sK", &name, &action)) return NULL;
    const struct known *entry = known_game(name);
    if (!entry) return NULL;
    if (!kind_row(entry->game, action) || !lf_factor(entry->game, action, factors))
        return PyErr_Format(PyExc_ValueError, "%llu is no action of %s that has factors", action,
                            name);
    PyObject *tuple = PyTuple_New(LF_FACTORS);
    for (Py_ssize_t i = 0; tuple && i < LF_FACTORS; i++)
        PyTuple_SetItem(tuple, i, PyLong_FromLong(factors[i]));
    return tuple;
}

static PyObject *module_unfactor(PyObject *module, PyObject *args)
{
    (void)module;
    const char *name;
    PyObject *sequence;
    int32_t factors[LF_FACTORS] = { 0 };
    lf_action action;
    if (!PyArg_ParseTuple(args, "sO", &name, &sequence)) return NULL;
    const struct known *entry = known_game(name);
    Py_ssize_t size = entry ? PySequence_Size(sequence) : -1;
    if (size < 0) return NULL;
    if (size < 1 || size > LF_FACTORS)
        return PyErr_Format(PyExc_ValueError, "factors: expected 1 to %d numbers, not %zd",
                            LF_FACTORS, size);
    for (Py_ssize_t i = 0; i < size; i++) {
        PyObject *item = PySequence_GetItem(sequence, i);
        long value = item ? PyLong_AsLong(item) : -1;
        Py_XDECREF(item);
        if (PyErr_Occurred()) return NULL;
        factors[i] = value < 0 || value > INT32_MAX ? -1 : (int32_t)value;
    }
    if (!lf_unfactor(entry->game, factors, &action))
        return PyErr_Format(PyExc_ValueError, "factors: no such kind, or a value beyond its range");
    return Py_BuildValue("(KN)", (unsigned long long)action, action_text(entry->game, action));
}

static PyMethodDef functions[] = {
    { "games", module_games, METH_NOARGS, "The names of all games." },
    { "info", module_info, METH_O, "All that the engine says of a game, as a dict." },
    { "content", module_content, METH_O, "The numbers of a game's rules, as JSON." },
    { "number_text", module_number_text, METH_VARARGS, "The action of a number, as text." },
    { "parse", module_parse, METH_VARARGS, "A text as (action, number or -1)." },
    { "unparse", module_unparse, METH_VARARGS, "The text of an action." },
    { "factor", module_factor, METH_VARARGS, "An action in the factored form." },
    { "unfactor", module_unfactor, METH_VARARGS, "(action, text) of the factored form." },
    { NULL, NULL, 0, NULL },
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, .m_name = "landfall._engine",
    .m_doc = "The engine of Landfall in C. Use the package landfall, which is built on it.",
    .m_size = -1, .m_methods = functions,
};

static bool add_type(PyObject *module, const char *name, PyType_Spec *spec)
{
    PyObject *type = PyType_FromSpec(spec);
    return type && PyModule_AddObject(module, name, type) == 0;
}

PyMODINIT_FUNC PyInit__engine(void)
{
    PyObject *module = PyModule_Create(&definition);
    if (!module) return NULL;
    illegal_action = PyErr_NewExceptionWithDoc(
        "landfall.IllegalAction",
        "An action that is not allowed now; `rule` has the number of the rule, or ''.",
        PyExc_ValueError, NULL);
    setup_error = PyErr_NewExceptionWithDoc(
        "landfall.SetupError", "Options or a number of seats that a game refuses.",
        PyExc_ValueError, NULL);
    if (!illegal_action || !setup_error) return NULL;
    Py_INCREF(illegal_action);
    Py_INCREF(setup_error);
    if (PyModule_AddObject(module, "IllegalAction", illegal_action) != 0 ||
        PyModule_AddObject(module, "SetupError", setup_error) != 0 ||
        !add_type(module, "Match", &match_spec) || !add_type(module, "Batch", &batch_spec))
        return NULL;
    return module;
}
