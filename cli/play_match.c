/* play_match.c - the match itself: actions carried out, told and taken back. */
#include <stdlib.h>
#include <string.h>

#include "cli/play.h"
#include "core/match.h"
#include "core/text.h"

bool match_restart(struct play *play, void *state)
{
    struct lf_error error = { 0 };
    memset(state, 0, play->game->state_size);
    return play->game->init(state, play->seat_count, play->options, &error);
}

bool match_note(struct play *play, int actor, lf_action action)
{
    if (play->event_count == play->event_room) {
        size_t room = play->event_room ? 2 * play->event_room : 256;
        struct event *events = realloc(play->events, room * sizeof *events);
        if (!events) return false;
        play->events = events;
        play->event_room = room;
    }
    play->events[play->event_count++] = (struct event){ actor, action };
    play->game->apply(play->state, actor, action);
    play->game->view(play->state, play->seat, play->view);
    return true;
}

/* What chance brings stands on the same line as the action that asked for it. */
void match_do(struct play *play, int actor, lf_action action)
{
    static _Alignas(16) unsigned char before[LF_STATE_MAX];
    char text[1024];
    lf_action seen = play->game->seen(play->state, actor, action, play->seat);
    memcpy(before, play->view, play->game->state_size);
    if (!match_note(play, actor, action)) {
        fail(EXIT_SYSTEM, SAY("no memory left", "kein Speicher mehr"));
        play->leaving = true;
        return;
    }
    lf_tell(play->game, before, play->view, actor, seen, language, text, sizeof text);
    if (actor != LF_CHANCE) match_say(play);
    size_t used = strlen(play->said);
    snprintf(play->said + used, sizeof play->said - used, "%s%s", used ? " " : "", text);
}

void match_say(struct play *play)
{
    if (!play->said[0]) return;
    fputs("· ", stdout);
    wrap_print(stdout, play->said, strlen(play->said), 2, 2, terminal_columns());
    play->said[0] = 0;
}

bool match_undo(struct play *play)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX];
    size_t count = play->event_count;
    if (count == 0 || play->events[count - 1].actor != play->seat) {
        const char *why = SAY(
            "There is nothing to take back: only your own last move, and only as long as nobody "
            "else has moved and chance has not decided anything.",
            "Da ist nichts zurückzunehmen: nur dein eigener letzter Zug, und nur, solange niemand "
            "sonst gezogen und der Zufall nichts entschieden hat.");
        wrap_print(stdout, why, strlen(why), 0, 0, terminal_columns());
        return false;
    }
    if (!match_restart(play, state)) return false;
    for (size_t i = 0; i + 1 < count; i++)
        play->game->apply(state, play->events[i].actor, play->events[i].action);
    if (play->game->tells(state, play->seat, play->events[count - 1].action)) {
        puts(SAY("That move showed something hidden, so it stands.",
                 "Dieser Zug hat Verdecktes gezeigt, darum gilt er."));
        return false;
    }
    memcpy(play->state, state, play->game->state_size);
    play->game->view(play->state, play->seat, play->view);
    play->event_count--;
    return true;
}

/* The sentences from the event of this number on. */
static void log_from(struct play *play, size_t first)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX], view[2][LF_STATE_MAX];
    const struct lf_game *game = play->game;
    if (!match_restart(play, state)) return;
    for (size_t i = 0; i < play->event_count; i++) {
        const struct event *event = &play->events[i];
        char text[1024], number[32];
        lf_action seen = game->seen(state, event->actor, event->action, play->seat);
        game->view(state, play->seat, view[0]);
        game->apply(state, event->actor, event->action);
        if (i < first) continue;
        game->view(state, play->seat, view[1]);
        lf_tell(game, view[0], view[1], event->actor, seen, language, text, sizeof text);
        int width = snprintf(number, sizeof number, "%5zu  ", i + 1);
        fputs(number, stdout);
        wrap_print(stdout, text, strlen(text), width, width, terminal_columns());
    }
}

void match_log(struct play *play, size_t count)
{
    log_from(play, play->event_count > count ? play->event_count - count : 0);
}

/* ---- Offers: games that have them call their moves alike ---- */

static bool may(const struct play *play, const char *word)
{
    static lf_action list[LF_LEGAL_MAX];
    int count = play->game->legal(play->view, play->seat, list);
    for (int i = 0; i < count; i++)
        if (strcmp(lf_kind_find(play->game, lf_kind_of(list[i]))->word, word) == 0) return true;
    return false;
}

void match_offers(struct play *play)
{
    size_t at = play->event_count;
    bool stands = may(play, "decline") || may(play, "withdraw") || may(play, "confirm");
    while (at > 0 && strcmp(lf_kind_find(play->game, lf_kind_of(play->events[at - 1].action))->word,
                            "offer") != 0) at--;
    if (stands && at > 0) log_from(play, at - 1);
    else puts(SAY("There is no offer on the table.", "Es liegt kein Angebot auf dem Tisch."));
}

bool match_declines(struct play *play)
{
    struct lf_error error = { 0 };
    lf_action action;
    if (play->decline == DECLINE_NONE || !may(play, "decline")) return false;
    if (play->decline == DECLINE_UNPAYABLE && may(play, "accept")) return false;
    if (!play->game->parse("decline", &action, &error)) return false;
    match_do(play, play->seat, action);
    return true;
}
