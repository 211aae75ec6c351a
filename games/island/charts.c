/* charts.c - the maps of facts tables (d1) to (d4) as texts, and options that choose a board. */
#include "games/island/charts.h"

#include "games/island/island_inline.h"

#ifdef ISLAND_WIDE

/* By scenario, and for three or four seats (SF-31, SF-33, SF-36, SF-38, SF-43). */
static const char *const CHART[2][2] = {
    [CHART_NEW_SHORES] = {
        "s.s.s.s.s/s.h12.$5.s.s.s/s.s.s.s.p4.m9.s/s.s.g4.p6.s.g3.s.s/s.p2.m5.f10.s.$4.s/"
        "s.h8.p10.p9.f8.s.s.s/s.g11.m3.h11.s.m8.s/s.g6.f5.s.h10.s/s.s.s.s.s@"
        "e86g.e88?.e123o.e130w.e151?.e193b.e195?.e204l@r7.p36.i7+8.i17+18+26+35.i52+59",
        "s.s.s.s.s.s/s.m8.p11.s.$4.s.s/s.s.s.s.s.h5.m2.s/s.s.p5.f6.m4.s.f9.s.s/"
        "s.g12.h11.g3.p9.s.$10.s/s.h6.f10.d.g11.f5.s.s.s/s.m3.p4.h9.p8.s.h3.s/"
        "s.g8.f2.m10.s.g6.s/s.s.s.s.s.s@e70g.e73?.e104l.e113o.e145?.e168w.e185?.e202?.e205b@"
        "r41.p37.i7+8.i10+18+19+27+36.i53+60.x",
    },
    [CHART_DESERT] = {
        "s.s.s.s.s/s.$4.d.s.m8.s/s.f3.d.f4.s.p11.s/s.g6.d.h5.p6.s.s.s/s.s.m3.f10.s.$5.s/"
        "s.f11.h6.g2.h9.s.s.s/s.m10.g9.f8.s.g9.s/s.p8.p4.s.m5.s/s.s.s.s.s@"
        "e48l.e125g.e130?.e151w.e158?.e193o.e195?.e203b@r15.p36.i7+14+22.i10+18.i35.i52+59",
        "s.s.s.s.s.s/s.$10.d.f5.s.m9.s/s.m11.d.h3.p6.s.g4.s/s.g8.d.m8.g10.f4.s.h2.s/"
        "s.s.f10.h11.p9.s.s.s/s.h12.h6.g5.f8.s.$5.p3.s/s.p3.p11.m4.s.s.s.s/s.s.f9.s.m6.g12.s/"
        "s.s.s.s.s.s@e37b.e77?.e105?.e114w.e158?.e168g.e179o.e195l.e204?@"
        "r15.p37.i7+14+22.i11+19+28.i44+45.i59+60",
    },
};

bool island_take_chart(const struct lf_setup *setup, struct chart_rows rows, int seats,
                       const char *line, const char **text, size_t *length, uint8_t *chart,
                       struct lf_error *error)
{
    int scenario = setup->value[rows.scenario];
    *chart = setup->value[rows.land] ? CHART_DEALT : 0;
    if (setup->value[rows.board] == LF_GIVEN) {
        *chart |= CHART_TEXT;
        *text = line + setup->at[rows.board];
        *length = setup->length[rows.board];
        return scenario == CHART_NEW_SHORES ||
               lf_options_wrong(setup, rows.board, 0,
                                LF_SAY("a scenario or a board, not both",
                                       "ein Szenario oder ein Spielplan, nicht beides"), error);
    }
    *chart |= (uint8_t)scenario;
    *text = CHART[scenario][seats == ISLAND_SEATS];
    *length = lf_length(*text);
    return true;
}

void island_chart_of(const struct island *s, struct chart_rows rows, char board[LF_OPTIONS_MAX],
                     struct lf_setup *setup)
{
    int chart = s->chart & CHART_MASK;
    setup->value[rows.board] = LF_UNSET;
    setup->value[rows.scenario] = chart == CHART_TEXT ? CHART_NEW_SHORES : chart;
    setup->value[rows.land] = (s->chart & CHART_DEALT) != 0;
    if (chart != CHART_TEXT) return;
    island_print_board(s, board, LF_OPTIONS_MAX);
    setup->value[rows.board] = LF_GIVEN;
    setup->text[rows.board] = board;
}

#endif
