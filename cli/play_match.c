/* play_match.c - the match itself: actions carried out, told and taken back. */
#include <stdlib.h>
#include <string.h>

#include "cli/play.h"
#include "core/match.h"

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
        puts(SAY("There is nothing to take back: only your own last move, and only\n"
                 "as long as nobody else has moved and chance has not decided anything.",
                 "Da ist nichts zurückzunehmen: nur dein eigener letzter Zug, und nur,\n"
                 "solange niemand sonst gezogen und der Zufall nichts entschieden hat."));
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

void match_log(struct play *play, size_t count)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX], view[2][LF_STATE_MAX];
    const struct lf_game *game = play->game;
    size_t first = play->event_count > count ? play->event_count - count : 0;
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
