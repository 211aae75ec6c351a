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
