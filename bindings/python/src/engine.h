/* engine.h - what the parts of the Python extension share. It is written against the limited API of
 * Python 3.11, so that one build runs in every later version; NumPy is met through the buffer
 * protocol alone.
 *
 * Read next: module.c (games and texts), match.c (one match), batch.c (many). The Python side, with
 * all that is said to people, is in bindings/python/landfall.
 */
#ifndef LANDFALL_ENGINE_H
#define LANDFALL_ENGINE_H

#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "core/dense.h"
#include "core/lf.h"

/* A game with the numbers of its actions, which are made when they are first asked for. */
struct known { const struct lf_game *game; struct lf_dense dense; void *memory; };

extern PyObject *illegal_action, *setup_error;      /* exceptions, both a ValueError */

/* Each returns NULL with an exception set where it cannot. */
const struct known *known_game(const char *name);
PyObject *text_of(const char *text);
PyObject *action_text(const struct lf_game *game, lf_action action);
/* "IB-45", or "" for 0. */
const char *rule_text(const struct lf_game *game, lf_rule rule, char *out, size_t size);
/* Sets a ValueError that says where in `text` what was expected; returns NULL. */
PyObject *refuse_text(PyObject *type, const char *text, const struct lf_error *error);

/* The caller's memory of at least `bytes` bytes, writable and without gaps, whose items have one
 * of the letters of `formats` and this size. -1: an exception says what is wrong. */
int take_buffer(PyObject *object, const char *name, const char *formats, Py_ssize_t item,
                Py_ssize_t bytes, bool writable, Py_buffer *out);

extern PyType_Spec match_spec, batch_spec;

#endif
