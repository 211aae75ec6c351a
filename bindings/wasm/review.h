/* review.h - a match looked back at in the page (bots/review.h): its replay is given line by line,
 * the work is done in steps, and what is known so far may be asked for at any time. */
#ifndef LF_WASM_REVIEW_H
#define LF_WASM_REVIEW_H

void landfall_review_start(int nodes);        /* nodes: for each decision; 0: as usual */
/* The next line of the replay, in the text buffer of play.h. 0: refused, the buffer says why. */
int landfall_review_line(void);
/* All lines are read. 0: it is no whole replay, or nothing judges such matches. */
int landfall_review_begin(void);
/* So many steps of the work; how many thousandths of it are done. */
int landfall_review_work(int steps);
/* With the sums brought up to date: the head, and an action (from 1), as JSON; "": none such. */
const char *landfall_review_head(void);
const char *landfall_review_entry(int n);
int landfall_review_count(void);

#endif
