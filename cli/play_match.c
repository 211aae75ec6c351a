/* play_match.c - the match itself: actions carried out, told and taken back. */
#include <stdlib.h>
#include <string.h>

#include "cli/play.h"

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

/* The sentence for an action as the person may read it. */
static void describe(const struct play *play, const void *state, const void *view, int actor,
                     lf_action action, char *text, size_t size)
{
    lf_action seen = play->game->seen(state, actor, action, play->seat);
    play->game->describe(view, actor, seen, language, text, size);
}

static void say_more(struct play *play, const char *text)
{
    size_t used = strlen(play->said);
    if (!*text) return;
    snprintf(play->said + used, sizeof play->said - used, "%s%s", used ? " " : "", text);
}

/* What chance brings, and what follows, stands on the line of the action that asked for it. */
void match_do(struct play *play, int actor, lf_action action)
{
    static _Alignas(16) unsigned char before[LF_STATE_MAX];
    char text[1024] = "";
    lf_action seen = play->game->seen(play->state, actor, action, play->seat);
    describe(play, play->state, play->view, actor, action, text, sizeof text);
    if (actor != LF_CHANCE) match_say(play);
    say_more(play, text);
    memcpy(before, play->view, play->game->state_size);
    if (!match_note(play, actor, action)) {
        fail(EXIT_SYSTEM, SAY("no memory left", "kein Speicher mehr"));
        play->leaving = true;
        return;
    }
    if (!play->game->outcome) return;
    play->game->outcome(before, play->view, actor, seen, language, text, sizeof text);
    say_more(play, text);
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

/* Prints the sentence of an event and carries it out. */
static void log_line(struct play *play, void *state, size_t index)
{
    static _Alignas(16) unsigned char view[LF_STATE_MAX], after[LF_STATE_MAX];
    const struct event *event = &play->events[index];
    char text[2048], number[32];
    play->game->view(state, play->seat, view);
    lf_action seen = play->game->seen(state, event->actor, event->action, play->seat);
    describe(play, state, view, event->actor, event->action, text, 1024);
    play->game->apply(state, event->actor, event->action);
    play->game->view(state, play->seat, after);
    size_t used = strlen(text);
    if (play->game->outcome &&
        play->game->outcome(view, after, event->actor, seen, language, text + used + 1,
                            sizeof text - used - 1) > 0)
        text[used] = ' ';
    int width = snprintf(number, sizeof number, "%5zu  ", index + 1);
    fputs(number, stdout);
    wrap_print(stdout, text, strlen(text), width, width, terminal_columns());
}

void match_log(struct play *play, size_t count)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX];
    size_t first = play->event_count > count ? play->event_count - count : 0;
    if (!match_restart(play, state)) return;
    for (size_t i = 0; i < play->event_count; i++) {
        const struct event *event = &play->events[i];
        if (i >= first) log_line(play, state, i);
        else play->game->apply(state, event->actor, event->action);
    }
}
