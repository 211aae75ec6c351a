/* backup.c - `landfall backup` and `landfall restore`; see store/backup.h. */
#include <errno.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/stores.h"
#include "store/backup.h"
#include "store/pg_backup.h"

enum { TIME_SIZE = 32 };

/* The file of the store that is meant, without "sqlite:"; or all of "postgres:WORDS". */
static int find_store(const struct arguments *arguments, bool make, char out[STORE_PATH_SIZE])
{
    const char *store = arguments->value[OPTION_STORE];
    char standard[STORE_PATH_SIZE];
    if (!store) {
        int code = store_standard(standard, make);
        if (code != EXIT_DONE) return code;
        store = standard;
    }
    bool postgres = store_is_postgres(store);
    if (!postgres && (strncmp(store, "sqlite:", 7) != 0 || !store[7]))
        return fail(EXIT_USAGE, SAY("--store: '%s' is not like 'sqlite:FILE' or 'postgres:WORDS'",
                                    "--store: '%s' ist nicht wie 'sqlite:DATEI' oder "
                                    "'postgres:WORTE'"), store);
    if (strlen(store) >= STORE_PATH_SIZE)
        return fail(EXIT_USAGE, SAY("--store: too long", "--store: zu lang"));
    snprintf(out, STORE_PATH_SIZE, "%s", postgres ? store : store + 7);
    return EXIT_DONE;
}

static void print_time(int64_t at, char out[TIME_SIZE])
{
    time_t seconds = (time_t)(at / 1000);
    struct tm when;
    localtime_r(&seconds, &when);
    strftime(out, TIME_SIZE, "%Y-%m-%d %H:%M:%S %z", &when);
}

/* Beside the store; that of a PostgreSQL store lies where a store of this user would, and is named
 * after the cluster. */
static int key_name(const struct arguments *arguments, const char *store,
                    char out[BACKUP_NAME_MAX])
{
    const char *given = arguments->value[OPTION_KEY];
    char standard[STORE_PATH_SIZE], cluster[STORE_CLUSTER_MAX], shown[STORE_ERROR_MAX];
    char error[STORE_ERROR_MAX] = "";
    if (given || !store_is_postgres(store)) {
        snprintf(out, BACKUP_NAME_MAX, given ? "%s" : "%s-key", given ? given : store);
        return EXIT_DONE;
    }
    if (!pg_backup_place(store, shown, cluster, error)) return fail(EXIT_USAGE, "%s", error);
    int code = store_standard(standard, true);
    if (code != EXIT_DONE) return code;
    char *folder = standard + strlen("sqlite:");
    *strrchr(folder, '/') = 0;
    snprintf(out, BACKUP_NAME_MAX, "%s/%s.postgres-key", folder, cluster);
    return EXIT_DONE;
}

static int fail_key(enum seal_file result, const char *file)
{
    if (result == SEAL_STRANGE)
        return fail(EXIT_DATA, SAY("%s: not a key of backups", "%s: kein Schlüssel für "
                                   "Sicherungen"), file);
    if (result == SEAL_ABSENT)
        return fail(EXIT_SYSTEM, SAY("%s: there is no such key", "%s: Diesen Schlüssel gibt es "
                                     "nicht"), file);
    return fail(EXIT_SYSTEM, "%s: %s", file, strerror(errno));
}

/* ---- Backing up ---- */

/* The standard key is made with the first backup. */
static int backup_key(const struct arguments *arguments, const char *store, struct seal_pair *pair)
{
    char file[BACKUP_NAME_MAX], error[STORE_ERROR_MAX] = "";
    int code = key_name(arguments, store, file);
    if (code != EXIT_DONE) return code;
    enum seal_file result = seal_read_file(file, pair);
    if (result == SEAL_READ) return EXIT_DONE;
    if (result != SEAL_ABSENT || arguments->value[OPTION_KEY]) return fail_key(result, file);
    if (store_is_postgres(store) && !pg_backup_look(store, error))
        return fail(EXIT_SYSTEM, SAY("no backup: %s", "keine Sicherung: %s"), error);
    if (!store_is_postgres(store) && access(store, R_OK) != 0)
        return fail(EXIT_SYSTEM, "%s: %s", store, strerror(errno));
    if (!seal_make_file(file, pair)) return fail(EXIT_SYSTEM, "%s: %s", file, strerror(errno));
    fprintf(stderr, SAY("landfall: a new key is in %s; keep a copy of it apart from the backups, "
                        "without it running matches cannot be restored\n",
                        "landfall: Ein neuer Schlüssel liegt in %s; heb eine Kopie getrennt von "
                        "den Sicherungen auf, ohne ihn kommen laufende Partien nicht zurück\n"),
            file);
    return EXIT_DONE;
}

static int show_key(const struct arguments *arguments, const char *store)
{
    struct seal_pair pair;
    char hex[2 * SEAL_KEY_SIZE + 1];
    int code = backup_key(arguments, store, &pair);
    if (code != EXIT_DONE) return code;
    seal_hex(pair.public, sizeof pair.public, hex);
    printf("landfall-backup-key public %s\n", hex);
    return EXIT_DONE;
}

static void ignore_page(void *context, const char *line) { (void)context, (void)line; }

/* As check-store does; what was damaged before does not count. entries: how many there must be,
 * 0: that is not known. */
static bool is_sound(const char *file, bool backup, const struct seal *seal, uint64_t damaged,
                     uint64_t entries)
{
    char error[STORE_ERROR_MAX];
    bool strange;
    struct look look = { .backup = backup, .seal = seal, .quiet = true };
    look.store = check_open_still(file, &strange, error);
    if (!look.store) return false;
    bool good = check_pages(look.store, ignore_page, NULL) == 0 && look_at_logs(&look) &&
                look.damaged <= damaged && (damaged || !entries || look.entries == entries);
    check_close(look.store);
    free(look.logs);
    return good;
}

static void say_backup(const char *file, const struct backup_counts *counts)
{
    char when[TIME_SIZE];
    print_time(counts->at, when);
    printf(SAY("%s: %llu tables (%llu of them not over, sealed), %llu entries, %llu guests, as of "
               "%s; checked\n",
               "%s: %llu Tische (davon %llu nicht zu Ende, versiegelt), %llu Einträge, %llu Gäste, "
               "Stand %s; geprüft\n"), file, (unsigned long long)counts->tables,
           (unsigned long long)counts->running, (unsigned long long)counts->entries,
           (unsigned long long)counts->guests, when);
}

static int backup(const char *store, const char *file, const struct seal_pair *pair)
{
    struct seal seal;
    struct backup_counts counts;
    char error[STORE_ERROR_MAX], made[BACKUP_NAME_MAX];
    seal_make(&seal);
    bool written = store_is_postgres(store)
        ? pg_backup_write(store, file, &seal, pair, &counts, error)
        : backup_write(store, file, &seal, pair, &counts, error);
    if (!written) return fail(EXIT_SYSTEM, SAY("no backup: %s", "keine Sicherung: %s"), error);
    backup_new_name(file, made);
    bool sound = is_sound(made, true, &seal, counts.damaged, counts.entries);
    sodium_memzero(&seal, sizeof seal);
    if (!sound) {
        backup_remove_new(file);
        return fail(EXIT_SYSTEM, SAY("no backup: what was written is not sound; check the store "
                                     "and the disk", "keine Sicherung: Was geschrieben wurde, ist "
                                     "nicht heil; prüf Speicher und Platte"));
    }
    if (!backup_place(file, error))
        return fail(EXIT_SYSTEM, SAY("no backup: %s", "keine Sicherung: %s"), error);
    say_backup(file, &counts);
    if (!counts.damaged) return EXIT_DONE;
    return fail(EXIT_NO, SAY("%llu logs are damaged in the store itself, and so in the backup: see "
                             "`landfall check-store`",
                             "%llu Protokolle sind schon im Speicher beschädigt und so auch in der "
                             "Sicherung: siehe `landfall check-store`"),
                (unsigned long long)counts.damaged);
}

int command_backup(const struct arguments *arguments)
{
    char store[STORE_PATH_SIZE];
    struct seal_pair pair;
    const char *file = arguments->word_count ? arguments->word[0] : NULL;
    if (sodium_init() < 0) return fail(EXIT_SYSTEM, "libsodium");
    int code = find_store(arguments, false, store);
    if (code != EXIT_DONE) return code;
    if (arguments->given[OPTION_SHOW_KEY]) return show_key(arguments, store);
    if (!file) return fail(EXIT_USAGE, SAY("say into which FILE: landfall backup FILE",
                                           "sag, in welche DATEI: landfall backup DATEI"));
    if (access(file, F_OK) == 0)
        return fail(EXIT_USAGE, SAY("%s is there already; nothing is written over",
                                    "%s gibt es schon; überschrieben wird nichts"), file);
    code = backup_key(arguments, store, &pair);
    return code == EXIT_DONE ? backup(store, file, &pair) : code;
}

/* ---- Restoring ---- */

/* Opens the backup's key; *seal is NULL where running matches are to be left out, or there are
 * none. */
static int restore_key(const struct arguments *arguments, const char *store,
                       const struct backup_info *info, struct seal *room,
                       const struct seal **seal)
{
    char file[BACKUP_NAME_MAX];
    struct seal_pair pair;
    *seal = NULL;
    if (arguments->given[OPTION_WITHOUT_RUNNING]) return EXIT_DONE;
    if (!info->needs_key && !arguments->value[OPTION_KEY]) return EXIT_DONE;
    int code = key_name(arguments, store, file);
    if (code != EXIT_DONE) return code;
    enum seal_file result = seal_read_file(file, &pair);
    if (result == SEAL_ABSENT && !arguments->value[OPTION_KEY])
        return fail(EXIT_SYSTEM, SAY("%s: the key is missing: name it with --key, or leave the "
                                     "running matches out with --without-running",
                                     "%s: Der Schlüssel fehlt: Nenn ihn mit --key, oder lass mit "
                                     "--without-running die laufenden Partien weg"), file);
    if (result != SEAL_READ) return fail_key(result, file);
    if (!pair.has_secret)
        return fail(EXIT_DATA, SAY("%s: this is the public half; restoring needs the secret one",
                                   "%s: Das ist die öffentliche Hälfte; zum Zurückspielen braucht "
                                   "es die geheime"), file);
    if (!seal_open(room, &pair, info->sealed))
        return fail(EXIT_DATA, SAY("%s does not open this backup: it was sealed for the key whose "
                                   "public half is %s",
                                   "%s öffnet diese Sicherung nicht: Sie ist für den Schlüssel "
                                   "versiegelt, dessen öffentliche Hälfte %s ist"),
                    file, info->public);
    *seal = room;
    return EXIT_DONE;
}

static int say_room(const struct arguments *arguments, enum restore_room room, const char *store,
                    const char *error)
{
    switch (room) {
    case RESTORE_FREE: return EXIT_DONE;
    case RESTORE_IN_USE:
        return fail(EXIT_SYSTEM, SAY("%s: a server is using it; stop it first",
                                     "%s: Ein Server benutzt ihn; halt ihn erst an"), store);
    case RESTORE_TAKEN:
        if (arguments->given[OPTION_REPLACE]) return EXIT_DONE;
        return fail(EXIT_USAGE, SAY("%s is there already; --replace puts it aside",
                                    "%s gibt es schon; --replace legt ihn beiseite"), store);
    case RESTORE_FAILED: break;
    }
    return fail(EXIT_SYSTEM, "%s", error);
}

static int find_room(const struct arguments *arguments, const char *store)
{
    char error[STORE_ERROR_MAX] = "";
    if (store_is_postgres(store)) return EXIT_DONE;      /* it looks when it writes */
    return say_room(arguments, restore_room(store, error), store, error);
}

static void say_restored(const char *store, const struct backup_counts *counts, bool left_out,
                         const char *kept, const struct backup_counts *old)
{
    char when[TIME_SIZE];
    print_time(counts->at, when);
    printf(SAY("%s: %llu tables, %llu entries, %llu guests; checked\n",
               "%s: %llu Tische, %llu Einträge, %llu Gäste; geprüft\n"), store,
           (unsigned long long)counts->tables, (unsigned long long)counts->entries,
           (unsigned long long)counts->guests);
    printf(SAY("lost: all that happened after %s\n", "verloren: alles, was nach %s geschah\n"),
           when);
    if (left_out && counts->running)
        printf(SAY("lost: %llu tables that were not over, for want of a key\n",
                   "verloren: %llu Tische, die nicht zu Ende waren, mangels Schlüssel\n"),
               (unsigned long long)counts->running);
    if (kept[0])
        printf(SAY("the store that stood there had %llu tables and %llu entries; it is kept as "
                   "%s\n",
                   "der Speicher, der dort war, hatte %llu Tische und %llu Einträge; er bleibt als "
                   "%s\n"), (unsigned long long)old->tables, (unsigned long long)old->entries,
               kept);
}

static int say_damaged(const struct backup_counts *counts)
{
    if (!counts->damaged) return EXIT_DONE;
    return fail(EXIT_NO, SAY("%llu logs were damaged when the backup was made: see `landfall "
                             "check-store`", "%llu Protokolle waren schon beim Sichern beschädigt: "
                             "siehe `landfall check-store`"), (unsigned long long)counts->damaged);
}

/* The logs were checked by the rules in the backup; the numbers of what was written are read back
 * by pg_restore(). */
static int restore_shared(const struct arguments *arguments, const char *store,
                          const struct seal *seal, const struct backup_info *info)
{
    const char *file = arguments->word[0];
    struct pg_restore wish = { file, store, seal, arguments->given[OPTION_REPLACE] };
    struct pg_restored done;
    char error[STORE_ERROR_MAX] = "", why[STORE_ERROR_MAX + 64];
    if (seal && !is_sound(file, true, seal, info->damaged, 0))
        return fail(EXIT_DATA, SAY("not restored: %s is damaged; `landfall check-store` says where",
                                   "nicht zurückgespielt: %s ist beschädigt; `landfall "
                                   "check-store` sagt, wo"), file);
    enum restore_room room = pg_restore(&wish, &done, error);
    snprintf(why, sizeof why, SAY("not restored: %s", "nicht zurückgespielt: %s"), error);
    int code = say_room(arguments, room, done.shown, why);
    if (code != EXIT_DONE) return code;
    done.counts.at = info->at;
    say_restored(done.shown, &done.counts, !seal, done.kept, &done.old);
    return say_damaged(&done.counts);
}

static int restore(const struct arguments *arguments, const char *store, const struct seal *seal)
{
    const char *file = arguments->word[0];
    struct backup_counts counts, old;
    char error[STORE_ERROR_MAX] = "", made[BACKUP_NAME_MAX], kept[BACKUP_NAME_MAX];
    if (!restore_write(file, store, seal, &counts, error))
        return fail(EXIT_SYSTEM, SAY("not restored: %s", "nicht zurückgespielt: %s"), error);
    backup_new_name(store, made);
    if (!is_sound(made, false, NULL, counts.damaged, counts.entries)) {
        backup_remove_new(store);
        return fail(EXIT_DATA, SAY("not restored: %s is damaged; `landfall check-store` says where",
                                   "nicht zurückgespielt: %s ist beschädigt; `landfall "
                                   "check-store` sagt, wo"), file);
    }
    error[0] = 0;
    if (!restore_place(store, arguments->given[OPTION_REPLACE], kept, &old, error)) {
        backup_remove_new(store);
        return fail(EXIT_SYSTEM, SAY("not restored: %s", "nicht zurückgespielt: %s"), error);
    }
    say_restored(store, &counts, !seal, kept, &old);
    return say_damaged(&counts);
}

int command_restore(const struct arguments *arguments)
{
    char store[STORE_PATH_SIZE], error[STORE_ERROR_MAX];
    struct backup_info info;
    struct seal room;
    const struct seal *seal;
    bool strange;
    if (sodium_init() < 0) return fail(EXIT_SYSTEM, "libsodium");
    int code = find_store(arguments, true, store);
    if (code != EXIT_DONE) return code;
    if (!backup_look(arguments->word[0], &info, &strange, error))
        return fail(strange ? EXIT_DATA : EXIT_SYSTEM, "%s", error);
    if (!is_sound(arguments->word[0], true, NULL, info.damaged, 0))
        return fail(EXIT_DATA, SAY("not restored: %s is damaged; `landfall check-store` says where",
                                   "nicht zurückgespielt: %s ist beschädigt; `landfall "
                                   "check-store` sagt, wo"), arguments->word[0]);
    code = find_room(arguments, store);
    if (code == EXIT_DONE) code = restore_key(arguments, store, &info, &room, &seal);
    if (code == EXIT_DONE)
        code = store_is_postgres(store) ? restore_shared(arguments, store, seal, &info)
                                        : restore(arguments, store, seal);
    sodium_memzero(&room, sizeof room);
    return code;
}
