/* quotas.c - what one person or one stranger can take from others: nothing. Private tables are
 * not guessed, watchers keep no player out, talk and moves have a budget per person. */
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "tests/tables/tests.h"

/* ---- Private tables ---- */

struct copy { struct store *store; uint64_t ticket; };

static bool copy_entry(void *context, const struct store_entry *entry)
{
    struct copy *copy = context;
    struct store_entry old = *entry;
    old.table = "ABCDEF";
    copy->ticket = store_append(copy->store, &old);
    return true;
}

/* As an older server left it: private, with an id of six letters. */
static void make_old_private(struct world *world)
{
    struct copy copy = { .store = world->store };
    world_gather(world, 2, "");
    struct world other;
    world_init(&other, "memory:", 1);
    copy.store = other.store;
    store_read(world->store, world->created, copy_entry, &copy);
    world_done(world);
    *world = other;
    world_restart(world);
}

static bool opens(struct world *world, const char *name, const char *id)
{
    struct socket *socket = world_connect(world, name);
    enum tables_reason reason;
    world_watch(socket, id, 0);
    bool watched = world_count(socket, "table") == 1;
    char *summary = tables_summary(world->tables, id, name ? socket->person.id : NULL, &reason);
    CHECK((summary != NULL) == watched, "socket and HTTP disagree");
    CHECK(watched || world_has(world_last(socket, "gone"), "unknown"), "not as if there was none");
    free(summary);
    world_disconnect(socket);
    return watched;
}

void test_private(void)
{
    struct world world;
    world_init(&world, "memory:", 51);
    world_gather(&world, 2, "");
    CHECK(strlen(world.created) == 25, "a private id of %zu letters", strlen(world.created));
    CHECK(opens(&world, NULL, world.created), "the link does not open");
    world_done(&world);
    world_init(&world, "memory:", 52);
    make_old_private(&world);
    CHECK(opens(&world, "p0", "ABCDEF") && opens(&world, "p1", "ABCDEF"), "old tables are lost");
    CHECK(!opens(&world, "eve", "ABCDEF") && !opens(&world, NULL, "ABCDEF"), "guessed");
    world_pass(&world, 25 * 60 * 60 * 1000);           /* abandoned: only a summary is left */
    world_restart(&world);
    CHECK(opens(&world, "p0", "ABCDEF"), "an old closed table is lost");
    CHECK(!opens(&world, "eve", "ABCDEF") && !opens(&world, NULL, "ABCDEF"), "guessed when closed");
    world_done(&world);
}

/* ---- Places ---- */

void test_places(void)
{
    struct world world;
    world_init(&world, "memory:", 53);
    world.settings.watchers_max = 4;
    world_restart(&world);
    world_gather(&world, 2, "");
    struct socket *watchers[4], *more[3];
    for (int i = 0; i < 4; i++) {
        watchers[i] = world_connect(&world, NULL);
        world_watch(watchers[i], world.created, 0);
    }
    CHECK(world_count(watchers[3], "table") == 1, "four may watch");
    more[0] = world_connect(&world, NULL);
    world_watch(more[0], world.created, 0);
    CHECK(world_has(world_last(more[0], "gone"), "full"), "a fifth without a name");
    struct socket *again = world_connect(&world, "p1");
    world_watch(again, world.created, 0);
    CHECK(world_count(again, "table") == 1, "watchers keep a player out");
    CHECK(world_count(watchers[0], "gone") == 0, "a player needs no place of theirs");
    more[1] = world_connect(&world, "eve");
    world_watch(more[1], world.created, 0);
    CHECK(world_count(more[1], "table") == 1, "a guest does not get the place of nobody");
    CHECK(world_has(world_last(watchers[0], "gone"), "full"), "who came first is not told");
    size_t before = watchers[0]->count;
    struct ask ask = world_ask(world.socket[0]);
    tables_say(&ask, "hello");
    CHECK(watchers[0]->count == before, "who was sent away still hears");
    for (int i = 0; i < 3; i++) {
        char name[16];
        snprintf(name, sizeof name, "g%d", i);
        more[2] = world_connect(&world, name);
        world_watch(more[2], world.created, 0);
    }
    more[2] = world_connect(&world, "late");
    world_watch(more[2], world.created, 0);
    CHECK(world_has(world_last(more[2], "gone"), "full"), "guests keep each other's places");
    world_done(&world);
}

/* ---- Talk ---- */

static int say_until_refused(struct ask *ask, struct socket *socket, const char *reason)
{
    int said = 0;
    size_t before = world_count(socket, "refused");
    for (; said < 2000; said++) {
        tables_say(ask, "again");
        if (world_count(socket, "refused") > before) break;
    }
    CHECK(world_has(world_last(socket, "refused"), reason), "%s", world_last(socket, "refused"));
    return said;
}

static void test_budgets(void)
{
    struct world world;
    world_init(&world, "memory:", 54);
    world_people(&world, 2, "");
    struct socket *player = world.socket[0], *loud = world_connect(&world, "loud");
    world_watch(loud, world.created, 0);
    struct ask from_player = world_ask(player), from_loud = world_ask(loud);
    tables_say(&from_player, "first words");
    CHECK(say_until_refused(&from_loud, loud, "\"full\"") == 30, "lines of one watcher");
    struct socket *second = world_connect(&world, "second");
    world_watch(second, world.created, 0);
    CHECK(world_has(world_last(second, "table"), "first words"), "watchers push players out");
    struct ask from_second = world_ask(second);
    tables_say(&from_second, "me too");
    CHECK(world_has(world_last(player, "chat"), "me too"), "one watcher silenced the others");
    for (int i = 0; i < 12; i++) {
        char name[16];
        snprintf(name, sizeof name, "w%d", i);
        struct socket *other = world_connect(&world, name);
        struct ask ask = world_ask(other);
        world_watch(other, world.created, 0);
        say_until_refused(&ask, other, "\"full\"");
        world_disconnect(other);
    }
    tables_say(&from_second, "one more");
    CHECK(world_has(world_last(second, "refused"), "\"full\""), "watchers talk without end");
    CHECK(say_until_refused(&from_player, player, "\"full\"") == 399, "lines of a player");
    struct ask ask = world_ask(world.socket[1]);
    tables_say(&ask, "still there");
    CHECK(world_has(world_last(player, "chat"), "still there"), "one player silenced the other");
    world_restart(&world);
    struct socket *back = world_connect(&world, "p0");
    ask = world_ask(back);
    world_watch(back, world.created, 0);
    tables_say(&ask, "after a restart");
    CHECK(world_has(world_last(back, "refused"), "\"full\""), "a restart gives new lines");
    world_done(&world);
}

/* Lines that were pushed out are missing for a client that comes back: it gets the whole table. */
static void test_gap(void)
{
    struct world world;
    world_init(&world, "memory:", 55);
    world_people(&world, 2, "");
    struct socket *player = world.socket[0], *watcher = world_connect(&world, "eve");
    world_watch(watcher, world.created, 0);
    struct ask from_player = world_ask(player), from_watcher = world_ask(watcher);
    for (int i = 0; i < 17; i++) tables_say(&from_watcher, "mine");
    uint32_t have = player->seq;
    tables_say(&from_player, "ours");
    struct socket *back = world_connect(&world, "p1");
    world_watch(back, world.created, have);
    CHECK(world_count(back, "table") == 0 && world_has(world_last(back, "chat"), "ours"),
          "a small gap");
    back = world_connect(&world, "p1");
    world_watch(back, world.created, world_table(&world)->start_seq + 1);
    CHECK(world_count(back, "table") == 1, "a gap with lines that are gone");
    world_done(&world);
}

/* ---- Speed ---- */

/* 20 messages a second allow 100 moves at once and two a second then; bots are not counted. */
static void test_speed(void)
{
    struct world world;
    world_init(&world, "memory:", 56);
    world.settings.rate = 20;
    world_restart(&world);
    world_people(&world, 2, "");
    struct socket *a = world.socket[0], *b = world.socket[1];
    struct ask from_a = world_ask(a), from_b = world_ask(b);
    int said = say_until_refused(&from_a, a, "\"rate\"");
    CHECK(said == 8, "%d lines at once", said);
    tables_say(&from_b, "mine");
    CHECK(world_has(world_last(a, "chat"), "mine"), "one who talks fast silences another");
    world_pass(&world, 2000);
    world_forget(a);
    tables_say(&from_a, "slowly");
    CHECK(world_count(a, "refused") == 0, "slow talk is refused");
    int moves = 0;
    while (world_step(&world) && !world_count(a, "refused") && !world_count(b, "refused") &&
           moves < 1000) moves++;
    CHECK(world_has(world_last(a, "refused"), "\"rate\"") ||
          world_has(world_last(b, "refused"), "\"rate\""), "no bound for %d moves", moves);
    CHECK(moves >= 100, "a human is hit after %d moves", moves);
    int wishes = 0;
    while (wishes < 100 && tables_may_wish(&from_b)) wishes++;
    CHECK(wishes == 40, "%d wishes at once", wishes);
    world_pass(&world, 3000);
    CHECK(tables_may_wish(&from_b), "a wish after a while");
    world_done(&world);
}

void test_talk_budgets(void)
{
    test_budgets();
    test_gap();
    test_speed();
}

/* ---- Tables ---- */

void test_open_tables(void)
{
    struct world world;
    struct tables_refusal refusal;
    struct person ada = { "id-ada", "ada" }, bob = { "id-bob", "bob" };
    const char *bot = lf_bots[0]->name;
    struct tables_wish wish = { .game = lf_games[0]->name, .seats = 3, .sit = true, .address = 7 };
    struct tables_wish bots = { .game = lf_games[0]->name, .seats = 3, .bot_count = 3,
                                .bots = { bot, bot, bot } };
    world_init(&world, "memory:", 57);
    world.settings.tables_per_guest = 3;
    world.settings.tables_per_address = 5;
    world.settings.bot_tables = 2;
    world_restart(&world);
    for (int i = 0; i < 3; i++)
        CHECK(tables_create(world.tables, &ada, &wish, &world, &refusal), "table %d", i);
    CHECK(!tables_create(world.tables, &ada, &wish, &world, &refusal) &&
          refusal.reason == TABLES_RATE && refusal.error.expected.in[LF_DE], "a fourth table");
    for (int i = 0; i < 2; i++)
        CHECK(tables_create(world.tables, &bob, &wish, &world, &refusal), "table %d of bob", i);
    CHECK(!tables_create(world.tables, &bob, &wish, &world, &refusal), "a sixth of the address");
    wish.address = 8;
    CHECK(tables_create(world.tables, &bob, &wish, &world, &refusal), "from elsewhere");
    world_restart(&world);
    world_settle(&world);
    CHECK(!tables_create(world.tables, &ada, &wish, &world, &refusal), "forgotten by a restart");
    world_pass(&world, 25 * 60 * 60 * 1000);             /* the tables are closed */
    CHECK(tables_create(world.tables, &ada, &wish, &world, &refusal), "closed ones count");
    CHECK(tables_create(world.tables, &ada, &bots, &world, &refusal), "a match of bots");
    CHECK(!tables_create(world.tables, &ada, &bots, &world, &refusal), "two of one guest");
    CHECK(tables_create(world.tables, &bob, &bots, &world, &refusal), "one of another");
    struct person cleo = { "id-cleo", "cleo" };
    CHECK(!tables_create(world.tables, &cleo, &bots, &world, &refusal), "a third at once");
    for (int i = 0; i < 200; i++) world_pass(&world, 1000);
    CHECK(tables_create(world.tables, &cleo, &bots, &world, &refusal), "after they have ended");
    world_done(&world);
}

/* ---- Names ---- */

void test_renames(void)
{
    struct world world;
    world_init(&world, "memory:", 58);
    world_gather(&world, 2, "");
    uint32_t seq = world_table(&world)->seq;
    struct socket *a = world.socket[0];
    struct person person = a->person;
    snprintf(person.name, sizeof person.name, "Grace");
    world_disconnect(a);
    CHECK(tables_rename(world.tables, &person), "refused");
    CHECK(world_table(&world)->seq == seq, "an entry for a table nobody is at");
    a = world_connect(&world, NULL);
    tables_disconnect(a->client);
    a->client = tables_connect(world.tables, a, &person);
    world_watch(a, world.created, 0);
    CHECK(world_has(world_last(a, "table"), "\"name\":\"Grace\"") &&
          world_has(world_last(world.socket[0], "seats"), "Grace"), "the new name is not there");
    CHECK(world_table(&world)->seq == seq + 1 && world_table(&world)->seats[0].here == 1, "once");
    snprintf(person.name, sizeof person.name, "Ada");
    CHECK(tables_rename(world.tables, &person) && world_table(&world)->seq == seq + 2, "here");
    world_restart(&world);
    a = world_connect(&world, "p1");
    world_watch(a, world.created, 0);
    CHECK(world_has(world_last(a, "table"), "\"name\":\"Ada\""), "lost by a restart");
    world_done(&world);
}

/* ---- Forgetting ---- */

static void prune_all(struct world *world)
{
    for (int i = 0; i < 10; i++) tables_prune(world->tables);
}

static bool is_kept(struct world *world, const char *id)
{
    enum tables_reason reason;
    char *summary = tables_summary(world->tables, id, NULL, &reason);
    free(summary);
    return summary != NULL;
}

static void make(struct world *world, const struct tables_wish *wish, char id[STORE_TABLE_MAX])
{
    struct tables_refusal refusal;
    struct person ada = { "id-ada", "ada" };
    CHECK(tables_create(world->tables, &ada, wish, world, &refusal), "no table");
    memcpy(id, world->created, STORE_TABLE_MAX);
}

/* A match of people and one of bots, both over, and a table that never began, closed. */
static void make_three(struct world *world, char people[], char bots[], char unstarted[])
{
    const char *bot = lf_bots[0]->name;
    struct tables_wish open = { .game = lf_games[0]->name, .seats = 3, .sit = true };
    struct tables_wish alone = { .game = lf_games[0]->name, .seats = 3, .bot_count = 3,
                                 .options = "target=3", .bots = { bot, bot, bot } };
    world_people(world, 2, "target=3");
    memcpy(people, world->created, STORE_TABLE_MAX);
    while (!world_over(world) && world_step(world)) continue;
    make(world, &alone, bots);
    world_settle(world);
    make(world, &open, unstarted);
    world_pass(world, 25 * 60 * 60 * 1000);
}

void test_forgetting(void)
{
    const int64_t hour = 60 * 60 * 1000;
    char people[STORE_TABLE_MAX], bots[STORE_TABLE_MAX], unstarted[STORE_TABLE_MAX];
    struct world world;
    world_init(&world, "memory:", 59);
    world.settings.keep_bots_ms = 30 * hour;
    world.settings.keep_unstarted_ms = 10 * hour;
    world_restart(&world);
    make_three(&world, people, bots, unstarted);
    prune_all(&world);
    CHECK(is_kept(&world, people) && is_kept(&world, bots) && is_kept(&world, unstarted), "early");
    struct socket *eye = world_connect(&world, NULL);
    world_watch(eye, bots, 0);
    world_pass(&world, 12 * hour);
    prune_all(&world);
    CHECK(!is_kept(&world, unstarted), "what never began stays");
    CHECK(is_kept(&world, bots), "what somebody looks at goes");
    world_disconnect(eye);
    prune_all(&world);
    CHECK(!is_kept(&world, bots), "a match of bots stays");
    char *own = tables_list_of(world.tables, "id-ada");
    CHECK(strcmp(own, "[]") == 0, "own tables: %s", own);
    free(own);
    world_pass(&world, 10000 * hour);
    prune_all(&world);
    CHECK(is_kept(&world, people), "a match of people goes unasked");
    struct tables_counts counts;
    tables_counts(world.tables, &counts);
    CHECK(counts.pruned[STORE_END_BOTS] == 1 && counts.pruned[STORE_END_UNSTARTED] == 1, "counted");
    world.settings.keep_people_ms = hour;
    world_restart(&world);
    prune_all(&world);
    CHECK(!is_kept(&world, people), "a match of people stays though it should not");
    world_done(&world);
}

/* Over its size the store loses what may go, in that order, then takes no more tables. */
void test_store_bound(void)
{
    char people[STORE_TABLE_MAX], bots[STORE_TABLE_MAX], unstarted[STORE_TABLE_MAX];
    struct world world;
    struct tables_refusal refusal;
    struct person ada = { "id-ada", "ada" };
    struct tables_wish open = { .game = lf_games[0]->name, .seats = 3, .sit = true };
    world_init(&world, "memory:", 60);
    world.settings.keep_bots_ms = world.settings.keep_unstarted_ms = INT64_MAX / 4;
    world.settings.store_max = 1;
    world_restart(&world);
    make_three(&world, people, bots, unstarted);
    tables_prune(world.tables);
    CHECK(!is_kept(&world, bots) && !is_kept(&world, unstarted) && is_kept(&world, people),
          "over its size");
    tables_prune(world.tables);
    CHECK(!tables_create(world.tables, &ada, &open, &world, &refusal) &&
          refusal.reason == TABLES_FULL && strstr(refusal.error.expected.in[LF_DE], "voll"),
          "a full store takes tables");
    world.settings.store_max = 1 << 30;
    world_restart(&world);
    tables_prune(world.tables);
    CHECK(tables_create(world.tables, &ada, &open, &world, &refusal), "room is not seen");
    world_done(&world);
}
