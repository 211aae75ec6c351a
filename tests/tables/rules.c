/* rules.c - who may do what at a table: keys, strangers, seats, taking back, time, talk. */
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/context.h"
#include "tests/tables/tests.h"

/* ---- Keys ---- */

void test_keys(void)
{
    struct world world;
    world_init(&world, "memory:", 7);
    world_people(&world, 3, "target=4");
    for (int step = 0; step < 200 && !world_over(&world); step++) {
        struct socket *socket = world_mover(&world);
        struct ask ask = world_ask(socket);
        char key[32], action[LF_ACTION_TEXT_MAX];
        uint32_t seq = socket->seq;
        snprintf(key, sizeof key, "step-%d", step);
        memcpy(action, socket->legal[0], sizeof action);
        tables_do(&ask, seq, key, action);
        char *first = NULL;
        for (size_t i = socket->count; i > 0 && !first; i--)
            if (world_has(socket->messages[i - 1].text, key))
                first = strdup(socket->messages[i - 1].text);
        uint64_t hash = world_hash(&world);
        uint32_t last = world_table(&world)->seq;
        if (step % 20 == 19) {
            char name[STORE_NAME_MAX];
            snprintf(name, sizeof name, "%s", socket->person.name);
            world_restart(&world);
            for (int i = 0; i < 3; i++) {
                char other[16];
                snprintf(other, sizeof other, "p%d", i);
                struct socket *back = world_connect(&world, other);
                world_watch(back, world.created, 0);
                if (strcmp(other, name) == 0) socket = back;
            }
            ask = world_ask(socket);
        }
        tables_do(&ask, seq, key, action);
        CHECK(first && strcmp(first, socket->messages[socket->count - 1].text) == 0,
              "a repeated key gets another answer");
        CHECK(hash == world_hash(&world) && last == world_table(&world)->seq,
              "a repeated key acted twice");
        free(first);
    }
    world_done(&world);
}

/* ---- Being behind ---- */

/* Who acts on an old table is refused and brought up to date; but who owes a choice together
 * with others (a discard here) may send it although another was faster. */
void test_behind(void)
{
    struct world world;
    int together = 0, behind = 0;
    world_init(&world, "memory:", 17);
    world_people(&world, 3, "target=12,discard-limit=3");
    for (int step = 0; step < 3000 && !world_over(&world); step++) {
        struct table *table = world_table(&world);
        struct socket *owing[3], *mover = world_mover(&world);
        lf_seats awaited = table->game->awaited(table->now);
        int count = 0;
        for (int i = 0; i < 3; i++)
            if (awaited >> i & 1 && world.socket[i]->legal_count) owing[count++] = world.socket[i];
        if (count > 1 && strncmp(owing[0]->legal[0], "discard", 7) == 0) {
            uint32_t old = owing[1]->seq;
            struct ask ask = world_ask(owing[1]);
            world_do(owing[0], owing[0]->legal[0]);
            size_t refused = world_count(owing[1], "refused");
            uint32_t acts = table->act_count;
            char key[32];
            snprintf(key, sizeof key, "together-%d", together);
            tables_do(&ask, old, key, owing[1]->legal[0]);
            CHECK(world_count(owing[1], "refused") == refused && table->act_count == acts + 1,
                  "who owed a discard was refused: %s", world_last(owing[1], "refused"));
            if (++together == 5) break;
            continue;
        }
        if (!mover) break;
        uint32_t old = mover->seq;
        world_step(&world);
        for (int i = 0; i < 3; i++) {
            struct socket *socket = world.socket[i];
            if (!socket->legal_count || socket->seq == old || behind > 40) continue;
            struct ask ask = world_ask(socket);
            uint32_t change = table->last_change, since = table->seats[i].awaited_since;
            if (old >= change || (since && old >= since)) continue;
            size_t moves = world_count(socket, "move") + world_count(socket, "table");
            tables_do(&ask, old, "behind", socket->legal[0]);
            CHECK(world_has(world_last(socket, "refused"), "\"seq\"") &&
                  table->last_change == change, "acted on an old table");
            CHECK(world_count(socket, "move") + world_count(socket, "table") > moves,
                  "who is behind is not brought up to date");
            behind++;
        }
    }
    CHECK(together >= 3 && behind > 20, "%d together, %d behind: too few", together, behind);
    struct socket *socket = world.socket[0];
    struct ask ask = world_ask(socket);
    tables_do(&ask, world_table(&world)->seq + 5, "ahead", "end");
    CHECK(world_has(world_last(socket, "refused"), "\"seq\""), "acted on a table to come");
    world_done(&world);
}

/* ---- Strangers ---- */

static void random_message(struct world *world, struct socket *socket)
{
    struct ask ask = world_ask(socket);
    struct socket *other = world->socket[lf_rng_below(&world->rng, 3)];
    const char *action = other->legal_count
        ? other->legal[lf_rng_below(&world->rng, (uint32_t)other->legal_count)] : "end";
    switch (lf_rng_below(&world->rng, 10)) {
    case 0: tables_sit(&ask, (int64_t)lf_rng_below(&world->rng, 5) - 1); break;
    case 1: tables_stand(&ask); break;
    case 2: tables_bot(&ask, lf_rng_below(&world->rng, 4), lf_bots[0]->name); break;
    case 3: tables_undo(&ask); break;
    case 4: tables_start(&ask); break;
    case 5: tables_pause(&ask); break;
    case 6: tables_remove(&ask, lf_rng_below(&world->rng, 4)); break;
    case 7: tables_word(&ask, "mine"); break;
    case 8: tables_back(&ask); break;
    default: tables_do(&ask, world_table(world)->seq, "stolen", action); break;
    }
}

/* Messages of people without a seat, of nobody, and of seats that are not to act. */
void test_strangers(void)
{
    struct world world;
    int wrong = 0, silent = 0;
    world_init(&world, "memory:", 8);
    world_people(&world, 3, "target=5");
    struct socket *stranger = world_connect(&world, "stranger");
    struct socket *nobody = world_connect(&world, NULL);
    world_watch(stranger, world.created, 0);
    world_watch(nobody, world.created, 0);
    for (int step = 0; step < 300 && !world_over(&world); step++) {
        uint64_t hash = world_hash(&world);
        uint32_t seq = world_table(&world)->seq;
        for (int i = 0; i < 10; i++) {
            struct socket *socket = i % 2 ? stranger : nobody;
            size_t count = world_count(socket, "refused");
            random_message(&world, socket);
            silent += world_count(socket, "refused") != count + 1;
        }
        for (int i = 0; i < 3; i++) {
            struct socket *socket = world.socket[i];
            struct socket *mover = world_mover(&world);
            if (socket->legal_count || !mover) continue;
            struct ask ask = world_ask(socket);
            tables_do(&ask, socket->seq, "early", mover->legal[0]);
        }
        wrong += hash != world_hash(&world) || seq != world_table(&world)->seq;
        world_forget(stranger);
        world_forget(nobody);
        if (!world_step(&world)) break;
    }
    CHECK(wrong == 0, "%d times a stranger changed the table", wrong);
    CHECK(silent == 0, "%d wrong messages were not refused", silent);
    world_done(&world);
}

/* ---- Seats ---- */

void test_seats(void)
{
    struct world world;
    struct tables_wish wish = { .game = lf_games[0]->name, .seats = 3, .sit = true };
    struct tables_refusal refusal;
    struct person person = { "id-a", "a" };
    world_init(&world, "memory:", 9);
    world_create(&world, "a", &wish);
    struct socket *a = world_connect(&world, "a"), *b = world_connect(&world, "b");
    struct ask from_a = world_ask(a), from_b = world_ask(b);
    world_watch(a, world.created, 0);
    world_watch(b, world.created, 0);
    CHECK(world_has(world_last(a, "table"), "\"me\":0,\"host\":true"), "the creator is not host");
    CHECK(world_has(world_last(b, "table"), "\"me\":null,\"host\":false"), "a guest is host");
    tables_sit(&from_b, 0);
    CHECK(world_has(world_last(b, "refused"), "\"seat\""), "two people on one seat");
    tables_sit(&from_b, 2);
    CHECK(world_has(world_last(b, "table"), "\"me\":2"), "sitting down is not told");
    tables_sit(&from_a, 1);
    CHECK(world_has(world_last(a, "table"), "\"me\":1,\"host\":true"), "a host who moves is none");
    tables_start(&from_a);
    CHECK(world_has(world_last(a, "refused"), "\"seat\""), "a match began with an open seat");
    tables_bot(&from_b, 0, lf_bots[0]->name);
    CHECK(world_has(world_last(b, "refused"), "\"host\""), "a guest put a bot on a seat");
    tables_stand(&from_a);
    CHECK(world_has(world_last(b, "seats"), "\"host\":true"), "nobody became host");
    tables_sit(&from_a, 1);
    tables_bot(&from_b, 0, "nobody knows this one");
    CHECK(world_has(world_last(b, "refused"), "\"unknown\""), "an unknown bot was seated");
    tables_bot(&from_b, 0, lf_bots[0]->name);
    tables_bot(&from_b, 0, NULL);
    tables_bot(&from_b, 0, lf_bots[0]->name);
    tables_remove(&from_b, 1);
    CHECK(world_has(world_last(a, "table"), "\"me\":null"), "a removed person was not told");
    tables_sit(&from_a, 1);
    tables_word(&from_a, "a");
    tables_word(&from_b, "b");
    tables_start(&from_b);
    CHECK(world_has(world_last(a, "table"), "\"state\":\"running\""), "the match did not begin");
    tables_stand(&from_a);
    CHECK(world_table(&world)->seats[1].kind == SEAT_BOT, "no bot took the free seat");
    CHECK(world_has(world_last(a, "table"), "\"hand\":null"), "one who left sees nothing hidden");
    wish.seats = 17;
    CHECK(!tables_create(world.tables, &person, &wish, &world, &refusal), "17 seats");
    wish.seats = 3;
    wish.options = "target=banana";
    CHECK(!tables_create(world.tables, &person, &wish, &world, &refusal), "wrong options");
    wish.options = NULL;
    wish.game = "nothing";
    CHECK(!tables_create(world.tables, &person, &wish, &world, &refusal), "an unknown game");
    world_watch(b, "ABCDEF", 0);
    CHECK(world_has(world_last(b, "gone"), "unknown"), "a dead link is not gone");
    world_done(&world);
}

/* ---- Undo ---- */

struct undo_counts { int done, refused, told; };

/* Plays on at random by one step, then tries to take it back: only the one who acted can, once,
 * and only if neither chance nor the end followed and the action told nobody anything. */
static bool undo_step(struct world *world, struct undo_counts *counts)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    char action[LF_ACTION_TEXT_MAX];
    struct lf_error error;
    lf_action done;
    struct table *table = world_table(world);
    uint64_t before = world_hash(world);
    uint32_t acts = table->act_count;
    struct socket *mover = world_mover(world);
    if (!mover) return false;
    uint32_t pick = lf_rng_below(&world->rng, (uint32_t)mover->legal_count);
    memcpy(action, mover->legal[pick], sizeof action);
    memcpy(state, table->now, table->game->state_size);
    world_do(mover, action);
    struct socket *other = world->socket[mover == world->socket[0]];
    struct ask ask = world_ask(mover), wrong = world_ask(other);
    uint64_t after = world_hash(world);
    int seat = table_seat_of(table, mover->client);
    bool told = !table->game->parse(action, &done, &error) || table->game->tells(state, seat, done);
    bool alone = table->act_count == acts + 1 && table->state == TABLE_RUNNING;
    CHECK(world_has(world_last(mover, "move"), "\"undo\":true") == (alone && !told),
          "%s: whether it can be taken back is not said", action);
    tables_undo(&wrong);
    CHECK(after == world_hash(world), "somebody else took an action back");
    size_t heard = world_count(other, "undone");
    tables_undo(&ask);
    if (!alone || told) {
        counts->refused++;
        counts->told += alone;
        CHECK(after == world_hash(world), "taken back although it told something: %s", action);
        return true;
    }
    counts->done++;
    CHECK(before == world_hash(world), "taking back %s gave another state", action);
    CHECK(world_count(other, "undone") == heard + 1, "others were not told");
    CHECK(world_has(world_last(mover, "undone"), "\"to\":"), "no number to go back to");
    world_do(mover, action);
    CHECK(after == world_hash(world), "doing it again gave another state");
    return true;
}

void test_undo(void)
{
    static const char *const OPTIONS[] = { "target=9,discard-limit=3", "" };
    for (int i = 0; lf_games[i]; i++) {
        struct undo_counts counts = { 0 };
        struct world world;
        int seats = lf_games[i]->seats_max < 3 ? lf_games[i]->seats_max : 3;
        world_init(&world, "memory:", 10);
        world_people_of(&world, lf_games[i], seats, OPTIONS[i > 0]);
        for (int step = 0; step < (i ? 300 : 1500) && !world_over(&world); step++)
            if (!undo_step(&world, &counts)) break;
        CHECK(counts.done > 20 && counts.refused > 5 && (i || counts.told > 3),
              "%s: %d undone, %d refused, %d told something: too few", lf_games[i]->name,
              counts.done, counts.refused, counts.told);
        world_restart(&world);
        CHECK(world_table(&world)->state != TABLE_REFUSED, "a log with undo does not load");
        world_done(&world);
    }
}

/* ---- Clocks ---- */

static struct socket *clocked(struct world *world, uint64_t seed)
{
    const char *bot = lf_bots[0]->name;
    struct tables_wish wish = {
        .game = lf_games[0]->name, .options = "start=0", .seats = 2, .sit = true, .bot_count = 2,
        .bots = { NULL, bot }, .has_clock = true, .turn_s = 30, .reserve_s = 100,
    };
    world_init(world, "memory:", seed);
    world_create(world, "p0", &wish);
    struct socket *socket = world_connect(world, "p0");
    world_watch(socket, world->created, 0);
    return socket;
}

/* What is left survives one restart after another, whatever time lies between entries. */
static void test_clock_restarts(void)
{
    struct world world;
    struct socket *socket = clocked(&world, 19);
    struct table *table;
    world.away_ms = 3600 * 1000;
    int64_t left[2] = { 0 }, least = INT64_MAX;
    for (int i = 0; i < 3; i++) {
        world_pass(&world, 5000);
        table = world_table(&world);
        if (socket->legal_count) world_do(socket, socket->legal[0]);
        left[0] = table->clock.turn[0], left[1] = table->clock.reserve[0];
        if (left[0] < least) least = left[0];
        world_restart(&world);
        table = world_table(&world);
        CHECK(table->clock.turn[0] == left[0] && table->clock.reserve[0] == left[1],
              "restart %d: %d and %d ms are left, were %d and %d", i, (int)table->clock.turn[0],
              (int)table->clock.reserve[0], (int)left[0], (int)left[1]);
        socket = world_connect(&world, "p0");
        world_watch(socket, world.created, 0);
    }
    CHECK(least > 0 && least <= 25000, "no time passed at all");
    world_done(&world);
}

/* A pause stops the clock; it survives a restart. */
static void test_pause(void)
{
    struct world world;
    struct socket *socket = clocked(&world, 12);
    struct table *table = world_table(&world);
    struct ask ask = world_ask(socket);
    tables_pause(&ask);
    CHECK(world_has(world_last(socket, "seats"), "\"state\":\"paused\""), "no pause");
    world_pass(&world, 3600 * 1000);
    CHECK(!table->seats[0].bot, "the clock ran in a pause");
    tables_do(&ask, socket->seq, "in-pause", socket->legal[0]);
    CHECK(world_has(world_last(socket, "refused"), "\"state\""), "acted in a pause");
    world_restart(&world);
    socket = world_connect(&world, "p0");
    world_watch(socket, world.created, 0);
    CHECK(world_has(world_last(socket, "table"), "\"state\":\"paused\""), "the pause is gone");
    ask = world_ask(socket);
    tables_resume(&ask);
    CHECK(world_table(&world)->state == TABLE_RUNNING, "the pause does not end");
    world_done(&world);
}

/* Nobody there for a minute while a clock runs. */
static void test_absent(void)
{
    struct world world;
    struct socket *socket = clocked(&world, 12);
    struct table *table = world_table(&world);
    world_disconnect(socket);
    world_pass(&world, 59000);
    CHECK(!table->seats[0].bot, "absent too early");
    world_pass(&world, 2000);
    CHECK(table->seats[0].bot, "nobody plays for the absent");
    socket = world_connect(&world, "p0");
    world_watch(socket, world.created, 0);
    struct ask ask = world_ask(socket);
    tables_sit(&ask, 0);
    CHECK(!table->seats[0].bot, "who comes back does not get the seat");
    world_done(&world);
}

void test_clocks(void)
{
    struct world world;
    struct socket *socket = clocked(&world, 11);
    struct table *table = world_table(&world);
    CHECK(socket->legal_count > 0, "the person does not begin");
    world_pass(&world, 20000);
    world_do(socket, socket->legal[0]);
    CHECK(table->clock.turn[0] == 10000 && table->clock.reserve[0] == 100000,
          "20 of 30 seconds: %d left", (int)table->clock.turn[0]);
    world_pass(&world, 50000);
    struct socket *again = world_connect(&world, "p0");
    world_watch(again, world.created, 0);
    world_disconnect(socket);
    /* The last durable entry counts: neither the time after it nor an hour away does. */
    world.away_ms = 3600 * 1000;
    world_restart(&world);
    world.away_ms = 0;
    table = world_table(&world);
    CHECK(table->clock.reserve[0] == 100000 && table->clock.turn[0] == 10000,
          "time passed while the server was away");
    socket = world_connect(&world, "p0");
    world_watch(socket, world.created, 0);
    world_pass(&world, 109000);
    CHECK(!table->seats[0].bot, "a bot came too early");
    world_pass(&world, 2000);
    CHECK(table->seats[0].bot, "no bot plays for who has no time left");
    CHECK(world_has(world_last(socket, "seats"), "\"away\":true"), "nobody was told");
    uint32_t acts = table->act_count;
    world_pass(&world, 5000);
    CHECK(table->act_count > acts, "the bot does not act");
    struct ask ask = world_ask(socket);
    tables_back(&ask);
    CHECK(!table->seats[0].bot && table->clock.turn[0] == 30000, "the seat did not come back");
    world_done(&world);
    test_clock_restarts();
    test_absent();
    test_pause();
}

/* ---- Bots ---- */

/* A person and a bot, up to where the person may end a turn. */
static struct socket *against_a_bot(struct world *world)
{
    struct tables_wish wish = {
        .game = lf_games[0]->name, .options = "start=0", .seats = 2, .sit = true, .bot_count = 2,
        .bots = { NULL, lf_bots[0]->name },
    };
    world_init(world, "memory:", 18);
    world_create(world, "p0", &wish);
    struct socket *socket = world_connect(world, "p0");
    world_watch(socket, world->created, 0);
    bool can_end = false;
    for (int step = 0; step < 200 && !can_end; step++) {
        for (int i = 0; i < socket->legal_count; i++)
            can_end = can_end || strcmp(socket->legal[i], "end") == 0;
        if (can_end) break;
        if (!world_step(world)) world_pass(world, 600);
    }
    CHECK(can_end, "the person never got to the end of a turn");
    return socket;
}

/* A bot that notes whether it is in a hurry. */
static bool was_in_a_hurry;
static lf_action choose_any(const struct lf_game *game, const void *view, int seat,
                            struct lf_rng *rng, struct lf_memory *memory)
{
    lf_action list[LF_LEGAL_MAX];
    const bool *stop = lf_context_entered->slot[LF_STOP_SLOT];
    (void)rng;
    (void)memory;
    was_in_a_hurry = stop && *stop;
    LF_ASSERT(game->legal(view, seat, list) > 0);
    return list[0];
}

/* Bots think while they pause, act when the pause is over, and hurry then: thinking makes no pause
 * longer. */
void test_pace(void)
{
    struct world world;
    struct socket *socket = against_a_bot(&world);
    struct table *table = world_table(&world);
    struct lf_bot noting = *table->seats[1].bot;
    noting.choose = choose_any;
    table->seats[1].bot = &noting;
    world_do(socket, "end");
    uint32_t acts = table->act_count;
    tables_run(world.tables);
    tables_run(world.tables);
    CHECK(table->job && !table->thinking, "the bot has not thought while it pauses");
    CHECK(!was_in_a_hurry, "the bot was in a hurry at once");
    world.now += 599;
    tables_run(world.tables);
    CHECK(table->act_count == acts, "the bot acts before its pause is over");
    world.now += 1;
    tables_run(world.tables);
    CHECK(table->act_count > acts, "the bot does not act after its pause");
    for (int i = 0; i < 20 && !table->thinking; i++) tables_run(world.tables);
    CHECK(table->thinking, "the bot was not asked again");
    tables_now(world.tables);
    table_tick(table);
    CHECK(table->job && !table->job->hurry, "the bot hurries though its pause has just begun");
    world.now += 600;
    tables_now(world.tables);
    table_tick(table);
    CHECK(table->job && table->job->hurry, "the bot thinks on though its pause is over");
    acts = table->act_count;
    tables_run(world.tables);
    CHECK(was_in_a_hurry && table->act_count > acts, "a bot in a hurry does not know or act");
    world_done(&world);
}

/* What a bot has thought about a table that has changed meanwhile is dropped, even if it would
 * still be allowed. */
void test_stale(void)
{
    struct world world;
    struct socket *socket = against_a_bot(&world);
    struct ask ask = world_ask(socket);
    struct table *table = world_table(&world);
    world_do(socket, "end");
    tables_run(world.tables);
    CHECK(table->thinking, "the bot was not asked");
    tables_undo(&ask);
    world_do(socket, "end");
    uint32_t acts = table->act_count;
    tables_run(world.tables);
    CHECK(world.tables->counts.dropped_choices == 1 && table->act_count == acts,
          "an old choice of a bot was taken");
    world_pass(&world, 600);
    CHECK(table->act_count > acts, "the bot does not act any more");
    world_done(&world);
}

/* ---- Talk ---- */

void test_talk(void)
{
    struct world world;
    world_init(&world, "memory:", 13);
    world_people(&world, 2, "target=3");
    struct socket *a = world.socket[0], *b = world.socket[1], *nobody = world_connect(&world, NULL);
    struct ask from_a = world_ask(a), from_b = world_ask(b), from_nobody = world_ask(nobody);
    world_watch(nobody, world.created, 0);
    tables_say(&from_a, "hello \"you\" \\ there");
    CHECK(world_has(world_last(b, "chat"), "\"text\":\"hello \\\"you\\\" \\\\ there\""), "chat");
    tables_phrase(&from_b, 3);
    CHECK(world_has(world_last(a, "chat"), "\"phrase\":3"), "a phrase was not told");
    tables_phrase(&from_b, 12);
    CHECK(world_has(world_last(b, "refused"), "\"unknown\""), "a phrase that does not exist");
    tables_say(&from_nobody, "psst");
    CHECK(world_has(world_last(nobody, "refused"), "\"seat\""), "nobody said something");
    while (world_count(a, "refused") == 0) tables_say(&from_a, "again");
    CHECK(world_has(world_last(a, "refused"), "\"full\""), "chat without end");
    world_do(world_mover(&world), "nonsense");
    CHECK(world_count(a, "refused") + world_count(b, "refused") >= 2, "nonsense was accepted");
    tables_why(&from_a, "end");
    CHECK(world_has(world_last(a, "answer"), "\"rule\":\""), "why names no rule");
    while (!world_over(&world) && world_step(&world)) continue;
    tables_rematch(&from_a);
    CHECK(world_has(world_last(b, "seats"), "\"asks\":\"rematch\""), "a wish is not told");
    tables_rematch(&from_b);
    const char *answer = world_last(a, "rematch");
    CHECK(answer[0], "no rematch");
    snprintf(world.created, sizeof world.created, "%.25s", strstr(answer, "\"table\":\"") + 9);
    world_watch(a, world.created, 0);
    CHECK(world_has(world_last(a, "table"), "\"me\":1"), "seats do not move on");
    char *own = tables_list_of(world.tables, "id-p0");
    CHECK(world_has(own, world.created) && world_has(own, "\"over\""), "own tables: %s", own);
    free(own);
    world_done(&world);
}
