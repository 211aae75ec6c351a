/* bot.c - `landfall bot NAME`: one of our bots speaks the bot protocol (docs/bot-protocol.md), so
 * that any host can seat it, and authors can read a conversation that is right. */
#include <stdlib.h>
#include <string.h>

#include "botwire/host.h"
#include "cli/command.h"
#include "cli/solution.h"
#include "core/match.h"
#include "core/text.h"

enum { MATCHES_MAX = 64, INPUT_MAX = LF_LEGAL_MAX * LF_ACTION_TEXT_MAX + 64 };

/* A seat of a match that goes on. */
struct seat_of {
    char id[BOTWIRE_ID_MAX];                     /* "" : none */
    const struct lf_game *game;
    int seat;
    struct lf_memory memory;
    struct lf_rng rng;
    bool known;                                  /* whether a position was read */
    _Alignas(16) unsigned char view[LF_STATE_MAX];
};

struct speaker {
    const struct lf_bot *bot;                    /* NULL: the best of each game */
    uint64_t seed, begun;
    struct seat_of matches[MATCHES_MAX];
};

static struct seat_of *find(struct speaker *speaker, const char *id)
{
    for (int i = 0; i < MATCHES_MAX; i++)
        if (strcmp(speaker->matches[i].id, id) == 0) return &speaker->matches[i];
    return NULL;
}

/* What a bot plays by must be known before it is asked. */
static const struct lf_bot *bot_for(const struct speaker *speaker, const struct lf_game *game)
{
    const struct lf_bot *bot = speaker->bot;
    return bot && bot->plays(game) ? bot : lf_bot_best(game);
}

/* "ID GAME/RULES SEATS SEAT OPTIONS" */
static void begin(struct speaker *speaker, const char *id, char *rest)
{
    char *seats = strchr(rest, ' '), *slash = strchr(rest, '/');
    char *seat = seats ? strchr(seats + 1, ' ') : NULL;
    struct seat_of *match = find(speaker, id);
    if (!match) match = find(speaker, "");
    if (!match || !seat || !slash || strlen(id) >= sizeof match->id) return;
    *slash = 0;
    const struct lf_game *game = lf_game_find(rest);
    if (!game) return;
    memset(match, 0, sizeof *match);
    snprintf(match->id, sizeof match->id, "%s", id);
    match->game = game;
    match->seat = atoi(seat + 1);
    if (match->seat < 0 || match->seat >= LF_SEATS_MAX) match->seat = 0;
    match->rng.key = lf_rng_key(lf_mix(lf_mix(speaker->seed) + speaker->begun++),
                                LF_STREAM_SEAT + (unsigned)match->seat);
}

static void take_position(struct seat_of *match, const char *line)
{
    const struct lf_game *game;
    struct lf_error error;
    match->known = lf_position_parse(line, &game, match->view, &error) && game == match->game;
    if (!match->known) fprintf(stderr, "landfall bot: a position that cannot be read\n");
}

/* "NUMBER BUDGET CLOCK" */
static void answer(const struct speaker *speaker, struct seat_of *match, const char *rest)
{
    const struct lf_bot *bot = bot_for(speaker, match->game);
    char text[LF_ACTION_TEXT_MAX];
    if (!match->known || !(match->game->actors(match->view) >> match->seat & 1)) return;
    lf_action action = bot->choose(match->game, match->view, match->seat, &match->rng,
                                   &match->memory);
    match->game->print(action, text, sizeof text);
    printf("do %s %.*s %s\n", match->id, (int)strcspn(rest, " "), rest, text);
    fflush(stdout);
}

static void listen_to(struct speaker *speaker, char *line)
{
    char *id = strchr(line, ' ');
    if (strncmp(line, "landfall-bot", 12) == 0) {
        printf("id name Landfall %s\nid author Landfall %s\nskip json legal events\nready %d\n",
               speaker->bot ? speaker->bot->name : "best", landfall_version, BOTWIRE_VERSION);
        fflush(stdout);
    }
    if (!id) return;
    *id++ = 0;
    char *rest = strchr(id, ' ');
    if (!rest) return;
    *rest++ = 0;
    if (strcmp(line, "game") == 0) begin(speaker, id, rest);
    struct seat_of *match = *id ? find(speaker, id) : NULL;
    if (!match) return;
    if (strcmp(line, "position") == 0) take_position(match, rest);
    else if (strcmp(line, "ask") == 0) answer(speaker, match, rest);
    else if (strcmp(line, "over") == 0) match->id[0] = 0;
}

int command_bot(const struct arguments *arguments)
{
    static struct speaker speaker;
    static char line[INPUT_MAX];
    const char *name = arguments->word[0];
    speaker.seed = arguments->number[OPTION_SEED];
    speaker.bot = strcmp(name, "best") == 0 ? NULL : lf_bot_find(name);
    if (!speaker.bot && strcmp(name, "best") != 0)
        return fail(EXIT_USAGE, SAY("there is no bot '%s'; `landfall games` lists them",
                                    "es gibt keinen Bot '%s'; siehe `landfall games`"), name);
    if (!speaker.bot || speaker.bot->solver) solution_load_all();
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = 0;
        if (strcmp(line, "quit") == 0) break;
        listen_to(&speaker, line);
    }
    return EXIT_DONE;
}
