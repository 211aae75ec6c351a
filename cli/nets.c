/* nets.c - a net from a file (--net FILE), in place of the one that the program carries: to measure
 * what `landfall train` has made. */
#include <stdlib.h>
#include <string.h>

#include "bots/think.h"
#include "cli/command.h"
#include "core/text.h"

enum { FILE_MAX = 1 << 20, NAME_MAX = 31 };

/* What stands above the weights. */
struct head { char game[NAME_MAX + 1]; int seats, table, own, hidden, scale; };

static bool read_head(const char *text, struct head *head)
{
    const char *at;
    return (at = strstr(text, "game ")) && sscanf(at, "game %31s", head->game) == 1 &&
           (at = strstr(text, "\nseats ")) && sscanf(at, " seats %d", &head->seats) == 1 &&
           (at = strstr(text, "\nnumbers ")) &&
           sscanf(at, " numbers %d %d", &head->table, &head->own) == 2 &&
           (at = strstr(text, "\nhidden ")) && sscanf(at, " hidden %d", &head->hidden) == 1 &&
           (at = strstr(text, "\nscale ")) && sscanf(at, " scale %d", &head->scale) == 1 &&
           head->seats >= 1 && head->seats <= LF_SEATS_MAX && head->scale >= 0 &&
           head->scale < 24 && lf_net_width(head->hidden);
}

/* The weights of a file that fits what the game tells; NULL: it does not. */
static float *read_weights(const char *text, const struct head *head, const struct lf_game *game)
{
    const struct lf_insight *insight = game ? lf_insight_of(game) : NULL;
    const char *at = strstr(text, "\nweights\n");
    if (!at || !insight || insight->table != head->table || insight->own != head->own) return NULL;
    int count = lf_net_size(head->table + head->seats * head->own, head->hidden), read = 0;
    float *weights = malloc((size_t)count * sizeof *weights);
    char *end = NULL;
    for (at += strlen("\nweights\n"); weights && read < count; at = end) {
        long value = strtol(at, &end, 10);
        if (end == at) break;
        weights[read++] = (float)value / (float)(1 << head->scale);
    }
    if (weights && read == count) return weights;
    free(weights);
    return NULL;
}

/* Kept to the end of the program. */
int take_net(const char *path)
{
    static struct lf_net nets[2];
    struct head head = { .seats = 0 };
    int code;
    char *text = file_text(path, FILE_MAX, &code);
    if (!text) return code;
    const struct lf_game *game = read_head(text, &head) ? lf_game_find(head.game) : NULL;
    float *weights = read_weights(text, &head, game);
    free(text);
    if (!weights)
        return fail(EXIT_DATA, SAY("%s: no net for the games of this program",
                                   "%s: kein Netz für die Spiele dieses Programms"), path);
    nets[0] = (struct lf_net){ game->name, (uint8_t)head.seats, (uint16_t)head.table,
                               (uint16_t)head.own, (uint16_t)head.hidden, weights };
    host_context()->slot[LF_NETS_SLOT] = nets;
    return EXIT_DONE;
}
