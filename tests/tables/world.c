/* world.c - fake sockets around real tables (tests/tables/world.h). */
#include "tests/tables/world.h"

#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/hash.h"
#include "store/backend.h"

int passed, failed;

/* ---- What the tables call ---- */

static int64_t fake_now(void *context) { return ((struct world *)context)->now; }

static int64_t fake_time(void *context)
{
    const struct world *world = context;
    return world->now + world->wall_shift;
}

static void fake_random(void *context, void *bytes, size_t count)
{
    struct world *world = context;
    for (size_t i = 0; i < count; i++)
        ((uint8_t *)bytes)[i] = (uint8_t)lf_rng_below(&world->secret, 256);
}

static void fake_created(void *context, void *request, const char *table)
{
    struct world *world = context;
    LF_ASSERT(request == world);
    snprintf(world->created, sizeof world->created, "%s", table);
}

bool world_is(const char *message, const char *type)
{
    char head[32];
    snprintf(head, sizeof head, "{\"t\":\"%s\"", type);
    return strncmp(message, head, strlen(head)) == 0;
}

bool world_has(const char *message, const char *part)
{
    return strstr(message, part) != NULL;
}

static void keep_legal(struct socket *socket, const char *word, int word_length,
                       const char *rest, int rest_length)
{
    snprintf(socket->legal[socket->legal_count++], LF_ACTION_TEXT_MAX, "%.*s%.*s", word_length,
             word, rest_length, rest);
}

/* Each item is one action, or a word with all that may follow it: "road e1|e2". */
void world_read_legal(struct socket *socket, const char *text)
{
    const char *at = strstr(text, "\"legal\":[");
    if (!at) return;
    socket->legal_count = 0;
    for (at += 9; *at == '"' || *at == ','; at++) {
        if (*at == ',') continue;
        const char *end = strchr(++at, '"'), *space = memchr(at, ' ', (size_t)(end - at));
        int word = space ? (int)(space - at) + 1 : 0;
        for (const char *rest = at + word, *stop; rest <= end; rest = stop + 1) {
            stop = memchr(rest, '|', (size_t)(end - rest));
            if (!stop) stop = end;
            keep_legal(socket, at, word, rest, (int)(stop - rest));
        }
        at = end;
    }
}

static void fake_send(void *context, void *to, const char *json, size_t length)
{
    struct socket *socket = to;
    LF_ASSERT(context == socket->world && strlen(json) == length);
    if (socket->count == socket->room) {
        socket->room = socket->room ? socket->room * 2 : 64;
        socket->messages = realloc(socket->messages, socket->room * sizeof *socket->messages);
        LF_ASSERT(socket->messages);
    }
    socket->messages[socket->count].text = strdup(json);
    LF_ASSERT(socket->messages[socket->count].text);
    socket->count++;
    if (!world_is(json, "table") && !world_is(json, "move") && !world_is(json, "undone") &&
        !world_is(json, "chat") && !world_is(json, "sight")) return;
    const char *seq = strstr(json, "\"seq\":");
    uint32_t number = (uint32_t)strtoul(seq + 6, NULL, 10);
    if (number < socket->seq && !world_is(json, "table")) return;
    socket->seq = number;
    if (socket->differs) world_take_sight(socket, json);
    world_read_legal(socket, socket->differs && socket->sight ? socket->sight : json);
    if (socket->differs && socket->world->told && !world_is(json, "chat"))
        socket->world->told(socket);
}

/* ---- Making and unmaking ---- */

static void build(struct world *world)
{
    struct tables_calls calls = {
        .context = world, .send = fake_send, .created = fake_created, .now = fake_now,
        .time = fake_time,
        .random = fake_random,
    };
    world->pool = pool_new(0, NULL, NULL);
    world->tables = tables_new(world->store, world->pool, &calls, &world->settings);
    bool loaded = tables_load(world->tables);
    CHECK(loaded, "the store could not be loaded");
}

void world_init(struct world *world, const char *store, uint64_t seed)
{
    char error[STORE_ERROR_MAX];
    memset(world, 0, sizeof *world);
    world->now = 1700000000000;
    world->rng = (struct lf_rng){ lf_rng_key(seed, 1), 0 };
    world->secret = (struct lf_rng){ lf_rng_key(seed, 2), 0 };
    world->store = store_open(store, NULL, error);
    if (!world->store) {
        printf("FAIL %s\n", error);
        exit(1);
    }
    world->settings.bot_delay_ms = 600;
    build(world);
}

static void free_messages(struct socket *socket)
{
    for (size_t i = 0; i < socket->count; i++) free(socket->messages[i].text);
    socket->count = 0;
}

void world_disconnect(struct socket *socket)
{
    struct world *world = socket->world;
    for (int i = 0; i < world->sockets; i++) {
        if (world->socket[i] != socket) continue;
        world->socket[i] = world->socket[--world->sockets];
        break;
    }
    tables_disconnect(socket->client);
    free_messages(socket);
    free(socket->messages);
    free(socket->sight);
    free(socket);
}

static void take_down(struct world *world)
{
    while (world->sockets) world_disconnect(world->socket[0]);
    tables_free(world->tables);
    world->tables = NULL;
    pool_free(world->pool);
}

void world_restart(struct world *world)
{
    take_down(world);
    world->now += world->away_ms;
    build(world);
}

void world_done(struct world *world)
{
    take_down(world);
    if (world->slow) world_commit(world);
    store_close(world->store);
    free(world->slow);
}

static void slow_put(struct store *store, const struct record *head,
                     const struct record_text texts[RECORD_TEXTS])
{
    uint64_t durable = atomic_load(&store->durable);
    struct store *memory = store_open_memory(&(struct store_watch){ 0 });
    void (*put)(struct store *, const struct record *, const struct record_text *) =
        memory->ops->put;
    store_close(memory);
    put(store, head, texts);
    atomic_store(&store->durable, durable);
}

void world_slow(struct world *world)
{
    world->slow = malloc(sizeof *world->slow);
    LF_ASSERT(world->slow);
    *world->slow = *world->store->ops;
    world->slow->put = slow_put;
    world->store->ops = world->slow;
}

void world_commit(struct world *world)
{
    atomic_store(&world->store->durable, world->store->tickets);
    if (world->tables) tables_run(world->tables);
}

void world_settle(struct world *world)
{
    do tables_run(world->tables);
    while (tables_due(world->tables) <= world->now || pool_waiting(world->pool));
}

void world_pass(struct world *world, int64_t ms)
{
    int64_t until = world->now + ms;
    world_settle(world);
    while (tables_due(world->tables) <= until) {
        world->now = tables_due(world->tables);
        world_settle(world);
    }
    world->now = until;
    world_settle(world);
}

/* ---- Acting ---- */

struct socket *world_connect(struct world *world, const char *name)
{
    struct socket *socket = calloc(1, sizeof *socket);
    LF_ASSERT(socket && world->sockets < SOCKETS_MAX);
    socket->world = world;
    if (name) {
        snprintf(socket->person.id, sizeof socket->person.id, "id-%s", name);
        snprintf(socket->person.name, sizeof socket->person.name, "%s", name);
    }
    socket->client = tables_connect(world->tables, socket, name ? &socket->person : NULL);
    socket->differs = world->differs;
    if (socket->differs) tables_differ(socket->client);
    world->socket[world->sockets++] = socket;
    return socket;
}

struct ask world_ask(struct socket *socket)
{
    return (struct ask){ .client = socket->client };
}

void world_watch(struct socket *socket, const char *table, uint32_t have)
{
    struct ask ask = world_ask(socket);
    tables_watch(&ask, table, have);
}

void world_do(struct socket *socket, const char *action)
{
    char key[32];
    struct ask ask = world_ask(socket);
    snprintf(key, sizeof key, "k%u-%llu", ++socket->keys,
             (unsigned long long)lf_rng_next(&socket->world->rng));
    tables_do(&ask, socket->seq, key, action);
}

void world_create(struct world *world, const char *name, const struct tables_wish *wish)
{
    struct person person = { 0 };
    struct tables_refusal refusal;
    snprintf(person.id, sizeof person.id, "id-%s", name);
    snprintf(person.name, sizeof person.name, "%s", name);
    bool good = tables_create(world->tables, &person, wish, world, &refusal);
    CHECK(good, "a table was refused: %s", tables_reason_text(refusal.reason));
    struct table *table = good && !world->slow ? world_table(world) : NULL;
    if (!table || table->state != TABLE_OPEN || !table_full(table)) return;
    struct socket *socket = world_connect(world, name);
    struct ask ask = world_ask(socket);
    world_watch(socket, world->created, 0);
    tables_word(&ask, "luck");
    world_disconnect(socket);
}

const char *world_last(const struct socket *socket, const char *type)
{
    for (size_t i = socket->count; i > 0; i--)
        if (world_is(socket->messages[i - 1].text, type)) return socket->messages[i - 1].text;
    return "";
}

size_t world_count(const struct socket *socket, const char *type)
{
    size_t count = 0;
    for (size_t i = 0; i < socket->count; i++) count += world_is(socket->messages[i].text, type);
    return count;
}

void world_forget(struct socket *socket)
{
    free_messages(socket);
}

struct table *world_table(struct world *world)
{
    return tables_fetch(world->tables, world->created);
}

uint64_t world_hash(struct world *world)
{
    struct table *table = world_table(world);
    return lf_hash(table->now, table->game->state_size);
}

static void gather(struct world *world, const struct lf_game *game, int seats,
                   const char *options)
{
    struct tables_wish wish = {
        .game = game->name, .options = options, .seats = seats, .sit = true,
    };
    world_create(world, "p0", &wish);
    for (int i = 0; i < seats; i++) {
        char name[16];
        snprintf(name, sizeof name, "p%d", i);
        struct socket *socket = world_connect(world, name);
        struct ask ask = world_ask(socket);
        world_watch(socket, world->created, 0);
        if (i) tables_sit(&ask, i);
        tables_word(&ask, name);
    }
}

void world_gather(struct world *world, int seats, const char *options)
{
    gather(world, lf_games[0], seats, options);
}

void world_people_of(struct world *world, const struct lf_game *game, int seats,
                     const char *options)
{
    gather(world, game, seats, options);
    struct ask ask = world_ask(world->socket[0]);
    tables_start(&ask);
}

void world_people(struct world *world, int seats, const char *options)
{
    world_people_of(world, lf_games[0], seats, options);
}

struct socket *world_mover(struct world *world)
{
    struct socket *found[SOCKETS_MAX];
    uint32_t count = 0;
    for (int i = 0; i < world->sockets; i++)
        if (world->socket[i]->legal_count) found[count++] = world->socket[i];
    return count ? found[lf_rng_below(&world->rng, count)] : NULL;
}

bool world_step(struct world *world)
{
    struct socket *socket = world_mover(world);
    if (!socket) return false;
    uint32_t pick = lf_rng_below(&world->rng, (uint32_t)socket->legal_count);
    char action[LF_ACTION_TEXT_MAX];
    memcpy(action, socket->legal[pick], sizeof action);
    world_do(socket, action);
    return true;
}

bool world_over(struct world *world)
{
    return world_table(world)->state == TABLE_OVER;
}
