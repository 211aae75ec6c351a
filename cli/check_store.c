/* check_store.c - `landfall check-store`: is a store sound, and what can be saved of it? */
#include <stdlib.h>
#include <string.h>

#include "cli/stores.h"
#include "server/tables.h"

static void say_page(void *context, const char *line)
{
    (void)context;
    printf("  %s\n", line);
}

static const char *fault_text(const struct check_log *log)
{
    switch (log->fault) {
    case CHECK_SOUND: return SAY("sound", "heil");
    case CHECK_GAP: return SAY("an entry is missing", "ein Eintrag fehlt");
    case CHECK_SUM: return SAY("the checksum does not fit", "die Prüfsumme passt nicht");
    case CHECK_KIND: return SAY("an entry of no known kind", "ein Eintrag unbekannter Art");
    case CHECK_PAGE: return log->page;
    case CHECK_SHORT: return SAY("the rest of the log is missing", "der Rest des Protokolls fehlt");
    case CHECK_RULES: return SAY("the rules refuse it", "die Regeln lehnen ihn ab");
    }
    return "";
}

static void say_log(const struct check_log *log)
{
    printf(SAY("  table %s, entry %u: %s%s\n", "  Tisch %s, Eintrag %u: %s%s\n"), log->table,
           log->sound + 1, fault_text(log),
           log->cut ? "" : SAY(" (its checksum fits; it is left alone)",
                               " (die Prüfsumme passt; er bleibt, wie er ist)"));
}

/* A log of a backup as it was, where its key is known; where it is not, nobody can say more than
 * that its checksums fit. */
struct opening { struct look *look; const struct check_log *log; struct table_check *rules; };

static bool look_entry(void *context, const struct store_entry *entry)
{
    struct opening *opening = context;
    struct look *look = opening->look;
    if (!look->backup || !opening->log->open) return table_check_entry(opening->rules, entry);
    if (!look->seal) {
        look->sealed += entry->seq == 1;
        return true;
    }
    struct store_entry plain = *entry;
    char *text = seal_text_open(look->seal, entry);
    plain.text = text;
    bool good = text && table_check_entry(opening->rules, &plain);
    free(text);
    return good;
}

bool look_at_logs(struct look *look)
{
    char (*ids)[STORE_TABLE_MAX] = check_tables(look->store, &look->count);
    struct table_check *rules = table_check_new();
    look->logs = calloc(look->count + 1, sizeof *look->logs);
    for (size_t i = 0; look->logs && i < look->count; i++) {
        struct check_log *log = &look->logs[i];
        struct opening opening = { look, log, rules };
        check_log(look->store, ids[i], look_entry, &opening, log);
        look->entries += log->sound;
        look->foreign += log->sound > 0 && table_check_foreign(rules);
        if (log->fault == CHECK_SOUND) continue;
        if (!look->quiet) say_log(log);
        if (log->cut) look->damaged++;
        else look->refused++;
    }
    table_check_free(rules);
    free(ids);
    return look->logs != NULL;
}

static int repair(struct look *job, const char *file)
{
    char error[STORE_ERROR_MAX];
    int missing;
    if (!check_repair(job->store, job->logs, job->count, &missing, error))
        return fail(EXIT_SYSTEM, SAY("not repaired: %s", "nicht repariert: %s"), error);
    for (size_t i = 0; i < job->count; i++) {
        const struct check_log *log = &job->logs[i];
        if (!log->cut) continue;
        if (log->sound)
            printf(SAY("  table %s: cut after entry %u\n",
                       "  Tisch %s: nach Eintrag %u abgeschnitten\n"), log->table, log->sound);
        else
            printf(SAY("  table %s: nothing could be saved\n",
                       "  Tisch %s: nichts war zu retten\n"), log->table);
    }
    if (missing)
        printf(SAY("  %d lists (guests, players) may lack rows that could not be read\n",
                   "  %d Listen (Gäste, Spieler) fehlen vielleicht unlesbare Zeilen\n"), missing);
    printf(SAY("repaired; the old file is kept as %s.damaged\n",
               "repariert; die alte Datei bleibt als %s.damaged\n"), file);
    return EXIT_DONE;
}

static int check(struct look *job, const char *file, bool wanted)
{
    printf(SAY("%s: format %d\n", "%s: Format %d\n"), file, check_version(job->store));
    int pages = check_pages(job->store, say_page, NULL);
    uint64_t lost = check_lost(job->store);
    if (lost)
        printf(SAY("  %llu commits have vanished: the store went back in time\n",
                   "  %llu Schreibvorgänge sind verschwunden: Der Speicher ging in der Zeit "
                   "zurück\n"), (unsigned long long)lost);
    if (!look_at_logs(job)) return fail(EXIT_SYSTEM, SAY("not enough memory", "zu wenig Speicher"));
    printf(SAY("%zu tables, %llu sound entries; %zu logs damaged, %zu refused by the rules, "
               "%zu of rules no longer played; %d faults in pages\n",
               "%zu Tische, %llu heile Einträge; %zu Protokolle beschädigt, %zu von den Regeln "
               "abgelehnt, %zu nach nicht mehr gespielten Regeln; %d Fehler in Seiten\n"),
           job->count, (unsigned long long)job->entries, job->damaged, job->refused, job->foreign,
           pages);
    if (job->sealed)
        printf(SAY("%zu logs are sealed: their checksums fit, what they say is not read here\n",
                   "%zu Protokolle sind versiegelt: Die Prüfsummen passen, gelesen werden sie hier "
                   "nicht\n"), job->sealed);
    bool sound = !pages && !lost && !job->damaged;
    if (sound || !wanted) return sound && !job->refused ? EXIT_DONE : EXIT_NO;
    return repair(job, file);
}

int command_check_store(const struct arguments *arguments)
{
    const char *file = arguments->word[0];
    char error[STORE_ERROR_MAX];
    bool strange;
    struct look job = { 0 };
    if (strncmp(file, "sqlite:", 7) == 0) file += 7;
    job.backup = check_is_backup(file);
    if (job.backup && arguments->given[OPTION_REPAIR])
        return fail(EXIT_USAGE, SAY("--repair: '%s' is a backup; restore it first",
                                    "--repair: '%s' ist eine Sicherung; spiel sie erst zurück"),
                    file);
    job.store = job.backup ? check_open_still(file, &strange, error)
                           : check_open(file, &strange, error);
    if (!job.store) return fail(strange ? EXIT_DATA : EXIT_SYSTEM, "%s", error);
    int code = check(&job, file, arguments->given[OPTION_REPAIR]);
    check_close(job.store);
    free(job.logs);
    return code;
}
