/* chain.c - see chain.h. BLAKE2b is quick and well kept; half of its shortest result is plenty
 * against accidents. Against a host who writes what he likes, players have the proof of the dice
 * and their own words. */
#include "store/chain.h"

#include <sodium.h>
#include <string.h>

enum { DIGEST = crypto_generichash_BYTES_MIN };

static void add_number(crypto_generichash_state *state, uint64_t number)
{
    uint8_t bytes[8];
    for (int i = 0; i < 8; i++) bytes[i] = (uint8_t)(number >> 8 * i);
    crypto_generichash_update(state, bytes, sizeof bytes);
}

/* With its final zero, so that no two entries give the same bytes. */
static void add_text(crypto_generichash_state *state, const char *text)
{
    if (!text) text = "";
    crypto_generichash_update(state, (const unsigned char *)text, strlen(text) + 1);
}

uint64_t chain_next(uint64_t before, const struct store_entry *entry)
{
    crypto_generichash_state state;
    uint8_t digest[DIGEST];
    uint64_t number = 0;
    crypto_generichash_init(&state, NULL, 0, DIGEST);
    add_number(&state, before);
    add_number(&state, entry->seq);
    add_number(&state, (uint64_t)entry->kind);
    add_number(&state, (uint64_t)entry->at);
    add_number(&state, (uint64_t)(int64_t)entry->seat);
    add_text(&state, entry->table);
    add_text(&state, entry->key);
    add_text(&state, entry->text);
    add_text(&state, entry->clock);
    crypto_generichash_final(&state, digest, DIGEST);
    for (int i = 0; i < 8; i++) number |= (uint64_t)digest[i] << 8 * i;
    return number;
}

enum chain_fault chain_read(struct chain_reading *reading, const struct store_entry *entry,
                            const uint64_t *number)
{
    if (entry->seq != reading->seq + 1) return CHAIN_GAP;
    if (entry->kind <= 0 || entry->kind >= STORE_KIND_END) return CHAIN_UNKNOWN;
    if (number) {
        if (chain_next(reading->chain, entry) != *number) return CHAIN_BROKEN;
        reading->chain = *number;
        reading->chained = true;
    } else if (reading->chained) {
        return CHAIN_BROKEN;
    }
    reading->seq = entry->seq;
    return CHAIN_SOUND;
}

const char *chain_fault_text(enum chain_fault fault)
{
    switch (fault) {
    case CHAIN_SOUND: return "sound";
    case CHAIN_GAP: return "an entry is missing before it";
    case CHAIN_BROKEN: return "its checksum does not fit";
    case CHAIN_UNKNOWN: return "it is of no known kind";
    }
    return "";
}
