/* reports.h - what players tell the host about others: stored, listed, taken off the list. */
#ifndef SERVER_REPORTS_H
#define SERVER_REPORTS_H

#include "server/net.h"

enum { REPORT_ID_MAX = 32, REPORT_WORDS_MAX = 300 * 4 + 1 };

/* Why somebody is reported; the names are those of the protocol. */
enum report_reason { REPORT_TALK, REPORT_NAME, REPORT_CHEATING, REPORT_LEAVING, REPORT_OTHER,
                     REPORT_REASONS };
const char *report_reason_name(enum report_reason reason);

struct report {
    char id[REPORT_ID_MAX];
    int64_t at;
    char table[STORE_TABLE_MAX];
    enum report_reason reason;
    struct person by, about;
    char said[TABLES_CHAT_MAX];       /* the line that is reported, or nothing */
    char words[REPORT_WORDS_MAX];     /* what the reporter adds */
};

void reports_post(struct exchange *exchange);               /* POST /api/report */
/* Oldest first; each() returns false to stop. */
typedef bool (*reports_seen)(void *context, const struct report *report);
void reports_each(struct server *server, reports_seen each, void *context);
bool reports_drop(struct server *server, const char *id);
/* Those that the guest has written or that are about it. False: they could not be read. */
bool reports_forget(struct server *server, const char *person);
void reports_drop_before(struct server *server, int64_t before);

#endif
