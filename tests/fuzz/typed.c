/* typed.c - fuzzes what people type for moves and questions (core/typed.c, core/asked.c), in
 * positions of all games: the first byte chooses one, the rest is the line. */
#include "core/asked.h"
#include "core/match.h"
#include "core/typed.h"
#include "tests/fuzz/fuzz.h"

enum { GAMES_MAX = 16, STOPS = 8, LIST_MAX = 256 };

/* A seat that is asked, and its moves. */
struct stop { struct lf_typist typist; lf_action list[LIST_MAX]; };
static struct stop stops[GAMES_MAX * STOPS];
static int stop_count;

static void note(const struct lf_game *game, const void *state, int seat)
{
    static lf_action list[LF_LEGAL_MAX];
    struct stop *stop = &stops[stop_count++];
    int count = game->legal(state, seat, list);
    if (count > LIST_MAX) count = LIST_MAX;
    memcpy(stop->list, list, (size_t)count * sizeof list[0]);
    stop->typist = (struct lf_typist){ game, stop->list, count,
                                       ((lf_seats)1 << game->seats_max) - 1 };
    stop->typist.others &= ~lf_seat_bit(seat);
}

/* Plays a match in which every seat takes one of its moves in turn, and notes seats on the way. */
static void play(const struct lf_game *game)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX];
    static lf_action list[LF_LEGAL_MAX];
    struct lf_error error;
    struct lf_luck luck;
    lf_luck_start(&luck, 1, 0);
    LF_ASSERT(game->init(state, game->seats_max, "", &error));
    for (int step = 0, noted = 0; noted < STOPS && game->actors(state); step++) {
        int seat = lf_lowest_seat(game->awaited(state));
        if (seat == LF_CHANCE) {
            game->apply(state, seat, lf_chance_draw(game, state, &luck));
            continue;
        }
        if (step % 29 == 0 || step == 12) note(game, state, seat), noted++;
        int count = game->legal(state, seat, list);
        game->apply(state, seat, list[step * 7 % count]);
    }
}

static bool is_listed(const struct lf_typist *typist, lf_action action)
{
    for (int i = 0; i < typist->count; i++)
        if (typist->list[i] == action) return true;
    return false;
}

static void judge(const struct lf_typist *typist, const char *line)
{
    struct lf_typed typed, again;
    struct lf_error error;
    lf_action action;
    lf_typed_read(typist, line, &typed);
    LF_ASSERT(memchr(typed.text, 0, sizeof typed.text));
    switch (typed.as) {
    case LF_TYPED_MOVE:
        LF_ASSERT(typist->game->parse(typed.text, &action, &error) && action == typed.action);
        lf_typed_read(typist, typed.text, &again);
        LF_ASSERT(again.as == LF_TYPED_MOVE && again.action == action);
        break;
    case LF_TYPED_SEVERAL:
        LF_ASSERT(typed.count > 1 && typed.count <= LF_TYPED_SEVERAL_MAX);
        break;
    case LF_TYPED_KIND:
        LF_ASSERT(typed.kind && typed.kind->kind >= LF_KIND_CHANCE_END);
        LF_ASSERT(strcmp(typed.text, typed.kind->word) == 0);
        break;
    case LF_TYPED_NOTHING:
        LF_ASSERT(!typist->game->parse(line, &action, &error) || strlen(line) >= LF_TYPED_MAX);
        break;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *rest = "";
    if (!stop_count)
        for (int i = 0; lf_games[i] && i < GAMES_MAX; i++) play(lf_games[i]);
    if (size < 1) return 0;
    const struct lf_typist *typist = &stops[data[0] % stop_count].typist;
    const char *line = fuzz_text(data + 1, size - 1);
    judge(typist, line);
    for (int where = LF_AT_TERMINAL; where <= LF_IN_PAGE; where++)
        if (lf_asked_read(line, (enum lf_asked_where)where, data[0] & 1, &rest) != LF_ASKED_NOTHING)
            LF_ASSERT(rest >= line && rest <= line + strlen(line));

    /* What a reader is told to type is what it stands for. */
    if (typist->count == 0) return 0;
    char brief[LF_TYPED_MAX];
    struct lf_typed typed;
    lf_action action = typist->list[data[0] % typist->count];
    LF_ASSERT(is_listed(typist, action));
    lf_typed_brief(typist, action, brief, sizeof brief);
    lf_typed_read(typist, brief, &typed);
    LF_ASSERT(typed.as == LF_TYPED_MOVE && typed.action == action);
    return 0;
}
