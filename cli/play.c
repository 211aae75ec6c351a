/* play.c - `landfall play`: one person against bots in a terminal, or a script in a pipe. */
#define _DEFAULT_SOURCE
#include "cli/play.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/solution.h"
#include "core/match.h"

/* ---- Setting up ---- */

/* A seed nobody asked for: the clock and the process, mixed; players need no more. */
static uint64_t fresh_seed(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return lf_mix((uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec) + (uint64_t)getpid();
}

/* Names fill the seats that the person leaves free, in order; a single name fills them all. */
static int seat_named_bots(struct play *play, const char *names)
{
    const struct lf_bot *named[LF_SEATS_MAX];
    int count, next = 0;
    int code = setup_bots(play->game, names, named, &count);
    if (code != EXIT_DONE) return code;
    int others = play->seat_count - 1;
    if (count != 1 && count != others)
        return fail(EXIT_USAGE, SAY("--bots: %d names for %d other seats",
                                    "--bots: %d Namen für %d andere Plätze"), count, others);
    for (int seat = 0; seat < play->seat_count; seat++)
        if (seat != play->seat) play->bots[seat] = named[count == 1 ? 0 : next++];
    return EXIT_DONE;
}

static int name_hints(struct play *play, const char *name)
{
    const struct lf_bot *named[LF_SEATS_MAX];
    int count;
    int code = setup_bots(play->game, name, named, &count);
    if (code != EXIT_DONE) return code;
    if (count != 1)
        return fail(EXIT_USAGE, SAY("--hints %s: one bot", "--hints %s: ein Bot"), name);
    play->hints = named[0];
    return EXIT_DONE;
}

static int seat_everybody(struct play *play, const struct arguments *arguments)
{
    for (int seat = 0; seat < play->seat_count; seat++)
        if (!play->bots[seat]) play->bots[seat] = lf_bot_best(play->game);
    if (arguments->value[OPTION_BOTS]) {
        int code = seat_named_bots(play, arguments->value[OPTION_BOTS]);
        if (code != EXIT_DONE) return code;
    }
    if (arguments->value[OPTION_HINTS]) {
        int code = name_hints(play, arguments->value[OPTION_HINTS]);
        if (code != EXIT_DONE) return code;
    }
    play->bots[play->seat] = NULL;
    for (int seat = 0; seat < play->seat_count; seat++)
        if (seat != play->seat && !play->bots[seat])
            return fail(EXIT_USAGE, SAY("no bot plays '%s' yet", "noch spielt kein Bot '%s'"),
                        play->game->name);
    return solution_need_for(play->game, play->state, play->bots, play->seat_count, 0, play->quiet);
}

/* One seat per bot named and one for the person, unless --seats says otherwise. */
static int count_seats(struct play *play, const struct arguments *arguments)
{
    const char *names = arguments->value[OPTION_BOTS];
    int code = setup_seats(arguments, play->game, &play->seat_count);
    if (code != EXIT_DONE) return code;
    bool counts = names && (strchr(names, ',') || play->seat_count == 1);
    if (counts && !arguments->given[OPTION_SEATS]) {
        play->seat_count = 2;
        for (const char *at = names; *at; at++) play->seat_count += *at == ',';
        if (play->seat_count > play->game->seats_max) play->seat_count = play->game->seats_max;
    }
    if (arguments->number[OPTION_SEAT] >= (uint64_t)play->seat_count)
        return fail(EXIT_USAGE, SAY("--seat %s: there are seats 0 to %d",
                                    "--seat %s: es gibt die Plätze 0 bis %d"),
                    arguments->value[OPTION_SEAT], play->seat_count - 1);
    play->seat = (int)arguments->number[OPTION_SEAT];
    return EXIT_DONE;
}

static int start_new(struct play *play, const struct arguments *arguments)
{
    const char *options = arguments->value[OPTION_OPTIONS];
    if (!options || strcmp(options, "-") == 0) options = "";
    if (arguments->word_count) play->game = setup_game(arguments->word[0]);
    else play->game = lf_games[0];
    if (!play->game) return EXIT_USAGE;
    int code = count_seats(play, arguments);
    if (code == EXIT_DONE) code = setup_options(play->game, play->seat_count, options, play->state);
    if (code != EXIT_DONE) return code;
    snprintf(play->options, sizeof play->options, "%s", options);
    uint64_t seed = arguments->given[OPTION_PLAY_SEED] ? arguments->number[OPTION_PLAY_SEED]
                                                       : fresh_seed();
    lf_luck_start(&play->luck, seed, 0);
    play->game->view(play->state, play->seat, play->view);
    return seat_everybody(play, arguments);
}

static int start_saved(struct play *play, const struct arguments *arguments)
{
    lf_luck_start(&play->luck, fresh_seed(), 0);
    int code = load_match(play, arguments->value[OPTION_RESUME], arguments);
    if (code != EXIT_DONE) return code;
    if (arguments->word_count && strcmp(arguments->word[0], play->game->name) != 0)
        return fail(EXIT_USAGE, SAY("%s is a game of '%s', not of '%s'",
                                    "%s ist ein Spiel von '%s', nicht von '%s'"),
                    play->path, play->game->name, arguments->word[0]);
    return seat_everybody(play, arguments);
}

/* ---- Playing ---- */

static lf_action bot_move(struct play *play, int seat)
{
    static _Alignas(16) unsigned char view[LF_STATE_MAX];
    int stream = LF_STREAM_SEAT + seat;
    struct lf_rng rng = { lf_rng_key(play->luck.seed, (unsigned)stream), play->luck.drawn[stream] };
    play->game->view(play->state, seat, view);
    lf_action action = play->bots[seat]->choose(play->game, view, seat, &rng,
                                                &play->memory[seat]);
    play->luck.drawn[stream] = (uint32_t)rng.drawn;
    return action;
}

/* Asks the person until something happens to the match, or they leave. */
static void ask(struct play *play)
{
    char line[TERMINAL_LINE_MAX], prompt[64];
    size_t before = play->event_count;
    match_say(play);
    if (play->drawn_at != play->event_count) talk_ask(play);
    while (!play->leaving && play->event_count == before) {
        bool cut = false;
        talk_prompt(play, prompt, sizeof prompt);
        if (terminal_read(prompt, line, sizeof line, &cut) != TERMINAL_LINE || ferror(stdout)) {
            play->leaving = true;
        } else if (cut) {
            printf(SAY("That line is longer than %d bytes.\n",
                       "Diese Zeile ist länger als %d Byte.\n"), TERMINAL_LINE_MAX - 1);
        } else {
            words_run(play, line);
        }
    }
}

/* Plays until the game ends or the person leaves. */
static void run(struct play *play)
{
    const struct lf_game *game = play->game;
    while (!play->leaving && game->actors(play->state)) {
        lf_seats awaited = game->awaited(play->state);
        if (awaited >> LF_CHANCE & 1) {
            match_do(play, LF_CHANCE, lf_chance_draw(game, play->state, &play->luck));
            continue;
        }
        int seat = lf_lowest_seat(awaited);
        if (seat == play->seat && match_declines(play)) continue;
        if (seat == play->seat) ask(play);
        else match_do(play, seat, bot_move(play, seat));
        if (terminal_signal()) play->leaving = true;
    }
    match_say(play);
}

/* Every way out leads here: the match is kept, and the person learns how to go on. */
static int leave(struct play *play)
{
    bool over = play->game->actors(play->state) == 0;
    int code = EXIT_DONE;
    /* Nobody reads on: keep the match all the same, and end without noise. */
    if (ferror(stdout) && !freopen("/dev/null", "w", stdout)) code = EXIT_SYSTEM;
    if (over) {
        talk_board(play);
        talk_result(play);
    }
    if (!save_match(play, NULL)) code = EXIT_SYSTEM;
    else if (over) printf(SAY("Saved; look again with: landfall replay --show %s\n",
                              "Gespeichert; noch einmal ansehen: landfall replay --show %s\n"),
                          play->path);
    else printf(SAY("Saved. Go on with: landfall play --resume last\n  (%s)\n",
                    "Gespeichert. Weiter mit: landfall play --resume last\n  (%s)\n"), play->path);
    if (terminal_signal()) code = terminal_signal() == SIGINT ? EXIT_INTERRUPTED
                                                             : 128 + terminal_signal();
    return code;
}

int command_play(const struct arguments *arguments)
{
    static struct play play;
    play.colour = arguments->colour;
    play.quiet = arguments->given[OPTION_QUIET];
    const char *decline = arguments->value[OPTION_DECLINE];
    if (decline && !words_set_decline(&play, decline))
        return fail(EXIT_USAGE, SAY("--decline %s: all, unpayable or none",
                                    "--decline %s: all, unpayable oder none"), decline);
    int code = arguments->value[OPTION_RESUME] ? start_saved(&play, arguments)
                                               : start_new(&play, arguments);
    if (code == EXIT_DONE) {
        terminal_open(words_complete, &play);
        if (!play.quiet) talk_welcome(&play);
        play.drawn_at = (size_t)-1;
        run(&play);
        code = leave(&play);
        terminal_close();
    }
    free(play.events);
    return code;
}
