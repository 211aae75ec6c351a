/* table.h - what a table is, for the files table*.c and tables.c; nobody else includes it.
 *
 * A table is what its log says. Every change is an entry: table_write() changes memory through
 * table_take(), the same function that reads a log after a restart, and appends the entry to the
 * store. So what people saw and what comes back cannot differ. Not in the log, and gone after a
 * restart: who is connected, who has asked for a pause or a rematch, the code to type.
 *
 *   table_log.c    entries: taking, writing, loading       table_seats.c  sitting, starting
 *   table_match.c  acting, undoing, drawing for chance      table_talk.c   chat, pause, rematch
 *   table_bots.c   bots, absence, clocks: what time does    table_files.c  lists, replay, proof
 *   table_visits.c budgets of people, places for watchers
 *   table_prune.c  what is forgotten
 *   message.c      JSON to clients                          tables.c       all tables together
 *   hold.c         ... held until it is durable             sight.c        what one viewer may know
 *   tables_load.c  from the store into memory           tables_shared.c  where nodes share it
 *   tables_lease.c ... as long as this one has its lease
 */
#ifndef SERVER_TABLE_H
#define SERVER_TABLE_H

#include "core/text.h"
#include "server/bucket.h"
#include "server/clock.h"
#include "server/luck.h"
#include "server/tables.h"

enum {
    SCRATCH_SIZE = 1 << 19,           /* the largest message: a table with its log and chat */
    SIGHT_SIZE = 1 << 18,             /* the largest text of what one viewer may know */
    LOG_SHOWN = 200,
    CHAT_SHOWN = 50, WATCHER_CHAT_SHOWN = 15,   /* last lines; of them by watchers */
    CHATS_OF_SEAT = 400, CHATS_OF_WATCHERS = 300, CHATS_OF_WATCHER = 30,   /* lines ever */
    LOG_LIMIT = 50000,                /* entries after which nothing is taken back any more */
    GAP_MAX = 8,                      /* missing moves that are sent one by one */
    STORE_FULL = 50000,               /* entries on their way to the disk: then we slow down */
    BUCKETS = 1 << 14,
    FOREIGN_MAX = 32,                 /* tables of rules that other nodes play */
    PRUNE_STEP = 8,                   /* tables that are forgotten at a time */
};

enum table_state { TABLE_OPEN, TABLE_RUNNING, TABLE_PAUSED, TABLE_OVER, TABLE_REFUSED };
enum seat_kind { SEAT_OPEN, SEAT_PERSON, SEAT_BOT };

struct seat {
    enum seat_kind kind;
    struct person person;             /* of SEAT_PERSON */
    const struct lf_bot *bot;         /* of SEAT_BOT; of a person whom a bot stands in for */
    uint32_t chats;                   /* lines said from here */
    uint32_t acted;                   /* its actions so far, also those taken back */
    struct lf_memory memory;          /* of that bot; lost when the table leaves memory */
    char word[TABLES_WORD_MAX];
    int here;                         /* sockets of the person at this table */
    int64_t gone_at;                  /* since when there are none */
    uint32_t awaited_since;           /* number of the entry since which it owes a choice; 0: no */
    bool asks_pause, asks_rematch;
    bool asks_back;                   /* gets the seat back when it has time again */
};

/* An action of the match, in the order of the log. */
struct act {
    lf_action action;
    int64_t at;
    uint32_t seq;
    uint32_t key;                     /* where its key begins in keys; 0: none */
    int8_t seat;                      /* -1: chance */
    bool undone;
};

/* json: the whole message; behind its final zero stands the id of who said it, or nothing. */
struct chat_line { uint32_t seq; bool watcher; char *json; };

/* What a person has done at a table; not in the log. */
struct visitor {
    struct visitor *next;
    uint64_t number;                  /* stands for the person */
    uint32_t chats;                   /* lines as a watcher */
    struct bucket chat, moves, wishes;
};

struct table {
    struct table *next;               /* in its bucket */
    struct tables *tables;
    char id[STORE_TABLE_MAX];
    enum table_state state;
    const char *refusal;              /* of TABLE_REFUSED: the code clients get */
    const struct lf_game *game;
    const char *game_name;            /* also of a game whose old rules it does not play */
    unsigned char *now, *begin;       /* the state; the state before the first action */
    int seat_count;
    struct seat *seats;
    char *options;
    char host[STORE_PERSON_MAX];      /* empty: nobody */
    char creator[STORE_PERSON_MAX];   /* the first host */
    uint64_t address;                 /* where it was made; 0: before this run of the server */
    bool listed;
    bool starts;                      /* by itself, once full and the people have given words */
    bool fixed;                       /* its luck was known beforehand: a test server's */
    int64_t created, changed;         /* times of the first and of the last entry */
    uint32_t seq;                     /* the last entry */
    uint32_t last_change;             /* the last entry that changed the state */
    uint32_t last_undo, start_seq;
    uint32_t last_left;               /* the last entry by which a person left the running match */
    uint64_t ticket;                  /* of the last thing put into the store */
    struct luck luck;
    struct clock clock, clock_before; /* now; and before the last action, for its undo */
    struct act *acts;
    uint32_t *key_hashes;             /* of the same actions; 0: no key */
    uint32_t act_count, act_room;
    char *keys;
    uint32_t keys_length, keys_room;
    struct chat_line *chat;           /* the last CHAT_SHOWN lines, in order; NULL: none yet */
    int chat_count;
    uint32_t chat_lost;               /* the newest entry that is no longer among them */
    uint32_t watcher_chats;           /* lines of watchers ever */
    struct visitor *visitors;
    char rematch[STORE_TABLE_MAX];
    char code[8];                     /* to type instead of the id; empty: closed */
    struct client *clients;
    int client_count;
    struct sights *sights;            /* what its viewers were told last; NULL: not kept */
    uint64_t stamp;                   /* changes with the state: old choices of bots are dropped */
    bool thinking;                    /* a bot has been asked */
    struct pool_job *job;             /* what it was asked; once it has answered, a choice that
                                         waits for bot_at */
    struct outside_seat *outside[LF_SEATS_MAX];   /* conversations with programs, or NULL */
    int64_t bot_at;                   /* when the next bot is asked, to hurry, or acts */
    int64_t last_act_at;              /* by our own clock, for the delay of bots */
    int64_t idle_since;               /* since when nobody watches */
    int64_t waits_since;              /* for the words of its people, if it starts by itself */
    int64_t due;
    uint32_t heap_index;              /* place among the tables' deadlines; UINT32_MAX: none */
    uint64_t shown;                   /* hash of what the other nodes were told of it */
    bool gone;                        /* out of memory but for the bot that thinks */
};

/* Bytes that several clients get; small: their memory is used again, as hold.c does it. */
struct bytes { uint32_t refs; bool small; size_t length; char text[]; };
struct spares { void *first; uint32_t count; };
/* table: what it is about, which may be gone; only compared, see message_forget(). */
struct held { struct held *next; uint64_t ticket; struct bytes *bytes; const struct table *table; };

struct client {
    struct tables *tables;
    void *socket;
    bool known;                       /* has a person */
    bool differs;                     /* speaks landfall.2: gets differences */
    struct person person;
    struct table *table;
    struct client *next;              /* at the same table */
    struct held *first, **last;       /* messages that wait for the disk */
    struct client *next_holding, **holding;   /* among the clients that hold some */
};

/* A creation whose answer waits for the disk. */
struct birth { struct birth *next; uint64_t ticket; void *request; char table[STORE_TABLE_MAX]; };

/* Where a table is that is not here: nowhere, at another node, or nobody knows for the moment. */
enum tables_place { TABLES_NOWHERE, TABLES_ELSEWHERE, TABLES_LATER };

struct tables {
    struct store *store;
    struct pool *pool;
    struct tables_calls calls;
    struct tables_settings settings;
    struct tables_counts counts;
    struct table *bucket[BUCKETS];
    uint32_t table_count;             /* in memory */
    uint64_t changes;                 /* of listed tables; see tables_changes() */
    uint32_t live_count;              /* open, running or paused; and those not read yet */
    char (*unread)[STORE_TABLE_MAX];  /* known since the start, and not read yet */
    uint32_t unread_count, unread_room, unread_next;
    bool stuck;                       /* the disk has no room, and clocks stand still */
    uint32_t thinking;                /* bots that were asked and have not answered */
    struct table **heap;
    uint32_t heap_count, heap_room;
    struct client *holding;
    struct spares spare_bytes, spare_held;   /* hold.c's */
    struct birth *births, **births_end;
    bool mute;                        /* nodes share the store, and this one has no lease */
    uint64_t durable;                 /* tickets whose losses are known: see tables_settle() */
    enum tables_place place;          /* why tables_fetch() has last found nothing ... */
    char moved_to[STORE_ADDRESS_MAX]; /* ... and whose it is */
    struct table *visited;            /* another's, read to be looked at; in no bucket */
    char foreign[FOREIGN_MAX][STORE_TABLE_MAX];
    uint32_t foreign_next;
    uint64_t shared_changes;          /* as the other nodes know it */
    bool leaving;                     /* all was handed over: nothing is claimed any more */
    char pruned[PRUNE_STEP][STORE_TABLE_MAX];   /* on their way out of the store ... */
    int prune_count;
    uint64_t prune_ticket;            /* ... and gone with this one */
    uint64_t forget_ticket;           /* what was forgotten last of people is gone with this one */
    bool store_full;                  /* larger than it may be, and nothing may be forgotten */
    int64_t now;                      /* when this call is, for everything that is due */
    int64_t time;                     /* ... and by the clock on the wall, for logs */
    struct sights *sights, *sights_last;   /* of all tables, sight.c's */
    struct sight_open *open;          /* sight.c's */
    char sight[SIGHT_SIZE];           /* sight.c's */
    char scratch[SCRATCH_SIZE];
};

/* tables.c */
struct table *tables_find(struct tables *tables, const char *id);
struct table *tables_add(struct tables *tables, const char *id);
void tables_drop(struct table *table);                               /* from memory only */
void tables_take_out(struct table *table);          /* nobody finds it; the caller frees it */
void tables_forget_client(struct client *client);   /* no longer here; nobody is told */
void tables_send_away(struct client *client, const char *reason);    /* from its table */
void tables_schedule(struct table *table, int64_t due);
void tables_random(struct tables *tables, void *bytes, size_t count);
bool tables_new_id(struct tables *tables, bool listed, char id[STORE_TABLE_MAX]);
bool table_opens_to(const struct table *table, const char *person);   /* NULL: nobody known */
int64_t tables_now(struct tables *tables);
bool tables_valid_id(const char *id);

/* tables_load.c */
struct table *tables_fetch(struct tables *tables, const char *id);   /* also from the store */
void tables_read_on(struct tables *tables);         /* a piece of what is not read yet */
void tables_note(void *tables, const char *id);     /* to be read when there is time */
struct table *tables_read_only(struct tables *tables, const char *id);   /* without a claim */

/* tables_shared.c */
bool tables_claim(struct tables *tables, const char *id);   /* false: place says why not */
void tables_moved(struct client *client, const char *id);
void tables_settle(struct tables *tables);          /* takes losses, then `durable` */
uint64_t tables_durable(const struct tables *tables);   /* what may be told */
void tables_adopt(struct tables *tables);           /* notes tables that are nobody's */
void tables_refuse_foreign(struct table *table);
struct table *tables_look(struct tables *tables, const char *id);   /* also at another's */
bool tables_wait_for_room(struct tables *tables);   /* the disk is full: nothing can happen */

/* table_log.c */
void table_write(struct table *table, enum store_kind kind, int seat, const char *key,
                 const char *text);
bool table_take(struct table *table, const struct store_entry *entry);
const struct act *table_find_key(const struct table *table, int seat, const char *key);
const char *table_key(const struct table *table, const struct act *act);
void table_rebuild(struct table *table);
const char *table_speaker(const struct chat_line *line);    /* "": not known */
/* The line of this entry, which has been amended, is shown as it is now. */
void table_amend_chat(struct table *table, const struct store_entry *entry);
void table_free(struct table *table);

/* table_match.c */
void table_act(struct table *table, int seat, lf_action action, const char *key,
               struct client *sender);
void table_advance(struct table *table);    /* draws, ends, asks bots: after every change */
bool table_can_undo(const struct table *table, int seat);
void table_send_gap(struct table *table, struct client *client, uint32_t have);

/* table_seats.c */
int table_seat_of(const struct table *table, const struct client *client);   /* -1: none */
/* The table of a message that only its host may send, before the start; refuses it else. */
struct table *table_of_host(const struct ask *ask);
bool table_full(const struct table *table);
bool table_greet(struct table *table, int seat, const struct person *person);
void table_start(struct table *table);
bool table_has_people(const struct table *table);
int64_t table_start_due(const struct table *table);   /* by itself; INT64_MAX: not */
/* Tells programs that play here what is about to happen; they leave at the end. */
void table_tell_outside(struct table *table, const void *before, int seat, lf_action action);
void table_leave_outside(struct table *table);
const struct lf_bot *table_bot_find(const struct table *table, const char *name);
bool table_begin(struct table *table, const struct tables_wish *wish, const char *host,
                 struct tables_refusal *refusal);

/* table_visits.c */
enum tables_reason table_may_say(struct table *table, const struct client *client);
bool table_may_move(struct table *table, const struct client *client);
bool table_has_place(struct table *table, const struct client *client);
void table_forget_visitors(struct table *table);
bool tables_within_quota(const struct tables *tables, const struct person *person,
                         const struct tables_wish *wish, struct tables_refusal *refusal);

/* table_prune.c */
void table_finish(struct table *table);     /* tells the store that it is over */
bool tables_is_pruned(const struct tables *tables, const char *id);

/* table_forget.c */
void table_note_talk(struct table *table, const char *person);   /* so that it is found again */
void table_note_end(struct table *table);   /* its talk is to be forgotten one day */

/* table_seats.c, for the host of the server */
void table_vacate(struct table *table, int seat);

/* table_bots.c */
bool table_bot_plays(const struct table *table, int seat);
lf_seats table_people_awaited(const struct table *table);
void table_stand_in(struct table *table, int seat);
void table_back(struct table *table, int seat);
bool table_ask_back(struct table *table, int seat);
void table_bring_back(struct table *table);         /* those who asked and have time again */
void table_plan(struct table *table);       /* sets what is due next */
void table_drop_choice(struct table *table);        /* of a bot, that waits to be done */
void table_tick(struct table *table);       /* does what is due; may free the table */
void tables_take_choices(struct tables *tables);

/* table_raw.c */
/* NULL: not readable, or not for this person. */
char *table_raw_replay(struct tables *tables, const char *id, const char *person);

/* message.c */
void message_table(struct table *table, struct client *client);
void message_table_all(struct table *table);
void message_seats_all(struct table *table);
void message_seats(struct table *table, struct client *client);
void message_clock_all(struct table *table);
void message_over(struct table *table, struct client *client);
void message_over_all(struct table *table);
/* The action that has just been done, to all; sender: who gets its key back, or NULL. */
void message_move(struct table *table, const void *before, const struct act *act,
                  struct client *sender);
/* One of the actions before, to a client that missed it; and to one that has sent it again. */
void message_missed(struct table *table, const void *before, const void *after,
                    const struct act *act, struct client *client);
void message_again(struct table *table, const void *before, const void *after,
                   const struct act *act, struct client *client);
void message_sight(struct table *table, const struct ask *ask);
void message_undone_all(struct table *table, uint32_t to);
void message_text_all(struct table *table, const char *json);
void message_text(struct client *client, const char *json);
void message_text_now(struct client *client, const char *json);   /* before what is held */
void message_no_room(struct client *client);        /* the disk is full: what was sent waits */
void message_refused(const struct ask *ask, enum tables_reason reason, const char *key,
                     const struct lf_game *game, const struct lf_error *error);
void message_rematch(struct table *table, struct client *client);
void message_gone(struct client *client, const char *reason);
void message_answer(const struct ask *ask);
void message_rule(const struct ask *ask, const struct lf_game *game, lf_rule rule);
void message_position(const struct ask *ask, const struct table *table, const void *view);
void message_summary(const struct table *table, struct lf_out *out);
bool table_has_hints(const struct table *table);    /* hint.c, with the review */
void table_review(const struct table *table, struct lf_out *out);
void message_flush(struct tables *tables);
void message_drop(struct client *client);
void message_forget(const struct table *table);     /* held messages about it, whoever has them */
const char *table_state_text(const struct table *table);
void table_put_seats(const struct table *table, struct lf_out *out);

#endif
