/* serve.c - `landfall serve`: from the command line to server/server.h. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/rulebooks.h"
#include "cli/solution.h"
#include "cli/stores.h"
#include "server/listen.h"
#include "server/outside.h"
#include "server/server.h"
#include "store/store.h"

enum { PATH_SIZE = STORE_PATH_SIZE };

static const char *find_rulebook(const char *name, enum lf_language wanted)
{
    for (const struct rulebook *book = rulebooks; book->name; book++)
        if (book->language == wanted && strcmp(book->name, name) == 0) return book->text;
    return NULL;
}

/* Makes every folder of a path; those that are there already are fine. */
static bool make_folders(char *path)
{
    for (char *at = path + 1; *at; at++) {
        if (*at != '/') continue;
        *at = 0;
        bool good = mkdir(path, 0700) == 0 || errno == EEXIST;
        *at = '/';
        if (!good) return false;
    }
    return true;
}

/* $XDG_DATA_HOME/landfall/landfall.db, or ~/.local/share/landfall/landfall.db. */
int store_standard(char out[STORE_PATH_SIZE], bool make)
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    int length = -1;
    if (data && data[0] == '/')
        length = snprintf(out, PATH_SIZE, "sqlite:%s/landfall/landfall.db", data);
    else if (home && home[0] == '/')
        length = snprintf(out, PATH_SIZE, "sqlite:%s/.local/share/landfall/landfall.db", home);
    if (length < 0 || length >= PATH_SIZE)
        return fail(EXIT_SYSTEM, SAY("no folder for the games: set XDG_DATA_HOME or give --store",
                                     "kein Ordner für die Partien: Setze XDG_DATA_HOME oder gib "
                                     "--store an"));
    if (make && !make_folders(out + strlen("sqlite:")))
        return fail(EXIT_SYSTEM, "%s: %s", out + strlen("sqlite:"), strerror(errno));
    return EXIT_DONE;
}

/* The file holds everyone's tables, so it is made for its owner alone. */
static int check_store(const char *store)
{
    if (strcmp(store, "memory:") == 0 || store_is_postgres(store)) return EXIT_DONE;
    if (strncmp(store, "sqlite:", 7) != 0 || !store[7])
        return fail(EXIT_USAGE,
                    SAY("--store: '%s' is neither 'memory:' nor 'sqlite:FILE' nor 'postgres:...'",
                        "--store: '%s' ist weder 'memory:' noch 'sqlite:DATEI' noch "
                        "'postgres:...'"),
                    store);
    int file = open(store + 7, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0) return fail(EXIT_SYSTEM, "%s: %s", store + 7, strerror(errno));
    close(file);
    return EXIT_DONE;
}

/* "URL,URL": cut in place. An origin is a scheme and a host, with no path. */
static int read_origins(char *list, struct server_config *config)
{
    for (char *at = list, *comma; at; at = comma) {
        comma = strchr(at, ',');
        if (comma) *comma++ = 0;
        const char *host = strstr(at, "://");
        if (!host || host == at || !host[3] || strchr(host + 3, '/'))
            return fail(EXIT_USAGE, SAY("--origin: '%s' is not like https://example.org",
                                        "--origin: '%s' ist nicht wie https://example.org"), at);
        if (config->origin_count == SERVER_ORIGINS_MAX)
            return fail(EXIT_USAGE, SAY("--origin: more than %d", "--origin: mehr als %d"),
                        SERVER_ORIGINS_MAX);
        config->origins[config->origin_count++] = at;
    }
    return EXIT_DONE;
}

/* "PROGRAM,PROGRAM": cut in place. */
static int read_older(const char *list, struct server_config *config)
{
    static char room[STORE_PATH_SIZE];
    if (!list) return EXIT_DONE;
    if (strncmp(config->store, "sqlite:", 7) != 0)
        return fail(EXIT_USAGE, SAY("--older: only with a store 'sqlite:FILE'",
                                    "--older: nur mit einem Speicher 'sqlite:DATEI'"));
    snprintf(room, sizeof room, "%s", list);
    for (char *at = room, *comma; at; at = comma) {
        comma = strchr(at, ',');
        if (comma) *comma++ = 0;
        if (config->older_count == SERVER_OLDER_MAX)
            return fail(EXIT_USAGE, SAY("--older: more than %d", "--older: mehr als %d"),
                        SERVER_OLDER_MAX);
        if (access(at, X_OK) != 0)
            return fail(EXIT_SYSTEM, "--older: %s: %s", at, strerror(errno));
        config->older[config->older_count++] = at;
    }
    return EXIT_DONE;
}

/* Luck that can be foreseen is for tests: nobody from elsewhere may be led to play with it. */
static int check_luck(const struct server_config *config)
{
    if (!config->fixed_luck) return EXIT_DONE;
    if ((strncmp(config->host, "127.", 4) != 0 && strcmp(config->host, "::1") != 0) ||
        config->proxied)
        return fail(EXIT_USAGE, SAY("--luck: only with --listen 127.0.0.1 and without --proxied, "
                                    "for the dice are not fair",
                                    "--luck: nur mit --listen 127.0.0.1 und ohne --proxied, denn "
                                    "die Würfel sind nicht fair"));
    return EXIT_DONE;
}

/* --lan listens everywhere, so --listen may only name the port, or everywhere in its own words. */
static int listen_for_all(struct server_config *config, const char *given)
{
    if (!config->lan) return EXIT_DONE;
    bool all = strcmp(config->host, "0.0.0.0") == 0 || strcmp(config->host, "::") == 0;
    if (given && !all && strchr(given, ':'))
        return fail(EXIT_USAGE, SAY("--lan listens for the whole network: give --listen a port "
                                    "only, not '%s'",
                                    "--lan lauscht für das ganze Netz: gib --listen nur einen "
                                    "Port, nicht '%s'"), given);
    if (!all) config->host = lan_everywhere();
    return EXIT_DONE;
}

/* Clients are sent there: a path behind the proxy that all nodes share, or an address. */
static int check_advertise(const char *address)
{
    size_t length = address ? strlen(address) : 0;
    if (!address) return EXIT_DONE;
    bool path = address[0] == '/' && address[1] && address[1] != '/';
    bool url = strncmp(address, "http://", 7) == 0 || strncmp(address, "https://", 8) == 0;
    if ((path || url) && length < STORE_ADDRESS_MAX && address[length - 1] != '/' &&
        strspn(address, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                        "/:.-_[]") == length)
        return EXIT_DONE;
    return fail(EXIT_USAGE, SAY("--advertise: '%s' is not like /n/a or http://10.0.0.1:8080",
                                "--advertise: '%s' ist nicht wie /n/a oder http://10.0.0.1:8080"),
                address);
}

static int read_config(const struct arguments *arguments, struct server_config *config)
{
    static char store[PATH_SIZE], host[LISTEN_HOST_SIZE], origins[PATH_SIZE];
    static char metrics_host[LISTEN_HOST_SIZE], admin[PATH_SIZE];
    const char *listening = arguments->value[OPTION_LISTEN];
    const char *metrics = arguments->value[OPTION_METRICS];
    const char *log = arguments->value[OPTION_LOG], *origin = arguments->value[OPTION_ORIGIN];
    int code = EXIT_DONE;
    struct stat info;
    if (!listen_parse(listening, host, &config->port))
        return fail(EXIT_USAGE, SAY("--listen: '%s' is not like 127.0.0.1:8080",
                                    "--listen: '%s' ist nicht wie 127.0.0.1:8080"), listening);
    config->host = host;
    code = listen_for_all(config, arguments->given[OPTION_LISTEN] ? listening : NULL);
    if (code != EXIT_DONE) return code;
    if (metrics && !listen_parse(metrics, metrics_host, &config->metrics_port))
        return fail(EXIT_USAGE, SAY("--metrics: '%s' is not like 127.0.0.1:9464",
                                    "--metrics: '%s' ist nicht wie 127.0.0.1:9464"), metrics);
    config->metrics_host = metrics ? metrics_host : NULL;
    code = check_luck(config);
    if (code == EXIT_DONE) code = check_advertise(arguments->value[OPTION_ADVERTISE]);
    if (code != EXIT_DONE) return code;
    if (strcmp(log, "text") != 0 && strcmp(log, "json") != 0)
        return fail(EXIT_USAGE, SAY("--log: '%s' is neither 'text' nor 'json'",
                                    "--log: '%s' ist weder 'text' noch 'json'"), log);
    config->log_json = strcmp(log, "json") == 0;
    config->web = arguments->value[OPTION_WEB];
    if (config->web && (stat(config->web, &info) != 0 || !S_ISDIR(info.st_mode)))
        return fail(EXIT_SYSTEM, SAY("--web: '%s' is not a folder", "--web: '%s' ist kein Ordner"),
                    config->web);
    if (origin && strlen(origin) < sizeof origins)
        code = read_origins(strcpy(origins, origin), config);
    if (code != EXIT_DONE) return code;
    config->store = arguments->value[OPTION_STORE];
    if (!config->store) {
        code = store_standard(store, true);
        config->store = store;
    }
    if (code == EXIT_DONE) code = read_older(arguments->value[OPTION_OLDER], config);
    if (code == EXIT_DONE) code = admin_path(arguments, config->store, admin);
    config->admin = admin[0] ? admin : NULL;
    return code == EXIT_DONE ? check_store(config->store) : code;
}

static int report(enum server_end end, const struct server_config *config, const char *error)
{
    switch (end) {
    case SERVER_STOPPED: return EXIT_DONE;
    case SERVER_TAKEN:
        if (!*error)
            return fail(EXIT_SYSTEM, SAY("port %d is taken", "Port %d ist belegt"), config->port);
        return fail(EXIT_SYSTEM, SAY("port %d is taken; try --listen %s:%s",
                                     "Port %d ist belegt; versuche --listen %s:%s"),
                    config->port, config->host, error);
    case SERVER_ADDRESS:
        return fail(EXIT_SYSTEM, SAY("cannot listen on %s:%d: %s",
                                     "kann auf %s:%d nicht lauschen: %s"),
                    config->host, config->port, error);
    case SERVER_STORE:
        if (store_is_postgres(config->store)) return fail(EXIT_SYSTEM, "%s", error);
        return fail(EXIT_SYSTEM, "%s: %s", config->store, error);
    case SERVER_FAILED: break;
    }
    return fail(EXIT_SYSTEM, "%s", *error ? error : SAY("the server failed",
                                                        "der Server hat versagt"));
}

/* What friends open. The code is for phones, so it is only drawn where somebody looks. */
static void say_friends(const struct server_config *config, const struct server_places *places)
{
    char best[LAN_HOST_SIZE + 16];
    if (places->others.count == 0) {
        if (config->lan)
            puts(SAY("This machine is in no network now, so only it can open that address.",
                     "Dieser Rechner ist gerade in keinem Netz, also kann nur er das öffnen."));
        return;
    }
    puts(SAY("Friends in your network open:", "Mitspielende in deinem Netz öffnen:"));
    for (int i = 0; i < places->others.count; i++)
        printf("    http://%s:%d/\n", places->others.host[i], places->port);
    if (!config->lan || !isatty(STDOUT_FILENO)) return;
    snprintf(best, sizeof best, "http://%s:%d/", places->others.host[0], places->port);
    putchar('\n');
    qr_print(best, config->colour);
    puts(SAY("If nothing opens there, a firewall on this machine may stand in the way.",
             "Öffnet sich dort nichts, steht vielleicht eine Firewall dieses Rechners im Weg."));
}

static void say_started(const struct server_config *config, const struct server_places *places)
{
    if (places->metrics)
        printf(SAY("Figures for monitoring at %smetrics\n", "Messwerte auf %smetrics\n"),
               places->metrics);
    printf(SAY("Landfall serves %s (stop with Ctrl-C)\n",
               "Landfall läuft auf %s (Ende mit Strg-C)\n"), places->address);
    say_friends(config, places);
    fflush(stdout);
}

/* Programs of others that are offered as bots; kept to the end. */
static int offer_bots(const struct arguments *arguments, struct server_config *config)
{
    static struct outside_bots bots;
    struct lf_say expected;
    for (int i = 0; i < arguments->bot_count; i++)
        if (!outside_offer(&bots, arguments->bots[i], (int)arguments->number[OPTION_BOT_BUDGET],
                           (int)arguments->number[OPTION_BOT_MEMORY], &expected))
            return fail(EXIT_USAGE, SAY("--bot %s: expected %s", "--bot %s: erwartet %s"),
                        arguments->bots[i], said(expected));
    config->outside = &bots;
    return EXIT_DONE;
}

int command_serve(const struct arguments *arguments)
{
    struct server_config config = {
        .version = landfall_version,
        .bot_threads = (int)arguments->number[OPTION_BOT_THREADS],
        .review_threads = (int)arguments->number[OPTION_REVIEW_THREADS],
        .bot_delay_ms =
            arguments->value[OPTION_BOT_DELAY] ? (int)arguments->number[OPTION_BOT_DELAY] : -1,
        .sockets_per_address = (int)arguments->number[OPTION_SOCKETS],
        .sockets = (int)arguments->number[OPTION_SOCKETS_ALL],
        .watchers = (int)arguments->number[OPTION_WATCHERS],
        .bot_tables = (int)arguments->number[OPTION_BOT_TABLES],
        .keep_bots_h = (int64_t)arguments->number[OPTION_KEEP_BOTS],
        .keep_unstarted_h = (int64_t)arguments->number[OPTION_KEEP_UNSTARTED],
        .keep_people_days = (int64_t)arguments->number[OPTION_KEEP_MATCHES],
        .keep_chat_days = (int64_t)arguments->number[OPTION_KEEP_CHAT],
        .keep_reports_days = (int64_t)arguments->number[OPTION_KEEP_REPORTS],
        .admin_asked = arguments->given[OPTION_ADMIN],
        .store_max_mb = arguments->number[OPTION_STORE_MAX],
        .tables_per_guest = (int)arguments->number[OPTION_TABLES],
        .messages_per_second = (int)arguments->number[OPTION_RATE],
        .disk_free_mib = (int)arguments->number[OPTION_DISK_FREE],
        .guest_days = (int)arguments->number[OPTION_GUEST_DAYS],
        .ping_s = (int)arguments->number[OPTION_PING],
        .advertise = arguments->value[OPTION_ADVERTISE],
        .lease_ms = (int64_t)arguments->number[OPTION_LEASE],
        .fixed_luck = arguments->given[OPTION_LUCK],
        .luck_seed = arguments->number[OPTION_LUCK],
        .lan = arguments->given[OPTION_LAN],
        .proxied = arguments->given[OPTION_PROXIED],
        .quiet = arguments->given[OPTION_QUIET],
        .colour = arguments->colour,
        .language = language,
        .rulebook = find_rulebook,
    };
    char error[SERVER_ERROR_SIZE] = "";
    int code = read_config(arguments, &config);
    if (code == EXIT_DONE) code = offer_bots(arguments, &config);
    if (code != EXIT_DONE) return code;
    if (config.bot_threads == 0) {
        long processors = sysconf(_SC_NPROCESSORS_ONLN);
        config.bot_threads = processors > 1 ? (int)processors - 1 : 1;
    }
    if (arguments->given[OPTION_TEST_CONFIG]) {
        code = report(server_test(&config, error), &config, error);
        if (code == EXIT_DONE) puts(SAY("The configuration is good.", "Die Einstellungen taugen."));
        return code;
    }
    solution_load_all();
    if (config.fixed_luck)
        puts(SAY("WARNING: fixed luck. The dice are NOT FAIR; this server is for tests only.",
                 "WARNUNG: fester Zufall. Die Würfel sind NICHT FAIR; nur für Tests."));
    return report(server_run(&config, say_started, error), &config, error);
}
