/* content.h - the numbers of the base game's rules for games that embed it. */
#ifndef BASE_CONTENT_H
#define BASE_CONTENT_H

#include "games/base/base.h"
#include "games/island/content.h"

void base_put_content(struct lf_out *out);       /* members of an object that is open */

#endif
