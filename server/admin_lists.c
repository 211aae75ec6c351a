/* admin_lists.c - what a host can see of a running server; see admin.h. */
#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/json.h"
#include "server/admin.h"
#include "server/reports.h"
#include "server/session.h"

enum { ROW_SIZE = 16384, TIME_SIZE = 24 };

/* Rows as one JSON array, or as lines. */
struct list { struct admin_ask *ask; int count; char row[ROW_SIZE]; struct lf_out json; };

static void begin(struct list *list, struct admin_ask *ask)
{
    list->ask = ask;
    list->count = 0;
    if (ask->json) fputc('[', ask->out);
}

/* Begins the row's object; the fields go into list->json. */
static struct lf_out *row(struct list *list)
{
    if (list->ask->json && list->count) fputc(',', list->ask->out);
    list->count++;
    list->json = lf_out_start(list->row, sizeof list->row);
    lf_json_object(&list->json, NULL);
    return &list->json;
}

static void row_end(struct list *list)
{
    lf_json_object_end(&list->json);
    lf_out_end(&list->json);
    fputs(list->row, list->ask->out);
}

static int end(struct list *list, const char *none)
{
    if (list->ask->json) fputs("]\n", list->ask->out);
    else if (!list->count) fprintf(list->ask->out, "%s\n", none);
    return ADMIN_DONE;
}

static const char *print_time(int64_t at, char out[TIME_SIZE])
{
    time_t seconds = (time_t)(at / 1000);
    struct tm when;
    localtime_r(&seconds, &when);
    strftime(out, TIME_SIZE, "%Y-%m-%d %H:%M", &when);
    return out;
}

/* ---- Tables ---- */

static void add_table(void *context, const struct tables_row *table)
{
    struct list *list = context;
    struct admin_ask *ask = list->ask;
    char when[TIME_SIZE];
    if (ask->json) {
        struct lf_out *out = row(list);
        lf_json_text(out, "table", table->id);
        lf_json_text(out, "game", table->game);
        lf_json_text(out, "state", table->state);
        lf_json_bool(out, "listed", table->listed);
        lf_json_int(out, "seats", table->seats);
        lf_json_int(out, "here", table->here);
        lf_json_int(out, "entries", table->entries);
        lf_json_int(out, "created", table->created);
        lf_json_int(out, "changed", table->changed);
        lf_json_text(out, "host", table->host);
        lf_json_array(out, "people");
        for (int i = 0; i < table->seats; i++) {
            if (!table->persons[i]) continue;
            lf_json_object(out, NULL);
            lf_json_int(out, "seat", i);
            lf_json_text(out, "guest", table->persons[i]->id);
            lf_json_text(out, "name", table->persons[i]->name);
            lf_json_object_end(out);
        }
        lf_json_array_end(out);
        row_end(list);
        return;
    }
    list->count++;
    fprintf(ask->out, "%-25s  %-12s %-8s %s  %d/%d  %s", table->id, table->game, table->state,
            print_time(table->changed, when), table->people, table->seats,
            table->listed ? "" : ADMIN_SAY(ask, "private ", "privat "));
    for (int i = 0; i < table->seats; i++)
        if (table->persons[i])
            fprintf(ask->out, " %s (%s)", table->persons[i]->name, table->persons[i]->id);
    fputc('\n', ask->out);
}

/* Of a table that another node has, the store knows these alone. */
static void add_elsewhere(void *context, const struct store_elsewhere *table)
{
    struct list *list = context;
    struct admin_ask *ask = list->ask;
    const char *state = table->begun ? "running" : "open";
    if (ask->json) {
        struct lf_out *out = row(list);
        lf_json_text(out, "table", table->table);
        lf_json_text(out, "state", state);
        lf_json_text(out, "node", table->address);
        lf_json_array(out, "people");
        for (const char *at = table->people; *at;) {
            size_t length = strcspn(at, " ");
            char person[STORE_PERSON_MAX];
            snprintf(person, sizeof person, "%.*s", (int)length, at);
            lf_json_object(out, NULL);
            lf_json_text(out, "guest", person);
            lf_json_object_end(out);
            at += length + (at[length] == ' ');
        }
        lf_json_array_end(out);
        row_end(list);
        return;
    }
    list->count++;
    fprintf(ask->out, "%-25s  %-8s %s %s  %s\n", table->table, state,
            ADMIN_SAY(ask, "at the node", "beim Knoten"), table->address, table->people);
}

int admin_tables(struct admin_ask *ask)
{
    struct list list;
    begin(&list, ask);
    tables_each(ask->server->tables, add_table, &list);
    store_elsewhere(ask->server->store, add_elsewhere, &list);
    return end(&list, ADMIN_SAY(ask, "no tables in memory", "keine Tische im Speicher"));
}

/* ---- Guests ---- */

static int sockets_of(const struct server *server, const char *person)
{
    int count = 0;
    for (const struct session *each = server->sessions; each; each = each->next) {
        const struct person *who = each->client ? tables_person_of(each->client) : NULL;
        count += who && strcmp(who->id, person) == 0;
    }
    return count;
}

static bool add_guest(void *context, const struct store_guest *guest)
{
    struct list *list = context;
    struct admin_ask *ask = list->ask;
    struct server *server = ask->server;
    char when[TIME_SIZE];
    int64_t now = calendar_ms(server);
    if (!guest->id[0] || (ask->count > 1 && !strstr(guest->name, ask->word[1]) &&
                          strcmp(guest->id, ask->word[1]) != 0)) return true;
    bool banned = sentences_find(server->sentences, SENTENCE_BAN, guest->id, NULL, now);
    bool muted = sentences_find(server->sentences, SENTENCE_MUTE, guest->id, NULL, now);
    int sockets = sockets_of(server, guest->id);
    if (ask->json) {
        struct lf_out *out = row(list);
        lf_json_text(out, "guest", guest->id);
        lf_json_text(out, "name", guest->name);
        lf_json_int(out, "used", guest->at);
        lf_json_int(out, "connections", sockets);
        lf_json_bool(out, "banned", banned);
        lf_json_bool(out, "muted", muted);
        row_end(list);
        return true;
    }
    list->count++;
    fprintf(ask->out, "%s  %s  %d  %s%s%s\n", guest->id, print_time(guest->at, when), sockets,
            guest->name, banned ? ADMIN_SAY(ask, " [banned]", " [gesperrt]") : "",
            muted ? ADMIN_SAY(ask, " [muted]", " [stumm]") : "");
    return true;
}

int admin_guests(struct admin_ask *ask)
{
    struct list list;
    begin(&list, ask);
    store_guests(ask->server->store, add_guest, &list);
    return end(&list, ADMIN_SAY(ask, "no guests", "keine Gäste"));
}

/* ---- Connections ---- */

/* The address, or its network where only that is known. */
static void print_address(const uint8_t key[16], char out[INET6_ADDRSTRLEN])
{
    static const uint8_t MAPPED[12] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF };
    if (memcmp(key, MAPPED, sizeof MAPPED) == 0)
        inet_ntop(AF_INET, key + 12, out, INET6_ADDRSTRLEN);
    else inet_ntop(AF_INET6, key, out, INET6_ADDRSTRLEN);
}

int admin_connections(struct admin_ask *ask)
{
    struct list list;
    begin(&list, ask);
    for (const struct session *each = ask->server->sessions; each; each = each->next) {
        char address[INET6_ADDRSTRLEN] = "?";
        const struct person *who = each->client ? tables_person_of(each->client) : NULL;
        const char *table = each->client ? tables_of_client(each->client) : NULL;
        print_address(each->address->key, address);
        if (ask->json) {
            struct lf_out *out = row(&list);
            lf_json_unsigned(out, "session", each->number);
            lf_json_text(out, "address", address);
            lf_json_text(out, "guest", who ? who->id : NULL);
            lf_json_text(out, "name", who ? who->name : NULL);
            lf_json_text(out, "table", table);
            row_end(&list);
            continue;
        }
        list.count++;
        fprintf(ask->out, "%llu  %s  %s  %s  %s\n", (unsigned long long)each->number, address,
                who ? who->id : "-", table ? table : "-", who ? who->name : "-");
    }
    return end(&list, ADMIN_SAY(ask, "nobody is connected", "niemand ist verbunden"));
}

/* ---- Reports ---- */

static bool add_report(void *context, const struct report *report)
{
    struct list *list = context;
    struct admin_ask *ask = list->ask;
    char when[TIME_SIZE];
    if (ask->json) {
        struct lf_out *out = row(list);
        lf_json_text(out, "report", report->id);
        lf_json_int(out, "at", report->at);
        lf_json_text(out, "table", report->table);
        lf_json_text(out, "reason", report_reason_name(report->reason));
        lf_json_text(out, "by", report->by.id);
        lf_json_text(out, "about", report->about.id);
        lf_json_text(out, "name", report->about.name);
        lf_json_text(out, "said", report->said);
        lf_json_text(out, "text", report->words);
        row_end(list);
        return true;
    }
    list->count++;
    fprintf(ask->out, "%s  %s  %s  %s (%s), %s %s\n", report->id, print_time(report->at, when),
            report_reason_name(report->reason), report->about.name, report->about.id,
            ADMIN_SAY(ask, "table", "Tisch"), report->table);
    if (report->said[0])
        fprintf(ask->out, "    %s: %s\n", ADMIN_SAY(ask, "said", "sagte"), report->said);
    fprintf(ask->out, "    %s %s%s%s\n", ADMIN_SAY(ask, "reported by", "gemeldet von"),
            report->by.id, report->words[0] ? ": " : "", report->words);
    return true;
}

int admin_reports(struct admin_ask *ask)
{
    struct list list;
    begin(&list, ask);
    reports_each(ask->server, add_report, &list);
    return end(&list, ADMIN_SAY(ask, "nothing was reported", "nichts wurde gemeldet"));
}

/* ---- Bans and mutes ---- */

int admin_sentences(struct admin_ask *ask)
{
    static const char *const KIND[SENTENCE_KINDS] = { "ban", "mute" };
    struct list list;
    int count;
    char when[TIME_SIZE];
    const struct sentence *all = sentences_all(ask->server->sentences,
                                               calendar_ms(ask->server), &count);
    begin(&list, ask);
    for (int i = 0; i < count; i++) {
        if (ask->json) {
            struct lf_out *out = row(&list);
            lf_json_text(out, "kind", KIND[all[i].kind]);
            lf_json_text(out, all[i].address ? "address" : "guest", all[i].who);
            lf_json_text(out, "name", all[i].name);
            lf_json_int(out, "at", all[i].at);
            if (all[i].until) lf_json_int(out, "until", all[i].until);
            else lf_json_null(out, "until");
            lf_json_text(out, "why", all[i].why);
            row_end(&list);
            continue;
        }
        list.count++;
        fprintf(ask->out, "%s  %s%s%s  %s %s%s%s\n", KIND[all[i].kind], all[i].who,
                all[i].name[0] ? " " : "", all[i].name, ADMIN_SAY(ask, "until", "bis"),
                all[i].until ? print_time(all[i].until, when)
                             : ADMIN_SAY(ask, "it is lifted", "auf Widerruf"),
                all[i].why[0] ? "  " : "", all[i].why);
    }
    return end(&list, ADMIN_SAY(ask, "nobody is banned or muted", "niemand ist gesperrt oder "
                                "stumm"));
}

/* ---- Nodes ---- */

static void add_node(void *context, const struct store_node *node)
{
    struct list *list = context;
    struct admin_ask *ask = list->ask;
    if (ask->json) {
        struct lf_out *out = row(list);
        lf_json_text(out, "node", node->address);
        lf_json_text(out, "version", node->version);
        lf_json_int(out, "lease_ms", node->lease_ms);
        lf_json_unsigned(out, "tables", node->tables);
        lf_json_bool(out, "self", node->self);
        row_end(list);
        return;
    }
    list->count++;
    fprintf(ask->out, ADMIN_SAY(ask, "%s  landfall %s, %llu tables%s\n",
                                "%s  landfall %s, %llu Tische%s\n"), node->address, node->version,
            (unsigned long long)node->tables,
            !node->self ? "" : ADMIN_SAY(ask, " (this one)", " (dieser)"));
}

int admin_nodes(struct admin_ask *ask)
{
    struct list list;
    begin(&list, ask);
    store_nodes(ask->server->store, add_node, &list);
    return end(&list, ask->server->cluster.shared
        ? ADMIN_SAY(ask, "the database does not answer", "die Datenbank antwortet nicht")
        : ADMIN_SAY(ask, "this server is alone with its store",
                    "dieser Server ist mit seinem Speicher allein"));
}

int admin_status(struct admin_ask *ask)
{
    struct server *server = ask->server;
    struct tables_counts tables;
    struct store_counts store;
    char text[1024];
    uint64_t up = (net_clock_ms() - server->metrics.started_ms) / 1000;
    uint64_t sockets = server->metrics.sockets_opened - server->metrics.sockets_closed;
    tables_counts(server->tables, &tables);
    store_counts(server->store, &store);
    if (ask->json) {
        struct lf_out out = lf_out_start(text, sizeof text);
        lf_json_object(&out, NULL);
        lf_json_text(&out, "version", server->config->version);
        lf_json_unsigned(&out, "up_s", up);
        lf_json_unsigned(&out, "open", tables.open);
        lf_json_unsigned(&out, "running", tables.running + tables.paused);
        lf_json_unsigned(&out, "connections", sockets);
        lf_json_unsigned(&out, "store_bytes", store.used_bytes);
        lf_json_bool(&out, "stopping", server->stage != NET_READY);
        lf_json_object_end(&out);
        lf_out_end(&out);
        fprintf(ask->out, "%s\n", text);
        return ADMIN_DONE;
    }
    fprintf(ask->out, ADMIN_SAY(ask, "landfall %s, up %llu s: %llu open tables, %llu running, %llu "
                                "connections, store %llu KiB\n",
                                "landfall %s, läuft seit %llu s: %llu offene Tische, %llu "
                                "laufende, %llu Verbindungen, Speicher %llu KiB\n"),
            server->config->version, (unsigned long long)up, (unsigned long long)tables.open,
            (unsigned long long)(tables.running + tables.paused), (unsigned long long)sockets,
            (unsigned long long)(store.used_bytes / 1024));
    return ADMIN_DONE;
}
