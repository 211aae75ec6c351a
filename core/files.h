/* files.h - texts that games carry with them, so that the program needs no files of its own.
 *
 * The build embeds every games/NAME/... file that is no source (tools/embed_games.c): figures of a
 * table, sample decks. Games find theirs by name. */
#ifndef LF_FILES_H
#define LF_FILES_H

#include "core/text.h"

struct lf_file { const char *name, *text; };      /* "cards/figures.txt"; a NULL name ends */
extern const struct lf_file lf_files[];           /* build/gen/game_files.c, sorted by name */

static inline const char *lf_file_find(const char *name)
{
    for (const struct lf_file *file = lf_files; file->name; file++)
        if (lf_same(file->name, name)) return file->text;
    return NULL;
}

/* The n-th file whose name begins with the prefix, counted from 0; NULL past the last. */
static inline const struct lf_file *lf_file_of(const char *prefix, int n)
{
    for (const struct lf_file *file = lf_files; file->name; file++) {
        struct lf_in in = lf_in_start(file->name, NULL);
        if (lf_take(&in, prefix) && n-- == 0) return file;
    }
    return NULL;
}

#endif
