/* admin_do.c - what a host can do to a running server; see admin.h. */
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/json.h"
#include "server/admin.h"
#include "server/limits.h"
#include "server/news.h"
#include "server/parse.h"
#include "server/reports.h"

/* ---- What was asked ---- */

static int usage(struct admin_ask *ask, const char *how)
{
    fprintf(ask->out, ADMIN_SAY(ask, "say it like this: landfall admin %s\n",
                                "so: landfall admin %s\n"), how);
    return ADMIN_USAGE;
}

/* Done, in words or as {"ok":true,"count":N}. */
static int done(struct admin_ask *ask, const char *text, int count)
{
    if (ask->json) fprintf(ask->out, "{\"ok\":true,\"count\":%d}\n", count);
    else fprintf(ask->out, "%s\n", text);
    return ADMIN_DONE;
}

static int no(struct admin_ask *ask, const char *text)
{
    fprintf(ask->out, "%s\n", text);
    return ADMIN_NO;
}

/* A guest by id, or by a name that only one has. */
struct search { const char *text; struct store_guest found; int names; bool exact; };

static bool compare(void *context, const struct store_guest *guest)
{
    struct search *search = context;
    if (!guest->id[0]) return true;
    search->exact = strcmp(guest->id, search->text) == 0;
    if (!search->exact && strcmp(guest->name, search->text) != 0) return true;
    search->names++;
    search->found = *guest;
    return !search->exact;
}

static bool find_guest(struct admin_ask *ask, const char *text, struct store_guest *guest)
{
    struct search search = { .text = text };
    if (!store_guests(ask->server->store, compare, &search)) {
        fprintf(ask->out, "%s\n", ADMIN_SAY(ask, "the database does not answer; try again",
                                            "die Datenbank antwortet nicht; versuch es noch "
                                            "einmal"));
        return false;
    }
    if (search.exact || search.names == 1) {
        *guest = search.found;
        return true;
    }
    if (search.names)
        fprintf(ask->out, ADMIN_SAY(ask, "%d guests are called %s; name one by its id (landfall "
                                    "admin guests)\n",
                                    "%d Gäste heißen %s; nenn einen mit seiner Kennung (landfall "
                                    "admin guests)\n"), search.names, text);
    else
        fprintf(ask->out, ADMIN_SAY(ask, "there is no guest %s\n", "es gibt keinen Gast %s\n"),
                text);
    return false;
}

/* "30m", "12h", "7d": milliseconds; 0: it is no time. */
static int64_t read_time(const char *text)
{
    char *unit;
    long number = strtol(text, &unit, 10);
    if (unit == text || number < 1 || number > 36500 || unit[0] == 0 || unit[1]) return 0;
    switch (unit[0]) {
    case 'm': return number * (int64_t)60000;
    case 'h': return number * (int64_t)3600000;
    case 'd': return number * (int64_t)86400000;
    default: return 0;
    }
}

static void join(const struct admin_ask *ask, int from, char *out, size_t size)
{
    size_t length = 0;
    out[0] = 0;
    for (int i = from; i < ask->count && length + 1 < size; i++)
        length += (size_t)snprintf(out + length, size - length, "%s%s", i > from ? " " : "",
                                   ask->word[i]);
}

/* ---- Deeds ---- */

/* The table is another node's: that one is told to do it. */
static int pass_on(struct admin_ask *ask, const char *address, int count)
{
    if (ask->json) {
        char json[2 * STORE_ADDRESS_MAX + 64];
        struct lf_out out = lf_out_start(json, sizeof json);
        lf_json_object(&out, NULL);
        lf_json_bool(&out, "ok", true);
        lf_json_int(&out, "count", count);
        lf_json_text(&out, "node", address);
        lf_json_object_end(&out);
        lf_out_end(&out);
        fprintf(ask->out, "%s\n", json);
    } else {
        fprintf(ask->out, ADMIN_SAY(ask, "the table is at the node %s, which has been told\n",
                                    "der Tisch ist beim Knoten %s, der Bescheid hat\n"), address);
    }
    return ADMIN_DONE;
}

static int close_table(struct admin_ask *ask)
{
    char id[PARSE_TABLE_SIZE], address[STORE_ADDRESS_MAX];
    if (ask->count != 2) return usage(ask, "close TABLE");
    bool named = parse_table_id(ask->word[1], strlen(ask->word[1]), id);
    bool closed = named && tables_close(ask->server->tables, id);
    if (named && !closed && tables_elsewhere(ask->server->tables, address)) {
        news_close(ask->server, id);
        return pass_on(ask, address, 1);
    }
    if (!closed)
        return no(ask, ADMIN_SAY(ask, "there is no such table, or it is over",
                                 "diesen Tisch gibt es nicht, oder er ist zu Ende"));
    return done(ask, ADMIN_SAY(ask, "closed; whoever was there has been told",
                               "geschlossen; wer da war, weiß es"), 1);
}

static int kick(struct admin_ask *ask)
{
    struct store_guest guest;
    char id[PARSE_TABLE_SIZE], address[STORE_ADDRESS_MAX];
    if (ask->count != 2 && ask->count != 3) return usage(ask, "kick GUEST [TABLE]");
    if (ask->count == 3 && !parse_table_id(ask->word[2], strlen(ask->word[2]), id))
        return usage(ask, "kick GUEST [TABLE]");
    if (!find_guest(ask, ask->word[1], &guest)) return ADMIN_NO;
    bool one = ask->count == 3;
    int seats = tables_unseat(ask->server->tables, guest.id, one ? id : NULL);
    int lines = one ? 0 : socket_send_away(ask->server, guest.id, NULL);
    bool elsewhere = one && !seats && tables_elsewhere(ask->server->tables, address);
    if (!one || elsewhere) news_kick(ask->server, guest.id, one ? id : NULL);
    if (elsewhere) return pass_on(ask, address, 0);
    if (seats + lines == 0 && ask->server->cluster.shared && !one)
        return done(ask, ADMIN_SAY(ask, "the guest is not here; the other nodes have been told",
                                   "der Gast ist nicht hier; die anderen Knoten haben Bescheid"),
                    0);
    if (seats + lines == 0)
        return no(ask, ADMIN_SAY(ask, "the guest is not here", "der Gast ist nicht da"));
    return done(ask, ADMIN_SAY(ask, "sent away: bots play the seats of running matches",
                               "weggeschickt: Bots spielen die Plätze laufender Partien"),
                seats + lines);
}

static int punish(struct admin_ask *ask, enum sentence_kind kind)
{
    const char *how = kind == SENTENCE_BAN ? "ban GUEST|ADDRESS [30m|12h|7d] [WHY]"
                                           : "mute GUEST [30m|12h|7d] [WHY]";
    struct sentence sentence = { .kind = kind, .at = calendar_ms(ask->server) };
    struct store_guest guest;
    if (ask->count < 2) return usage(ask, how);
    int64_t time = ask->count > 2 ? read_time(ask->word[2]) : 0;
    sentence.until = time ? sentence.at + time : 0;
    join(ask, time ? 3 : 2, sentence.why, sizeof sentence.why);
    snprintf(sentence.who, sizeof sentence.who, "%s", ask->word[1]);
    sentence.address = limits_address_key_of_text(sentence.who, sentence.key);
    if (sentence.address && kind == SENTENCE_MUTE) return usage(ask, how);
    if (!sentence.address) {
        if (!find_guest(ask, ask->word[1], &guest)) return ADMIN_NO;
        snprintf(sentence.who, sizeof sentence.who, "%s", guest.id);
        snprintf(sentence.name, sizeof sentence.name, "%s", guest.name);
    }
    sentences_put(ask->server->sentences, &sentence);
    news_enforce(ask->server, &sentence);
    news_sentences(ask->server);
    return done(ask, kind == SENTENCE_BAN
        ? ADMIN_SAY(ask, "banned, and sent away", "gesperrt und weggeschickt")
        : ADMIN_SAY(ask, "muted", "stumm geschaltet"), 1);
}

static int ban(struct admin_ask *ask) { return punish(ask, SENTENCE_BAN); }
static int mute(struct admin_ask *ask) { return punish(ask, SENTENCE_MUTE); }

/* Also a guest that is no longer known, by its id. */
static int pardon(struct admin_ask *ask, enum sentence_kind kind)
{
    struct search search = { .text = ask->count > 1 ? ask->word[1] : "" };
    if (ask->count != 2) return usage(ask, kind == SENTENCE_BAN ? "unban GUEST|ADDRESS"
                                                                : "unmute GUEST");
    bool lifted = sentences_lift(ask->server->sentences, kind, search.text);
    if (!lifted) {
        store_guests(ask->server->store, compare, &search);
        lifted = search.names == 1 &&
                 sentences_lift(ask->server->sentences, kind, search.found.id);
    }
    if (lifted) news_sentences(ask->server);
    if (lifted) return done(ask, ADMIN_SAY(ask, "lifted", "aufgehoben"), 1);
    return no(ask, ADMIN_SAY(ask, "there was nothing to lift", "da war nichts aufzuheben"));
}

static int unban(struct admin_ask *ask) { return pardon(ask, SENTENCE_BAN); }
static int unmute(struct admin_ask *ask) { return pardon(ask, SENTENCE_MUTE); }

static int settle(struct admin_ask *ask)
{
    if (ask->count != 2) return usage(ask, "settle REPORT");
    if (!reports_drop(ask->server, ask->word[1]))
        return no(ask, ADMIN_SAY(ask, "there is no such report", "diese Meldung gibt es nicht"));
    return done(ask, ADMIN_SAY(ask, "taken off the list", "von der Liste genommen"), 1);
}

static int announce(struct admin_ask *ask)
{
    char text[PARSE_TEXT_SIZE], json[PARSE_TEXT_SIZE * 2 + 64];
    join(ask, 1, text, sizeof text);
    if (!text[0]) return usage(ask, "announce TEXT");
    struct lf_out out = lf_out_start(json, sizeof json);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "t", "notice");
    lf_json_text(&out, "text", text);
    lf_json_object_end(&out);
    int length = lf_out_end(&out);
    if (length >= (int)sizeof json) return usage(ask, "announce TEXT");
    socket_say_all(ask->server, json, (size_t)length);
    news_say(ask->server, json);
    return done(ask, ADMIN_SAY(ask, "told to all who are connected",
                               "allen gesagt, die verbunden sind"), 1);
}

static int export(struct admin_ask *ask)
{
    struct store_guest guest;
    if (ask->count != 2) return usage(ask, "export GUEST");
    if (!find_guest(ask, ask->word[1], &guest)) return ADMIN_NO;
    char *text = privacy_export(ask->server, &guest);
    if (!text)
        return no(ask, ADMIN_SAY(ask, "too much for one answer", "zu viel für eine Antwort"));
    fprintf(ask->out, "%s\n", text);
    free(text);
    return ADMIN_DONE;
}

static int forget(struct admin_ask *ask)
{
    struct store_guest guest;
    if (ask->count != 2) return usage(ask, "forget GUEST");
    if (!find_guest(ask, ask->word[1], &guest)) return ADMIN_NO;
    privacy_forget(ask->server, &guest);
    return done(ask, ADMIN_SAY(ask, "being forgotten; the log says guest.forgotten when it is done",
                               "wird vergessen; im Protokoll steht guest.forgotten, wenn es getan "
                               "ist"), 1);
}

/* What is believed of the time, and the word of the host that the clock is right. */
static int clock_words(struct admin_ask *ask)
{
    struct server *server = ask->server;
    bool trust = ask->count == 2 && strcmp(ask->word[1], "trust") == 0;
    if (ask->count != 1 && !trust) return usage(ask, "clock [trust]");
    calendar_ms(server);
    int days = (int)(server->calendar.ahead_ms / 86400000);
    if (trust) {
        calendar_trust(server);
        news_clock(server);
        return done(ask, ADMIN_SAY(ask, "the clock is believed: what is too old by it is forgotten",
                                   "der Uhr wird geglaubt: Was nach ihr zu alt ist, wird "
                                   "vergessen"), days);
    }
    if (ask->json) fprintf(ask->out, "{\"believed\":%s,\"days_ahead\":%d}\n",
                           days ? "false" : "true", days);
    else if (!days) fprintf(ask->out, "%s\n", ADMIN_SAY(ask, "the clock is believed",
                                                       "der Uhr wird geglaubt"));
    else
        fprintf(ask->out, ADMIN_SAY(ask, "the clock is %d days ahead of what the store knows: "
                                    "nothing is forgotten by it; if it is right: landfall admin "
                                    "clock trust\n",
                                    "die Uhr ist %d Tage weiter, als der Speicher weiß: nach ihr "
                                    "wird nichts vergessen; geht sie richtig: landfall admin clock "
                                    "trust\n"), days);
    return days ? ADMIN_NO : ADMIN_DONE;
}

static int stop(struct admin_ask *ask)
{
    net_stop(ask->server);
    return done(ask, ADMIN_SAY(ask, "stopping: all that was played is kept, clients are told",
                               "hält an: Alles Gespielte bleibt, alle erfahren es"), 1);
}

static const struct { const char *name; int (*run)(struct admin_ask *ask); } DEEDS[] = {
    { "status", admin_status }, { "tables", admin_tables }, { "guests", admin_guests },
    { "connections", admin_connections }, { "reports", admin_reports },
    { "bans", admin_sentences }, { "close", close_table }, { "kick", kick }, { "ban", ban },
    { "unban", unban }, { "mute", mute }, { "unmute", unmute }, { "settle", settle },
    { "announce", announce }, { "export", export }, { "forget", forget }, { "stop", stop },
    { "nodes", admin_nodes }, { "clock", clock_words },
};

int admin_do(struct admin_ask *ask)
{
    for (size_t i = 0; i < sizeof DEEDS / sizeof *DEEDS; i++)
        if (strcmp(ask->word[0], DEEDS[i].name) == 0) return DEEDS[i].run(ask);
    fprintf(ask->out, ADMIN_SAY(ask, "'%s' is not known; it is one of", "'%s' gibt es nicht; es "
                                "gibt"), ask->word[0]);
    for (size_t i = 0; i < sizeof DEEDS / sizeof *DEEDS; i++)
        fprintf(ask->out, " %s", DEEDS[i].name);
    fputc('\n', ask->out);
    return ADMIN_USAGE;
}
