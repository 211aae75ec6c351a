/* stores.h - what commands about stores share: which store is meant, and whether it is sound. */
#ifndef CLI_STORES_H
#define CLI_STORES_H

#include "cli/command.h"
#include "store/check.h"
#include "store/seal.h"

enum { STORE_PATH_SIZE = 1024 };

/* serve.c: $XDG_DATA_HOME/landfall/landfall.db or its like; its folders are made where wanted. */
int store_standard(char out[STORE_PATH_SIZE], bool make);

/* admin.c: the socket of the server that uses this store (NULL: the standard one), or the one that
 * is named; empty where the store has no place for one. */
int admin_path(const struct arguments *arguments, const char *store, char out[STORE_PATH_SIZE]);

/* A look at all logs of a store or backup. */
struct look {
    struct store_check *store;
    const struct seal *seal;          /* of a backup whose key is known */
    bool backup, quiet;               /* quiet: says nothing of single logs */
    struct check_log *logs;
    size_t count, damaged, refused, foreign, sealed;
    uint64_t entries;
};
/* check_store.c: every log by its checksums and by the rules. False: no memory. */
bool look_at_logs(struct look *look);

#endif
