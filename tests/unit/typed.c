/* typed.c - tests of core/typed.c and core/asked.c: what people type, and the notation it is read
 * as, in positions of real games. */
#include "core/typed.h"

#include <string.h>

#include "core/asked.h"
#include "core/match.h"
#include "core/text.h"
#include "tests/unit/unit.h"

static struct lf_typed last;               /* what was read last */

/* Reads a line at a position, by seat 0; what it gave, as a text. */
static const char *reads(const char *position, const char *line)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX];
    static lf_action list[LF_LEGAL_MAX];
    static char said[512];
    const struct lf_game *game = NULL;
    struct lf_error error = { 0 };
    if (!lf_position_parse(position, &game, state, &error)) return "no such position";
    int seats = game->seat_count(state);
    struct lf_typist typist = { game, list, game->legal(state, 0, list),
                                (((lf_seats)1 << seats) - 1) & ~(lf_seats)1 };
    lf_typed_read(&typist, line, &last);
    struct lf_out out = lf_out_start(said, sizeof said);
    if (last.as == LF_TYPED_NOTHING) lf_put(&out, "nothing: ");
    if (last.as == LF_TYPED_KIND) lf_put(&out, "where: ");
    if (last.as != LF_TYPED_SEVERAL) lf_put(&out, last.text);
    for (int i = 0; last.as == LF_TYPED_SEVERAL && i < last.count; i++) {
        char text[LF_ACTION_TEXT_MAX];
        game->print(last.several[i], text, sizeof text);
        lf_put(&out, i ? " | " : "");
        lf_put(&out, text);
    }
    lf_out_end(&out);
    return said;
}

static bool all_read(const char *position, const char *const (*lines)[2])
{
    for (; (*lines)[0]; lines++) {
        const char *said = reads(position, (*lines)[0]);
        if (strcmp(said, (*lines)[1]) == 0) continue;
        unit_fail((*lines)[0], said, 0);
        return false;
    }
    return true;
}

#define BOARD "m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl"

static const char FOUNDING[] = "base/2 4 board=" BOARD ",start=0; viewer 0";
static const char MAIN[] =
    "base/2 4 board=" BOARD ",start=0; settlements 0 c12 c40; roads 0 e12 e56; hand 0 2b2lw4g3o; "
    "phase main; flags rolled; dice 1 2; turn 5; viewer 0";
static const char SEVEN[] =
    "base/2 4 board=" BOARD ",start=0; settlements 0 c12; settlements 1 c17; settlements 2 c14; "
    "hand 1 ?1; hand 2 ?1; phase robber; flags rolled; dice 3 4; turn 5; viewer 0";

static void founding(void)
{
    static const char *const lines[][2] = {
        { "settlement c12", "settlement c12" }, { "SETTLEMENT  C12 ", "settlement c12" },
        { "s12", "settlement c12" }, { "s 12", "settlement c12" }, { "s c12", "settlement c12" },
        { "12", "settlement c12" }, { "c12", "settlement c12" },
        { "siedlung 12", "settlement c12" }, { "Siedl c12", "settlement c12" },
        { "sied12", "settlement c12" },
        { "s", "where: settlement" }, { "siedlung", "where: settlement" },
        { "99", "nothing: 99" }, { "xyzzy", "nothing: xyzzy" },
        { "s99", "nothing: settlement c99" },
        { "r12", "road e12" },                        /* not listed: a rule forbids it */
        { "", "nothing: " }, { NULL, NULL },
    };
    EXPECT(all_read(FOUNDING, lines));
}

/* A word of a move that cannot be read is no beginning of a question; one that is none may be. */
static void guesses(void)
{
    EXPECT(strcmp(reads(MAIN, "offer 1 w>w"), "nothing: offer 1 w>w") == 0);
    EXPECT(!last.guessed);
    EXPECT(strcmp(reads(MAIN, "spie"), "nothing: spie") == 0 && last.guessed);
    EXPECT(strcmp(reads(MAIN, "r13"), "road e13") == 0 && !last.guessed);
}

static void main_phase(void)
{
    static const char *const lines[][2] = {
        { "r13", "road e13" }, { "r 13", "road e13" }, { "straße 13", "road e13" },
        { "STRASSE 13", "road e13" }, { "stra 13", "road e13" }, { "r", "where: road" },
        { "c12", "city c12" }, { "stadt 12", "city c12" }, { "e", "end" }, { "ende", "end" },
        { "d", "buy" }, { "kaufen", "buy" }, { "karte", "nothing: karte" },
        { "b gggg>o", "bank 4g>o" }, { "b 4 grain > ore", "bank 4g>o" },
        { "bank 4 Getreide > 1 Erz", "bank 4g>o" }, { "tauschen 4g>o", "bank 4g>o" },
        { "t g>b", "offer 123 g>b" }, { "t 2 13 g>b", "nothing: offer 2 13 g>b" },
        { "t 13 g>b", "offer 13 g>b" }, { "anbieten Getreide>Lehm", "offer 123 g>b" },
        { "o 2g>bl", "offer 123 2g>bl" }, { "handeln 2 wolle > holz", "offer 123 2w>l" },
        { "roll", "roll" },                           /* IB-27 forbids it */
        { "w", "roll" }, { "würfeln", "roll" }, { "Wuerf", "roll" },
        { "s30", "settlement c30" }, { "city 30", "city c30" }, { NULL, NULL },
    };
    EXPECT(all_read(MAIN, lines));
}

static void robber(void)
{
    static const char *const lines[][2] = {
        { "4", "robber h4 1" }, { "räuber 4", "robber h4 1" }, { "rob 4 1", "robber h4 1" },
        { "h4", "robber h4 1" }, { "0", "robber h0" }, { "w", "roll" },
        { "robber 5 2", "robber h5 2" }, { "5", "robber h5 2" }, { "robber", "where: robber" },
        { NULL, NULL },
    };
    EXPECT(all_read(SEVEN, lines));
}

static void choices(void)
{
    static const char *const improve[][2] = {
        { "improve sc", "improve science" }, { "ausbau wissenschaft", "improve science" },
        { "ausbau pol", "improve politics" }, { "aktivieren 14", "activate c14" },
        { "bank 4 Papier > Erz", "bank 4p>o" }, { "mauer 12", "wall c12" }, { NULL, NULL },
    };
    static const char *const dice[][2] = {
        { "w", "roll" }, { "r", "roll" }, { NULL, NULL },
    };
    static const char *const rolled[][2] = {
        { "rr 2b", "reroll 2b" }, { "nochmal 2 lehm gold", "reroll 2b$" },
        { "1", "reroll b" }, { "stop", "stop" }, { "behalten", "stop" },
        { "rr", "where: reroll" }, { NULL, NULL },
    };
    EXPECT(all_read("dice/1 1 start=0; phase roll; active 0; turn 1", dice));
    EXPECT(all_read("dice/1 1 start=0; phase choose; active 0; turn 1; rolls 1; dice 2blwg$",
                    rolled));
    EXPECT(all_read("knights/2 4 board=" BOARD ",start=0; cities 0 c12; roads 0 e12; "
                    "knights 0 c13:1; hand 0 2bgo4pcm; phase main; flags -; dice 1 2; event ship; "
                    "turn 5; viewer 0", improve));
}

static void questions(void)
{
    const char *rest = "";
    EXPECT(lf_asked_read("hilfe", LF_AT_TERMINAL, false, &rest) == LF_ASKED_HELP && !*rest);
    EXPECT(lf_asked_read("  Zurück", LF_AT_TERMINAL, false, &rest) == LF_ASKED_UNDO);
    EXPECT(lf_asked_read("zurueck", LF_AT_TERMINAL, false, &rest) == LF_ASKED_UNDO);
    EXPECT(lf_asked_read("moves road", LF_IN_PAGE, false, &rest) == LF_ASKED_MOVES);
    EXPECT(strcmp(rest, "road") == 0);
    EXPECT(lf_asked_read("say Hello You", LF_IN_PAGE, false, &rest) == LF_ASKED_SAY);
    EXPECT(strcmp(rest, "Hello You") == 0);
    EXPECT(lf_asked_read("say x", LF_AT_TERMINAL, false, &rest) == LF_ASKED_NOTHING);
    EXPECT(lf_asked_read("play", LF_AT_TERMINAL, false, &rest) == LF_ASKED_NOTHING);
    EXPECT(lf_asked_read("play", LF_AT_TERMINAL, true, &rest) == LF_ASKED_PLAYERS);
    EXPECT(lf_asked_read("h", LF_AT_TERMINAL, true, &rest) == LF_ASKED_NOTHING);
    EXPECT(lf_asked_read("", LF_AT_TERMINAL, true, &rest) == LF_ASKED_NOTHING);
}

/* Every word of the table is one that the reader knows, and every move of a seat has words. */
static void words(void)
{
    char folded[LF_TYPED_MAX];
    for (const struct lf_alias *alias = lf_spoken.words; alias->word; alias++) {
        EXPECT(lf_typed_fold(alias->also, folded, sizeof folded) > 0);
        EXPECT(strcmp(folded, alias->also) == 0);
        for (const struct lf_alias *other = alias + 1; other->word; other++)
            EXPECT(strcmp(alias->word, other->word) != 0);
    }
    for (int i = 0; lf_games[i]; i++)
        for (const struct lf_kind *kind = lf_games[i]->kinds; kind->kind; kind++) {
            const struct lf_alias *alias = lf_spoken.words;
            if (kind->kind < LF_KIND_CHANCE_END) continue;
            while (alias->word && strcmp(alias->word, kind->word) != 0) alias++;
            if (!alias->word) unit_fail(kind->word, "games/words.c", 0);
        }
}

/* A short form that a reader is told to type is read as its move; and in no two ways. */
static void briefs(void)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX];
    static lf_action list[LF_LEGAL_MAX];
    const char *const positions[] = { FOUNDING, MAIN, SEVEN };
    for (int p = 0; p < 3; p++) {
        const struct lf_game *game;
        struct lf_error error;
        EXPECT(lf_position_parse(positions[p], &game, state, &error));
        struct lf_typist typist = { game, list, game->legal(state, 0, list), 14 };
        EXPECT(typist.count > 0 && !lf_typed_numbered(&typist));
        for (int i = 0; i < typist.count; i++) {
            char text[LF_TYPED_MAX];
            struct lf_typed typed;
            lf_typed_brief(&typist, list[i], text, sizeof text);
            lf_typed_read(&typist, text, &typed);
            EXPECT(typed.as == LF_TYPED_MOVE && typed.action == list[i]);
        }
    }
}

/* A position whose parts do not fit is refused at the field that does not. */
static void unsound(void)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX];
    const char *text = "base/2 3 board=beginner,start=0; hand 0 12b; hand 1 9b";
    const struct lf_game *game;
    struct lf_error error = { 0 };
    bool is_view;
    EXPECT(!lf_position_parse(text, &game, state, &error));
    EXPECT(error.at == (uint32_t)(strstr(text, "hand 0") - text));
    EXPECT(lf_position_read(text, &game, state, &is_view, &error) && !is_view);
    EXPECT(!game->sound(state));
}

const struct unit_test typed_tests[] = {
    { "typed.founding", founding }, { "typed.guesses", guesses }, { "typed.main", main_phase },
    { "typed.robber", robber }, { "typed.choices", choices }, { "typed.questions", questions },
    { "typed.words", words }, { "typed.briefs", briefs }, { "typed.unsound", unsound },
    { 0 },
};
