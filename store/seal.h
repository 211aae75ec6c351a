/* seal.h - keys of backups, and the sealing of what nobody may read from one.
 *
 * Each backup has a key of its own. It is sealed for a pair of keys that the host has: the public
 * half is enough to make backups, the secret half opens them. The file of a key is one line,
 * "landfall-backup-key secret HEX" or "landfall-backup-key public HEX"; the secret half gives the
 * public one.
 *
 * What is sealed with the backup's key is the text of every entry of a match that is not over:
 * the secret of its dice, the words of its people, every hidden card that was drawn.
 */
#ifndef LF_STORE_SEAL_H
#define LF_STORE_SEAL_H

#include "store/store.h"

enum { SEAL_KEY_SIZE = 32, SEAL_BOX_SIZE = 80, SEAL_HEX_MAX = 2 * SEAL_BOX_SIZE + 1 };

struct seal_pair { uint8_t public[SEAL_KEY_SIZE], secret[SEAL_KEY_SIZE]; bool has_secret; };
struct seal { uint8_t key[SEAL_KEY_SIZE]; };          /* of one backup */

enum seal_file { SEAL_READ, SEAL_ABSENT, SEAL_STRANGE, SEAL_UNREADABLE };
/* SEAL_UNREADABLE: errno says why. */
enum seal_file seal_read_file(const char *file, struct seal_pair *pair);
/* A new pair in a new file that only its owner reads; false: errno says why. */
bool seal_make_file(const char *file, struct seal_pair *pair);

void seal_hex(const uint8_t *bytes, size_t count, char *hex);    /* room for 2 * count + 1 */
void seal_make(struct seal *seal);
void seal_close(const struct seal *seal, const struct seal_pair *pair, char hex[SEAL_HEX_MAX]);
/* False: sealed for another pair, or not sealed at all. */
bool seal_open(struct seal *seal, const struct seal_pair *pair, const char *hex);

/* Allocated text "sealed BASE64" of an entry's text; and back, NULL: it is not what was sealed. */
char *seal_text(const struct seal *seal, const struct store_entry *entry);
char *seal_text_open(const struct seal *seal, const struct store_entry *entry);
bool seal_is(const char *text);

#endif
