/* dispatch.c - from a message of a socket to the function of tables.h that decides it. */
#include "core/check.h"
#include "server/session.h"

#define SET(type) (1u << INCOMING_##type)

/* What only asks: all else is written to the store. */
static const uint32_t QUESTIONS = SET(WATCH) | SET(UNWATCH) | SET(WHY) | SET(HINT) | SET(CODE) |
                                  SET(POSITION) | SET(PING) | SET(SIGHT);
/* Moves and talk have budgets of their own. A hint is thought about for some 10 ms. */
static const uint32_t WISHES = ~(QUESTIONS | SET(DO) | SET(UNDO) | SET(SAY)) | SET(CODE) |
                               SET(HINT);

void session_dispatch(struct session *session, const struct incoming *message)
{
    struct ask ask = { .client = session->client, .has_id = message->id >= 0, .id = message->id };
    if (!(QUESTIONS >> message->type & 1) && store_stuck(session->server->store)) {
        tables_refuse(&ask, TABLES_DISK, message->type == INCOMING_DO ? message->key : NULL);
        return;
    }
    if (message->type == INCOMING_SAY && session->person &&
        sentences_find(session->server->sentences, SENTENCE_MUTE,
                       tables_person_of(session->client)->id, NULL,
                       calendar_ms(session->server))) {
        tables_refuse(&ask, TABLES_MUTED, NULL);
        return;
    }
    if (WISHES >> message->type & 1 && !tables_may_wish(&ask)) return;
    switch (message->type) {
    case INCOMING_WATCH:
        tables_watch(&ask, message->table, message->have > 0 ? message->have : 0);
        return;
    case INCOMING_UNWATCH: tables_unwatch(&ask); return;
    case INCOMING_SIT: tables_sit(&ask, message->seat); return;
    case INCOMING_STAND: tables_stand(&ask); return;
    case INCOMING_BOT:
        tables_bot(&ask, message->seat, message->no_bot ? NULL : message->bot);
        return;
    case INCOMING_WORD: tables_word(&ask, message->word); return;
    case INCOMING_START: tables_start(&ask); return;
    case INCOMING_DO: tables_do(&ask, message->seq, message->key, message->action); return;
    case INCOMING_WHY: tables_why(&ask, message->action); return;
    case INCOMING_HINT: tables_hint(&ask, message->action); return;
    case INCOMING_UNDO: tables_undo(&ask); return;
    case INCOMING_SAY:
        if (message->phrase >= 0) tables_phrase(&ask, message->phrase);
        else tables_say(&ask, message->text);
        return;
    case INCOMING_PAUSE: tables_pause(&ask); return;
    case INCOMING_RESUME: tables_resume(&ask); return;
    case INCOMING_BACK: tables_back(&ask); return;
    case INCOMING_REMOVE: tables_remove(&ask, message->seat); return;
    case INCOMING_REMATCH: tables_rematch(&ask); return;
    case INCOMING_CODE: tables_code(&ask, message->open); return;
    case INCOMING_POSITION: tables_position(&ask); return;
    case INCOMING_PING: tables_ping(&ask); return;
    case INCOMING_SIGHT: tables_sight(&ask); return;
    case INCOMING_COUNT: break;
    }
    lf_panic("a message without a meaning", __FILE__, __LINE__);
}
