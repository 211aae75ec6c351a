/* describe.c - the duel for people: its drawing and its sentences, in English and German. Both
 * are the base game's, with what is added here; neutral players are always called neutral. */
#include "core/text.h"
#include "games/base/moves.h"
#include "games/base/say.h"
#include "games/duel/duel.h"
#include "games/island/tell.h"

enum { LINE_SIZE = 200 };

static struct sentence sentence(const struct duel_state *s, enum lf_language language, char *out,
                                size_t size)
{
    return sentence_start(out, size, &duel_game, s, s->base.island.viewer, LF_NOBODY, language);
}

/* "Red", "You", "Orange (neutral)". */
static void say_player(struct sentence *t, int seat)
{
    say_who(t, seat);
    if (seat >= DUEL_SEATS) lf_put(&t->out, " (neutral)");
}

/* ---- Drawing ---- */

static void say_rolls(struct sentence *t)
{
    const struct duel_state *s = t->view;
    int dice = s->base.island.dice - 1;
    if (s->rolls == 0) {
        say(t, " Two rolls to come.", " Zwei Würfe folgen.");
        return;
    }
    say(t, s->rolls == 1 ? " First roll " : " Rolls ", s->rolls == 1 ? " Wurf " : " Würfe ");
    lf_put_int(&t->out, s->number);
    if (s->rolls == 1) say(t, ", second to come.", ", einer folgt.");
    else {
        say(t, " and ", " und ");
        lf_put_int(&t->out, dice / 6 + dice % 6 + 2);
        lf_put_char(&t->out, '.');
    }
}

/* "Tokens: Red 4, Blue 4, supply 6; action costs 1. First roll 8, second to come.": 80 columns
 * at most. */
static void say_tokens(struct sentence *t)
{
    const struct duel_state *s = t->view;
    say(t, "Tokens: ", "Handelskarten: ");
    for (int i = 0; i < DUEL_SEATS; i++) {
        say_name(t, i);
        lf_put_char(&t->out, ' ');
        lf_put_int(&t->out, s->tokens[i]);
        lf_put(&t->out, ", ");
    }
    say(t, "supply ", "Vorrat ");
    lf_put_int(&t->out, TOKENS_ALL - s->tokens[0] - s->tokens[1]);
    if (s->base.turn == 0) { lf_put_char(&t->out, '.'); return; }
    if (s->used & USED_ACTION) say(t, "; action taken.", "; Aktion gemacht.");
    else {
        say(t, "; action costs ", "; Aktion kostet ");
        lf_put_int(&t->out, duel_action_cost(s, s->base.island.active));
        lf_put_char(&t->out, '.');
    }
    say_rolls(t);
}

/* "Orange or White": those for whom the piece that is due can be placed; marks the places. */
static void say_neutrals(struct sentence *t, struct base_extra *extra)
{
    const struct duel_state *s = t->view;
    bool any = false;
    for (int i = DUEL_SEATS; i < ISLAND_SEATS; i++) {
        corner_set corners = corners_if(s->due == DUE_SETTLEMENT, duel_neutral_corners(s, i));
        edge_set edges = edges_if(s->due != DUE_SETTLEMENT, duel_neutral_edges(s, i));
        if (!corners_any(corners) && !edges_any(edges)) continue;
        if (any) say(t, " or ", " oder ");
        say_name(t, i);
        corners_join(&extra->corners, corners);
        edges_join(&extra->edges, edges);
        any = true;
    }
}

/* What the viewer is to do in a step of the duel's own; "" if nothing is asked for. */
static void say_task(struct sentence *t, struct base_extra *extra, bool colour)
{
    const struct duel_state *s = t->view;
    bool road = s->due == DUE_ROAD;
    switch (s->base.phase) {
    case BASE_ROLL:
        say(t, "Roll once more; a second ", "Würfle noch einmal; eine zweite ");
        lf_put_int(&t->out, s->number);
        say(t, " would not count.", " zählt nicht.");
        return;
    case DUEL_NEUTRAL:
        say(t, road ? "Place a road for " : "Place a settlement for ",
            road ? "Setze eine Straße für " : "Setze eine Siedlung für ");
        say_neutrals(t, extra);
        if (road) say(t, " (neutral), on a numbered path.",
                      " (neutral), auf einen Weg mit Nummer.");
        else if (colour) say(t, " (neutral), where it is underlined.",
                             " (neutral), wo es unterstrichen ist.");
        else say(t, " (neutral).", " (neutral).");
        return;
    case DUEL_GIVE:
        say(t, "Give two of your cards back.", "Gib zwei deiner Karten zurück.");
        return;
    default: return;
    }
}

int duel_draw(const void *view, enum lf_language language, bool colour, char *text, size_t size)
{
    char line[LINE_SIZE], task[LINE_SIZE];
    const struct duel_state *s = view;
    struct base_state base = duel_as_base(s);
    struct sentence tokens = sentence(s, language, line, sizeof line);
    struct sentence todo = sentence(s, language, task, sizeof task);
    struct base_extra extra = { .line = line };
    bool own = s->base.phase >= BASE_PHASES || (s->base.phase == BASE_ROLL && s->rolls == 1);
    say_tokens(&tokens);
    lf_out_end(&tokens.out);
    if (own && base.island.viewer == base.island.active) {
        say_task(&todo, &extra, colour);
        extra.task = task;
    }
    lf_out_end(&todo.out);
    return base_draw_with(&base, &extra, language, colour, text, size);
}

/* ---- Sentences ---- */

static const struct { int kind; struct lf_say they, you; } VERB[] = {
    { K_NEUTRAL_SETTLEMENT, { { " builds a settlement for ", " baut eine Siedlung für " } },
      { { " build a settlement for ", " baust eine Siedlung für " } } },
    { K_NEUTRAL_ROAD, { { " builds a road for ", " baut eine Straße für " } },
      { { " build a road for ", " baust eine Straße für " } } },
    { K_FORCE, { { " forces a trade for ", " erzwingt einen Handel für " } },
      { { " force a trade for ", " erzwingst einen Handel für " } } },
    { K_BANISH,
      { { " sends the robber to the desert for ", " schickt den Räuber in die Wüste für " } },
      { { " send the robber to the desert for ", " schickst den Räuber in die Wüste für " } } },
    { K_GIVE, { { " gives back ", " gibt zurück: " } }, { { " give back ", " gibst zurück: " } } },
    { K_REDEEM, { { " gives up a knight for ", " gibt einen Ritter ab für " } },
      { { " give up a knight for ", " gibst einen Ritter ab für " } } },
};

static void say_count(struct sentence *t, int count)
{
    lf_put_int(&t->out, count);
    say(t, count == 1 ? " token" : " tokens", count == 1 ? " Handelskarte" : " Handelskarten");
}

/* Who holds a special card after this, if that changed. */
static void tell_holder(struct sentence *t, int held, int holds, struct lf_say card)
{
    if (held == holds) return;
    lf_put_char(&t->out, ' ');
    if (holds == LF_NOBODY) say(t, "Nobody", "Niemand");
    else say_player(t, holds);
    if (is_viewer(t, holds)) say(t, " now hold ", " hast jetzt ");
    else say(t, " now holds ", " hat jetzt ");
    lf_put(&t->out, card.in[t->language]);
    lf_put_char(&t->out, '.');
}

static void say_neutral_piece(struct sentence *t, int kind, uint64_t args)
{
    struct island after = *island_of(t);
    int seat = (int)(args >> 8), place = (int)(args & 0xFF);
    say_player(t, seat);
    say(t, " on ", " auf ");
    if (kind == K_NEUTRAL_ROAD) {
        say_road(t, place);
        island_add_road(&after, seat, place);
    } else {
        say_place(t, 'c', (uint64_t)place);
        island_add_settlement(&after, seat, place);
    }
    lf_put_char(&t->out, '.');
    tell_holder(t, island_of(t)->longest, after.longest, SAY_LONGEST);
}

static void say_redeem(struct sentence *t, int actor)
{
    const struct duel_state *s = t->view;
    struct duel_state after = *s;
    duel_give_up_knight(&after, actor);
    say_count(t, after.tokens[actor] - s->tokens[actor]);
    lf_put_char(&t->out, '.');
    tell_holder(t, s->base.army, after.base.army, BASE_SAY_ARMY);
}

static void say_object(struct sentence *t, int actor, int kind, uint64_t args)
{
    switch (kind) {
    case K_NEUTRAL_ROAD: case K_NEUTRAL_SETTLEMENT: say_neutral_piece(t, kind, args); return;
    case K_REDEEM: say_redeem(t, actor); return;
    case K_GIVE:
        if (args & GIVE_HIDDEN) say(t, "two cards", "zwei Karten");
        else say_fields(t, &ISLAND_RESOURCES, args);
        break;
    default: say_count(t, duel_action_cost(t->view, actor)); break;
    }
    lf_put_char(&t->out, '.');
}

static void say_take(struct sentence *t, uint64_t args)
{
    int seat = island_of(t)->active;
    say_does(t, seat, LF_SAY("draws ", "zieht "), LF_SAY("draw ", "ziehst "));
    if (args >= RESOURCE_COUNT) say(t, "a card", "eine Karte");
    else say_cards(t, &ISLAND_RESOURCES, cards_one((int)args));
    say(t, " from ", " von ");
    say_from(t, 1 - seat);
    lf_put_char(&t->out, '.');
}

/* A second roll like the first is shown, but does nothing (I2-10). */
static bool say_repeated(struct sentence *t, int roll)
{
    const struct duel_state *s = t->view;
    int number = roll / 6 + roll % 6 + 2;
    if (s->rolls != 1 || number != s->number) return false;
    say(t, "The dice show ", "Die Würfel zeigen ");
    lf_put_int(&t->out, number);
    say(t, " again: the roll is repeated.", " noch einmal: Der Wurf wird wiederholt.");
    return true;
}

/* The tokens that a settlement brings follow the base game's sentence. */
static void say_tokens_gained(struct sentence *t, int actor, int corner)
{
    int count = duel_settlement_tokens(t->view, actor, corner);
    if (count == 0) return;
    lf_put_char(&t->out, ' ');
    say_does(t, actor, LF_SAY("takes ", "nimmt "), LF_SAY("take ", "nimmst "));
    say_count(t, count);
    lf_put_char(&t->out, '.');
}

/* What the base game says, where neutral settlements get nothing (I2-20). */
static int describe_base(const struct duel_state *s, int actor, lf_action seen,
                         enum lf_language language, char *text, size_t size)
{
    struct base_state base = duel_as_base(s);
    struct sentence t = sentence(s, language, text, size);
    int kind = lf_kind_of(seen);
    if (kind == K_DICE)
        for (int i = DUEL_SEATS; i < ISLAND_SEATS; i++)
            base.island.settlements[i] = corners_none();
    int length = base_describe(&base, actor, seen, language, text, size);
    if (kind != K_SETTLEMENT) return length;
    t.out.length = (size_t)length;
    say_tokens_gained(&t, actor, (int)lf_args_of(seen));
    return lf_out_end(&t.out);
}

int duel_describe(const void *view, int actor, lf_action seen, enum lf_language language,
                  char *text, size_t size)
{
    struct sentence t = sentence(view, language, text, size);
    int kind = lf_kind_of(seen);
    if (kind == K_TAKE) {
        say_take(&t, lf_args_of(seen));
        return lf_out_end(&t.out);
    }
    if (kind == K_DICE && say_repeated(&t, (int)lf_args_of(seen))) return lf_out_end(&t.out);
    for (size_t i = 0; i < sizeof VERB / sizeof VERB[0]; i++) {
        if (VERB[i].kind != kind) continue;
        say_who(&t, actor);
        lf_put(&t.out, (is_viewer(&t, actor) ? VERB[i].you : VERB[i].they).in[language]);
        say_object(&t, actor, kind, lf_args_of(seen));
        return lf_out_end(&t.out);
    }
    return describe_base(view, actor, seen, language, text, size);
}

int duel_tell(const void *view, enum lf_part part, enum lf_language language, char *out,
              size_t size)
{
    const struct duel_state *s = view;
    struct sentence t = sentence(s, language, out, size);
    if (part == LF_TELL_HAND) {
        base_tell_hand(&t, &s->base);
        return lf_out_end(&t.out);
    }
    island_tell_rows(&t);
    for (int seat = 0; seat < ISLAND_SEATS; seat++) {
        say_player(&t, seat);
        lf_put_char(&t.out, ':');
        island_tell_pieces(&t, seat);
        lf_put_char(&t.out, '\n');
    }
    return lf_out_end(&t.out);
}
