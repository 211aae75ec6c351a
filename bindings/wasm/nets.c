/* nets.c - the weights of nets in the page (nets.h). */
#include "bindings/wasm/nets.h"

#include "core/check.h"
#include "core/text.h"

/* WebAssembly: visible to the page that loads the module. */
#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

enum { NETS_MAX = 32 };

static uint32_t given; /* bit n: the n-th net has its weights */

static bool is_net(int n)
{
    for (int i = 0; i <= n && i < NETS_MAX; i++)
        if (!lf_nets[i].game) return false;
    return n >= 0 && n < NETS_MAX;
}

EXPORT(landfall_net_game) const char *landfall_net_game(int n)
{
    return is_net(n) ? lf_nets[n].game : "";
}

EXPORT(landfall_net_seats) int landfall_net_seats(int n)
{
    return is_net(n) ? lf_nets[n].seats : 0;
}

EXPORT(landfall_net_size) int landfall_net_size(int n)
{
    return is_net(n) ? lf_net_size(lf_net_inputs(&lf_nets[n]), lf_nets[n].hidden) : 0;
}

EXPORT(landfall_net_room) float *landfall_net_room(int n)
{
    LF_ASSERT(is_net(n));
    given |= 1u << n;
    return (float *)lf_nets[n].weights; /* in this build it is memory to be written */
}

bool nets_given(const struct lf_game *game)
{
    for (int n = 0; is_net(n); n++)
        if (lf_same(lf_nets[n].game, game->name) && !(given >> n & 1)) return false;
    return true;
}
