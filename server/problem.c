/* problem.c - the kinds of problems and their documents; see problem.h. */
#include "core/check.h"
#include "core/json.h"
#include "server/problem.h"

static const struct { int status; const char *name; struct lf_say title; } kinds[PROBLEMS] = {
    [PROBLEM_REQUEST] = { 400, "request", { { "The request makes no sense",
                                              "Die Anfrage ergibt keinen Sinn" } } },
    [PROBLEM_TEXT] = { 400, "text", { { "The body is not what it should be",
                                        "Der Inhalt ist nicht, was er sein sollte" } } },
    [PROBLEM_GUEST] = { 401, "guest", { { "Say who you are first: POST /api/guest",
                                          "Sag erst, wer du bist: POST /api/guest" } } },
    [PROBLEM_ORIGIN] = { 403, "origin", { { "Sent by a page of another site",
                                            "Von der Seite eines anderen Servers geschickt" } } },
    [PROBLEM_PROGRAM] = { 403, "program", {
        { "Only programs are told their token: ask without Origin, Cookie and Sec-Fetch headers",
          "Nur Programme erfahren ihr Token: ohne Origin, Cookie und Sec-Fetch fragen" } } },
    [PROBLEM_BANNED] = { 403, "banned", { { "The host of this server does not want you here",
                                            "Wer diesen Server betreibt, will dich hier "
                                            "nicht" } } },
    [PROBLEM_NONE] = { 404, "none", { { "There is no such thing here",
                                        "So etwas gibt es hier nicht" } } },
    [PROBLEM_CODE] = { 404, "code", { { "No table is open under this code",
                                        "Unter diesem Code ist kein Tisch offen" } } },
    [PROBLEM_METHOD] = { 405, "method", { { "Not with this method",
                                            "Nicht mit dieser Methode" } } },
    [PROBLEM_STATE] = { 409, "state", { { "Not now", "Nicht jetzt" } } },
    [PROBLEM_NAME] = { 409, "name", {
        { "Somebody at one of your tables has this name, or one that looks like it",
          "An einem deiner Tische heißt schon jemand so oder zum Verwechseln ähnlich" } } },
    [PROBLEM_LENGTH] = { 411, "length", { { "A body needs its Content-Length",
                                            "Ein Inhalt braucht seine Content-Length" } } },
    [PROBLEM_SIZE] = { 413, "size", { { "The body is too long", "Der Inhalt ist zu lang" } } },
    [PROBLEM_TYPE] = { 415, "type", { { "Only application/json is read here",
                                        "Hier wird nur application/json gelesen" } } },
    [PROBLEM_RULE] = { 422, "rule", { { "A rule forbids it", "Eine Regel verbietet es" } } },
    [PROBLEM_RATE] = { 429, "rate", { { "Too fast; wait a moment",
                                        "Zu schnell; warte einen Augenblick" } } },
    [PROBLEM_STOPPING] = { 503, "stopping", { { "The server is stopping",
                                                "Der Server hält gerade an" } } },
    [PROBLEM_FULL] = { 503, "full", { { "No room for another table",
                                        "Kein Platz für einen weiteren Tisch" } } },
    [PROBLEM_RULES] = { 410, "rules", { { "Played by rules that this server no longer plays; "
                                          "the replay still shows what was done",
                                          "Nach Regeln gespielt, die dieser Server nicht mehr "
                                          "spielt; was geschah, steht noch in der "
                                          "Aufzeichnung" } } },
    [PROBLEM_DISK] = { 503, "disk", { { "Nothing can be kept now: the disk is full, or the "
                                        "database does not answer; try again later",
                                        "Jetzt lässt sich nichts behalten: Die Platte ist voll, "
                                        "oder die Datenbank antwortet nicht; versuch es später "
                                        "wieder" } } },
    [PROBLEM_DAMAGED] = { 500, "damaged", { { "This match cannot be read: its log is damaged",
                                              "Diese Partie ist nicht lesbar: Ihr Protokoll ist "
                                              "beschädigt" } } },
    [PROBLEM_FAULT] = { 500, "fault", { { "The server failed", "Der Server hat versagt" } } },
};

int problem_status(enum problem_kind kind)
{
    LF_ASSERT(kind < PROBLEMS);
    return kinds[kind].status;
}

int problem_write(enum problem_kind kind, const struct problem_detail *detail,
                  enum lf_language language, char *text, size_t size)
{
    LF_ASSERT(kind < PROBLEMS);
    char type[64];
    struct lf_out out = lf_out_start(type, sizeof type);
    lf_put(&out, "/problems/");
    lf_put(&out, kinds[kind].name);
    lf_out_end(&out);
    out = lf_out_start(text, size);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "type", type);
    lf_json_text(&out, "title", kinds[kind].title.in[language]);
    lf_json_int(&out, "status", kinds[kind].status);
    if (detail && detail->detail.in[language])
        lf_json_text(&out, "detail", detail->detail.in[language]);
    if (detail && detail->rule && detail->game) {
        char rule[32];
        lf_rule_print(detail->game, detail->rule, rule, sizeof rule);
        lf_json_text(&out, "rule", rule);
    }
    if (detail && detail->field && *detail->field) lf_json_text(&out, "field", detail->field);
    if (detail && detail->has_at) lf_json_int(&out, "at", detail->at);
    if (detail && detail->expected.in[LF_EN]) lf_json_say(&out, "expected", detail->expected);
    lf_json_object_end(&out);
    return lf_out_end(&out);
}
