/* review.c - `landfall review`: looks back at a recorded match (bots/review.h): luck and skill of
 * every seat, the turning points, and the decisions that gave away most, in words or as JSON. */
#include "bots/review.h"

#include <stdlib.h>
#include <string.h>

#include "bots/solver.h"
#include "cli/command.h"
#include "cli/solution.h"
#include "core/match.h"
#include "core/replay.h"

enum {
    FILE_LIMIT = 16 << 20,
    SENTENCE_SIZE = 1024,
    JSON_SIZE = 1 << 14,              /* of one action, or of the head */
    WORST = 8,                        /* decisions that are told */
    NAME_COLUMNS = 10,
    STEPS_SHOWN = 16,                 /* between two looks at the progress */
};

struct session {
    const struct arguments *arguments;
    const char *name;
    int only;                         /* the seat whose decisions are told; -1: all */
    struct lf_replay replay;
    struct lf_review review;
    void *memory;
};

/* ---- Reading ---- */

static int refuse(const struct session *session, const struct lf_error *error, int code)
{
    char where[512];
    snprintf(where, sizeof where, "%.480s:%u", session->name, session->replay.line);
    return fail_at(code, where, session->replay.game, error);
}

/* The head is read: what the match is judged by is made ready. */
static int begin(struct session *session, uint32_t actions)
{
    const struct lf_replay *replay = &session->replay;
    const struct lf_game *game = replay->game;
    int code = solution_need(game, replay->state, true, 0, session->arguments->given[OPTION_QUIET]);
    if (code != EXIT_DONE) return code;
    if (!lf_reviewable(game, replay->state))
        return fail(EXIT_NO, SAY("%s: nothing judges %s with %d seats",
                                 "%s: Nichts beurteilt %s mit %d Plätzen"),
                    session->name, said(game->title), replay->seat_count);
    if (session->only >= replay->seat_count)
        return fail(EXIT_USAGE, SAY("--seat %d: the match has %d seats, counted from 0",
                                    "--seat %d: Die Partie hat %d Plätze, ab 0 gezählt"),
                    session->only, replay->seat_count);
    size_t size = lf_review_size(game, actions);
    session->memory = malloc(size);
    if (!session->memory)
        return fail(EXIT_SYSTEM, SAY("out of memory", "zu wenig Speicher"));
    lf_review_start(&session->review, game, replay->state,
                    (uint32_t)session->arguments->number[OPTION_NODES], actions, session->memory,
                    size);
    return EXIT_DONE;
}

static int take_line(struct session *session, const char *line, uint32_t actions)
{
    struct lf_replay *replay = &session->replay;
    struct lf_error error = { 0 };
    uint64_t known = replay->actions;
    bool head = replay->part == LF_REPLAY_HEAD;
    if (!lf_replay_read(replay, line, &error, NULL)) {
        return refuse(session, &error, head ? EXIT_DATA : EXIT_NO);
    }
    if (head && replay->part == LF_REPLAY_ACTIONS) return begin(session, actions);
    if (replay->actions > known)
        lf_review_add(&session->review, replay->actor, replay->action);
    return EXIT_DONE;
}

static int read_lines(struct session *session, char *text)
{
    struct lf_error error = { 0 };
    uint32_t lines = 1;
    int code = EXIT_DONE;
    for (const char *at = text; *at; at++) lines += *at == '\n';
    while (code == EXIT_DONE && *text) {
        char *end = strchr(text, '\n');
        if (end) *end = 0;
        if (strlen(text) >= LF_REPLAY_LINE_MAX)
            return fail(EXIT_DATA,
                        SAY("%s:%u: the line is too long", "%s:%u: Die Zeile ist zu lang"),
                        session->name, session->replay.line + 1);
        code = take_line(session, text, lines);
        text = end ? end + 1 : text + strlen(text);
    }
    if (code != EXIT_DONE || lf_replay_finish(&session->replay, &error)) return code;
    session->replay.line++;
    return refuse(session, &error,
                  session->replay.part == LF_REPLAY_HEAD ? EXIT_DATA : EXIT_NO);
}

/* ---- Telling ---- */

static const char *seat_name(const struct session *session, int seat)
{
    return session->review.game->seat_name(session->review.now, seat, language);
}

/* Chances in percent, points as they are. */
static double shown(const struct session *session, float value)
{
    return session->review.solver ? (double)value : 100 * (double)value;
}

static void print_seats(const struct session *session)
{
    const struct lf_review *review = &session->review;
    printf("%s, %s\n\n", said(review->game->title),
           review->solver ? SAY("in points", "in Punkten")
                          : SAY("in percent of the chance to win",
                                "in Prozent der Aussicht auf den Sieg"));
    printf("  %-*s %7s %7s %7s %7s %7s   %s\n", NAME_COLUMNS, "", SAY("start", "Beginn"),
           SAY("luck", "Glück "), SAY("own", "selbst"), SAY("others", "andere"),
           SAY("result", "am Ende"), SAY("?!  ?   ??", "?!  ?   ??"));
    for (int i = 0; i < review->seats; i++) {
        const struct lf_review_seat *seat = &review->seat[i];
        const char *name = seat_name(session, i);
        int pad = NAME_COLUMNS - text_columns(name, strlen(name));
        printf("  %s%*s %7.1f %+7.1f %+7.1f %+7.1f %7.1f   %-3u %-3u %-3u\n", name,
               pad > 0 ? pad : 0, "", shown(session, seat->start), shown(session, seat->luck),
               shown(session, seat->own), shown(session, seat->others),
               shown(session, seat->result), seat->grades[LF_GRADE_INACCURACY],
               seat->grades[LF_GRADE_MISTAKE], seat->grades[LF_GRADE_BLUNDER]);
    }
    puts(SAY("\n  own, others: decisions of the seat and of the others, against the best found.",
             "\n  selbst, andere: eigene und fremde Entscheidungen, gemessen an der besten."));
}

static void sentence(struct session *session, uint32_t n, lf_action action, char *out)
{
    session->review.game->describe(lf_review_position(&session->review, n),
                                   session->review.entries[n].actor, action, language, out,
                                   SENTENCE_SIZE);
}

static float before(const struct lf_review *review, uint32_t n, int seat)
{
    return n ? review->entries[n - 1].value[seat] : review->start[seat];
}

/* Whose chance an action changed most, and by how much. */
static int most_changed(const struct lf_review *review, uint32_t n, float *change)
{
    int seat = 0;
    *change = 0;
    for (int i = 0; i < review->seats; i++) {
        float here = review->entries[n].value[i] - before(review, n, i);
        if (here * here > *change * *change) {
            *change = here;
            seat = i;
        }
    }
    return seat;
}

static void print_turning(struct session *session)
{
    struct lf_review *review = &session->review;
    char text[SENTENCE_SIZE];
    if (review->turning_count == 0) return;
    puts(SAY("\nTurning points", "\nWendepunkte"));
    for (int k = 0; k < review->turning_count; k++) {
        uint32_t n = review->turning[k];
        float change;
        int seat = most_changed(review, n, &change);
        sentence(session, n, review->entries[n].action, text);
        printf(SAY("%6u  turn %u, %s %+.1f: ", "%6u  Zug %u, %s %+.1f: "), n + 1,
               review->entries[n].turn, seat_name(session, seat), shown(session, change));
        wrap_print(stdout, text, strlen(text), 32, 8, terminal_columns());
    }
}

static float loss_of(const struct lf_review *review, uint32_t n)
{
    int actor = review->entries[n].actor;
    return before(review, n, actor) - review->entries[n].value[actor];
}

/* The next worst decision that was not told; false: there is none that deserves a word. */
static bool next_worst(const struct session *session, const uint32_t *told, int count,
                       uint32_t *out)
{
    const struct lf_review *review = &session->review;
    float most = 0;
    for (uint32_t n = 0; n < review->count; n++) {
        const struct lf_reviewed *entry = &review->entries[n];
        bool wanted = entry->grade >= LF_GRADE_INACCURACY &&
                      (session->only < 0 || entry->actor == session->only);
        for (int i = 0; i < count; i++) wanted = wanted && told[i] != n;
        if (!wanted || loss_of(review, n) <= most) continue;
        most = loss_of(review, n);
        *out = n;
    }
    return most > 0;
}

static void print_worst(struct session *session)
{
    struct lf_review *review = &session->review;
    uint32_t told[WORST];
    char text[SENTENCE_SIZE];
    int count = 0;
    while (count < WORST && next_worst(session, told, count, &told[count])) count++;
    puts(count ? SAY("\nWhat cost most", "\nWas am meisten gekostet hat")
               : SAY("\nNo decision gave away much.", "\nKeine Entscheidung hat viel verschenkt."));
    for (int i = 0; i < count; i++) {
        const struct lf_reviewed *entry = &review->entries[told[i]];
        sentence(session, told[i], entry->action, text);
        printf(SAY("%6u  turn %u, %s, −%.1f: ", "%6u  Zug %u, %s, −%.1f: "), told[i] + 1,
               entry->turn, said(lf_grades[entry->grade].name),
               shown(session, loss_of(review, told[i])));
        wrap_print(stdout, text, strlen(text), 36, 8, terminal_columns());
        sentence(session, told[i], entry->best, text);
        printf("        %s ", SAY("Better:", "Besser:"));
        wrap_print(stdout, text, strlen(text), 16, 8, terminal_columns());
        if (lf_review_why(review, told[i], -1, language, text, sizeof text) == 0) continue;
        printf("        ");
        wrap_print(stdout, text, strlen(text), 8, 8, terminal_columns());
    }
}

/* An object as one line of text without its brackets would be lost, so each is printed whole. */
static int print_json(struct session *session)
{
    static char text[JSON_SIZE];
    struct lf_review *review = &session->review;
    struct lf_out out = lf_out_start(text, sizeof text);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "game", review->game->name);
    lf_review_json(review, &out);
    lf_out_end(&out);
    printf("%s,\n\"actions\":[", text);
    for (uint32_t n = 0; n < review->count; n++) {
        out = lf_out_start(text, sizeof text);
        lf_review_entry_json(review, n, &out);
        lf_out_end(&out);
        printf("%s\n%s", n ? "," : "", text);
    }
    puts("]}");
    return EXIT_DONE;
}

static int run(struct session *session)
{
    struct progress progress;
    int steps = 0;
    progress_start(&progress, SAY("reviewing", "prüfe"), 1000,
                   session->arguments->given[OPTION_QUIET]);
    while (lf_review_step(&session->review))
        if (++steps % STEPS_SHOWN == 0)
            progress_show(&progress, (uint64_t)(1000 * lf_review_progress(&session->review)));
    progress_end(&progress);
    lf_review_settle(&session->review);
    if (session->arguments->given[OPTION_JSON]) return print_json(session);
    print_seats(session);
    if (!session->review.over)
        puts(SAY("\nThe match is not over: its end is what could be expected.",
                 "\nDie Partie ist nicht zu Ende: Am Ende steht, was zu erwarten war."));
    print_turning(session);
    print_worst(session);
    return EXIT_DONE;
}

int command_review(const struct arguments *arguments)
{
    static struct session session;
    bool from_input = strcmp(arguments->word[0], "-") == 0;
    int code = EXIT_DONE;
    session.arguments = arguments;
    session.name = from_input ? SAY("standard input", "Standardeingabe") : arguments->word[0];
    session.only = arguments->given[OPTION_REVIEW_SEAT]
                       ? (int)arguments->number[OPTION_REVIEW_SEAT] : -1;
    char *text = file_text(arguments->word[0], FILE_LIMIT, &code);
    if (!text) return code;
    lf_replay_start(&session.replay);
    code = read_lines(&session, text);
    if (code == EXIT_DONE && session.review.count == 0)
        code = fail(EXIT_NO, SAY("%s: nothing was played", "%s: Es wurde nichts gespielt"),
                    session.name);
    if (code == EXIT_DONE) code = run(&session);
    free(text);
    free(session.memory);
    return code;
}
