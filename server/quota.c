/* quota.c - how often an address or a guest may ask for what costs something; see quota.h. */
#include <sodium.h>
#include <string.h>

#include "server/quota.h"

enum { BOTS_ALONE_COST = 4, FILE_COST = 4, HOUR = 3600 };

/* How many in an hour and at once; what is said when they are used up. */
struct measure { uint32_t per_hour, burst; struct lf_say why; };

static bool refuse(struct exchange *exchange, uint32_t wait_s, struct lf_say why)
{
    struct problem_detail detail = { .detail = why };
    exchange->reply.retry_s = wait_s;
    http_problem(exchange, PROBLEM_RATE, &detail);
    return false;
}

/* Where nodes share a store, what costs something is counted for all of them together, beside each
 * node's own count. GETs, of which there are many, each node counts alone. who NULL: everybody. */
static uint32_t spend(struct exchange *exchange, const struct limited *who, enum limit_quota which,
                      struct measure measure, int cost)
{
    struct store *store = exchange->server->store;
    struct store_spend wish = { .quota = (int)which, .per_hour = measure.per_hour,
                                .burst = measure.burst, .cost = cost };
    uint8_t name[1 + sizeof who->key] = { 0 };
    if (which == LIMIT_GETS || !store_shared(store)) return 0;
    if (who) {
        name[0] = (uint8_t)(1 + (int)who->kind);
        memcpy(name + 1, who->key, sizeof who->key);
    }
    crypto_generichash(wish.who, sizeof wish.who, name, sizeof name, NULL, 0);
    return store_spend(store, &wish);
}

static bool take(struct exchange *exchange, struct limited *who, enum limit_quota which,
                 struct measure measure, uint32_t cost)
{
    uint64_t now = net_clock_ms();
    if (!who) return refuse(exchange, 10, measure.why);
    uint32_t wait_s = limits_take(who, which, measure.per_hour, measure.burst, cost, now);
    if (wait_s == 0) wait_s = spend(exchange, who, which, measure, (int)cost);
    return wait_s == 0 || refuse(exchange, wait_s, measure.why);
}

static bool take_of_address(struct exchange *exchange, enum limit_quota which,
                            struct measure measure, uint32_t cost)
{
    if (exchange->server->config->sockets_per_address == 0) return true;
    return take(exchange, identity_address(exchange->wsi, exchange->server), which, measure, cost);
}

static bool take_of_person(struct exchange *exchange, const struct person *person,
                           enum limit_quota which, struct measure measure, uint32_t cost)
{
    struct server *server = exchange->server;
    if (server->config->tables_per_guest == 0) return true;
    struct limited *who = limits_find(server->limits, LIMIT_PERSON, (const uint8_t *)person->id,
                                      net_clock_ms());
    return take(exchange, who, which, measure, cost);
}

/* Documents that are made by playing a match again cost more than others. */
static uint32_t cost_of(const char *path)
{
    if (strcmp(path, "/api/my-tables") == 0) return FILE_COST;
    if (strncmp(path, "/api/tables/", 12) == 0 && strchr(path + 12, '/')) return FILE_COST;
    return 1;
}

bool quota_get(struct exchange *exchange)
{
    uint32_t sockets = (uint32_t)exchange->server->config->sockets_per_address;
    const char *path = exchange->path;
    if (strcmp(path, "/healthz") == 0 || strcmp(path, "/readyz") == 0) return true;
    return take_of_address(exchange, LIMIT_GETS, (struct measure){
        sockets * HOUR, sockets * 10, LF_SAY("Too many requests from this address.",
                                             "Zu viele Anfragen von dieser Adresse.") },
        cost_of(path));
}

bool quota_guest(struct exchange *exchange)
{
    uint32_t sockets = (uint32_t)exchange->server->config->sockets_per_address;
    return take_of_address(exchange, LIMIT_GUESTS, (struct measure){
        sockets * 4, sockets * 2, LF_SAY("Too many new guests from this address.",
                                         "Zu viele neue Gäste von dieser Adresse.") }, 1);
}

bool quota_rename(struct exchange *exchange, const struct person *person)
{
    return take_of_person(exchange, person, LIMIT_RENAMES, (struct measure){
        30, 10, LF_SAY("You have changed your name too often for now.",
                       "Du hast deinen Namen vorerst oft genug geändert.") }, 1);
}

bool quota_report(struct exchange *exchange, const struct person *person)
{
    struct measure measure = { 10, 5, LF_SAY("You have reported a lot for now. It is all kept.",
                                             "Du hast vorerst genug gemeldet. Alles ist "
                                             "notiert.") };
    return take_of_person(exchange, person, LIMIT_REPORTS, measure, 1) &&
           take_of_address(exchange, LIMIT_REPORTS, (struct measure){ 60, 30, measure.why }, 1);
}

bool quota_export(struct exchange *exchange, const struct person *person)
{
    return take_of_person(exchange, person, LIMIT_EXPORTS, (struct measure){
        6, 3, LF_SAY("You have just had your data.", "Du hast deine Daten eben bekommen.") }, 1);
}

bool quota_review(struct exchange *exchange)
{
    return take_of_address(
        exchange, LIMIT_REVIEWS,
        (struct measure){
            60, 12,
            LF_SAY("Many reviews were asked for from this address in a short time.",
                   "Von dieser Adresse wurde in kurzer Zeit oft nach Analysen gefragt.") },
        1);
}

bool quota_table(struct exchange *exchange, const struct person *person, bool bots_alone)
{
    const struct server_config *config = exchange->server->config;
    uint32_t sockets = (uint32_t)config->sockets_per_address;
    uint32_t tables = (uint32_t)config->tables_per_guest, cost = bots_alone ? BOTS_ALONE_COST : 1;
    return take_of_person(exchange, person, LIMIT_TABLES, (struct measure){
               tables * 3, tables * 2, LF_SAY("You have opened many tables in a short time.",
                                              "Du hast in kurzer Zeit viele Tische eröffnet.") },
               cost) &&
           take_of_address(exchange, LIMIT_TABLES, (struct measure){
               sockets * 6, sockets * 2,
               LF_SAY("Many tables were opened from this address in a short time.",
                      "Von dieser Adresse wurden in kurzer Zeit viele Tische eröffnet.") }, cost);
}

void quota_table_back(struct exchange *exchange, const struct person *person, bool bots_alone)
{
    struct server *server = exchange->server;
    uint32_t cost = bots_alone ? BOTS_ALONE_COST : 1;
    struct limited *who = limits_find(server->limits, LIMIT_PERSON, (const uint8_t *)person->id,
                                      net_clock_ms());
    struct limited *address = identity_address(exchange->wsi, server);
    if (who) limits_give(who, LIMIT_TABLES, cost);
    if (address) limits_give(address, LIMIT_TABLES, cost);
}

/* ---- Codes ---- */

static const struct measure CODES_OF_ADDRESS = { 360, 10, { { NULL, NULL } } };
static const struct measure CODES_OF_ALL = { 3600, 60, { { NULL, NULL } } };

static uint32_t larger(uint32_t a, uint32_t b) { return a > b ? a : b; }

static uint32_t take_code(struct exchange *exchange, uint32_t cost)
{
    struct server *server = exchange->server;
    uint64_t now = net_clock_ms();
    uint32_t wait_s = bucket_take(&server->codes, CODES_OF_ALL.per_hour, CODES_OF_ALL.burst,
                                  cost, now);
    wait_s = larger(wait_s, spend(exchange, NULL, LIMIT_CODES, CODES_OF_ALL, (int)cost));
    if (server->config->sockets_per_address == 0) return wait_s;
    struct limited *address = identity_address(exchange->wsi, server);
    uint32_t own_s = !address ? 10 : limits_take(address, LIMIT_CODES, CODES_OF_ADDRESS.per_hour,
                                                 CODES_OF_ADDRESS.burst, cost, now);
    if (address)
        own_s = larger(own_s, spend(exchange, address, LIMIT_CODES, CODES_OF_ADDRESS, (int)cost));
    return larger(own_s, wait_s);
}

bool quota_code(struct exchange *exchange)
{
    uint32_t wait_s = take_code(exchange, 0);
    return wait_s == 0 || refuse(exchange, wait_s, LF_SAY(
        "Too many wrong codes. Wait a little, or ask for the link to the table.",
        "Zu viele falsche Codes. Warte etwas, oder frag nach dem Link zum Tisch."));
}

void quota_code_was_wrong(struct exchange *exchange)
{
    take_code(exchange, 1);
}
