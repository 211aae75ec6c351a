/* tell.c - Cities & Knights in words: the island, its knights and walls, the barbarians, what the
 * viewer holds. */
#include "games/island/tell.h"

#include "games/knights/moves.h"
#include "games/knights/say.h"

static void tell_knights(struct sentence *t, const struct knights_state *s, int seat)
{
    const char *between = t->language == LF_DE ? "; Ritter " : "; knights ";
    for (corner_set left = s->knights[seat]; corners_any(left); left = corners_rest(left)) {
        int corner = corners_lowest(left);
        lf_put(&t->out, between);
        say_place(t, 'c', (uint64_t)corner);
        lf_put_char(&t->out, ' ');
        lf_put(&t->out, KNIGHTS_STRENGTH[knights_strength(s, corner)].in[t->language]);
        if (corners_has(s->active, corner)) say(t, " active", " aktiv");
        between = ", ";
    }
}

static void tell_walls(struct sentence *t, const struct knights_state *s, int seat)
{
    const char *between = t->language == LF_DE ? "; Mauern " : "; walls ";
    corner_set left = corners_and(s->walls, s->island.cities[seat]);
    for (; corners_any(left); left = corners_rest(left)) {
        lf_put(&t->out, between);
        say_place(t, 'c', (uint64_t)corners_lowest(left));
        between = ", ";
    }
}

static void tell_levels(struct sentence *t, const struct knights_state *s, int seat)
{
    for (int track = 0; track < TRACK_COUNT; track++) {
        if (!s->level[seat][track]) continue;
        lf_put(&t->out, "; ");
        lf_put(&t->out, KNIGHTS_TRACK[track].in[t->language]);
        say_number(t, " ", s->level[seat][track]);
        if (s->metropolis[track] == NOWHERE) continue;
        if (knights_metropolis_holder(s, track) != seat) continue;
        say(t, " with the metropolis ", " mit der Metropole ");
        say_place(t, 'c', s->metropolis[track]);
    }
}

static void tell_barbarians(struct sentence *t, const struct knights_state *s)
{
    struct attack attack = knights_attack_now(s, s->active);
    say_number(t, t->language == LF_DE ? "Barbaren: Feld " : "Barbarians: space ", s->ship);
    say_number(t, t->language == LF_DE ? " von " : " of ", TRACK_SPACES);
    say_number(t, t->language == LF_DE ? ", Stärke " : ", strength ", attack.strength);
    say_number(t, t->language == LF_DE ? " gegen " : " against ", attack.defence);
    lf_put_char(&t->out, '\n');
}

static void tell_hand(struct sentence *t, const struct knights_state *s)
{
    island_tell_hand(t, &KNIGHTS_LANES);
    if (t->viewer >= s->island.seat_count || !s->progress[t->viewer][0]) return;
    say(t, "Progress cards: ", "Fortschrittskarten: ");
    for (int i = 0; i < 8 && s->progress[t->viewer][i]; i++) {
        lf_put(&t->out, i ? ", " : "");
        lf_put(&t->out, knights_card_name(s, s->progress[t->viewer][i], t->language));
    }
    lf_put_char(&t->out, '\n');
}

int knights_tell(const void *view, enum lf_part part, enum lf_language language, char *out,
                 size_t size)
{
    const struct knights_state *s = view;
    struct sentence t =
        sentence_start(out, size, &knights_game, s, s->island.viewer, LF_NOBODY, language);
    if (part == LF_TELL_HAND) {
        tell_hand(&t, s);
        return lf_out_end(&t.out);
    }
    island_tell_rows(&t);
    for (int seat = 0; seat < s->island.seat_count; seat++) {
        say_who(&t, seat);
        lf_put_char(&t.out, ':');
        island_tell_pieces(&t, seat);
        tell_knights(&t, s, seat);
        tell_walls(&t, s, seat);
        tell_levels(&t, s, seat);
        lf_put_char(&t.out, '\n');
    }
    tell_barbarians(&t, s);
    return lf_out_end(&t.out);
}
