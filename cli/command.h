/* command.h - what the parts of the `landfall` command share.
 *
 * There is one table of commands (main.c) and one table of options (options.c). Parsing, help,
 * the man page and shell completion are made from these two, so they cannot disagree. A command
 * is a function that gets the parsed arguments and returns an exit code. No command names a
 * game: all of them walk lf_games.
 *
 * Read next: options.c (the table), setup.c (from arguments to a start position), sim.c.
 */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include <stdio.h>

#include "bots/bot.h"
#include "core/context.h"
#include "core/lf.h"

/* Exit codes; they are documented in the man page by exit_codes[] in main.c. */
enum {
    EXIT_DONE = 0,
    EXIT_NO = 1,             /* the answer is no: a replay that does not hold, no rule found */
    EXIT_USAGE = 2,          /* unknown command, option, game or bot; a wrong number */
    EXIT_DATA = 3,           /* a position, an option line or a file is not what it should be */
    EXIT_SYSTEM = 4,         /* a file, the memory or another program failed us */
    EXIT_INTERRUPTED = 130,  /* Ctrl-C */
};

enum command_id {
    COMMAND_PLAY, COMMAND_LEARN, COMMAND_PUZZLES,
    COMMAND_SERVE, COMMAND_GAMES, COMMAND_RULES, COMMAND_REPLAY, COMMAND_REVIEW, COMMAND_SIM,
    COMMAND_MATCH, COMMAND_TUNE, COMMAND_TRAIN, COMMAND_EXPORT, COMMAND_BOT, COMMAND_BOT_CHECK,
    COMMAND_JOIN,
    COMMAND_BENCH, COMMAND_PERFT, COMMAND_SOLVE, COMMAND_DECK, COMMAND_CHECK_STORE,
    COMMAND_BACKUP, COMMAND_RESTORE, COMMAND_ADMIN,
    COMMAND_MAN, COMMAND_COMPLETION,
    COMMAND_HELP, COMMAND_VERSION,
    COMMAND_COUNT,
};

/* Rows of the option table. Where one name means different things to two commands, there are
 * two rows; a row is valid for the commands it lists. */
enum option_id {
    OPTION_SEATS, OPTION_SEAT, OPTION_BOTS, OPTION_OPTIONS, OPTION_PLAY_SEED, OPTION_RESUME,
    OPTION_DECLINE, OPTION_HINTS, OPTION_STEP,
    OPTION_PUZZLE_COUNT, OPTION_PUZZLE_OUT, OPTION_PUZZLE_NUMBER, OPTION_PUZZLE_DAILY,
    OPTION_GAMES, OPTION_SEED, OPTION_THREADS, OPTION_TURN_CAP, OPTION_OUT, OPTION_DATA,
    OPTION_EXPORT_OUT, OPTION_FORMAT, OPTION_BUDGET,
    OPTION_JOIN_TABLE, OPTION_JOIN_BOT, OPTION_JOIN_NAME,
    OPTION_LINEUP, OPTION_BY_LOT, OPTION_SPRT,
    OPTION_SEATS_LEAST, OPTION_TRAIN_GAMES, OPTION_TRAIN_OUT, OPTION_TRAIN_RESUME,
    OPTION_TRAIN_FROM, OPTION_TRAIN_HIDDEN, OPTION_TRAIN_LAMBDA, OPTION_TRAIN_LESS_LUCK,
    OPTION_TRAIN_SMOOTH, OPTION_TRAIN_STOP, OPTION_NET,
    OPTION_BENCH_GAMES, OPTION_REPEAT, OPTION_INSTRUCTIONS,
    OPTION_DEPTH, OPTION_POSITION, OPTION_DIVIDE,
    OPTION_TURNS, OPTION_DISTRIBUTION, OPTION_QUERY,
    OPTION_UNTIL, OPTION_SHOW, OPTION_PRINT_POSITION, OPTION_BOARD, OPTION_VERIFY,
    OPTION_COMMIT, OPTION_WORD, OPTION_NODES, OPTION_REVIEW_SEAT,
    OPTION_CONFIG,
    OPTION_LISTEN, OPTION_LAN, OPTION_STORE, OPTION_WEB, OPTION_ORIGIN, OPTION_BOT_THREADS,
    OPTION_REVIEW_THREADS, OPTION_BOT_DELAY, OPTION_BOT, OPTION_BOT_BUDGET,
    OPTION_BOT_MEMORY, OPTION_LOG, OPTION_SOCKETS, OPTION_TABLES, OPTION_SOCKETS_ALL,
    OPTION_WATCHERS,
    OPTION_BOT_TABLES, OPTION_KEEP_BOTS, OPTION_KEEP_UNSTARTED,
    OPTION_KEEP_MATCHES, OPTION_STORE_MAX, OPTION_RATE, OPTION_DISK_FREE, OPTION_PING,
    OPTION_GUEST_DAYS, OPTION_ADVERTISE, OPTION_LEASE,
    OPTION_PROXIED, OPTION_LUCK, OPTION_METRICS, OPTION_TEST_CONFIG, OPTION_REPAIR,
    OPTION_ADMIN, OPTION_OLDER, OPTION_KEEP_CHAT, OPTION_KEEP_REPORTS,
    OPTION_KEY, OPTION_SHOW_KEY, OPTION_REPLACE, OPTION_WITHOUT_RUNNING, OPTION_FIGURES,
    OPTION_JSON, OPTION_LANG, OPTION_NO_COLOR, OPTION_QUIET, OPTION_HELP, OPTION_VERSION,
    OPTION_COUNT,
};

/* What an option's argument is, for checking and for completion. */
enum option_type {
    OPTION_FLAG, OPTION_NUMBER, OPTION_TEXT, OPTION_FILE, OPTION_FOLDER, OPTION_LANGUAGE,
    OPTION_BOT_LIST, OPTION_GAME_OPTIONS,
    OPTION_GAME_FILE,            /* stands for one option for each game that takes such a file */
};

struct option_info {
    const char *name;            /* "seats", typed as --seats */
    char letter;                 /* 'q', typed as -q; 0: none */
    enum option_type type;
    const char *argument;        /* "N"; NULL for a flag */
    const char *standard;        /* taken when the option is absent; NULL: see the help */
    uint64_t min, max;           /* of a number */
    struct lf_say help;
    uint32_t commands;           /* set of 1 << command_id */
};
extern const struct option_info option_table[OPTION_COUNT];

/* The n-th name of a row, counted from 0; NULL past the last. A row has one name, but that of
 * OPTION_GAME_FILE has the names of all games whose figures can be replaced. */
const char *option_name(const struct option_info *info, int n);

enum { WORDS_MAX = 32, GAMES_MAX = 32 };

/* A parsed command line. */
struct arguments {
    enum command_id command;
    const char *value[OPTION_COUNT];     /* as typed, or the standard, or NULL */
    uint64_t number[OPTION_COUNT];       /* the same as a number, for OPTION_NUMBER */
    bool given[OPTION_COUNT];            /* whether it was typed; flags have only this */
    const char *word[WORDS_MAX];         /* what is not an option, in order */
    int word_count;
    const char *bots[WORDS_MAX];         /* of serve: each --bot */
    int bot_count;
    const char *figures[GAMES_MAX];      /* by index in lf_games: a file with figures, or NULL */
    char game_options[LF_OPTIONS_MAX];   /* of solve: setup options typed as --name=value */
    bool colour;                         /* stdout is a terminal that wants colour */
};

struct example { const char *line; struct lf_say why; };   /* see example_text() */

struct command {
    const char *name;
    const char *words;                   /* "GAME", "[GAME] [ID | WORD...]" */
    int words_min, words_max;
    struct lf_say summary;               /* half a line */
    struct lf_say about;                 /* a paragraph or two, parted by an empty line */
    struct example examples[4];
    int (*run)(const struct arguments *arguments);
};
extern const struct command command_table[COMMAND_COUNT];

struct exit_code { int code; struct lf_say meaning; };
extern const struct exit_code exit_codes[];     /* ends with code -1 */
extern const char landfall_version[];

int command_play(const struct arguments *arguments);          /* play.c, helper files play_*.c */
int command_learn(const struct arguments *arguments);
int command_puzzles(const struct arguments *arguments);       /* puzzles.c, puzzles_*.c */
int command_serve(const struct arguments *arguments);
int command_games(const struct arguments *arguments);
int command_rules(const struct arguments *arguments);
int command_replay(const struct arguments *arguments);
int command_review(const struct arguments *arguments);
int command_export(const struct arguments *arguments);
int command_sim(const struct arguments *arguments);
int command_match(const struct arguments *arguments);          /* match.c, match_*.c */
int command_tune(const struct arguments *arguments);
int command_train(const struct arguments *arguments);         /* train.c, train_*.c */
int command_bot(const struct arguments *arguments);
int command_join(const struct arguments *arguments);
int command_bot_check(const struct arguments *arguments);
int command_bench(const struct arguments *arguments);
int command_perft(const struct arguments *arguments);
int command_solve(const struct arguments *arguments);
int command_deck(const struct arguments *arguments);
int command_check_store(const struct arguments *arguments);
int command_backup(const struct arguments *arguments);        /* with restore: backup.c */
int command_restore(const struct arguments *arguments);
int command_admin(const struct arguments *arguments);
int command_man(const struct arguments *arguments);
int command_completion(const struct arguments *arguments);
int command_help(const struct arguments *arguments);
int command_version(const struct arguments *arguments);

/* options.c: reads the command line after the command's name. Returns false after a message. */
bool options_parse(struct arguments *arguments, int count, char **words);
/* One option by its long name, from a file; value NULL: none was given. What only the server knows
 * is passed over by the other commands. */
bool option_by_name(struct arguments *arguments, const char *name, const char *value);
bool config_read(struct arguments *arguments, const char *path);        /* config.c */
void hand_over(char **words);           /* handover.c: returns if this program is the right one */
void help_print(enum command_id command, bool colour);
void help_print_all(bool colour);
void example_text(const char *line, char *out, size_t size);

/* message.c: the language spoken, set once by main(), and what is said in it. */
extern enum lf_language language;
enum lf_language language_of_environment(void);
bool language_of_name(const char *name, enum lf_language *out);

/* A macro, so that the compiler checks printf formats in both languages. */
#define SAY(english, german) (language == LF_DE ? (german) : (english))
static inline const char *said(struct lf_say say) { return say.in[language]; }

/* One line "landfall: ..." on stderr; returns code, so commands can return fail(...). */
__attribute__((format(printf, 2, 3))) int fail(int code, const char *format, ...);

/* From now on fail() begins with this place, "FILE:7"; NULL: with none. */
void fail_place(const char *place);

/* The same for a text that a parser refused: "WHERE: byte 7: expected a corner", or the rule's
 * number and sentence where a rule forbids. game may be NULL if error->rule is 0. */
int fail_at(int code, const char *where, const struct lf_game *game, const struct lf_error *error);

/* "did you mean": starts anew, takes candidates, and ends with " (did you mean ...?)" or "". The
 * prefix ("--", or NULL) is put before the name that is offered. */
struct guess { const char *typed, *best, *prefix; int distance; char text[96]; };
void guess_start(struct guess *guess, const char *typed);
void guess_try(struct guess *guess, const char *candidate);
const char *guess_text(struct guess *guess);

int terminal_columns(void);                       /* of stdout; 80 if it is no terminal */
/* A drawing, or, where it is wider than the terminal, how wide a window it needs. */
void drawing_print(const char *drawing);
bool drawing_fits(const char *drawing);            /* into the window, as far as that is known */
int text_columns(const char *text, size_t length);      /* of UTF-8 without control bytes */

/* Copies a text without the marks of the rulebooks (**, *, `); returns its length. */
size_t plain_text(const char *text, size_t length, char *out, size_t size);

/* Prints a text, made plain, wrapped between columns `indent` and `columns`; the cursor stands
 * at `at`. Ends the line. */
void wrap_print(FILE *out, const char *text, size_t length, int at, int indent, int columns);

/* The n-th rulebook of a game, counted from 0, in the language spoken; NULL past the last. */
const char *rulebook_text(const struct lf_game *game, int n);
/* A rule's entry in the first of the game's rulebooks that has it; its id as people write it. */
struct lf_rule_entry;
bool rulebook_find(const struct lf_game *game, const char *id, struct lf_rule_entry *entry);
bool rulebook_entry(const struct lf_game *game, lf_rule rule, struct lf_rule_entry *entry);

/* setup.c: from arguments to a game, its bots and its start. Each says what is wrong and
 * returns NULL or an exit code other than EXIT_DONE. */
const struct lf_game *setup_game(const char *name);
int setup_options(const struct lf_game *game, int seats, const char *options, void *state);
/* The same for a match between bots only, which the game may bound (lf_bots_line). */
int setup_bot_options(const struct lf_game *game, int seats, const char *options, void *state);
int setup_seats(const struct arguments *arguments, const struct lf_game *game, int *seats);
/* Reads "a,b,c": *count names. bots has room for LF_SEATS_MAX. */
int setup_bots(const struct lf_game *game, const char *list, const struct lf_bot **bots,
               int *count);

/* files.c: a whole file of text, which the caller frees, of less than `limit` bytes; "-" is the
 * standard input. NULL after a message, with the exit code in *code. */
char *file_text(const char *path, size_t limit, int *code);
uint32_t line_of(const char *text, uint32_t at);  /* of a byte, counted from 1 */
/* Reads the files named by options such as --GAME FILE into the context of this program, and
 * enters it. Threads that play enter it, too. */
int take_figures(const struct arguments *arguments);
struct lf_context *host_context(void);
int take_net(const char *path);                   /* nets.c: the same for --net FILE */

/* qr.c: the text as a QR code on stdout, as many lines as it needs; false: it is too long. */
bool qr_print(const char *text, bool colour);

/* progress.c: a bar with the time left on stderr, drawn only on a terminal and without --quiet,
 * and only once the work has taken a moment. */
struct progress { const char *what; uint64_t total; double started; bool shown, wanted; };
void progress_start(struct progress *progress, const char *what, uint64_t total, bool quiet);
void progress_show(struct progress *progress, uint64_t done);
void progress_end(struct progress *progress);     /* wipes the bar */
double seconds_now(void);                         /* a clock that only goes forward */
double seconds_of_cpu(void);                      /* of all threads of this process */

#endif
