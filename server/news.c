/* news.c - see news.h. Words parted by blanks: "sentences", "kick GUEST [TABLE]", "logout GUEST",
 * "close TABLE", "say JSON", "clock"; what is not known is of a newer program. */
#include "server/news.h"

#include <stdio.h>
#include <string.h>

#include "server/calendar.h"
#include "server/log.h"
#include "server/net.h"
#include "server/sentences.h"

static void tell(struct server *server, const char *word, const char *first, const char *second)
{
    char text[STORE_NEWS_MAX];
    snprintf(text, sizeof text, "%s%s%s%s%s", word, first ? " " : "", first ? first : "",
             second ? " " : "", second ? second : "");
    store_tell(server->store, text);
}

void news_sentences(struct server *server)
{
    tell(server, "sentences", NULL, NULL);
}

void news_log_out(struct server *server, const char *person)
{
    tell(server, "logout", person, NULL);
}

void news_close(struct server *server, const char *table)
{
    tell(server, "close", table, NULL);
}

void news_say(struct server *server, const char *json)
{
    tell(server, "say", json, NULL);
}

void news_clock(struct server *server)
{
    tell(server, "clock", NULL, NULL);
}

void news_kick(struct server *server, const char *person, const char *table)
{
    tell(server, "kick", person, table);
}

void news_enforce(struct server *server, const struct sentence *sentence)
{
    if (sentence->kind != SENTENCE_BAN) return;
    if (sentence->address) {
        socket_send_away(server, NULL, sentence->key);
        return;
    }
    tables_unseat(server->tables, sentence->who, NULL);
    socket_send_away(server, sentence->who, NULL);
}

static void enforce(void *context, const struct sentence *sentence)
{
    news_enforce(context, sentence);
}

/* A table that this node does not own is told to its owner, too: he has heard the same. */
static void kick(struct server *server, char *person)
{
    char *table = strchr(person, ' ');
    if (table) *table++ = 0;
    if (table && !tables_here(server->tables, table)) return;
    tables_unseat(server->tables, person, table);
    if (!table) socket_send_away(server, person, NULL);
}

static void hear(struct server *server, char *text)
{
    char *rest = strchr(text, ' ');
    if (rest) *rest++ = 0;
    log_event(LOG_LEVEL_INFO, "news", "what", text[0] ? text : "joined");
    if (!text[0] || strcmp(text, "sentences") == 0) server->cluster.sentences_old = true;
    else if (strcmp(text, "clock") == 0) calendar_reread(server);
    else if (!rest) return;
    else if (strcmp(text, "kick") == 0) kick(server, rest);
    else if (strcmp(text, "say") == 0) socket_say_all(server, rest, strlen(rest));
    else if (strcmp(text, "close") == 0 && tables_here(server->tables, rest))
        tables_close(server->tables, rest);
    else if (strcmp(text, "logout") == 0) socket_log_out(server, rest);
}

void news_run(struct server *server)
{
    char text[STORE_NEWS_MAX];
    while (store_news(server->store, text)) hear(server, text);
    if (server->cluster.sentences_old &&
        sentences_reread(server->sentences, enforce, server)) server->cluster.sentences_old = false;
}
