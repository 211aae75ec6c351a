/* embed_nets.c - writes a C file with the nets of bots (bots/net.h), from the files that
 * `landfall train` made.
 *
 *     build/tools/embed_nets bots/base/2.net bots/base/4.net ... > build/gen/nets.c
 *     build/tools/embed_nets --room bots/base/2.net ... > build/gen/net_room.c
 *
 * With --room the nets have memory for their weights instead of the weights: whoever runs the
 * engine brings them (bindings/wasm/nets.h).
 *
 * A file has words with their values, one a line, then the word "weights" and whole numbers, which
 * are parts of a power of two, so that all compilers read the same ones. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct net { char game[64]; int seats, table, own, hidden, scale; };

static int fault(const char *path, const char *what)
{
    fprintf(stderr, "%s: %s\n", path, what);
    return 0;
}

/* The words above the weights; false: one is missing. */
static int read_head(FILE *file, struct net *net)
{
    char line[1024];
    *net = (struct net){ .scale = -1 };
    while (fgets(line, sizeof line, file)) {
        if (strcmp(line, "weights\n") == 0)
            return net->game[0] && net->seats && net->own && net->hidden && net->scale >= 0;
        sscanf(line, "game %63s", net->game);
        sscanf(line, "seats %d", &net->seats);
        sscanf(line, "numbers %d %d", &net->table, &net->own);
        sscanf(line, "hidden %d", &net->hidden);
        sscanf(line, "scale %d", &net->scale);
    }
    return 0;
}

static int embed(const char *path, int number, int room, struct net *net)
{
    FILE *file = fopen(path, "r");
    if (!file) {
        perror(path);
        return 0;
    }
    int good = read_head(file, net), value, count = 0;
    if (!good) fault(path, "no net: game, seats, numbers, hidden, scale, weights");
    if (good && !room) printf("static const float weights_%d[] = {", number);
    while (good && fscanf(file, "%d", &value) == 1) {
        if (!room) printf("%s%d / %d.0f,", count % 6 ? " " : "\n    ", value, 1 << net->scale);
        count++;
    }
    if (good && !room) printf("\n};\n");
    if (good && room) printf("static float weights_%d[%d];\n", number, count);
    long inputs = net->table + (long)net->seats * net->own;
    if (good && (!feof(file) || count != (inputs + 2) * net->hidden + 1))
        good = fault(path, "not as many weights as the net has");
    fclose(file);
    return good;
}

int main(int count, char **paths)
{
    int room = count > 1 && strcmp(paths[1], "--room") == 0, first = 1 + room;
    struct net *nets = calloc((size_t)count, sizeof *nets);
    if (!nets) return 1;
    printf("/* Written by tools/embed_nets.c; do not edit. */\n#include \"bots/net.h\"\n\n");
    for (int i = first; i < count; i++)
        if (!embed(paths[i], i, room, &nets[i])) return 1;
    printf("const struct lf_net lf_nets[] = {\n");
    for (int i = first; i < count; i++)
        printf("    { \"%s\", %d, %d, %d, %d, weights_%d },\n", nets[i].game, nets[i].seats,
               nets[i].table, nets[i].own, nets[i].hidden, i);
    printf("    { NULL, 0, 0, 0, 0, NULL },\n};\n");
    free(nets);
    return ferror(stdout) || fflush(stdout) ? 1 : 0;
}
