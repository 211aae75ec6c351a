/* news.h - what the nodes of a cluster tell each other, by way of the store (store_tell()): that
 * somebody was banned, sent away, logged out or is being forgotten, that a table is to be closed,
 * what the host announces. A server whose store is its own alone tells nobody. */
#ifndef SERVER_NEWS_H
#define SERVER_NEWS_H

struct server;
void news_sentences(struct server *server);                          /* bans or mutes changed */
void news_kick(struct server *server, const char *person, const char *table);  /* NULL: all */
void news_log_out(struct server *server, const char *person);
void news_close(struct server *server, const char *table);
void news_say(struct server *server, const char *json);             /* to all who are connected */
void news_clock(struct server *server);
/* Does what others have told. */
void news_run(struct server *server);
/* Makes a ban felt here: who is there goes. */
struct sentence;
void news_enforce(struct server *server, const struct sentence *sentence);

#endif
