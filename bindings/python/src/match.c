/* match.c - the type Match: one match, step by step. Chance is drawn inside unless the match was
 * made with chance=False; then it is the turn of seat -2 and draw() or do() goes on. */
#include "bindings/python/src/match.h"

#include <stdlib.h>
#include <string.h>

#include "core/match.h"
#include "core/text.h"

/* ---- Course of a match ---- */

static bool log_action(struct match *m, int actor, lf_action action)
{
    if (m->logged == m->room) {
        size_t room = m->room ? 2 * m->room : 256;
        struct entry *log = realloc(m->log, room * sizeof *log);
        if (!log) {
            PyErr_NoMemory();
            return false;
        }
        m->log = log;
        m->room = room;
    }
    m->log[m->logged++] = (struct entry){ action, actor };
    return true;
}

static bool apply(struct match *m, int actor, lf_action action)
{
    if (!log_action(m, actor, action)) return false;
    m->entry->game->apply(m->state, actor, action);
    return true;
}

bool match_settle(struct match *m)
{
    const struct lf_game *game = m->entry->game;
    for (;;) {
        lf_seats awaited = game->awaited(m->state);
        m->seat = awaited ? lf_lowest_seat(awaited) : SEAT_OVER;
        if (m->seat != LF_CHANCE) break;
        m->seat = SEAT_CHANCE;
        if (!m->draws) break;
        if (!apply(m, LF_CHANCE, lf_chance_draw(game, m->state, &m->luck))) return false;
    }
    m->count = m->seat >= 0 ? game->legal(m->state, m->seat, m->list) : 0;
    return true;
}

bool match_do(struct match *m, int actor, lf_action action)
{
    return apply(m, actor, action) && match_settle(m);
}

static bool start(struct match *m)
{
    struct lf_error error = { 0 };
    if (!m->entry->game->init(m->state, m->seats, m->options, &error)) {
        refuse_text(setup_error, m->options, &error);
        return false;
    }
    lf_luck_start(&m->luck, m->seed, m->number);
    m->logged = 0;
    memset(m->memory, 0, sizeof m->memory);
    return match_settle(m);
}

static int match_init(PyObject *self, PyObject *args, PyObject *words)
{
    static char *names[] = { "game", "seats", "options", "seed", "number", "chance", NULL };
    struct match *m = (struct match *)self;
    const char *game, *options;
    unsigned long long seed, number;
    int seats, draws;
    if (!PyArg_ParseTupleAndKeywords(args, words, "sisKKp", names, &game, &seats, &options, &seed,
                                     &number, &draws)) return -1;
    m->entry = known_game(game);
    if (!m->entry) return -1;
    if (strlen(options) >= sizeof m->options) {
        PyErr_SetString(setup_error, "the line of options is too long");
        return -1;
    }
    strcpy(m->options, options);
    m->seats = seats;
    m->seed = seed;
    m->number = number;
    m->draws = draws != 0;
    return start(m) ? 0 : -1;
}

static void match_dealloc(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    free(((struct match *)self)->log);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type);
}

static PyObject *match_copy(PyObject *self, PyObject *none)
{
    (void)none;
    PyTypeObject *type = Py_TYPE(self);
    allocfunc make = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    PyObject *made = make(type, 0);
    if (!made) return NULL;
    struct match *from = (struct match *)self, *to = (struct match *)made;
    size_t head = offsetof(struct match, entry);
    memcpy((char *)to + head, (char *)from + head, sizeof *to - head);
    to->room = from->logged ? from->logged : 1;
    to->log = malloc(to->room * sizeof *to->log);
    if (!to->log) {
        Py_DECREF(made);
        return PyErr_NoMemory();
    }
    if (from->logged) memcpy(to->log, from->log, from->logged * sizeof *to->log);
    return made;
}

/* ---- Doing something ---- */

static PyObject *refuse(struct match *m, int seat, lf_action action, PyObject *what)
{
    char rule[64];
    lf_rule number = action && lf_kind_of(action) >= LF_KIND_CHANCE_END && seat >= 0
                         ? m->entry->game->check(m->state, seat, action) : 0;
    rule_text(m->entry->game, number, rule, sizeof rule);
    if (what)
        PyErr_Format(illegal_action, m->seat == SEAT_OVER ? "%U: the match is over%s%s"
                                                          : "%U is not legal now%s%s",
                     what, *rule ? ", rule " : "", rule);
    Py_XDECREF(what);
    return NULL;
}

static PyObject *match_play(PyObject *self, PyObject *arg)
{
    struct match *m = (struct match *)self;
    const struct lf_dense *dense = &m->entry->dense;
    long number = PyLong_AsLong(arg);
    if (number == -1 && PyErr_Occurred()) return NULL;
    bool known = number >= 0 && number < dense->count;
    lf_action action = known ? lf_dense_action(dense, m->list, m->count, (int32_t)number) : 0;
    if (!action)
        return refuse(m, m->seat, known ? dense->action[number] : 0,
                      PyUnicode_FromFormat("action number %ld", number));
    if (!match_do(m, m->seat, action)) return NULL;
    Py_RETURN_NONE;
}

/* do(action, seat): any action of a seat that check() allows, or an outcome of chance. */
static PyObject *match_act(PyObject *self, PyObject *args)
{
    struct match *m = (struct match *)self;
    const struct lf_game *game = m->entry->game;
    unsigned long long action;
    int seat;
    if (!PyArg_ParseTuple(args, "Ki", &action, &seat)) return NULL;
    const struct lf_kind *kind = game->kinds;
    while (kind->kind && kind->kind != lf_kind_of(action)) kind++;
    bool chance = lf_kind_of(action) < LF_KIND_CHANCE_END;
    bool good = kind->kind && seat < m->seats && m->seat != SEAT_OVER;
    if (good && chance)
        good = m->seat == SEAT_CHANCE && lf_chance_possible(game, m->state, action);
    else if (good)
        good = seat >= 0 && game->check(m->state, seat, action) == 0;
    if (!good)
        return refuse(m, seat < m->seats ? seat : -1, kind->kind ? action : 0,
                      kind->kind ? action_text(game, action) : text_of("this action"));
    if (!match_do(m, chance ? LF_CHANCE : seat, action)) return NULL;
    Py_RETURN_NONE;
}

static PyObject *match_draw(PyObject *self, PyObject *none)
{
    struct match *m = (struct match *)self;
    (void)none;
    if (m->seat != SEAT_CHANCE) {
        PyErr_SetString(illegal_action, "chance is not to act now");
        return NULL;
    }
    lf_action action = lf_chance_draw(m->entry->game, m->state, &m->luck);
    if (!match_do(m, LF_CHANCE, action)) return NULL;
    return PyLong_FromUnsignedLongLong(action);
}

/* choose(bot, seat): what one of our bots would do, from the seat's view; nothing is played. */
static PyObject *match_choose(PyObject *self, PyObject *args)
{
    struct match *m = (struct match *)self;
    const struct lf_game *game = m->entry->game;
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    const char *name;
    int seat;
    if (!PyArg_ParseTuple(args, "si", &name, &seat)) return NULL;
    const struct lf_bot *bot = lf_bot_find(name);
    if (!bot || !bot->plays(game))
        return PyErr_Format(PyExc_ValueError, "no bot '%s' plays %s; landfall.game(...).bots "
                            "lists them", name, game->name);
    if (bot->solver)
        return PyErr_Format(PyExc_ValueError, "the bot '%s' plays by a solved table; use the "
                            "command `landfall`", name);
    if (seat < 0 || seat >= m->seats || !(game->actors(m->state) >> seat & 1))
        return PyErr_Format(PyExc_ValueError, "seat %d has nothing to choose now", seat);
    unsigned stream = LF_STREAM_SEAT + (unsigned)seat;
    struct lf_rng rng = { lf_rng_key(m->luck.seed, stream), m->luck.drawn[stream] };
    game->view(m->state, seat, view);
    lf_action action = bot->choose(game, view, seat, &rng, &m->memory[seat]);
    m->luck.drawn[stream] = (uint32_t)rng.drawn;
    return PyLong_FromUnsignedLongLong(action);
}

/* One field after the other, with ';' between. */
static bool poke_fields(struct match *m, const char *fields, struct lf_error *error)
{
    char field[LF_POSITION_MAX];
    for (const char *at = fields;; at++) {
        at += strspn(at, " ");
        size_t length = strcspn(at, ";");
        if (length >= sizeof field) {
            *error = (struct lf_error){ (uint32_t)(at - fields), 0,
                                        LF_SAY("a shorter field", "ein kürzeres Feld") };
            return false;
        }
        memcpy(field, at, length);
        field[length] = 0;
        bool taken = m->entry->game->poke(m->state, field, error);
        error->at += (uint32_t)(at - fields);
        if (!taken) return false;
        at += length;
        if (*at != ';') return true;
    }
}

/* poke(fields): sets fields of the position, as rule tests do. What cannot be is refused and
 * changes nothing; from then on there is no replay of the match. */
static PyObject *match_poke(PyObject *self, PyObject *arg)
{
    struct match *m = (struct match *)self;
    const char *field = PyUnicode_AsUTF8AndSize(arg, NULL);
    _Alignas(16) unsigned char before[LF_STATE_MAX];
    struct lf_error error = { 0 };
    if (!field) return NULL;
    memcpy(before, m->state, sizeof before);
    bool taken = poke_fields(m, field, &error);
    if (!taken || !m->entry->game->sound(m->state)) {
        memcpy(m->state, before, sizeof before);
        if (!taken) return refuse_text(PyExc_ValueError, field, &error);
        return PyErr_Format(PyExc_ValueError, "'%s': this would be no sound position", field);
    }
    m->poked = true;
    if (!match_settle(m)) return NULL;
    Py_RETURN_NONE;
}

/* ---- Lists ---- */

static PyObject *match_legal(PyObject *self, PyObject *none)
{
    struct match *m = (struct match *)self;
    int32_t numbers[LF_LEGAL_MAX + 1];
    (void)none;
    int count = lf_dense_numbers(&m->entry->dense, m->list, m->count, numbers);
    PyObject *list = PyList_New(count);
    for (Py_ssize_t i = 0; list && i < count; i++)
        PyList_SetItem(list, i, PyLong_FromLong(numbers[i]));
    return list;
}

/* mask(buffer): 1 where the number is legal, 0 elsewhere. */
static PyObject *match_mask(PyObject *self, PyObject *object)
{
    struct match *m = (struct match *)self;
    int32_t numbers[LF_LEGAL_MAX + 1];
    Py_buffer buffer;
    Py_ssize_t size = m->entry->dense.count;
    if (take_buffer(object, "mask", "B?b", 1, size, true, &buffer) != 0) return NULL;
    uint8_t *mask = buffer.buf;
    int count = lf_dense_numbers(&m->entry->dense, m->list, m->count, numbers);
    memset(mask, 0, (size_t)size);
    for (int i = 0; i < count; i++) mask[numbers[i]] = 1;
    PyBuffer_Release(&buffer);
    return PyLong_FromLong(count);
}

/* actions(seat): what the seat may do, as actions; -1: the seat to act. */
static PyObject *match_actions(PyObject *self, PyObject *arg)
{
    struct match *m = (struct match *)self;
    lf_action actions[LF_LEGAL_MAX];
    long seat = PyLong_AsLong(arg);
    if (seat == -1 && PyErr_Occurred()) return NULL;
    if (seat >= m->seats)
        return PyErr_Format(PyExc_ValueError, "there are seats 0 to %d", m->seats - 1);
    int count = m->count;
    if (seat >= 0) count = m->entry->game->legal(m->state, (int)seat, actions);
    else memcpy(actions, m->list, (size_t)count * sizeof *actions);
    PyObject *list = PyList_New(count);
    for (Py_ssize_t i = 0; list && i < count; i++)
        PyList_SetItem(list, i, PyLong_FromUnsignedLongLong(actions[i]));
    return list;
}

static PyObject *match_outcomes(PyObject *self, PyObject *none)
{
    struct match *m = (struct match *)self;
    struct lf_outcome outcomes[LF_OUTCOMES_MAX];
    (void)none;
    int count = m->seat == SEAT_CHANCE ? m->entry->game->chance(m->state, outcomes) : 0;
    PyObject *list = PyList_New(count);
    for (Py_ssize_t i = 0; list && i < count; i++)
        PyList_SetItem(list, i, Py_BuildValue("(KI)", (unsigned long long)outcomes[i].action,
                                              (unsigned)outcomes[i].weight));
    return list;
}

static PyObject *match_log(PyObject *self, PyObject *none)
{
    struct match *m = (struct match *)self;
    (void)none;
    PyObject *list = PyList_New((Py_ssize_t)m->logged);
    for (size_t i = 0; list && i < m->logged; i++)
        PyList_SetItem(list, (Py_ssize_t)i,
                       Py_BuildValue("(iK)", m->log[i].actor == LF_CHANCE ? SEAT_CHANCE
                                                                          : m->log[i].actor,
                                     (unsigned long long)m->log[i].action));
    return list;
}

static PyObject *match_check(PyObject *self, PyObject *args)
{
    struct match *m = (struct match *)self;
    unsigned long long action;
    char rule[64];
    int seat;
    if (!PyArg_ParseTuple(args, "Ki", &action, &seat)) return NULL;
    if (seat < 0 || seat >= m->seats || lf_kind_of(action) < LF_KIND_CHANCE_END)
        return PyErr_Format(PyExc_ValueError, "check asks about actions of seats 0 to %d",
                            m->seats - 1);
    lf_rule number = m->entry->game->check(m->state, seat, action);
    return text_of(rule_text(m->entry->game, number, rule, sizeof rule));
}

/* ---- What is known ---- */

static PyObject *seats_of(lf_seats set)
{
    PyObject *list = PyList_New(0);
    for (; list && set; set &= set - 1) {
        int seat = lf_lowest_seat(set);
        PyObject *item = PyLong_FromLong(seat == LF_CHANCE ? SEAT_CHANCE : seat);
        if (!item || PyList_Append(list, item) != 0) Py_CLEAR(list);
        Py_XDECREF(item);
    }
    return list;
}

static PyObject *get_seat(PyObject *self, void *none)
{
    (void)none;
    return PyLong_FromLong(((struct match *)self)->seat);
}
static PyObject *get_over(PyObject *self, void *none)
{
    (void)none;
    return PyBool_FromLong(((struct match *)self)->seat == SEAT_OVER);
}
static PyObject *get_turn(PyObject *self, void *none)
{
    struct match *m = (struct match *)self;
    (void)none;
    return PyLong_FromUnsignedLong(m->entry->game->turn(m->state));
}
static PyObject *get_actors(PyObject *self, void *none)
{
    struct match *m = (struct match *)self;
    (void)none;
    return seats_of(m->entry->game->actors(m->state));
}
static PyObject *get_winners(PyObject *self, void *none)
{
    struct match *m = (struct match *)self;
    (void)none;
    return seats_of(m->entry->game->winners(m->state));
}
static PyObject *get_points(PyObject *self, void *none)
{
    struct match *m = (struct match *)self;
    (void)none;
    PyObject *list = PyList_New(m->seats);
    for (int seat = 0; list && seat < m->seats; seat++)
        PyList_SetItem(list, seat, PyLong_FromLong(m->entry->game->points(m->state, seat)));
    return list;
}
static PyObject *get_setup(PyObject *self, void *none)
{
    struct match *m = (struct match *)self;
    (void)none;
    return Py_BuildValue("(sisKKi)", m->entry->game->name, m->seats, m->options,
                         (unsigned long long)m->seed, (unsigned long long)m->number, m->draws);
}

static PyGetSetDef getters[] = {
    { "seat", get_seat, NULL, "The seat to act; -1: the match is over, -2: chance.", NULL },
    { "over", get_over, NULL, "Whether the match is over.", NULL },
    { "turn", get_turn, NULL, "Turns begun; 0 during the set-up.", NULL },
    { "actors", get_actors, NULL, "All seats that may act now; -2 is chance.", NULL },
    { "winners", get_winners, NULL, "The seats that have won; empty while it goes on.", NULL },
    { "points", get_points, NULL, "The points of every seat, secret ones too.", NULL },
    { "setup", get_setup, NULL, "(game, seats, options, seed, number, chance)", NULL },
    { NULL, NULL, NULL, NULL, NULL },
};

static PyMethodDef methods[] = {
    { "play", match_play, METH_O, "Plays an action by its number, for the seat to act." },
    { "act", match_act, METH_VARARGS, "Plays any allowed action (action, seat)." },
    { "draw", match_draw, METH_NOARGS, "Draws for chance (chance=False)." },
    { "poke", match_poke, METH_O, "Sets fields of the position, such as \"hand 2 2bl; turn 5\"." },
    { "choose", match_choose, METH_VARARGS, "What a bot would do: choose(bot, seat)." },
    { "legal", match_legal, METH_NOARGS, "The legal action numbers of the seat to act." },
    { "mask_into", match_mask, METH_O, "Writes the mask of legal numbers; returns how many." },
    { "actions", match_actions, METH_O, "The listed actions of a seat; -1: of who is to act." },
    { "outcomes", match_outcomes, METH_NOARGS, "(action, weight) of chance; weight 0: open." },
    { "log_entries", match_log, METH_NOARGS, "All actions so far: (seat, action)." },
    { "check", match_check, METH_VARARGS, "The rule that forbids (action, seat), or ''." },
    { "copy", match_copy, METH_NOARGS, "The same match, to be played on apart." },
    { "numbers_into", match_numbers, METH_VARARGS, "Writes a view as numbers." },
    { "planes_into", match_planes, METH_VARARGS, "Writes a view as planes." },
    { "json", match_json, METH_O, "The view of a seat as JSON; -1: a spectator's, -2: all." },
    { "position", match_position, METH_O, "The view of a seat as a position; as json()." },
    { "drawing", match_drawing, METH_VARARGS, "The view as a drawing: (seat, language, colour)." },
    { "tell", match_tell, METH_VARARGS, "An action in a sentence: (action, seat, viewer, lang)." },
    { "replay", match_replay, METH_O, "The match as a replay, with a note." },
    { "load", match_load, METH_VARARGS, "Plays a replay's lines; for Match.from_replay." },
    { NULL, NULL, 0, NULL },
};

static PyType_Slot slots[] = {
    { Py_tp_init, (void *)match_init }, { Py_tp_dealloc, (void *)match_dealloc },
    { Py_tp_methods, methods }, { Py_tp_getset, getters },
    { Py_tp_doc, "One match, step by step." }, { 0, NULL },
};
PyType_Spec match_spec = { "landfall._engine.Match", (int)sizeof(struct match), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots };
