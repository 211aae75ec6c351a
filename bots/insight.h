/* insight.h - what a game tells bots that think: its positions as numbers, and how its turns go.
 *
 * The bots of bots/think.h know no game. They play out what a seat may do in its turn, and ask a
 * small net (bots/net.h) for the chance of winning of each position that comes of it. The net reads
 * numbers that the game's pack makes here: `table` numbers of the position as a whole, then `own`
 * numbers of each seat, the asking seat first and the others in the order of turns. So one net fits
 * every seat, and a net for more seats reads zeros where nobody sits.
 *
 * A world is a whole state: the true one where bots learn, a resampled one where they play.
 *
 * Read next: bots/think.h (the search), bots/base/insight.c (an example).
 */
#ifndef LF_INSIGHT_H
#define LF_INSIGHT_H

#include "core/lf.h"

/* One number: its name for files and tests ("pips.grain"), and for people what more of it means
 * ("more grain"), where a bot may give it as a reason; else { { NULL } }. */
struct lf_insight_number { const char *name; struct lf_say more; };

/* Terms that a seat may name, and how likely each of the others has what is asked for; 0: it is not
 * to be asked. */
struct lf_bargain { lf_action action; float able[LF_SEATS_MAX]; };
enum { LF_BARGAINS_MAX = 192 };

/* How players trade with each other (bots/trade.h): one seat offers, the others agree, decline or
 * name terms of their own, the seat confirms one of them or withdraws. */
struct lf_insight_trade {
    uint8_t offer, accept, decline, counter, confirm, withdraw;   /* kinds of action; the argument
                                                                     of confirm is the seat */
    uint8_t bank;                                                 /* that trades with the bank */

    /* The seat in whose turn the others trade with it. */
    int (*trader)(const void *view);

    /* What the seat might offer, or, where it is asked, name in place of an offer: at most
     * LF_BARGAINS_MAX. Offers are to all who may be asked; none when it has made enough. */
    int (*bargains)(const void *view, int seat, struct lf_bargain *out);

    /* The same offer, to these seats alone. */
    lf_action (*only_to)(lf_action offer, lf_seats seats);
};

struct lf_insight {
    /* How many numbers the position has and how many each seat; numbers[] names them in that
     * order. Scale them so that most lie between -1 and 2: nets learn that best. */
    uint16_t table, own;
    const struct lf_insight_number *numbers;

    /* The numbers of a position from the standpoint of a seat, into out[], which is all zero:
     * table + seats * own of them. Whoever is in the middle of a turn is taken to end it here,
     * with nothing more done; and it works in every phase. A number that tells the middle of a
     * turn from its end does harm, since nets learn from ends of turns. Of what others hide it
     * reads what view(world, seat) shows and nothing else: look() of a resampled world is the
     * same, bit by bit. Only + - * / and comparisons, so that all machines agree (no libm; tables
     * for roots).
     *
     * `notes` is for speed: notes_size bytes, all zero when a search begins and kept until it
     * ends, so that what positions of one search have in common (the board, what the others have)
     * is worked out once. What stands there must never change a result. */
    void (*look)(const void *world, int seat, void *notes, float *out);
    uint32_t notes_size;

    /* The action by which the seat that acts does nothing more for now: ends its turn, rolls, says
     * no. 0: it must do something (move the robber, discard, found). Positions with a pass are
     * valued by look(); from others the search goes on: to the best of the seat's own options, to
     * the mean over chance; where another seat is to act it stops and looks as well. */
    lf_action (*pass)(const void *world, int seat);

    /* What is worth trying besides passing, in place of legal(), where that lists more: no offers,
     * no bank trades that help nothing, before the roll only what is better done before it. At
     * most LF_LEGAL_MAX, likely ones first, since a search may be cut off. NULL: legal(). */
    int (*options)(const void *world, int seat, lf_action *out);

    /* Kinds of action, bit by bit, that a search tries as the first one only, since they lead to
     * much and may as well come before all others (development cards). 0: none. */
    uint64_t openers;

    /* An action that chance answers and after which the turn goes on with what it has brought (a
     * forced trade), or 0: tried as the first one only, and each of its outcomes is followed to the
     * best end of the turn that a small search finds. options() need not list it. NULL: none. */
    lf_action (*venture)(const void *world, int seat);

    /* Forgets what no later rule asks for (the last roll), so that positions which play alike are
     * equal and are tried once; only searches play on from there. NULL: nothing. */
    void (*forget)(void *world);

    /* Choices that are left to the pack's greedy, where the net is worse at them or not better
     * (founding, offers): asked with the seat's view before anything is searched. NULL: none. */
    bool (*habit)(const void *view, int seat);

    /* Those of them with which a match begins, which are tried out where there is time
     * (bots/outset.c). NULL: none. */
    bool (*outset)(const void *world);

    /* Trade among players, or NULL: there is none. */
    const struct lf_insight_trade *trade;

    /* What a seat that is not the searching one is taken to choose where it owes something in the
     * middle of the other's turn (a payment, an answer to an attack). 0: the search stops there and
     * looks. NULL: always 0. */
    lf_action (*reply)(const void *world, int seat);

    /* Names of numbers of which more is bad for the seat, where they have words for people: reasons
     * that sound wrong are not given. Ends with NULL. NULL: none. */
    const char *const *bad;

    /* For trainings. teaches(): positions inside a turn that are learned from, too, where a seat
     * passes: more is to come before the turn ends (cards are drawn), and searches value them.
     * brought(): what players bring to a match is chosen (decks); some games are played with
     * whatever is allowed. NULL: none. */
    bool (*teaches)(const void *world);
    bool (*brought)(const void *view);
};

#endif
