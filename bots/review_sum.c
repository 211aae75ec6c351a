/* review_sum.c - what follows from the steps of a review (review.h): the chances along the match,
 * the sums of every seat, grades and turning points; and all of it as JSON. */
#include "bots/review.h"

#include "bots/solver.h"
#include "core/match.h"

/* A move mark: best, good, inaccuracy, mistake, blunder. */
const struct lf_grade_info lf_grades[LF_GRADES] = {
    [LF_GRADE_NONE] = { "none", { { "not judged", "nicht beurteilt" } }, 0, 0 },
    [LF_GRADE_BEST] = { "best", { { "best", "am besten" } }, 0.005f, 0.05f },
    [LF_GRADE_GOOD] = { "good", { { "good", "gut" } }, 0.02f, 0.3f },
    [LF_GRADE_INACCURACY] = { "inaccuracy", { { "inaccuracy", "ungenau" } }, 0.05f, 0.8f },
    [LF_GRADE_MISTAKE] = { "mistake", { { "mistake", "Fehler" } }, 0.1f, 1.6f },
    [LF_GRADE_BLUNDER] = { "blunder", { { "blunder", "grober Fehler" } }, 2, 1000 },
};

/* What a change must be to be called a turning point. */
static const float TURNING_CHANCE = 0.04f, TURNING_POINTS = 3;

/* ---- Along the match ---- */

static enum lf_grade grade_of(const struct lf_review *review, float loss)
{
    int grade = LF_GRADE_BEST;
    while (grade < LF_GRADE_BLUNDER &&
           loss >= (review->solver ? lf_grades[grade].points : lf_grades[grade].chance)) grade++;
    return (enum lf_grade)grade;
}

/* From the chances after a decision to those before it. They stay between 0 and 1 and add up to 1;
 * the actor gets back all that was given away. */
static void take_back(const struct lf_review *review, const struct lf_reviewed *entry, float *value)
{
    int actor = entry->actor, seats = review->seats;
    float own = value[actor] - entry->change[actor], sum = 0;
    if (own > 1) own = 1;
    for (int i = 0; i < seats; i++) {
        if (i == actor) continue;
        value[i] -= entry->change[i];
        if (value[i] < 0) value[i] = 0;
        sum += value[i];
    }
    for (int i = 0; i < seats; i++)
        if (i != actor)
            value[i] = sum > 0 ? value[i] * (1 - own) / sum : (1 - own) / (float)(seats - 1);
    value[actor] = own;
}

/* The chances before an action from those after it, which the entry keeps. */
static void go_back(const struct lf_review *review, struct lf_reviewed *entry, float *value,
                    float *spread)
{
    for (int i = 0; i < review->seats; i++) {
        entry->value[i] = value[i];
        entry->spread[i] = spread[i];
    }
    entry->grade = LF_GRADE_NONE;
    if (review->solver) {
        if (!entry->judged) return;
        entry->value[entry->actor] = entry->look[entry->actor] - entry->loss;
        value[entry->actor] = entry->look[entry->actor];
    } else if (entry->actor == LF_CHANCE) {
        if (!entry->looked) return;
        for (int i = 0; i < review->seats; i++) {
            value[i] = entry->look[i];
            spread[i] = entry->doubt[i];
        }
        return;
    } else if (entry->judged) {
        take_back(review, entry, value);
    }
    if (entry->choice && entry->judged)
        entry->grade =
            (uint8_t)grade_of(review, value[entry->actor] - entry->value[entry->actor]);
}

/* ---- Sums ---- */

static const float *before(const struct lf_review *review, uint32_t n)
{
    return n ? review->entries[n - 1].value : review->start;
}

static void add_up(struct lf_review *review)
{
    for (int i = 0; i < review->seats; i++) {
        struct lf_review_seat *seat = &review->seat[i];
        double luck = 0, own = 0, others = 0;
        *seat = (struct lf_review_seat){ .start = review->start[i] };
        for (uint32_t n = 0; n < review->count; n++) {
            const struct lf_reviewed *entry = &review->entries[n];
            double change = (double)entry->value[i] - before(review, n)[i];
            if (entry->actor == LF_CHANCE) luck += change;
            else if (entry->actor == i) own += change;
            else others += change;
            if (entry->actor == i) seat->grades[entry->grade]++;
        }
        seat->luck = (float)luck;
        seat->own = (float)own;
        seat->others = (float)others;
        seat->result = review->count ? review->entries[review->count - 1].value[i] : seat->start;
    }
}

static float greatest_change(const struct lf_review *review, uint32_t n)
{
    float most = 0;
    for (int i = 0; i < review->seats; i++) {
        float change = review->entries[n].value[i] - before(review, n)[i];
        if (change < 0) change = -change;
        if (change > most) most = change;
    }
    return most;
}

/* The actions that changed most, one of each turn, kept in the order of time. What chance did
 * while the game was set up turned nothing yet. */
static void find_turning(struct lf_review *review)
{
    float kept[LF_REVIEW_TURNS_MAX], least = review->solver ? TURNING_POINTS : TURNING_CHANCE;
    int count = 0;
    for (uint32_t n = 0; n < review->count; n++) {
        float change = greatest_change(review, n);
        int at = count;
        bool setup = review->entries[n].turn == 0 && review->entries[n].actor == LF_CHANCE;
        if (change < least || setup) continue;
        bool same = count && review->entries[review->turning[count - 1]].turn ==
                                 review->entries[n].turn;
        if (same && kept[count - 1] >= change) continue;
        if (same) {
            at = --count;
        } else if (count == LF_REVIEW_TURNS_MAX) {
            int worst = 0;
            for (int i = 1; i < count; i++)
                if (kept[i] < kept[worst]) worst = i;
            if (kept[worst] >= change) continue;
            for (int i = worst; i + 1 < count; i++) {
                kept[i] = kept[i + 1];
                review->turning[i] = review->turning[i + 1];
            }
            at = --count;
        }
        kept[at] = change;
        review->turning[at] = n;
        count++;
    }
    review->turning_count = count;
}

void lf_review_settle(struct lf_review *review)
{
    float value[LF_SEATS_MAX], spread[LF_SEATS_MAX];
    for (int i = 0; i < review->seats; i++) {
        value[i] = review->end[i];
        spread[i] = review->end_doubt[i];
    }
    for (uint32_t n = review->count; n-- > 0;)
        go_back(review, &review->entries[n], value, spread);
    for (int i = 0; i < review->seats; i++) {
        review->start[i] = value[i];
        review->start_spread[i] = spread[i];
    }
    add_up(review);
    find_turning(review);
}

/* ---- As text ---- */

int lf_review_why(struct lf_review *review, uint32_t n, int me, enum lf_language language,
                  char *out, size_t size)
{
    const struct lf_reviewed *entry = &review->entries[n];
    return lf_reasons_say(review->game, lf_review_position(review, n), entry->reasons,
                          entry->reason_count, LF_REVIEW_REASONS, me, language, out, size);
}

static void put_values(struct lf_out *out, const char *name, const float *values, int count)
{
    lf_json_array(out, name);
    for (int i = 0; i < count; i++) lf_json_decimal(out, NULL, (double)values[i]);
    lf_json_array_end(out);
}

static void put_seat(struct lf_out *out, const struct lf_review_seat *seat)
{
    lf_json_object(out, NULL);
    lf_json_decimal(out, "start", (double)seat->start);
    lf_json_decimal(out, "result", (double)seat->result);
    lf_json_decimal(out, "luck", (double)seat->luck);
    lf_json_decimal(out, "own", (double)seat->own);
    lf_json_decimal(out, "others", (double)seat->others);
    lf_json_object(out, "grades");
    for (int g = LF_GRADE_BEST; g < LF_GRADES; g++)
        lf_json_unsigned(out, lf_grades[g].word, seat->grades[g]);
    lf_json_object_end(out);
    lf_json_object_end(out);
}

void lf_review_json(struct lf_review *review, struct lf_out *out)
{
    static const char *const PARTS[] = { "look", "judge", "expect", "refine", "done" };
    lf_json_text(out, "part", PARTS[review->part]);
    lf_json_decimal(out, "progress", (double)lf_review_progress(review));
    lf_json_text(out, "unit", review->solver ? "points" : "chance");
    lf_json_bool(out, "over", review->over);
    put_values(out, "start", review->start, review->seats);
    put_values(out, "spread", review->start_spread, review->seats);
    lf_json_array(out, "seats");
    for (int i = 0; i < review->seats; i++) put_seat(out, &review->seat[i]);
    lf_json_array_end(out);
    lf_json_array(out, "turning");
    for (int i = 0; i < review->turning_count; i++)
        lf_json_unsigned(out, NULL, review->turning[i] + 1);
    lf_json_array_end(out);
}

/* An action in a sentence, in both languages. */
static void put_action(struct lf_out *out, const char *name, struct lf_review *review, uint32_t n,
                       lf_action action)
{
    char text[LF_LANGUAGES][1024];
    const void *world = lf_review_position(review, n);
    for (int lang = 0; lang < LF_LANGUAGES; lang++)
        review->game->describe(world, review->entries[n].actor, action, (enum lf_language)lang,
                               text[lang], sizeof text[lang]);
    lf_json_say(out, name, LF_SAY(text[LF_EN], text[LF_DE]));
}

void lf_review_entry_json(struct lf_review *review, uint32_t n, struct lf_out *out)
{
    const struct lf_reviewed *entry = &review->entries[n];
    const struct lf_game *game = review->game;
    char text[LF_LANGUAGES][512];
    lf_json_object(out, NULL);
    lf_json_unsigned(out, "n", n + 1);
    lf_json_unsigned(out, "turn", entry->turn);
    lf_json_int(out, "actor", entry->actor == LF_CHANCE ? -1 : entry->actor);
    game->print(entry->action, text[0], sizeof text[0]);
    lf_json_text(out, "do", text[0]);
    put_values(out, "value", entry->value, review->seats);
    put_values(out, "spread", entry->spread, review->seats);
    if (entry->grade != LF_GRADE_NONE) {
        lf_json_text(out, "grade", lf_grades[entry->grade].word);
        lf_json_decimal(out, "loss",
                        (double)(before(review, n)[entry->actor] - entry->value[entry->actor]));
        lf_json_bool(out, "refined", entry->refined);
    }
    if (entry->grade > LF_GRADE_BEST) {
        game->print(entry->best, text[0], sizeof text[0]);
        lf_json_text(out, "best", text[0]);
        put_action(out, "say", review, n, entry->action);
        put_action(out, "better", review, n, entry->best);
        for (int lang = 0; lang < LF_LANGUAGES; lang++)
            lf_review_why(review, n, entry->actor, (enum lf_language)lang, text[lang],
                          sizeof text[lang]);
        lf_json_say(out, "why", LF_SAY(text[LF_EN], text[LF_DE]));
        lf_json_array(out, "line");
        for (int i = 0; i < entry->line_count; i++) {
            game->print(entry->line[i], text[0], sizeof text[0]);
            lf_json_text(out, NULL, text[0]);
        }
        lf_json_array_end(out);
    }
    lf_json_object_end(out);
}
