/* table_visits.c - what one person may do at a table: budgets that nobody can use up for others,
 * and places for players before places for watchers. */
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/rng.h"
#include "server/table.h"

enum {
    VISITORS_MAX = 300,               /* remembered at a table; then the first is forgotten */
    CHAT_BURST = 8, CHATS_PER_HOUR = 1800,
    OPEN_LOG_LIMIT = 2000,            /* entries of a table that nobody starts */
};

/* ---- Budgets ---- */

static uint64_t number_of(const struct person *person)
{
    uint64_t hash = 0;
    for (const char *c = person->id; *c; c++) hash = lf_mix(hash + (unsigned char)*c);
    return hash;
}

/* The newest stands first, so the last one is who has been quiet longest. */
static struct visitor *visitor_of(struct table *table, const struct person *person)
{
    uint64_t number = number_of(person), now = (uint64_t)table->tables->now;
    struct visitor **at = &table->visitors, *found;
    int count = 0;
    for (; *at && (*at)->number != number; at = &(*at)->next)
        if (++count == VISITORS_MAX) break;
    found = *at;
    if (found) *at = found->next;
    else if (!(found = calloc(1, sizeof *found))) LF_ASSERT(found);
    if (found->number != number) {
        struct bucket full = bucket_full(1u << 20, now);
        *found = (struct visitor){ .number = number, .chat = full, .moves = full, .wishes = full };
    }
    found->next = table->visitors;
    table->visitors = found;
    return found;
}

void table_forget_visitors(struct table *table)
{
    for (struct visitor *visitor = table->visitors, *next; visitor; visitor = next) {
        next = visitor->next;
        free(visitor);
    }
    table->visitors = NULL;
}

/* A person at the table says something more. Players and watchers have budgets of their own, and
 * a watcher has only a part of the watchers'. */
enum tables_reason table_may_say(struct table *table, const struct client *client)
{
    int seat = table_seat_of(table, client);
    struct visitor *visitor = visitor_of(table, &client->person);
    if (seat >= 0 ? table->seats[seat].chats >= CHATS_OF_SEAT
                  : table->watcher_chats >= CHATS_OF_WATCHERS ||
                    visitor->chats >= CHATS_OF_WATCHER)
        return TABLES_FULL;
    if (table->tables->settings.rate &&
        bucket_take(&visitor->chat, CHATS_PER_HOUR, CHAT_BURST, 1, (uint64_t)table->tables->now))
        return TABLES_RATE;
    if (seat < 0) visitor->chats++;
    return TABLES_DONE;
}

/* A person acts or takes back: 2 a second and 100 at once, where --rate is 20. Bots of ours are
 * not asked. */
bool table_may_move(struct table *table, const struct client *client)
{
    uint32_t rate = table->tables->settings.rate;
    struct visitor *visitor = visitor_of(table, &client->person);
    return !rate || bucket_take(&visitor->moves, rate * 360, rate * 5, 1,
                                (uint64_t)table->tables->now) == 0;
}

/* Everything else that writes an entry: sitting, words, bots, pauses. */
bool tables_may_wish(const struct ask *ask)
{
    struct tables *tables = ask->client->tables;
    struct table *table = ask->client->table;
    enum tables_reason reason = TABLES_DONE;
    if (!table || !ask->client->known) return true;      /* refused for that, later */
    tables_now(tables);
    uint32_t rate = tables->settings.rate;
    if (rate && bucket_take(&visitor_of(table, &ask->client->person)->wishes, rate * 180, rate * 2,
                            1, (uint64_t)tables->now))
        reason = TABLES_RATE;
    else if (table->state == TABLE_OPEN && table->seq > OPEN_LOG_LIMIT) reason = TABLES_FULL;
    if (reason != TABLES_DONE) message_refused(ask, reason, NULL, NULL, NULL);
    return reason == TABLES_DONE;
}

/* ---- Places ---- */

static bool belongs(const struct table *table, const struct client *client)
{
    return table_seat_of(table, client) >= 0 ||
           (client->known && strcmp(table->host, client->person.id) == 0);
}

/* Players and the host always get in. Watchers have so many places; guests get those of people
 * without a name. */
bool table_has_place(struct table *table, const struct client *client)
{
    uint32_t watching = 0;
    struct client *nameless = NULL;
    if (belongs(table, client)) return true;
    for (struct client *other = table->clients; other; other = other->next) {
        if (belongs(table, other)) continue;
        watching++;
        if (!other->known) nameless = other;         /* the last in the list came first */
    }
    if (watching < table->tables->settings.watchers_max) return true;
    if (!client->known || !nameless) return false;
    tables_send_away(nameless, "full");
    return true;
}

bool tables_client_plays(const struct client *client)
{
    return client->table && client->table->state != TABLE_OVER &&
           table_seat_of(client->table, client) >= 0;
}

bool tables_seated(const struct tables *tables, const struct person *person)
{
    const struct client client = { .known = true, .person = *person };
    for (int i = 0; i < BUCKETS; i++)
        for (const struct table *table = tables->bucket[i]; table; table = table->next)
            if (table->state != TABLE_OVER && table->state != TABLE_REFUSED &&
                table_seat_of(table, &client) >= 0) return true;
    return false;
}

/* ---- Tables of one guest, of one address, of bots alone ---- */

struct owned { uint32_t own, of_address, bots, own_bots; };

static struct owned count_owned(const struct tables *tables, const struct person *person,
                                uint64_t address)
{
    struct owned owned = { 0 };
    for (int i = 0; i < BUCKETS; i++)
        for (const struct table *table = tables->bucket[i]; table; table = table->next) {
            if (table->state == TABLE_OVER || table->state == TABLE_REFUSED) continue;
            bool own = strcmp(table->creator, person->id) == 0;
            bool bots = table->state != TABLE_OPEN && !table_has_people(table);
            owned.own += own;
            owned.of_address += address && table->address == address;
            owned.bots += bots;
            owned.own_bots += bots && own;
        }
    return owned;
}

static bool refuse(struct tables_refusal *refusal, struct lf_say why)
{
    refusal->reason = TABLES_RATE;
    refusal->error.expected = why;
    return false;
}

bool tables_within_quota(const struct tables *tables, const struct person *person,
                         const struct tables_wish *wish, struct tables_refusal *refusal)
{
    const struct tables_settings *set = &tables->settings;
    bool bots = tables_bots_alone(wish);
    if (!set->tables_per_guest && !set->tables_per_address && !set->bot_tables) return true;
    struct owned owned = count_owned(tables, person, wish->address);
    if (set->tables_per_guest && owned.own >= set->tables_per_guest)
        return refuse(refusal, LF_SAY("You have as many tables open as one guest may. Finish one "
                                      "first.",
                                      "Du hast so viele Tische offen, wie ein Gast haben darf. "
                                      "Beende erst einen."));
    if (set->tables_per_address && owned.of_address >= set->tables_per_address)
        return refuse(refusal, LF_SAY("As many tables are open as one address may have.",
                                      "Es sind so viele Tische offen, wie eine Adresse haben "
                                      "darf."));
    if (bots && set->bot_tables && (owned.bots >= set->bot_tables ||
                                    owned.own_bots >= (set->bot_tables + 3) / 4))
        return refuse(refusal, LF_SAY("As many matches between bots are running as may. Wait for "
                                      "one to end.",
                                      "Es laufen so viele Partien zwischen Bots, wie dürfen. "
                                      "Warte, bis eine endet."));
    return true;
}
