/* options.c - the one table of options and the parser that reads a command line with it.
 *
 * Help, man page and completion (help.c, man.c, completion.c) print this same table. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "core/text.h"

#define IN(command) (1u << COMMAND_##command)
enum {
    IN_ALL = (1u << COMMAND_COUNT) - 1,
    IN_DATA = IN(GAMES) | IN(RULES) | IN(REPLAY) | IN(REVIEW) | IN(SIM) | IN(MATCH) | IN(TUNE) |
              IN(BENCH) | IN(PERFT) | IN(SOLVE) | IN(DECK) | IN(BOT_CHECK) | IN(VERSION) |
              IN(ADMIN),
};

const struct option_info option_table[OPTION_COUNT] = {
    [OPTION_SEATS] = { "seats", 's', OPTION_NUMBER, "N", NULL, 1, 99,
        { { "How many seats (standard: one per bot named, else as usual in the game).",
            "Wie viele Plätze (sonst: einer je genanntem Bot oder wie im Spiel üblich)." } },
        IN(PLAY) | IN(SIM) | IN(MATCH) | IN(TUNE) | IN(TRAIN) | IN(BENCH) | IN(PERFT) },
    [OPTION_SEAT] = { "seat", 0, OPTION_NUMBER, "N", "0", 0, LF_SEATS_MAX - 1,
        { { "The seat you take, counted from 0.", "Der Platz, den du nimmst, ab 0 gezählt." } },
        IN(PLAY) | IN(JOIN) },
    [OPTION_BOTS] = { "bots", 'b', OPTION_BOT_LIST, "A,B,...", NULL, 0, 0,
        { { "Bots by name, one per seat; a single name plays every seat. sim: also cmd:COMMAND.",
            "Bots mit Namen, je Platz einer; einer allein spielt alle. In sim auch cmd:BEFEHL." } },
        IN(PLAY) | IN(SIM) },
    [OPTION_OPTIONS] = { "options", 'o', OPTION_GAME_OPTIONS, "K=V,...", NULL, 0, 0,
        { { "Setup options of the game; `landfall games` lists them.",
            "Spieloptionen; `landfall games` zählt sie auf." } },
        IN(PLAY) | IN(SIM) | IN(MATCH) | IN(TUNE) | IN(TRAIN) | IN(BENCH) | IN(PERFT) |
            IN(SOLVE) | IN(DECK) },
    [OPTION_PLAY_SEED] = { "seed", 0, OPTION_NUMBER, "S", NULL, 0, UINT64_MAX,
        { { "Number all chance follows from (standard: a new one each time).",
            "Zahl, aus der aller Zufall folgt (sonst: jedes Mal eine neue)." } },
        IN(PLAY) },
    [OPTION_RESUME] = { "resume", 'r', OPTION_FILE, "FILE", NULL, 0, 0,
        { { "Go on with a saved game; `last` is the one saved last.",
            "Ein gespeichertes Spiel fortsetzen; `last` ist das letzte." } },
        IN(PLAY) },
    [OPTION_DECLINE] = { "decline", 0, OPTION_TEXT, "WHICH", "none", 0, 0,
        { { "Offers that are declined without asking: all, unpayable or none.",
            "Angebote, die ohne Frage abgelehnt werden: all, unpayable oder none." } },
        IN(PLAY) },
    [OPTION_HINTS] = { "hints", 0, OPTION_BOT_LIST, "BOT", NULL, 0, 0,
        { { "The bot that gives hints (standard: the best of the game).",
            "Der Bot, der Tipps gibt (sonst: der beste des Spiels)." } },
        IN(PLAY) },
    [OPTION_GAMES] = { "games", 'n', OPTION_NUMBER, "N", "1000", 1, 1000000000,
        { { "How many games to play.", "Wie viele Spiele gespielt werden." } },
        IN(SIM) | IN(MATCH) | IN(TUNE) },
    [OPTION_SEED] = { "seed", 0, OPTION_NUMBER, "S", "1", 0, UINT64_MAX,
        { { "Number all chance follows from; the same seed gives the same games.",
            "Zahl, aus der aller Zufall folgt; gleiche Zahl, gleiche Spiele." } },
        IN(BOT) | IN(BOT_CHECK) | IN(SIM) | IN(MATCH) | IN(TUNE) | IN(TRAIN) | IN(BENCH) |
            IN(DECK) | IN(PUZZLES) },
    [OPTION_THREADS] = { "threads", 't', OPTION_NUMBER, "N", "1", 0, 256,
        { { "Threads that play; 0 takes one per processor. Results do not depend on it.",
            "Threads, die spielen; 0: einer je Prozessor. Ergebnisse hängen nicht davon ab." } },
        IN(SIM) | IN(MATCH) | IN(TUNE) | IN(TRAIN) | IN(SOLVE) | IN(PUZZLES) },
    [OPTION_TURN_CAP] = { "turn-cap", 0, OPTION_NUMBER, "N", "10000", 1, 60000,
        { { "End a game without a winner once more turns than this have begun.",
            "Ein Spiel ohne Sieger beenden, sobald mehr Züge begonnen haben." } },
        IN(SIM) | IN(MATCH) | IN(TUNE) | IN(BENCH) },
    [OPTION_OUT] = { "out", 0, OPTION_FOLDER, "DIR", NULL, 0, 0,
        { { "Write every game as a replay, results.csv and results.svg into this folder.",
            "Jedes Spiel als Aufzeichnung, results.csv und results.svg in diesen Ordner." } },
        IN(SIM) },
    [OPTION_DATA] = { "data", 0, OPTION_TEXT, "FORMAT", NULL, 0, 0,
        { { "With --out: positions, choices and results, too, as npy (NumPy) or jsonl.",
            "Mit --out: auch Stellungen, Entscheidungen, Ergebnisse; npy (NumPy) oder jsonl." } },
        IN(SIM) },
    [OPTION_EXPORT_OUT] = { "out", 0, OPTION_FOLDER, "DIR", NULL, 0, 0,
        { { "The folder to write to; new or empty.", "Der Zielordner; neu oder leer." } },
        IN(EXPORT) },
    [OPTION_FORMAT] = { "format", 0, OPTION_TEXT, "FORMAT", "npy", 0, 0,
        { { "npy (NumPy arrays) or jsonl (JSON lines).",
            "npy (NumPy-Arrays) oder jsonl (JSON-Zeilen)." } },
        IN(EXPORT) },
    [OPTION_LINEUP] = { "lineup", 0, OPTION_TEXT, "ABBB", NULL, 0, 0,
        { { "Who sits where in the first game of a block (standard: one A, all others B).",
            "Wer im ersten Spiel eines Blocks wo sitzt (sonst: ein A, alle anderen B)." } },
        IN(MATCH) | IN(TUNE) },
    [OPTION_SPRT] = { "sprt", 0, OPTION_TEXT, "E0,E1", NULL, 0, 0,
        { { "Stop when it is clear whether A is E0 or E1 Elo better; --games is the most.",
            "Aufhören, wenn klar ist, ob A um E0 oder E1 Elo besser ist; höchstens --games." } },
        IN(MATCH) },
    [OPTION_SEATS_LEAST] = { "seats-least", 0, OPTION_NUMBER, "N", NULL, 1, 99,
        { { "Games have from so many seats up to --seats, in turn (standard: --seats).",
            "Spiele haben reihum von so vielen Plätzen bis --seats (sonst --seats)." } },
        IN(TRAIN) },
    [OPTION_TRAIN_GAMES] = { "games", 'n', OPTION_NUMBER, "N", "30000", 64, 1000000000,
        { { "How many games to learn from, those before --resume included.",
            "Aus wie vielen Spielen gelernt wird, die vor --resume mitgezählt." } },
        IN(TRAIN) },
    [OPTION_TRAIN_OUT] = { "out", 0, OPTION_FILE, "FILE", NULL, 0, 0,
        { { "Where the net goes (standard: GAME-SEATS.net); FILE.log and FILE.state with it.",
            "Wohin das Netz kommt (sonst SPIEL-PLÄTZE.net); dazu DATEI.log, DATEI.state." } },
        IN(TRAIN) },
    [OPTION_NET] = { "net", 0, OPTION_FILE, "FILE", NULL, 0, 0,
        { { "Let bots that think play by this net of `landfall train`.",
            "Bots, die nachdenken, spielen nach diesem Netz von `landfall train`." } },
        IN(SIM) | IN(MATCH) | IN(TUNE) },
    [OPTION_TRAIN_RESUME] = { "resume", 0, OPTION_FLAG, NULL, NULL, 0, 0,
        { { "Go on from FILE.state.", "Von DATEI.state an weitermachen." } }, IN(TRAIN) },
    [OPTION_BUDGET] = { "budget", 0, OPTION_NUMBER, "MS", "5000", 1, 3600000,
        { { "How long a bot that is a program of its own may think about a question.",
            "Wie lange ein Bot, der ein eigenes Programm ist, je Frage nachdenken darf." } },
        IN(SIM) | IN(MATCH) | IN(BOT_CHECK) | IN(JOIN) },
    [OPTION_JOIN_TABLE] = { "table", 0, OPTION_TEXT, "CODE", NULL, 0, 0,
        { { "The code of a table, or its link.", "Der Code eines Tischs oder sein Link." } },
        IN(JOIN) },
    [OPTION_JOIN_BOT] = { "bot", 'b', OPTION_TEXT, "BOT", "best", 0, 0,
        { { "A bot by name, or cmd:COMMAND; `best` is the best we have for the game.",
            "Ein Bot mit Namen oder cmd:BEFEHL; `best` ist unser bester für das Spiel." } },
        IN(JOIN) },
    [OPTION_JOIN_NAME] = { "name", 0, OPTION_TEXT, "NAME", NULL, 0, 0,
        { { "What it is called there, followed by (bot); else as it calls itself.",
            "Wie er dort heißt, gefolgt von (bot); sonst, wie er sich nennt." } }, IN(JOIN) },
    [OPTION_BENCH_GAMES] = { "games", 'n', OPTION_NUMBER, "N", "4000", 1, 1000000000,
        { { "How many games each measurement plays.",
            "Wie viele Spiele jede Messung spielt." } },
        IN(BENCH) },
    [OPTION_REPEAT] = { "repeat", 0, OPTION_NUMBER, "N", "5", 1, 99,
        { { "Measure this many times and report the median.",
            "So oft messen; berichtet wird der Median." } },
        IN(BENCH) },
    [OPTION_INSTRUCTIONS] = { "instructions", 'i', OPTION_FLAG, NULL, NULL, 0, 0,
        { { "Also count processor instructions per transition (needs valgrind).",
            "Auch Prozessorbefehle je Übergang zählen (braucht valgrind)." } },
        IN(BENCH) },
    [OPTION_DEPTH] = { "depth", 'd', OPTION_NUMBER, "N", "3", 0, 40,
        { { "How many actions deep to count.", "Wie viele Aktionen tief gezählt wird." } },
        IN(PERFT) },
    [OPTION_POSITION] = { "position", 'p', OPTION_TEXT, "LINE", NULL, 0, 0,
        { { "Begin at this position instead of a new game.",
            "Mit dieser Stellung beginnen statt mit einem neuen Spiel." } },
        IN(PERFT) },
    [OPTION_DIVIDE] = { "divide", 0, OPTION_FLAG, NULL, NULL, 0, 0,
        { { "Also show the count below each first action.",
            "Auch die Zahl unter jeder ersten Aktion zeigen." } },
        IN(PERFT) },
    [OPTION_TURNS] = { "turns", 0, OPTION_NUMBER, "N", NULL, 1, 1000,
        { { "Solve a game of so many turns only (standard: the whole game).",
            "Nur ein Spiel von so vielen Zügen lösen (sonst: das ganze Spiel)." } },
        IN(SOLVE) },
    [OPTION_DISTRIBUTION] = { "distribution", 'd', OPTION_FLAG, NULL, NULL, 0, 0,
        { { "Also the exact distribution of the result under best play.",
            "Auch die genaue Verteilung des Ergebnisses bei bestem Spiel." } },
        IN(SOLVE) },
    [OPTION_QUERY] = { "query", 0, OPTION_TEXT, "POSITION", NULL, 0, 0,
        { { "Ask for the best action and what every other one loses.",
            "Nach der besten Aktion fragen und was jede andere verliert." } },
        IN(SOLVE) },
    [OPTION_STEP] = { "step", 0, OPTION_NUMBER, "N", "1", 1, 999,
        { { "Begin with this step of the lesson.", "Mit diesem Schritt der Lektion anfangen." } },
        IN(LEARN) },
    [OPTION_PUZZLE_COUNT] = { "count", 0, OPTION_NUMBER, "N", "50", 1, 1000,
        { { "How many puzzles `make` looks for.", "Wie viele Rätsel `make` sucht." } },
        IN(PUZZLES) },
    [OPTION_PUZZLE_OUT] = { "out", 0, OPTION_FILE, "FILE", NULL, 0, 0,
        { { "Where `make` writes them; without it they are printed.",
            "Wohin `make` sie schreibt; sonst werden sie ausgegeben." } },
        IN(PUZZLES) },
    [OPTION_PUZZLE_NUMBER] = { "number", 'n', OPTION_NUMBER, "N", "1", 1, 1000,
        { { "Begin with this puzzle.", "Mit diesem Rätsel anfangen." } },
        IN(PUZZLES) },
    [OPTION_PUZZLE_DAILY] = { "daily", 'd', OPTION_FLAG, NULL, NULL, 0, 0,
        { { "The puzzle of the day (UTC), the same for everybody.",
            "Das Rätsel des Tages (UTC), für alle dasselbe." } },
        IN(PUZZLES) },
    [OPTION_UNTIL] = { "until", 'u', OPTION_NUMBER, "N", NULL, 0, UINT64_MAX,
        { { "Stop after N actions and print the position there.",
            "Nach N Aktionen anhalten und die Stellung zeigen." } },
        IN(REPLAY) },
    [OPTION_NODES] = { "nodes", 0, OPTION_NUMBER, "N", "4000", 100, 10000000,
        { { "Positions that are tried for each decision; more judges better and slower.",
            "Stellungen, die je Entscheidung geprüft werden; mehr urteilt besser, aber langsamer." }
        }, IN(REVIEW) },
    [OPTION_REVIEW_SEAT] = { "seat", 0, OPTION_NUMBER, "N", NULL, 0, LF_SEATS_MAX - 1,
        { { "Tell only the decisions of this seat, counted from 0.",
            "Nur die Entscheidungen dieses Platzes nennen, ab 0 gezählt." } },
        IN(REVIEW) },
    [OPTION_SHOW] = { "show", 's', OPTION_FLAG, NULL, NULL, 0, 0,
        { { "Print every action as a sentence.", "Jede Aktion als Satz zeigen." } },
        IN(REPLAY) },
    [OPTION_PRINT_POSITION] = { "position", 'p', OPTION_FLAG, NULL, NULL, 0, 0,
        { { "Print the last position as one line.", "Die letzte Stellung als Zeile zeigen." } },
        IN(REPLAY) },
    [OPTION_BOARD] = { "board", 0, OPTION_FLAG, NULL, NULL, 0, 0,
        { { "Draw the last position.", "Die letzte Stellung zeichnen." } },
        IN(REPLAY) },
    [OPTION_VERIFY] = { "verify", 0, OPTION_FILE, "PROOF", NULL, 0, 0,
        { { "Recompute every draw of chance from the proof that the server gave.",
            "Jede Ziehung des Zufalls aus dem Beweis des Servers nachrechnen." } },
        IN(REPLAY) },
    [OPTION_COMMIT] = { "commit", 0, OPTION_TEXT, "HEX", NULL, 0, 0,
        { { "With --verify: the promise you noted before you gave your word.",
            "Mit --verify: das Versprechen, das du vor deinem Wort notiert hast." } },
        IN(REPLAY) },
    [OPTION_WORD] = { "word", 0, OPTION_TEXT, "SEAT=WORD", NULL, 0, 0,
        { { "With --verify: the word you gave on this seat (seats count from 0).",
            "Mit --verify: das Wort, das du auf diesem Platz gabst (gezählt ab 0)." } },
        IN(REPLAY) },
    [OPTION_CONFIG] = { "config", 0, OPTION_FILE, "FILE", NULL, 0, 0,
        { { "Take options from this file, one a line without dashes; those typed here win.",
            "Optionen aus dieser Datei, eine je Zeile ohne Striche; die hier getippten gelten." } },
        IN(SERVE) | IN(BACKUP) | IN(RESTORE) | IN(ADMIN) },
    [OPTION_LISTEN] = { "listen", 0, OPTION_TEXT, "HOST:PORT", "127.0.0.1:8080", 0, 0,
        { { "Where to listen; port 0 takes any free one.",
            "Wo gelauscht wird; Port 0 nimmt einen freien." } }, IN(SERVE) },
    [OPTION_LAN] = { "lan", 0, OPTION_FLAG, NULL, NULL, 0, 0,
        { { "Serve everybody in your network, and nobody beyond it; says what friends open.",
            "Für alle in deinem Netz und niemanden sonst; nennt, was Mitspielende öffnen." } },
        IN(SERVE) },
    [OPTION_STORE] = { "store", 0, OPTION_TEXT, "STORE", NULL, 0, 0,
        { { "sqlite:FILE, memory: or postgres:WORDS (standard: landfall.db in XDG_DATA_HOME).",
            "sqlite:DATEI, memory: oder postgres:WORTE (sonst landfall.db in XDG_DATA_HOME)." } },
        IN(SERVE) | IN(BACKUP) | IN(RESTORE) | IN(ADMIN) },
    [OPTION_ADMIN] = { "admin", 0, OPTION_FILE, "PATH", NULL, 0, 0,
        { { "The unix socket for `landfall admin` (standard: STORE-admin beside the store).",
            "Der Unix-Socket für `landfall admin` (sonst STORE-admin neben dem Speicher)." } },
        IN(SERVE) | IN(ADMIN) },
    [OPTION_OLDER] = { "older", 0, OPTION_TEXT, "PROGRAM,...", NULL, 0, 0,
        { { "Older landfall programs that play matches of rules this one no longer plays.",
            "Ältere landfall-Programme für Partien nach Regeln, die dieses nicht mehr spielt." } },
        IN(SERVE) },
    [OPTION_KEEP_CHAT] = { "keep-chat", 0, OPTION_NUMBER, "DAYS", "0", 0, 1000000,
        { { "How long what was said at finished tables is kept. 0: as long as the match.",
            "Wie lange bleibt, was an beendeten Tischen gesagt wurde. 0: wie die Partie." } },
        IN(SERVE) },
    [OPTION_KEEP_REPORTS] = { "keep-reports", 0, OPTION_NUMBER, "DAYS", "90", 0, 1000000,
        { { "How long reports of players are kept. 0: for ever.",
            "Wie lange Meldungen von Spielern bleiben. 0: für immer." } }, IN(SERVE) },
    [OPTION_KEY] = { "key", 0, OPTION_FILE, "FILE", NULL, 0, 0,
        { { "The key that seals running matches (standard: STORE-key, made when it is missing).",
            "Der Schlüssel, der laufende Partien versiegelt (sonst STORE-key, den es anlegt)." } },
        IN(BACKUP) | IN(RESTORE) },
    [OPTION_SHOW_KEY] = { "show-key", 0, OPTION_FLAG, NULL, NULL, 0, 0,
        { { "Print the public half of the key, enough for making backups, and do nothing else.",
            "Nur die öffentliche Hälfte des Schlüssels ausgeben; sie genügt zum Sichern." } },
        IN(BACKUP) },
    [OPTION_REPLACE] = { "replace", 0, OPTION_FLAG, NULL, NULL, 0, 0,
        { { "Take the place of the store that is there; that one is kept as STORE.replaced.",
            "An die Stelle des Speichers treten; der alte bleibt als STORE.replaced." } },
        IN(RESTORE) },
    [OPTION_WITHOUT_RUNNING] = { "without-running", 0, OPTION_FLAG, NULL, NULL, 0, 0,
        { { "Without a key: leave out the matches that were running, and restore the rest.",
            "Ohne Schlüssel: laufende Partien weglassen und den Rest zurückspielen." } },
        IN(RESTORE) },
    [OPTION_WEB] = { "web", 0, OPTION_FOLDER, "DIR", NULL, 0, 0,
        { { "Take the client's files from this folder instead of the program.",
            "Die Dateien der Seiten aus diesem Ordner nehmen statt aus dem Programm." } },
        IN(SERVE) },
    [OPTION_ORIGIN] = { "origin", 0, OPTION_TEXT, "URL,...", NULL, 0, 0,
        { { "Sites whose pages may play here, besides addresses and names of this machine.",
            "Seiten, die hier spielen dürfen, außer Adressen und Namen dieses Rechners." } },
        IN(SERVE) },
    [OPTION_BOT_THREADS] = { "bot-threads", 0, OPTION_NUMBER, "N", "0", 0, 256,
        { { "Threads in which bots think; 0 leaves one processor to the rest.",
            "Threads, in denen Bots denken; 0 lässt dem Rest einen Prozessor." } }, IN(SERVE) },
    [OPTION_BOT_DELAY] = { "bot-delay", 0, OPTION_NUMBER, "MS", NULL, 0, 60000,
        { { "How long a bot waits before it acts where people sit (standard: 600).",
            "Wie lange ein Bot wartet, wo Menschen sitzen (sonst 600)." } }, IN(SERVE) },
    [OPTION_BOT] = { "bot", 0, OPTION_TEXT, "NAME=COMMAND", NULL, 0, 0,
        { { "Offer a program that speaks the bot protocol as a bot; may be given again.",
            "Ein Programm, das das Bot-Protokoll spricht, als Bot anbieten; mehrfach möglich." } },
        IN(SERVE) },
    [OPTION_BOT_BUDGET] = { "bot-budget", 0, OPTION_NUMBER, "MS", "5000", 10, 600000,
        { { "How long such a program may think about a question.",
            "Wie lange ein solches Programm je Frage nachdenken darf." } }, IN(SERVE) },
    [OPTION_BOT_MEMORY] = { "bot-memory", 0, OPTION_NUMBER, "MIB", "1024", 0, 1 << 20,
        { { "How much memory such a program may take. 0: no limit.",
            "Wie viel Speicher ein solches Programm nehmen darf. 0: keine Grenze." } }, IN(SERVE) },
    [OPTION_LOG] = { "log", 0, OPTION_TEXT, "text|json", "text", 0, 0,
        { { "Form of the log lines on stderr.", "Form der Protokollzeilen auf stderr." } },
        IN(SERVE) },
    [OPTION_SOCKETS] = { "sockets-per-address", 0, OPTION_NUMBER, "N", "50", 0, 1000000,
        { { "Connections one address may hold open; its other limits grow along. 0: no limits.",
            "Verbindungen je Adresse; ihre anderen Grenzen wachsen mit. 0: keine Grenzen." } },
        IN(SERVE) },
    [OPTION_SOCKETS_ALL] = { "sockets", 0, OPTION_NUMBER, "N", "10000", 0, 1000000,
        { { "Connections in all; players come before watchers. 0: no limit.",
            "Verbindungen insgesamt; Spielende kommen vor Zuschauenden. 0: keine Grenze." } },
        IN(SERVE) },
    [OPTION_WATCHERS] = { "watchers", 0, OPTION_NUMBER, "N", "100", 1, 1000000,
        { { "Connections that may watch one table; its players are not counted.",
            "Verbindungen, die einem Tisch zusehen; Spielende zählen nicht mit." } }, IN(SERVE) },
    [OPTION_BOT_TABLES] = { "bot-tables", 0, OPTION_NUMBER, "N", "8", 0, 1000000,
        { { "Matches of bots alone that run at once, a quarter of them for one guest. 0: no limit.",
            "Partien nur von Bots zugleich, ein Viertel davon je Gast. 0: keine Grenze." } },
        IN(SERVE) },
    [OPTION_KEEP_BOTS] = { "keep-bot-matches", 0, OPTION_NUMBER, "HOURS", "24", 0, 1000000,
        { { "How long finished matches of bots alone are kept. 0: for ever.",
            "Wie lange beendete Partien nur von Bots bleiben. 0: für immer." } }, IN(SERVE) },
    [OPTION_KEEP_UNSTARTED] = { "keep-unstarted", 0, OPTION_NUMBER, "HOURS", "24", 0, 1000000,
        { { "How long closed tables that never began are kept. 0: for ever.",
            "Wie lange geschlossene Tische bleiben, die nie begannen. 0: für immer." } },
        IN(SERVE) },
    [OPTION_KEEP_MATCHES] = { "keep-matches", 0, OPTION_NUMBER, "DAYS", "0", 0, 1000000,
        { { "How long finished matches of people are kept. 0: for ever.",
            "Wie lange beendete Partien von Menschen bleiben. 0: für immer." } }, IN(SERVE) },
    [OPTION_STORE_MAX] = { "store-max", 0, OPTION_NUMBER, "MB", "10240", 0, 1000000000,
        { { "Size of the store beyond which what may go goes, then no table is made. 0: none.",
            "Größe des Speichers, ab der gelöscht und dann kein Tisch gemacht wird. 0: keine."
          } }, IN(SERVE) },
    [OPTION_TABLES] = { "tables-per-guest", 0, OPTION_NUMBER, "N", "20", 0, 1000000,
        { { "Tables one guest may have open; a guest's other limits grow along. 0: no limits.",
            "Offene Tische je Gast; seine anderen Grenzen wachsen mit. 0: keine Grenzen." } },
        IN(SERVE) },
    [OPTION_RATE] = { "rate", 0, OPTION_NUMBER, "N", "20", 0, 1000000,
        { { "Messages a second of one connection; twice as many in a burst. 0: no limit.",
            "Nachrichten je Sekunde einer Verbindung; kurz doppelt so viele. 0: keine Grenze." } },
        IN(SERVE) },
    [OPTION_REPAIR] = { "repair", 0, OPTION_FLAG, NULL, NULL, 0, 0,
        { { "Save what is sound into a new file; the old one is kept as FILE.damaged.",
            "Was heil ist, in eine neue Datei retten; die alte bleibt als DATEI.damaged." } },
        IN(CHECK_STORE) },
    [OPTION_DISK_FREE] = { "disk-free", 0, OPTION_NUMBER, "MIB", "64", 0, 1 << 20,
        { { "Not ready (/readyz) when the disk of the store has less room; 0: never.",
            "Nicht bereit (/readyz), wenn die Platte des Speichers weniger Raum hat; 0: nie." } },
        IN(SERVE) },
    [OPTION_PING] = { "ping", 0, OPTION_NUMBER, "S", "30", 1, 3600,
        { { "Seconds of silence before a client is asked whether it is still there.",
            "Sekunden Stille, bevor gefragt wird, ob jemand noch da ist." } }, IN(SERVE) },
    [OPTION_METRICS] = { "metrics", 0, OPTION_TEXT, "HOST:PORT", NULL, 0, 0,
        { { "Serve /metrics for Prometheus there, where no visitor gets to (standard: nowhere).",
            "/metrics für Prometheus dort, wo kein Besucher hinkommt (sonst nirgends)." } },
        IN(SERVE) },
    [OPTION_ADVERTISE] = { "advertise", 0, OPTION_TEXT, "URL", NULL, 0, 0,
        { { "With postgres: where other nodes send clients to this one, /n/a or http://host:port.",
            "Mit postgres: wohin andere Knoten zu diesem schicken, /n/a oder http://host:port." } },
        IN(SERVE) },
    [OPTION_LEASE] = { "lease", 0, OPTION_NUMBER, "MS", "2000", 200, 60000,
        { { "With postgres: how long a node may be silent before others take its tables over.",
            "Mit postgres: wie lange ein Knoten schweigt, bis andere seine Tische nehmen." } },
        IN(SERVE) },
    [OPTION_GUEST_DAYS] = { "guest-days", 0, OPTION_NUMBER, "N", "90", 0, 3650,
        { { "Days after which a guest who has not come back is forgotten. 0: never.",
            "Tage, nach denen ein Gast, der nicht wiederkam, vergessen ist. 0: nie." } },
        IN(SERVE) },
    [OPTION_LUCK] = { "luck", 0, OPTION_NUMBER, "SEED", NULL, 0, UINT64_MAX,
        { { "For tests: all luck follows from this number, so it is not fair. Loopback only.",
            "Für Tests: aller Zufall folgt aus dieser Zahl, ist also nicht fair. Nur Loopback." } },
        IN(SERVE) },
    [OPTION_PROXIED] = { "proxied", 0, OPTION_FLAG, NULL, NULL, 0, 0,
        { { "Believe X-Forwarded-For and X-Forwarded-Proto: a proxy stands in front.",
            "X-Forwarded-For und X-Forwarded-Proto glauben: Davor steht ein Proxy." } },
        IN(SERVE) },
    [OPTION_TEST_CONFIG] = { "test-config", 0, OPTION_FLAG, NULL, NULL, 0, 0,
        { { "Only say whether it could start.", "Nur sagen, ob es starten könnte." } },
        IN(SERVE) },
    [OPTION_FIGURES] = { "GAME", 0, OPTION_GAME_FILE, "FILE", NULL, 0, 0,
        { { "Figures of this game's tables from a file instead of the standard ones.",
            "Zahlen der Tabellen dieses Spiels aus einer Datei statt der üblichen." } },
        IN(PLAY) | IN(SERVE) | IN(REPLAY) | IN(SIM) | IN(BENCH) | IN(PERFT) | IN(DECK) },
    [OPTION_JSON] = { "json", 'j', OPTION_FLAG, NULL, NULL, 0, 0,
        { { "Print JSON for programs.", "JSON für Programme ausgeben." } }, IN_DATA },
    [OPTION_LANG] = { "lang", 'l', OPTION_LANGUAGE, "en|de", NULL, 0, 0,
        { { "Language (standard: from LC_ALL, LC_MESSAGES or LANG).",
            "Sprache (sonst nach LC_ALL, LC_MESSAGES oder LANG)." } }, IN_ALL },
    [OPTION_NO_COLOR] = { "no-color", 0, OPTION_FLAG, NULL, NULL, 0, 0,
        { { "No colours; the variable NO_COLOR does the same.",
            "Keine Farben; die Variable NO_COLOR tut dasselbe." } }, IN_ALL },
    [OPTION_QUIET] = { "quiet", 'q', OPTION_FLAG, NULL, NULL, 0, 0,
        { { "No progress bar and no remarks.", "Kein Fortschrittsbalken, keine Hinweise." } },
        IN_ALL },
    [OPTION_HELP] = { "help", 'h', OPTION_FLAG, NULL, NULL, 0, 0,
        { { "Show help.", "Hilfe zeigen." } }, IN_ALL },
    [OPTION_VERSION] = { "version", 'V', OPTION_FLAG, NULL, NULL, 0, 0,
        { { "Show the version.", "Die Version zeigen." } }, IN(HELP) | IN(VERSION) },
};

const char *option_name(const struct option_info *info, int n)
{
    if (info->type != OPTION_GAME_FILE) return n ? NULL : info->name;
    for (int i = 0; lf_games[i]; i++)
        if (lf_games[i]->replace && n-- == 0) return lf_games[i]->name;
    return NULL;
}

static bool belongs(int option, enum command_id command)
{
    return option_table[option].commands >> command & 1;
}

/* The row for "--name" (length bytes of it) in this command, or -1. */
static int find_name(enum command_id command, const char *name, size_t length)
{
    for (int i = 0; i < OPTION_COUNT; i++) {
        const char *known;
        for (int n = 0; belongs(i, command) && (known = option_name(&option_table[i], n)); n++)
            if (strlen(known) == length && strncmp(known, name, length) == 0) return i;
    }
    return -1;
}

static int find_letter(enum command_id command, char letter)
{
    for (int i = 0; i < OPTION_COUNT; i++)
        if (belongs(i, command) && option_table[i].letter == letter) return i;
    return -1;
}

static bool fail_unknown(enum command_id command, const char *word)
{
    struct guess guess;
    char name[64];
    const char *start = word + strspn(word, "-");
    snprintf(name, sizeof name, "%.*s", (int)(strcspn(start, "=") % sizeof name), start);
    guess_start(&guess, name);
    guess.prefix = "--";
    for (int i = 0; i < OPTION_COUNT; i++) {
        const char *known;
        for (int n = 0; belongs(i, command) && (known = option_name(&option_table[i], n)); n++)
            guess_try(&guess, known);
    }
    fail(EXIT_USAGE, SAY("%s has no option '%s'%s; see `landfall help %s`",
                         "%s hat keine Option '%s'%s; siehe `landfall help %s`"),
         command_table[command].name, word, guess_text(&guess), command_table[command].name);
    return false;
}

static bool fail_number(const struct option_info *info, const char *text)
{
    if (info->max == UINT64_MAX)
        fail(EXIT_USAGE, SAY("--%s: '%s' is not a whole number", "--%s: '%s' ist keine ganze Zahl"),
             info->name, text);
    else
        fail(EXIT_USAGE, SAY("--%s: '%s' is not a whole number from %llu to %llu",
                             "--%s: '%s' ist keine ganze Zahl von %llu bis %llu"),
             info->name, text, (unsigned long long)info->min, (unsigned long long)info->max);
    return false;
}

static bool store(struct arguments *arguments, int option, const char *text)
{
    const struct option_info *info = &option_table[option];
    arguments->value[option] = text;
    if (option == OPTION_BOT && arguments->bot_count < WORDS_MAX)
        arguments->bots[arguments->bot_count++] = text;
    if (info->type == OPTION_NUMBER) {
        struct lf_error error = { 0 };
        struct lf_in in = lf_in_start(text, &error);
        if (!lf_take_unsigned(&in, info->max, &arguments->number[option]) || !lf_at_end(&in) ||
            arguments->number[option] < info->min)
            return fail_number(info, text);
    } else if (info->type == OPTION_LANGUAGE && !language_of_name(text, &language)) {
        fail(EXIT_USAGE, SAY("--%s: '%s' is neither 'en' nor 'de'",
                             "--%s: '%s' ist weder 'en' noch 'de'"), info->name, text);
        return false;
    }
    return true;
}

/* What is solved is a game with its setup options, so these may be typed like options. */
static bool add_game_option(struct arguments *arguments, const char *text)
{
    size_t used = strlen(arguments->game_options);
    int length = snprintf(arguments->game_options + used, sizeof arguments->game_options - used,
                          "%s%s", used ? "," : "", text);
    if (length < (int)(sizeof arguments->game_options - used)) return true;
    fail(EXIT_USAGE, SAY("too many options", "zu viele Optionen"));
    return false;
}

/* "--cards needs a value": the name as it was typed, or that of the row for a letter. */
static bool fail_missing(const char *word, size_t length, const struct option_info *info)
{
    const char *name = length ? word + 2 : info->name;
    int shown = (int)(length ? length : strlen(info->name));
    fail(EXIT_USAGE, SAY("--%.*s needs a value: --%.*s %s", "--%.*s braucht einen Wert: --%.*s %s"),
         shown, name, shown, name, info->argument);
    return false;
}

/* --GAME FILE: the file is read when all is parsed. */
static bool store_figures(struct arguments *arguments, const char *name, size_t length,
                          const char *path)
{
    for (int i = 0; lf_games[i] && i < GAMES_MAX; i++)
        if (strlen(lf_games[i]->name) == length && strncmp(lf_games[i]->name, name, length) == 0)
            arguments->figures[i] = path;
    return true;
}

/* One option at words[*at]; moves *at to its last word. */
static bool parse_option(struct arguments *arguments, int count, char **words, int *at)
{
    const char *word = words[*at];
    bool is_long = word[1] == '-';
    size_t length = is_long ? strcspn(word + 2, "=") : 1;
    const char *after = is_long ? word + 2 + length : word + 2;
    int option = is_long ? find_name(arguments->command, word + 2, length)
                         : find_letter(arguments->command, word[1]);
    if (option < 0 && is_long && *after && arguments->command == COMMAND_SOLVE)
        return add_game_option(arguments, word + 2);
    if (option < 0) return fail_unknown(arguments->command, word);
    const struct option_info *info = &option_table[option];
    arguments->given[option] = true;
    if (info->type == OPTION_FLAG) {
        if (!*after) return true;
        if (is_long)
            fail(EXIT_USAGE, SAY("--%s takes no value", "--%s hat keinen Wert"), info->name);
        else
            return fail_unknown(arguments->command, word);
        return false;
    }
    const char *value = is_long && *after ? after + 1 : after;
    if (!*after) {
        if (*at + 1 >= count) return fail_missing(word, is_long ? length : 0, info);
        value = words[++*at];
    }
    if (info->type == OPTION_GAME_FILE) return store_figures(arguments, word + 2, length, value);
    return store(arguments, option, value);
}

bool option_by_name(struct arguments *arguments, const char *name, const char *value)
{
    size_t length = strlen(name);
    int option = find_name(arguments->command, name, length);
    if (option < 0 && find_name(COMMAND_SERVE, name, length) >= 0) return true;
    if (option < 0 || option == OPTION_CONFIG) return fail_unknown(arguments->command, name);
    const struct option_info *info = &option_table[option];
    arguments->given[option] = true;
    if (info->type == OPTION_FLAG && !value) return true;
    if (info->type == OPTION_FLAG)
        fail(EXIT_USAGE, SAY("%s takes no value", "%s hat keinen Wert"), name);
    else if (!value)
        fail(EXIT_USAGE, SAY("%s needs a value: %s", "%s braucht einen Wert: %s"), name,
             info->argument);
    else if (info->type == OPTION_GAME_FILE)
        return store_figures(arguments, name, length, value);
    else
        return store(arguments, option, value) &&
               (option != OPTION_LANG || language_of_name(value, &language));
    return false;
}

/* --config is read before all others, so that what is typed wins. */
static bool read_config(struct arguments *arguments, int count, char **words)
{
    for (int i = 0; i < count && strcmp(words[i], "--") != 0; i++) {
        if (strncmp(words[i], "--config=", 9) == 0) return config_read(arguments, words[i] + 9);
        if (strcmp(words[i], "--config") == 0 && i + 1 < count)
            return config_read(arguments, words[i + 1]);
    }
    return true;
}

static void take_standards(struct arguments *arguments)
{
    for (int i = 0; i < OPTION_COUNT; i++)
        if (option_table[i].standard && belongs(i, arguments->command))
            store(arguments, i, option_table[i].standard);
}

static bool check_word_count(const struct arguments *arguments)
{
    const struct command *command = &command_table[arguments->command];
    if (arguments->word_count >= command->words_min &&
        arguments->word_count <= command->words_max)
        return true;
    if (arguments->word_count < command->words_min)
        fail(EXIT_USAGE, SAY("something is missing: landfall %s %s; see `landfall %s --help`",
                             "da fehlt etwas: landfall %s %s; siehe `landfall %s --help`"),
             command->name, command->words, command->name);
    else
        fail(EXIT_USAGE, SAY("%s does not know what to do with '%s'",
                             "%s weiß nicht, was '%s' soll"),
             command->name, arguments->word[command->words_max]);
    return false;
}

/* A call for help is answered, whatever else is wrong with the line. */
static bool asks_help(int count, char **words)
{
    for (int i = 0; i < count && strcmp(words[i], "--") != 0; i++)
        if (strcmp(words[i], "--help") == 0 || strcmp(words[i], "-h") == 0) return true;
    return false;
}

bool options_parse(struct arguments *arguments, int count, char **words)
{
    bool only_words = false;
    const char *terminal = getenv("TERM"), *no_colour = getenv("NO_COLOR");
    take_standards(arguments);
    arguments->given[OPTION_HELP] = asks_help(count, words);
    if (!arguments->given[OPTION_HELP] && belongs(OPTION_CONFIG, arguments->command) &&
        !read_config(arguments, count, words))
        return false;
    for (int i = 0; i < count && !arguments->given[OPTION_HELP]; i++) {
        const char *word = words[i];
        if (!only_words && strcmp(word, "--") == 0) {
            only_words = true;
        } else if (!only_words && word[0] == '-' && word[1]) {
            if (!parse_option(arguments, count, words, &i)) return false;
        } else if (arguments->word_count == WORDS_MAX) {
            fail(EXIT_USAGE, SAY("more than %d words", "mehr als %d Wörter"), WORDS_MAX);
            return false;
        } else {
            arguments->word[arguments->word_count++] = word;
        }
    }
    arguments->colour = !arguments->given[OPTION_NO_COLOR] && !(no_colour && *no_colour) &&
                        isatty(STDOUT_FILENO) && terminal && strcmp(terminal, "dumb") != 0;
    return arguments->given[OPTION_HELP] || check_word_count(arguments);
}
