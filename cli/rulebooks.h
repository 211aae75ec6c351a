/* rulebooks.h - the rulebooks as the build embeds them (tools/embed.c writes them from
 * every docs/rules/NAME.LANGUAGE.md), so that the command needs no files to explain a rule. */
#ifndef CLI_RULEBOOKS_H
#define CLI_RULEBOOKS_H

#include "core/lf.h"

struct rulebook {
    const char *name;            /* as lf_game.rulebook; NULL ends the list */
    enum lf_language language;
    const char *text;
};
extern const struct rulebook rulebooks[];

#endif
