/* describe.c - actions of the dice game as sentences, in English and German. */
#include "core/say.h"
#include "games/dice/moves.h"

/* The view that a sentence is about. */
static inline const struct dice_state *of(const struct sentence *t) { return t->view; }

static void say_face(struct sentence *t, int face)
{
    lf_put(&t->out, DICE_FACE_NAME[face].in[t->language]);
}

/* "2 brick, ore". */
static void say_faces(struct sentence *t, dice_faces faces)
{
    const char *between = "";
    for (int face = 0; face < FACE_COUNT; face++) {
        int count = faces_of(faces, face);
        if (!count) continue;
        lf_put(&t->out, between);
        if (count > 1) {
            lf_put_int(&t->out, count);
            lf_put_char(&t->out, ' ');
        }
        say_face(t, face);
        between = ", ";
    }
    if (!*between) say(t, "nothing", "nichts");
}

static void say_points(struct sentence *t, int points)
{
    lf_put(&t->out, " (");
    lf_put_int(&t->out, points);
    say(t, points == 1 ? " point)" : " points)", points == 1 ? " Punkt)" : " Punkte)");
}

static void say_chance(struct sentence *t, int kind, uint64_t args)
{
    if (kind == K_START) {
        say_who(t, (int)args);
        if (is_viewer(t, (int)args)) say(t, " begin.", " beginnst.");
        else say(t, " begins.", " beginnt.");
        return;
    }
    say(t, "The dice show ", "Die Würfel zeigen ");
    say_faces(t, (dice_faces)args);
    if (of(t)->dice) {
        say(t, "; with those kept ", "; mit den behaltenen ");
        say_faces(t, of(t)->dice + (dice_faces)args);
    }
    lf_put_char(&t->out, '.');
}

/* The verb of each kind with what follows it: they and you, English and German. */
static const struct verb VERB[DICE_KINDS] = {
    [K_ROLL] = { { { "rolls all six dice", "wirft alle sechs Würfel" } },
                 { { "roll all six dice", "wirfst alle sechs Würfel" } } },
    [K_REROLL] = { { { "rolls again: ", "wirft noch einmal: " } },
                   { { "roll again: ", "wirfst noch einmal: " } } },
    [K_STOP] = { { { "keeps all dice", "behält alle Würfel" } },
                 { { "keep all dice", "behältst alle Würfel" } } },
    [K_ROAD] = { { { "builds the road R", "baut die Straße R" } },
                 { { "build the road R", "baust die Straße R" } } },
    [K_SETTLEMENT] = { { { "builds a settlement", "baut eine Siedlung" } },
                       { { "build a settlement", "baust eine Siedlung" } } },
    [K_CITY] = { { { "builds a city", "baut eine Stadt" } },
                 { { "build a city", "baust eine Stadt" } } },
    [K_KNIGHT] = { { { "builds a knight", "baut einen Ritter" } },
                   { { "build a knight", "baust einen Ritter" } } },
    [K_JOKER] = { { { "uses the joker of knight ", "nutzt den Joker von Ritter " } },
                  { { "use the joker of knight ", "nutzt den Joker von Ritter " } } },
    [K_GOLD] = { { { "turns two gold into ", "tauscht zwei Gold in " } },
                 { { "turn two gold into ", "tauschst zwei Gold in " } } },
    [K_END] = { { { "enters ", "trägt ein: " } }, { { "enter ", "trägst ein: " } } },
};

static void say_joker(struct sentence *t, uint64_t args)
{
    lf_put_int(&t->out, (int)(args >> 6) + 1);
    lf_put(&t->out, ": ");
    say_face(t, (int)(args >> 3 & 7));
    say(t, " becomes ", " wird zu ");
    say_face(t, (int)(args & 7));
}

/* What follows the verb. */
static void say_object(struct sentence *t, int actor, int kind, uint64_t args)
{
    const struct dice_sheet *sheet = &of(t)->sheet[actor];
    switch (kind) {
    case K_REROLL: say_faces(t, (dice_faces)args); break;
    case K_ROAD:
        lf_put_int(&t->out, (int)args);
        say_points(t, 1);
        break;
    case K_SETTLEMENT: say_points(t, SHEET_SETTLEMENT_POINTS[sheet->settlements]); break;
    case K_CITY: say_points(t, SHEET_CITY_POINTS[sheet->cities]); break;
    case K_KNIGHT: say_points(t, sheet->knights + 1); break;
    case K_JOKER: say_joker(t, args); break;
    case K_GOLD: say_face(t, (int)args); break;
    case K_END:
        if (!of(t)->gained) {
            say(t, "a cross (-2 points)", "ein Kreuz (-2 Punkte)");
            break;
        }
        say_number(t, "", of(t)->gained);
        if (of(t)->gained == 1) say(t, " point", " Punkt");
        else say(t, " points", " Punkte");
        break;
    default: break;
    }
}

int dice_describe(const void *view, int actor, lf_action seen, enum lf_language language,
                  char *out, size_t size)
{
    const struct dice_state *s = view;
    struct sentence t = sentence_start(out, size, &dice_game, s, s->viewer, actor, language);
    int kind = lf_kind_of(seen);
    uint64_t args = lf_args_of(seen);
    if (actor == LF_CHANCE) {
        say_chance(&t, kind, args);
        return lf_out_end(&t.out);
    }
    const struct verb *verb = &VERB[kind < DICE_KINDS ? kind : K_END];
    say_does(&t, actor, verb->they, verb->you);
    say_object(&t, actor, kind, args);
    lf_put_char(&t.out, '.');
    return lf_out_end(&t.out);
}
