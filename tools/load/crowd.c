/* crowd.c - see crowd.h: what players hear and say. crowd_setup.c brings them to their tables. */
#include "tools/load/crowd.h"

#include <stdio.h>
#include <string.h>

/* The members of messages that players care about. */
enum {
    M_T, M_SEQ, M_SEAT, M_SEEN, M_LEGAL, M_AWAITED, M_KEY, M_STATE, M_ME, M_HOST, M_SEATS, M_LOG,
    M_TABLE, M_REASON, M_SIGHT, M_D, M_H, M_COUNT,
};
static const char *const MEMBER[M_COUNT] = {
    "t", "seq", "seat", "seen", "legal", "awaited", "key", "state", "me", "host", "seats", "log",
    "table", "reason", "sight", "d", "h",
};

static uint32_t weight_of(const struct crowd *crowd, const char *word, size_t length)
{
    for (int i = 0; i < crowd->taste_count; i++)
        if (strlen(crowd->tastes[i].word) == length &&
            memcmp(crowd->tastes[i].word, word, length) == 0)
            return crowd->tastes[i].weight;
    return 1;
}

/* One item of a list, "road e1|e2|e3": a word and what may follow it. */
struct item { struct span word, rest; uint32_t count; };

static struct item item_of(struct span value)
{
    const char *text = value.at + 1;
    size_t length = value.length - 2;
    const char *space = memchr(text, ' ', length);
    struct item item = { .word = { text, space ? (size_t)(space - text) : length }, .count = 1 };
    if (!space) return item;
    item.rest = (struct span){ space + 1, length - item.word.length - 1 };
    for (size_t i = 0; i < item.rest.length; i++) item.count += item.rest.at[i] == '|';
    return item;
}

/* The action with the n-th of what may follow the word. */
static bool print_item(struct item item, uint32_t n, char out[CROWD_ACTION_SIZE])
{
    const char *at = item.rest.at, *end = at + item.rest.length;
    while (n > 0 && at < end) n -= *at++ == '|';
    const char *stop = at < end ? memchr(at, '|', (size_t)(end - at)) : NULL;
    int length = (int)((stop ? stop : end) - at);
    return snprintf(out, CROWD_ACTION_SIZE, "%.*s%s%.*s", (int)item.word.length, item.word.at,
                    length ? " " : "", length, length ? at : "") < CROWD_ACTION_SIZE;
}

/* One pass over the list: of each word one action is kept at random, then a word is drawn. */
static bool choose(struct crowd *crowd, struct span legal, char out[CROWD_ACTION_SIZE])
{
    struct { struct item item; uint32_t n, count, weight; } found[CROWD_WORDS_MAX];
    int count = 0;
    uint32_t total = 0;
    size_t at = 0;
    struct span value;
    while (scan_next(legal, &at, &value)) {
        struct item item = item_of(value);
        int i = count - 1;                 /* lists are sorted by word, so it is the last one */
        if (i < 0 || found[i].item.word.length != item.word.length ||
            memcmp(found[i].item.word.at, item.word.at, item.word.length) != 0) {
            if (count == CROWD_WORDS_MAX) continue;
            i = count++;
            found[i].count = 0;
            found[i].weight = weight_of(crowd, item.word.at, item.word.length);
            total += found[i].weight;
        }
        found[i].count += item.count;
        uint32_t n = lf_rng_below(&crowd->rng, found[i].count);
        if (n >= item.count) continue;
        found[i].item = item;
        found[i].n = n;
    }
    if (count == 0) return false;
    if (total == 0) return print_item(found[0].item, found[0].n, out);
    uint32_t draw = lf_rng_below(&crowd->rng, total);
    int i = 0;
    while (draw >= found[i].weight) draw -= found[i++].weight;
    return print_item(found[i].item, found[i].n, out);
}

static bool holds(struct span array, int64_t number)
{
    size_t at = 0;
    struct span value;
    while (scan_next(array, &at, &value))
        if (scan_number(value, -9) == number) return true;
    return false;
}

static void say(struct player *player, const char *text, int length)
{
    wire_send(&player->crowd->wires, &player->wire, text, (size_t)length);
}

void crowd_watch(struct player *player, bool gap)
{
    char text[96];
    int length = gap && player->seq
               ? snprintf(text, sizeof text, "{\"t\":\"watch\",\"table\":\"%s\",\"have\":%lld}",
                          player->party->id, (long long)player->seq)
               : snprintf(text, sizeof text, "{\"t\":\"watch\",\"table\":\"%s\"}",
                          player->party->id);
    say(player, text, length);
}

/* What the player could do in the position the message tells of. */
static void consider(struct player *player, const struct span *m)
{
    struct span legal = m[M_LEGAL], awaited = m[M_AWAITED];
    if (m[M_SIGHT].length) crowd_sight_whole(player, m[M_SIGHT], m[M_H]);
    else if (m[M_D].length) crowd_sight_change(player, m[M_D], m[M_H]);
    if (!player->wire.whole && !crowd_sight_choices(player, &legal, &awaited)) legal.length = 0;
    player->ready = player->running && legal.length && holds(awaited, player->seat) &&
                    choose(player->crowd, legal, player->choice);
}

/* Takes the seat at a table that has not begun, and begins when all are there. */
static void settle(struct player *player, const struct span *m)
{
    char text[48];
    if (!scan_is(m[M_STATE], "open")) return;
    if (!player->seated) {
        say(player, text, snprintf(text, sizeof text, "{\"t\":\"sit\",\"seat\":%d}", player->seat));
        return;
    }
    if (!player->gave_word) say(player, "{\"t\":\"word\",\"word\":\"luck\"}", 26);
    player->gave_word = true;
    size_t at = 0;
    struct span seat, kind;
    static const char *const names[] = { "kind" };
    while (scan_next(m[M_SEATS], &at, &seat))
        if (!scan_members(seat.at, seat.length, names, 1, &kind) || scan_is(kind, "open")) return;
    if (m[M_HOST].length == 4) say(player, "{\"t\":\"start\"}", 13);
}

static void hear_table(struct player *player, const struct span *m)
{
    char id[CROWD_ID_SIZE] = "";
    int64_t me = scan_number(m[M_ME], -1), seq = scan_number(m[M_SEQ], 0);
    if (!scan_text(m[M_TABLE], id, sizeof id) || strcmp(id, player->party->id) != 0) return;
    player->following = true;
    player->seated = me >= 0;
    if (me >= 0) player->seat = (int)me;
    player->running = scan_is(m[M_STATE], "running");
    if (scan_is(m[M_STATE], "over")) player->party->over = true;
    if (player->crowd->snapshot) player->crowd->snapshot(player, seq, m[M_LOG]);
    player->seq = seq;
    settle(player, m);
    consider(player, m);
}

static void hear_move(struct player *player, const struct span *m)
{
    struct crowd *crowd = player->crowd;
    int64_t seq = scan_number(m[M_SEQ], 0), seat = scan_number(m[M_SEAT], -9);
    bool fresh = seq > player->seq;        /* else it is one of ours, told once more */
    crowd->moves_heard++;
    if (crowd->moved) crowd->moved(player, seq, seat, m[M_SEEN]);
    if (seq > player->seq) player->seq = seq;
    if (player->pending && m[M_KEY].length && scan_is(m[M_KEY], player->key)) {
        player->pending = false;
        crowd->acted++;
        if (crowd->acknowledged) crowd->acknowledged(player, seq);
    }
    if (fresh || player->wire.whole) consider(player, m);
}

/* Somebody has taken an action back: the log has one entry more. */
static void hear_undone(struct player *player, const struct span *m)
{
    int64_t seq = scan_number(m[M_SEQ], 0);
    if (seq > player->seq) player->seq = seq;
    consider(player, m);
}

static void hear_refusal(struct player *player, const struct span *m, const char *text,
                         size_t length)
{
    struct crowd *crowd = player->crowd;
    if (scan_is(m[M_REASON], "seq")) {
        crowd->refused_seq++;              /* somebody else was faster; the gap follows */
    } else if (m[M_KEY].length) {
        if (crowd->refused_other++ == 0)
            snprintf(crowd->first_refusal, sizeof crowd->first_refusal, "%.*s (%s)", (int)length,
                     text, player->sent);
        crowd_watch(player, false);        /* what is legal has to be learnt anew */
    }
    player->ready = false;
    if (!player->pending || !m[M_KEY].length || !scan_is(m[M_KEY], player->key)) return;
    player->pending = false;
    if (crowd->refused) crowd->refused(player);
}

static void hear_rematch(struct player *player, const struct span *m)
{
    char id[CROWD_ID_SIZE];
    if (!player->crowd->rematches || !scan_text(m[M_TABLE], id, sizeof id)) return;
    memcpy(player->party->id, id, sizeof id);
    player->party->over = false;
    player->seq = 0;
    player->ready = player->pending = false;
    crowd_watch(player, false);
}

static void hear_over(struct player *player)
{
    player->ready = player->running = false;
    if (!player->party->over) player->crowd->over_count++;
    player->party->over = true;
    if (player->crowd->rematches) say(player, "{\"t\":\"rematch\"}", 15);
}

/* On a new socket nothing comes before the answer to this watch. */
static void hear_hello(struct player *player)
{
    player->greeted = player->following = true;
    if (player->party->id[0]) crowd_watch(player, true);
}

static void hear(struct player *player, const char *text, size_t length)
{
    struct span m[M_COUNT];
    if (player->crowd->heard) player->crowd->heard(player, text, length);
    if (!scan_members(text, length, MEMBER, M_COUNT, m)) return;
    if (scan_is(m[M_T], "table")) hear_table(player, m);
    else if (scan_is(m[M_T], "hello")) hear_hello(player);
    else if (!player->following) return;   /* of the table the party has left */
    else if (scan_is(m[M_T], "move")) hear_move(player, m);
    else if (scan_is(m[M_T], "undone") || scan_is(m[M_T], "sight")) hear_undone(player, m);
    else if (scan_is(m[M_T], "seats")) settle(player, m);
    else if (scan_is(m[M_T], "refused")) hear_refusal(player, m, text, length);
    else if (scan_is(m[M_T], "over")) hear_over(player);
    else if (scan_is(m[M_T], "rematch")) hear_rematch(player, m);
}

/* A frame holds a message, or a list of some. */
static void message(struct wire *wire, char *text, size_t length)
{
    struct span list = { text, length }, each;
    size_t at = 0;
    if (length && text[0] != '[') hear(wire->owner, text, length);
    else while (wire->state == WIRE_OPEN && scan_next(list, &at, &each))
        hear(wire->owner, each.at, each.length);
}

static void opened(struct wire *wire)
{
    (void)wire;                            /* the server speaks first */
}

static void closed(struct wire *wire)
{
    struct player *player = wire->owner;
    player->crowd->lost_count++;
    player->greeted = player->ready = false;
}

void crowd_listen(struct crowd *crowd)
{
    crowd->wires.message = message;
    crowd->wires.opened = opened;
    crowd->wires.closed = closed;
}

bool crowd_pending(const struct party *party)
{
    for (int i = 0; i < party->players->crowd->seats; i++)
        if (party->players[i].pending) return true;
    return false;
}

void crowd_repeat(struct player *player)
{
    char text[256];
    int length = snprintf(text, sizeof text,
                          "{\"t\":\"do\",\"seq\":%lld,\"key\":\"%s\",\"do\":\"%s\"}",
                          (long long)player->sent_seq, player->key, player->sent);
    say(player, text, length);
}

bool crowd_act(struct party *party, int64_t due_us)
{
    struct crowd *crowd = party->players->crowd;
    int from = (int)lf_rng_below(&crowd->rng, (uint32_t)crowd->seats);
    if (crowd_pending(party)) return false;
    for (int i = 0; i < crowd->seats; i++) {
        struct player *player = &party->players[(from + i) % crowd->seats];
        if (!player->ready || player->wire.state != WIRE_OPEN) continue;
        snprintf(player->key, sizeof player->key, "%s-%d-%u", party->id, player->seat,
                 ++player->keys);
        memcpy(player->sent, player->choice, sizeof player->sent);
        player->sent_seq = player->seq;
        player->pending = true;
        player->ready = false;
        player->due_us = due_us;
        player->sent_us = clock_us();
        crowd_repeat(player);
        return true;
    }
    return false;
}
