/* main.c - what a game says to people, as one text: tests/golden/transcript compares it with the
 * text that was read line by line and found good.
 *
 *     test-transcript GAME LANGUAGE REPLAY... < tests/golden/transcripts.txt
 *
 * First come the tables: names, options, kinds of moves, what parsers expect, every card, every
 * sample deck. Then the games of the list are played by bots, and the replays are told. A sentence
 * is printed if two words stand side by side in it that did not before, a line of a drawing if it
 * has a new word, a refusal for each rule and kind of move, with the rule's text: so the
 * transcript stays short enough to be read, and any other word anywhere changes it. Whoever adds a
 * game adds its lines to the list and runs `tests/golden/transcript --write GAME`.
 */
#include "tests/transcript/transcript.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "core/match.h"
#include "core/replay.h"
#include "core/text.h"

enum { TURNS_MAX = 400, DRAWN_AT = 300, TRIED = 64 };

struct play {
    struct transcript *t;
    const struct lf_game *game;
    long step;
    uint32_t turn;
    bool first;                           /* the first game of its line: with whole drawings */
    lf_action tried[TRIED];               /* moves that were listed before, to be refused now */
    int tried_count;
};

/* ---- Sentences and drawings ---- */

static void tell(struct play *p, const void *before, int actor, lf_action action, int viewer)
{
    static _Alignas(16) unsigned char view[LF_STATE_MAX];
    char sentence[1024];
    p->game->view(before, viewer, view);
    lf_action seen = p->game->seen(before, actor, action, viewer);
    p->game->describe(view, actor, seen, p->t->language, sentence, sizeof sentence);
    if (words_new_pairs(&p->t->pairs, sentence)) printf("  %s\n", sentence);
}

/* What follows of itself. */
static void tell_outcome(struct play *p, const void *before, int actor, lf_action action,
                         int viewer)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX], view[LF_STATE_MAX],
        after[LF_STATE_MAX];
    char sentence[1024];
    memcpy(state, before, p->game->state_size);
    p->game->apply(state, actor, action);
    p->game->view(before, viewer, view);
    p->game->view(state, viewer, after);
    lf_action seen = p->game->seen(before, actor, action, viewer);
    p->game->outcome(view, after, actor, seen, p->t->language, sentence, sizeof sentence);
    if (*sentence && words_new_pairs(&p->t->pairs, sentence)) printf("  = %s\n", sentence);
}

static void draw(struct play *p, const void *state, int viewer, bool whole)
{
    static _Alignas(16) unsigned char view[LF_STATE_MAX];
    static char drawing[LF_DRAWING_MAX];
    p->game->view(state, viewer, view);
    p->game->draw(view, p->t->language, false, drawing, sizeof drawing);
    for (char *line = drawing, *end; *line; line = end) {
        end = line + strcspn(line, "\n");
        if (*end) *end++ = 0;
        bool new_word = words_new(&p->t->drawn, line);
        if (whole || new_word) printf("| %s\n", line);
    }
}

/* ---- Refusals ---- */

/* Kind 0: a whole kind is refused, which is told once for each rule. */
static void refuse(struct play *p, int kind, lf_rule rule, const char *example)
{
    char id[32], pair[64];
    lf_rule_print(p->game, rule, id, sizeof id);
    snprintf(pair, sizeof pair, "%s %d", id, kind);
    if (!words_new_text(&p->t->refused, pair)) return;
    printf("! %s: %s", example, id);
    if (words_new_text(&p->t->refused, id)) rule_text(p->t, id);
    putchar('\n');
}

static void try_all(struct play *p, const void *state, int seat)
{
    char text[LF_ACTION_TEXT_MAX];
    for (const struct lf_kind *kind = p->game->kinds; kind->kind; kind++) {
        if (kind->kind < LF_KIND_CHANCE_END) continue;
        lf_rule rule = p->game->forbidden(state, seat, kind->kind);
        if (rule) refuse(p, 0, rule, kind->word);
    }
    for (int i = 0; i < p->tried_count; i++) {
        lf_rule rule = p->game->check(state, seat, p->tried[i]);
        p->game->print(p->tried[i], text, sizeof text);
        if (rule) refuse(p, lf_kind_of(p->tried[i]), rule, text);
    }
}

/* Keeps some listed moves, at places that depend on the step only. */
static void keep(struct play *p, const lf_action *list, int count)
{
    for (int i = 0; i < count; i += 1 + count / 4) {
        uint64_t place = lf_mix((uint64_t)(p->step + i)) % TRIED;
        if (p->tried_count < TRIED) place = (uint64_t)p->tried_count++;
        p->tried[place] = list[(i + p->step) % count];
    }
}

/* ---- Games ---- */

static void tell_all(struct play *p, const void *before, int actor, lf_action action)
{
    const struct lf_game *game = p->game;
    if (game->turn(before) != p->turn) {
        p->turn = game->turn(before);
        if (words_pending(&p->t->pairs)) printf("# %u\n", p->turn);
    }
    for (int viewer = 0; viewer < game->seat_count(before); viewer++)
        tell(p, before, actor, action, viewer);
    tell(p, before, actor, action, LF_NOBODY);
    for (int viewer = 0; game->outcome && viewer < game->seat_count(before); viewer++)
        tell_outcome(p, before, actor, action, viewer);
}

static void witness(void *context, const struct lf_game *game, const void *before, int actor,
                    lf_action action)
{
    static lf_action list[LF_LEGAL_MAX];
    struct play *p = context;
    p->game = game;
    if (actor != LF_CHANCE) {
        try_all(p, before, actor);
        keep(p, list, game->legal(before, actor, list));
        draw(p, before, actor, p->first && p->step == DRAWN_AT);
    }
    tell_all(p, before, actor, action);
    p->step++;
}

static void play_games(struct transcript *t, const struct lf_game *game, int seats,
                       const char *options, const char *bot_name, uint64_t seed, int games)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX];
    const struct lf_bot *bots[LF_SEATS_MAX];
    struct lf_error error = { 0 };
    for (int i = 0; i < seats; i++) bots[i] = lf_bot_find(bot_name);
    if (!bots[0] || !bots[0]->plays(game)) {
        fprintf(stderr, "no bot %s for %s\n", bot_name, game->name);
        exit(2);
    }
    for (int match = 0; match < games; match++) {
        struct play play = { .t = t, .game = game, .first = match == 0 };
        struct lf_luck luck;
        struct lf_tally tally;
        lf_luck_start(&luck, seed, (uint64_t)match);
        if (!game->init(state, seats, strcmp(options, "-") == 0 ? "" : options, &error)) {
            fprintf(stderr, "%s refuses %s\n", game->name, options);
            exit(2);
        }
        lf_arena_play(game, state, bots, &luck, TURNS_MAX, witness, &play, &tally);
        draw(&play, state, LF_NOBODY, play.first);
    }
}

/* Golden replays hold what is rare: every kind of move, every card. */
static void tell_replay(struct transcript *t, const char *path)
{
    static struct lf_replay replay;
    static _Alignas(16) unsigned char before[LF_STATE_MAX];
    char line[LF_REPLAY_LINE_MAX];
    struct lf_error error = { 0 };
    struct play play = { .t = t, .game = t->game };
    FILE *file = fopen(path, "r");
    if (!file) exit(2);
    lf_replay_start(&replay);
    printf("\n== %s\n", path);
    while (fgets(line, sizeof line, file)) {
        uint64_t actions = replay.actions;
        line[strcspn(line, "\n")] = 0;
        if (!lf_replay_read(&replay, line, &error, before)) {
            fprintf(stderr, "%s:%u is refused\n", path, replay.line);
            exit(2);
        }
        if (replay.actions == actions) continue;
        if (replay.actor != LF_CHANCE) draw(&play, before, replay.actor, false);
        tell_all(&play, before, replay.actor, replay.action);
    }
    fclose(file);
}

int main(int argc, char **argv)
{
    static struct transcript t;
    char line[512], name[64], options[256], bot[32];
    unsigned long long seed;
    int seats, games;
    const struct lf_game *game = argc >= 3 ? lf_game_find(argv[1]) : NULL;
    if (!game || (strcmp(argv[2], "en") != 0 && strcmp(argv[2], "de") != 0)) {
        fprintf(stderr, "usage: test-transcript GAME en|de REPLAY... < LIST\n");
        return 2;
    }
    t.language = strcmp(argv[2], "de") == 0 ? LF_DE : LF_EN;
    t.game = game;
    books_read(&t);
    tables_print(&t);
    while (fgets(line, sizeof line, stdin)) {
        if (*line == '#' || sscanf(line, "%63s %d %255s %31s %llu %d", name, &seats, options, bot,
                                   &seed, &games) != 6 || strcmp(name, game->name) != 0) continue;
        printf("\n== %s", line);
        play_games(&t, game, seats, options, bot, seed, games);
    }
    for (int i = 3; i < argc; i++) tell_replay(&t, argv[i]);
    return 0;
}
