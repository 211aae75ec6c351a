/* views.c - what the type Match tells of a match: views as numbers, planes, texts; replays. */
#include "bindings/python/src/match.h"

#include <stdlib.h>
#include <string.h>

#include "core/match.h"
#include "core/numbers.h"
#include "core/planes.h"
#include "core/replay.h"

enum { VIEW_ALL = -2 };

/* The view of a seat, -1 a spectator's, -2 the state itself. */
static bool view_of(const struct match *m, long seat, unsigned char *view)
{
    if (seat == -1 && PyErr_Occurred()) return false;
    if (seat < VIEW_ALL || seat >= m->seats) {
        PyErr_Format(PyExc_ValueError, "there are seats 0 to %d", m->seats - 1);
        return false;
    }
    if (seat == VIEW_ALL) memcpy(view, m->state, m->entry->game->state_size);
    else m->entry->game->view(m->state, seat < 0 ? LF_NOBODY : (int)seat, view);
    return true;
}

PyObject *match_numbers(PyObject *self, PyObject *args)
{
    struct match *m = (struct match *)self;
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    PyObject *object;
    Py_buffer out;
    int seat;
    if (!PyArg_ParseTuple(args, "iO", &seat, &object) || !view_of(m, seat, view)) return NULL;
    if (take_buffer(object, "numbers", "il", 4, 4 * lf_numbers_count(m->entry->game), true,
                    &out) != 0) return NULL;
    lf_numbers(m->entry->game, view, out.buf);
    PyBuffer_Release(&out);
    Py_RETURN_NONE;
}

PyObject *match_planes(PyObject *self, PyObject *args)
{
    struct match *m = (struct match *)self;
    struct lf_planes shape = lf_planes_shape(m->entry->game);
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    PyObject *object;
    Py_buffer out;
    int seat;
    if (!PyArg_ParseTuple(args, "iO", &seat, &object) || !view_of(m, seat, view)) return NULL;
    if (take_buffer(object, "planes", "h", 2, 2 * shape.planes * shape.rows * shape.columns, true,
                    &out) != 0) return NULL;
    lf_planes(m->entry->game, view, out.buf);
    PyBuffer_Release(&out);
    Py_RETURN_NONE;
}

PyObject *match_json(PyObject *self, PyObject *arg)
{
    struct match *m = (struct match *)self;
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    char text[LF_JSON_MAX];
    if (!view_of(m, PyLong_AsLong(arg), view)) return NULL;
    m->entry->game->json(view, text, sizeof text);
    return text_of(text);
}

PyObject *match_position(PyObject *self, PyObject *arg)
{
    struct match *m = (struct match *)self;
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    char text[LF_POSITION_MAX];
    if (!view_of(m, PyLong_AsLong(arg), view)) return NULL;
    lf_position_print(m->entry->game, view, text, sizeof text);
    return text_of(text);
}

static enum lf_language language_of(const char *name)
{
    return strcmp(name, "de") == 0 ? LF_DE : LF_EN;
}

PyObject *match_drawing(PyObject *self, PyObject *args)
{
    struct match *m = (struct match *)self;
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    const char *language;
    int seat, colour;
    if (!PyArg_ParseTuple(args, "isp", &seat, &language, &colour) || !view_of(m, seat, view))
        return NULL;
    char *text = malloc(LF_DRAWING_MAX);
    if (!text) return PyErr_NoMemory();
    m->entry->game->draw(view, language_of(language), colour != 0, text, LF_DRAWING_MAX);
    PyObject *result = text_of(text);
    free(text);
    return result;
}

PyObject *match_tell(PyObject *self, PyObject *args)
{
    struct match *m = (struct match *)self;
    const struct lf_game *game = m->entry->game;
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    unsigned long long action;
    const char *language;
    char text[1024];
    int seat, viewer;
    if (!PyArg_ParseTuple(args, "Kiis", &action, &seat, &viewer, &language) ||
        !view_of(m, viewer, view)) return NULL;
    int actor = seat < 0 ? LF_CHANCE : seat;
    bool allowed = actor == LF_CHANCE ? lf_chance_possible(game, m->state, action)
                                      : seat < m->seats && !game->check(m->state, seat, action);
    if (!allowed)
        return PyErr_Format(illegal_action, "only an action that is allowed now can be told");
    lf_action seen = viewer == VIEW_ALL ? action
                                        : game->seen(m->state, actor, action,
                                                     viewer < 0 ? LF_NOBODY : viewer);
    game->describe(view, actor, seen, language_of(language), text, sizeof text);
    return text_of(text);
}

/* ---- Replays ---- */

struct paper { char *text; size_t used, room; };

static bool write_on(struct paper *paper, const char *text, int length)
{
    size_t needed = paper->used + (size_t)length + 1;
    if (needed > paper->room) {
        size_t room = 2 * needed;
        char *grown = realloc(paper->text, room);
        if (!grown) return false;
        paper->text = grown;
        paper->room = room;
    }
    memcpy(paper->text + paper->used, text, (size_t)length);
    paper->used += (size_t)length;
    paper->text[paper->used] = 0;
    return true;
}

static bool write_replay(const struct match *m, const char *note, struct paper *paper)
{
    const struct lf_game *game = m->entry->game;
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    char text[4 * LF_REPLAY_LINE_MAX], options[LF_OPTIONS_MAX];
    struct lf_error error;
    if (!game->init(state, m->seats, m->options, &error)) return false;
    game->print_options(state, options, sizeof options);
    int length = lf_replay_write_head(game, m->seats, options, note, text, sizeof text);
    if (!write_on(paper, text, length)) return false;
    for (size_t i = 0; i < m->logged; i++) {
        uint32_t turn = game->turn(state);
        game->apply(state, m->log[i].actor, m->log[i].action);
        length = lf_replay_write_action(game, state, turn, m->log[i].actor, m->log[i].action, text,
                                        sizeof text);
        if (!write_on(paper, text, length)) return false;
    }
    length = lf_replay_write_end(game, state, m->logged, text, sizeof text);
    return write_on(paper, text, length);
}

PyObject *match_replay(PyObject *self, PyObject *arg)
{
    const char *note = PyUnicode_AsUTF8AndSize(arg, NULL);
    struct paper paper = { 0 };
    if (!note) return NULL;
    if (((struct match *)self)->poked)
        return PyErr_Format(PyExc_ValueError, "a match whose fields were set has no replay");
    if (strlen(note) > 400 || strchr(note, '\n'))
        return PyErr_Format(PyExc_ValueError, "a note is one line of at most 400 bytes");
    PyObject *result = write_replay((struct match *)self, note, &paper) ? text_of(paper.text)
                                                                        : PyErr_NoMemory();
    free(paper.text);
    return result;
}

/* load(text, count, chance): plays the actions of a replay into a match that was made from its
 * head, at most `count` of them if that is not negative. Every checksum up to there is compared. */
PyObject *match_load(PyObject *self, PyObject *args)
{
    struct match *m = (struct match *)self;
    struct lf_replay replay;
    struct lf_error error = { 0 };
    char line[LF_REPLAY_LINE_MAX];
    const char *text;
    long long count;
    int draws;
    if (!PyArg_ParseTuple(args, "sLp", &text, &count, &draws)) return NULL;
    lf_replay_start(&replay);
    m->draws = false;
    for (const char *end; *text; text = *end ? end + 1 : end) {
        uint64_t before = replay.actions;
        end = strchr(text, '\n');
        if (!end) end = text + strlen(text);
        if (end - text >= (long)sizeof line)
            return PyErr_Format(PyExc_ValueError, "line %u is too long", replay.line + 1);
        memcpy(line, text, (size_t)(end - text));
        line[end - text] = 0;
        if (!lf_replay_read(&replay, line, &error, NULL))
            return PyErr_Format(PyExc_ValueError, "replay, line %u, byte %u: expected %s",
                                replay.line, (unsigned)error.at,
                                error.expected.in[LF_EN] ? error.expected.in[LF_EN] : "?");
        if (replay.actions == before) continue;
        /* Luck goes on as if it had drawn these: with the same seed it did. */
        if (replay.actor == LF_CHANCE) lf_chance_draw(m->entry->game, m->state, &m->luck);
        if (!match_do(m, replay.actor, replay.action)) return NULL;
        if (count >= 0 && (long long)replay.actions >= count) break;
    }
    if (count < 0 && !lf_replay_finish(&replay, &error))
        return PyErr_Format(PyExc_ValueError, "the replay does not end with its 'end' line");
    m->draws = draws != 0;
    if (!match_settle(m)) return NULL;
    Py_RETURN_NONE;
}
