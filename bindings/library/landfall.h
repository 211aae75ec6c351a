/* landfall.h - all of liblandfall in one include, for programs in C that link it
 * (docs/library.md). */
#ifndef LANDFALL_H
#define LANDFALL_H

#include "bots/bot.h"
#include "bots/solver.h"
#include "core/check.h"
#include "core/context.h"
#include "core/dense.h"
#include "core/lf.h"
#include "core/match.h"
#include "core/numbers.h"
#include "core/options.h"
#include "core/planes.h"
#include "core/replay.h"
#include "core/rng.h"
#include "core/text.h"

/* "0.1.0", of the library that is linked. */
const char *lf_version(void);

#endif
