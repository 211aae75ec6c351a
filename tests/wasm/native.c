/* native.c - prints the signatures that tests/wasm/run.js compares with WebAssembly's.
 *
 *     test-signature GAME SEATS OPTIONS BOT SEED COUNT PLAYOUT */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/wasm/play.h"

int main(int count, char **words)
{
    if (count != 8) {
        fprintf(stderr, "usage: test-signature GAME SEATS OPTIONS BOT SEED COUNT PLAYOUT\n");
        return 2;
    }
    int game = 0;
    while (game < landfall_game_count() && strcmp(landfall_game_name(game), words[1])) game++;
    snprintf(landfall_text(), (size_t)landfall_text_size(), "%s",
             strcmp(words[3], "-") ? words[3] : "");
    uint64_t sum = landfall_signature(game, atoi(words[2]), atoi(words[4]),
                                      strtoull(words[5], NULL, 10),
                                      (uint32_t)strtoul(words[6], NULL, 10), atoi(words[7]));
    if (!sum) {
        fprintf(stderr, "test-signature: %s\n", landfall_text());
        return 1;
    }
    printf("%016" PRIx64 "\n", sum);
    return 0;
}
