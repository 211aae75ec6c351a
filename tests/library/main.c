/* main.c - threads that play different things side by side: every game, and the card game with
 * three sets of figures at once. Each must play the games that it plays alone, and nothing that the
 * engine calls its own may have changed in the end.
 *
 * Linked with the objects it runs under the thread sanitizer; linked with liblandfall.so
 * (tests/install) it also compares the library's writable memory. */
#define _GNU_SOURCE
#include <link.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef INSTALLED
#include <landfall/landfall.h>
#else
#include "bindings/library/landfall.h"
#endif

enum { TASKS_MAX = 32, MATCHES = 6, TURNS_MAX = 60 };

struct task {
    const struct lf_game *game;
    struct lf_context context;
    const char *name;
    uint64_t alone, beside;
};

static uint64_t stir(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    while (size--) hash = (hash ^ *at++) * 0x100000001B3u;
    return hash;
}

static uint64_t play(const struct task *task)
{
    const struct lf_game *game = task->game;
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    const struct lf_bot *bots[LF_SEATS_MAX];
    char line[LF_OPTIONS_MAX];
    struct lf_error error;
    struct lf_tally tally;
    struct lf_luck luck;
    uint64_t hash = 1;
    lf_enter(&task->context);
    for (int seat = 0; seat < LF_SEATS_MAX; seat++) bots[seat] = lf_bot_find("greedy");
    for (uint64_t match = 0; match < MATCHES; match++) {
        lf_luck_start(&luck, 11, match);
        if (!lf_bots_line(game, "", line) || !game->init(state, game->seats_max, line, &error))
            return 0;
        lf_arena_play(game, state, bots, &luck, TURNS_MAX, NULL, NULL, &tally);
        hash = stir(hash, state, game->state_size);
    }
    lf_enter(NULL);
    return hash;
}

static void *play_beside(void *argument)
{
    struct task *task = argument;
    task->beside = play(task);
    return NULL;
}

/* All that is writable of the shared library: 0 if the engine is linked another way. */
static int add_memory(struct dl_phdr_info *info, size_t size, void *hash)
{
    (void)size;
    if (!strstr(info->dlpi_name, "liblandfall")) return 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        if (part->p_type != PT_LOAD || !(part->p_flags & PF_W)) continue;
        *(uint64_t *)hash = stir(*(uint64_t *)hash, (void *)(info->dlpi_addr + part->p_vaddr),
                                 part->p_memsz);
    }
    return 1;
}

static uint64_t memory(void)
{
    uint64_t hash = 0;
    dl_iterate_phdr(add_memory, &hash);
    return hash;
}

/* The n-th set of figures for the card game; 0: its own. */
static void choose_figures(struct task *task, int n)
{
    static const char *const TEXT[] = {
        "", "settlement cost b public\nroad cost b public\ncity points 3 public\n",
        "settlement points 3 public\nlandscape 1 g6 public\nroad cost l public\n",
    };
    struct lf_error error;
    void *figures = malloc(task->game->figures_size);
    if (!figures || !task->game->replace(TEXT[n], figures, &error)) exit(2);
    task->context.slot[task->game->figures_slot] = figures;
    task->name = n == 1 ? "first figures" : "second figures";
}

static int passed, failed;

static void verdict(bool good, const struct task *task, const char *what)
{
    if (!good) printf("FAIL %s, %s: %s\n", task->game->name, task->name, what);
    *(good ? &passed : &failed) += 1;
}

int main(void)
{
    static struct task tasks[TASKS_MAX];
    pthread_t thread[TASKS_MAX];
    int count = 0;
    for (int i = 0; lf_games[i]; i++)
        for (int n = 0; n < (lf_games[i]->replace ? 3 : 1); n++) {
            struct task *task = &tasks[count++];
            *task = (struct task){ .game = lf_games[i], .name = "as it is" };
            if (n) choose_figures(task, n);
        }
    uint64_t before = memory();
    for (int i = 0; i < count; i++) tasks[i].alone = play(&tasks[i]);
    for (int i = 0; i < count; i++)
        if (pthread_create(&thread[i], NULL, play_beside, &tasks[i]) != 0) return 2;
    for (int i = 0; i < count; i++) pthread_join(thread[i], NULL);
    for (int i = 0; i < count; i++) {
        verdict(tasks[i].alone != 0, &tasks[i], "no match could be played");
        verdict(tasks[i].alone == tasks[i].beside, &tasks[i], "other games beside others");
        for (int k = 0; k < i; k++)
            verdict(tasks[i].alone != tasks[k].alone, &tasks[i], "figures change nothing");
    }
#ifdef INSTALLED
    verdict(before != 0, &tasks[0], "the shared library was not found");
#endif
    verdict(before == memory(), &tasks[0], "the library has written to its own memory");
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
