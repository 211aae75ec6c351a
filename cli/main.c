/* main.c - the `landfall` command: the table of commands, and the way from argv to one of them.
 *
 * Read next: command.h, options.c, then the file named like the command. */
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/json.h"

const char landfall_version[] = "0.1.0";

const struct exit_code exit_codes[] = {
    { EXIT_DONE, { { "done", "getan" } } },
    { EXIT_NO, { { "the answer is no: a replay that does not hold, no rule found",
                   "die Antwort ist nein: die Aufzeichnung stimmt nicht, keine Regel passt" } } },
    { EXIT_USAGE, { { "the command line is wrong: unknown command, option, game or bot",
                      "die Befehlszeile ist falsch: Befehl, Option, Spiel oder Bot unbekannt" } } },
    { EXIT_DATA, { { "bad data: a position, an option line or a file is not what it should be",
                     "schlechte Daten: eine Stellung, Optionszeile oder Datei taugt nicht" } } },
    { EXIT_SYSTEM, { { "the system failed: a file, memory, another program",
                       "das System versagt: eine Datei, Speicher, ein anderes Programm" } } },
    { EXIT_INTERRUPTED, { { "interrupted by Ctrl-C", "mit Strg-C unterbrochen" } } },
    { -1, { { NULL, NULL } } },
};

const struct command command_table[COMMAND_COUNT] = {
    [COMMAND_PLAY] = { "play", "[GAME]", 0, 1,
        { { "play a game in the terminal against bots",
            "im Terminal gegen Bots spielen" } },
        { { "You type moves in the notation; Tab completes them, `help` explains, `why MOVE` names "
            "the rule that forbids. The game is saved when you leave.",
            "Züge tippst du in der Notation; Tab ergänzt, `help` erklärt, `why ZUG` nennt die "
            "Regel, die verbietet. Beim Verlassen wird gespeichert." } },
        { { "landfall play %G", { { "A new game, bots in the other seats.",
                                    "Ein neues Spiel, Bots auf den anderen Plätzen." } } },
          { "landfall play %G --seats 3 --lang de", { { "Three seats, in German.",
                                                        "Drei Plätze, auf Deutsch." } } },
          { "landfall play --resume last", { { "Go on where you left.",
                                               "Weitermachen, wo du aufgehört hast." } } } },
        command_play },
    [COMMAND_LEARN] = { "learn", "[GAME] [LESSON]", 0, 2,
        { { "learn a game by playing, step by step", "ein Spiel lernen, Schritt für Schritt" } },
        { { "A prepared match: each step says what to do and, when asked, why. What you type is "
            "done for real; another move is answered with the rule, or kindly. Without a game all "
            "lessons are listed. The browser teaches with the same words.",
            "Eine vorbereitete Partie: Jeder Schritt sagt, was zu tun ist, und auf Wunsch, warum. "
            "Was du schreibst, geschieht wirklich; auf einen anderen Zug antwortet die Regel oder "
            "ein freundliches Wort. Ohne Spiel werden alle Lektionen aufgezählt. Im Browser wird "
            "mit denselben Worten gelehrt." } },
        { { "landfall learn base", { { "Your first game.", "Deine erste Partie." } } },
          { "landfall learn base --step 12", { { "Go on where you left it.",
                                                 "Weiter, wo du aufgehört hast." } } } },
        command_learn },
    [COMMAND_PUZZLES] = { "puzzles", "[GAME | make GAME | check FILE]", 0, 2,
        { { "find the best move in positions from games of bots",
            "in Stellungen aus Partien von Bots den besten Zug finden" } },
        { { "Shows a position and asks for the best move; 'hint', 'solution', 'next' and 'quit' "
            "help. Without a game it lists how many there are.\n\n"
            "make plays games between bots and writes positions in which one move is clearly "
            "best, found by a quick search and confirmed by deeper ones; the same command gives "
            "the same file. check reads such a file and searches again.",
            "Zeigt eine Stellung und fragt nach dem besten Zug; 'tipp', 'lösung', 'weiter' und "
            "'ende' helfen. Ohne Spiel zählt es auf, wie viele es gibt.\n\n"
            "make spielt Partien zwischen Bots und schreibt Stellungen auf, in denen ein Zug "
            "deutlich der beste ist: von einer schnellen Suche gefunden, von tieferen bestätigt; "
            "derselbe Befehl ergibt dieselbe Datei. check liest eine solche Datei und sucht noch "
            "einmal." } },
        { { "landfall puzzles base", { { "Solve them, the first one first.",
                                         "Löse sie, das erste zuerst." } } },
          { "landfall puzzles base --daily", { { "The puzzle of the day.",
                                                 "Das Rätsel des Tages." } } },
          { "landfall puzzles make base --seed 7 --out mine.puzzles",
            { { "Fifty new ones.", "Fünfzig neue." } } } },
        command_puzzles },
    [COMMAND_SERVE] = { "serve", "", 0, 0,
        { { "serve tables to browsers and bots over the network",
            "Tische für Browser und Bots im Netz bereitstellen" } },
        { { "One process, one port, everything in one file. Open the address it prints. SIGTERM or "
            "Ctrl-C stops it: clients are told, what was played is safe, and the next start goes "
            "on where it was.",
            "Ein Prozess, ein Port, alles in einer Datei. Öffne die Adresse, die es nennt. SIGTERM "
            "oder Strg-C beendet es: Alle erfahren es, was gespielt wurde, ist sicher, und der "
            "nächste Start macht dort weiter." } },
        { { "landfall serve", { { "For this machine.", "Für diesen Rechner." } } },
          { "landfall serve --lan",
            { { "For everyone in your network; prints what friends open, with a QR code.",
                "Für alle in deinem Netz; nennt die Adresse für alle, mit QR-Code." } } },
          { "landfall serve --proxied --origin https://play.example.org",
            { { "Behind a proxy that speaks TLS.", "Hinter einem Proxy, der TLS spricht." } } } },
        command_serve },
    [COMMAND_GAMES] = { "games", "[GAME]", 0, 1,
        { { "list the games with their seats, options and bots",
            "die Spiele mit Plätzen, Optionen und Bots aufzählen" } },
        { { "Options are given as --options name=value,name=value.",
            "Optionen gibt man als --options name=wert,name=wert an." } },
        { { "landfall games", { { "All games.", "Alle Spiele." } } },
          { "landfall games --json",
            { { "The same for programs.", "Dasselbe für Programme." } } } },
        command_games },
    [COMMAND_RULES] = { "rules", "[GAME] [ID | WORD...]", 0, WORDS_MAX,
        { { "show the rulebook, one rule, or every rule with some words",
            "das Regelwerk, eine Regel oder alle Regeln mit Wörtern zeigen" } },
        { { "Rules have numbers; refused moves name them. Several words must all stand in the "
            "rule, its number or its heading.",
            "Regeln haben Nummern; abgelehnte Züge nennen sie. Mehrere Wörter müssen alle in der "
            "Regel, ihrer Nummer oder ihrer Überschrift stehen." } },
        { { "landfall rules %G", { { "The whole rulebook.", "Das ganze Regelwerk." } } },
          { "landfall rules %G %R 7", { { "Rules with both words.",
                                            "Regeln mit beiden Wörtern." } } },
          { "landfall rules IB-45 --lang de", { { "One rule, in German.",
                                                  "Eine Regel, auf Deutsch." } } } },
        command_rules },
    [COMMAND_REPLAY] = { "replay", "FILE", 1, 1,
        { { "check a recorded game and show its result, moves or positions",
            "eine Aufzeichnung prüfen; Ergebnis, Züge oder Stellungen zeigen" } },
        { { "Every action is checked against the rules and every turn against its checksum. The "
            "file - is the standard input.",
            "Jede Aktion wird nach den Regeln, jeder Zug mit seiner Prüfsumme geprüft. Die "
            "Datei - ist die Standardeingabe." } },
        { { "landfall replay game.rep", { { "Is it right, and who won?",
                                            "Stimmt sie, und wer hat gewonnen?" } } },
          { "landfall replay game.rep --show", { { "Tell the game move by move.",
                                                   "Das Spiel Zug für Zug erzählen." } } },
          { "landfall replay game.rep --until 40 --board",
            { { "Draw the position after 40 actions.",
                "Die Stellung nach 40 Aktionen zeichnen." } } },
          { "landfall replay game.rep --verify proof.json --commit 5b1f...",
            { { "Were the server's dice fair, and those it promised?",
                "Hat der Server ehrlich gewürfelt, und wie versprochen?" } } } },
        command_replay },
    [COMMAND_REVIEW] = { "review", "REPLAY", 1, 1,
        { { "look back at a recorded match: luck, skill, what would have been better",
            "auf eine Partie zurückblicken: Glück, Können, was besser gewesen wäre" } },
        { { "Bots that think judge every position and every decision: how the chances went, what "
            "was luck, what the decisions gave away, and why. The file - is the standard input.",
            "Bots, die nachdenken, beurteilen jede Stellung und jede Entscheidung: wie die "
            "Aussichten standen, was Glück war, was Entscheidungen verschenkten und warum. Die "
            "Datei - ist die Standardeingabe." } },
        { { "landfall review game.rep", { { "Luck and skill, turning points, what cost most.",
                                            "Glück und Können, Wendepunkte, was am meisten "
                                            "kostete." } } },
          { "landfall review game.rep --seat 0 --nodes 20000",
            { { "Only my decisions, judged with more care.",
                "Nur meine Entscheidungen, gründlicher beurteilt." } } },
          { "landfall review game.rep --json", { { "For programs: docs/review.md.",
                                                   "Für Programme: docs/review.md." } } } },
        command_review },
    [COMMAND_EXPORT] = { "export", "REPLAY...", 1, WORDS_MAX,
        { { "write recorded games as data for learning",
            "aufgezeichnete Spiele als Lerndaten schreiben" } },
        { { "One row for each decision: the view of the seat that chose, what it could do, what it "
            "did, and how the match ended. A folder stands for all replays in it. The schema is in "
            "docs/data.md.",
            "Eine Zeile je Entscheidung: die Sicht des Platzes, der wählte, was er tun konnte, was "
            "er tat und wie die Partie endete. Ein Ordner steht für alle Aufzeichnungen darin. Das "
            "Schema steht in docs/data.md." } },
        { { "landfall export games --out arrays",
            { { "NumPy arrays from a folder of replays.",
                "NumPy-Arrays aus einem Ordner von Aufzeichnungen." } } },
          { "landfall export match.rep --out lines --format jsonl",
            { { "JSON lines from one.", "JSON-Zeilen aus einer." } } } },
        command_export },
    [COMMAND_SIM] = { "sim", "GAME", 1, 1,
        { { "let bots play many games and compare them",
            "Bots viele Spiele spielen lassen und vergleichen" } },
        { { "Seats rotate: in game g, bot i sits at seat (i + g) mod seats. Shares come with "
            "95 % Wilson intervals; a game with several winners counts for each of them. Rates are "
            "per second of processor time. The signature is the same for the same games, "
            "whatever the number of threads.",
            "Die Plätze wandern: In Spiel g sitzt Bot i auf Platz (i + g) mod Plätze. Anteile "
            "haben 95-%-Wilson-Intervalle; ein Spiel mit mehreren Siegern zählt für jeden. Raten "
            "gelten je Sekunde Prozessorzeit. Die Signatur ist gleich für gleiche Spiele, "
            "egal wie viele Threads." } },
        { { "landfall sim %G --games 10000 --bots random --threads 0",
            { { "Ten thousand games of one bot with itself, on all processors.",
                "Zehntausend Spiele eines Bots mit sich selbst, auf allen Prozessoren." } } },
          { "landfall sim %G --seats 2 --bots greedy,random --json",
            { { "Two bots against each other, for a script.",
                "Zwei Bots gegeneinander, für ein Skript." } } },
          { "landfall sim %G --games 100 --out results",
            { { "Keep the games, a table and a chart.",
                "Spiele, eine Tabelle und ein Diagramm aufheben." } } } },
        command_sim },
    [COMMAND_MATCH] = { "match", "GAME A B", 3, 3,
        { { "find out whether one bot is better than another",
            "herausfinden, ob ein Bot besser ist als ein anderer" } },
        { { "Games come in blocks with the same board, dice and decks, in which the bots take each "
            "other's seats; a game without a winner, or with several, is divided. Elo 0 means "
            "equal strength, whatever the number of seats. With --sprt the match ends when it is "
            "decided, erring in 5 % of the cases; exit status 0 then means that A is E1 better, 1 "
            "that this was not shown. A level may have other numbers (strong:loose=0.01), a "
            "program of your own plays as cmd:COMMAND, and mpirun lets many machines play: the result is "
            "the same for any number of processes.",
            "Spiele kommen in Blöcken mit gleichem Plan, gleichen Würfen und Stapeln, in denen die "
            "Bots die Plätze tauschen; ein Spiel ohne oder mit mehreren Siegern wird geteilt. Elo "
            "0 heißt gleich stark, egal wie viele Plätze. Mit --sprt endet der Vergleich, wenn er "
            "entschieden ist, mit 5 % Irrtum; Rückgabewert 0 heißt dann, dass A um E1 besser ist, "
            "1, dass das nicht gezeigt wurde. Eine Stufe kann andere Zahlen haben "
            "(strong:loose=0.01), ein eigenes Programm spielt als cmd:BEFEHL, und mit mpirun "
            "spielen viele Rechner mit: Das Ergebnis hängt nicht von ihrer Zahl ab." } },
        { { "landfall match %G greedy random --games 200",
            { { "One greedy against all others random.", "Ein greedy, alle anderen random." } } },
          { "landfall match %G greedy greedy-1 --lineup AABB --threads 0",
            { { "Two against two.", "Zwei gegen zwei." } } },
          { "landfall match %G greedy greedy-1 --sprt 0,10 --games 100000",
            { { "Until it is clear whether it is better.",
                "Bis klar ist, ob er besser ist." } } } },
        command_match },
    [COMMAND_TUNE] = { "tune", "GAME LEVEL NUMBER...", 3, WORDS_MAX,
        { { "find better numbers for a level that thinks, by play",
            "bessere Zahlen für eine Stufe finden, die denkt, durch Spielen" } },
        { { "NUMBER is a name, or NAME=LOW:HIGH where only that range is searched; docs/bots.md "
            "lists them. Half of the games go into the search (SPSA: the level with all numbers "
            "moved a little one way plays the level with all moved the other way, and they follow "
            "the winner), the other half into a check of the new numbers against the old.",
            "ZAHL ist ein Name, oder NAME=VON:BIS, wenn nur dieser Bereich durchsucht wird; "
            "docs/bots.md zählt sie auf. Die Hälfte der Spiele dient der Suche (SPSA: Die Stufe "
            "mit allen Zahlen ein wenig in die eine Richtung verstellt spielt gegen die in die "
            "andere verstellte, und sie folgen dem Sieger), die andere Hälfte prüft die neuen "
            "Zahlen gegen die alten." } },
        { { "landfall tune %G strong loose --seats 2 --games 2000 --threads 0",
            { { "One number.", "Eine Zahl." } } },
          { "landfall tune %G good:trades=1 offer=0:0.02 accept=0:0.01 --lineup AABB",
            { { "Two at once, with four seats.", "Zwei zugleich, mit vier Plätzen." } } } },
        command_tune },
    [COMMAND_TRAIN] = { "train", "GAME", 1, 1,
        { { "teach a net a game by letting it play itself",
            "ein Netz ein Spiel lehren, das es mit sich selbst spielt" } },
        { { "Bots that think value positions by a net (bots/net.h). It learns from games between "
            "itself and its earlier selves. The same command gives the same net, whatever the "
            "number of threads; Ctrl-C stops after a round, and --resume goes on. Several option "
            "lines, with ; between them, take turns.",
            "Bots, die nachdenken, bewerten Stellungen mit einem Netz (bots/net.h). Es lernt aus "
            "Spielen mit sich und seinen früheren Ständen. Derselbe Befehl gibt dasselbe Netz, "
            "egal wie viele Threads; Strg-C hält nach einer Runde an, --resume macht weiter. "
            "Mehrere Zeilen mit Optionen, durch ; getrennt, wechseln sich ab." } },
        { { "landfall train %G --games 30000 --threads 0",
            { { "A first net, in some minutes.", "Ein erstes Netz, in einigen Minuten." } } },
          { "landfall train %G --games 300000 --threads 0 --resume",
            { { "The same one learns on.", "Dasselbe lernt weiter." } } } },
        command_train },
    [COMMAND_BOT] = { "bot", "NAME", 1, 1,
        { { "let one of our bots speak the bot protocol",
            "einen unserer Bots das Bot-Protokoll sprechen lassen" } },
        { { "It reads questions on its standard input and answers on its standard output "
            "(docs/bot-protocol.md). `best` is the best bot of every game.",
            "Er liest Fragen von der Standardeingabe und antwortet auf der Standardausgabe "
            "(docs/bot-protocol.md). `best` ist der beste Bot jedes Spiels." } },
        { { "landfall sim %G --bots 'cmd:landfall bot greedy,random' --seats 2",
            { { "A bot in a process of its own.", "Ein Bot in einem eigenen Prozess." } } } },
        command_bot },
    [COMMAND_BOT_CHECK] = { "bot-check", "COMMAND [GAME]", 1, 2,
        { { "tell what a bot of your own does wrong", "sagen, was ein eigener Bot falsch macht" } },
        { { "Plays a match of every game with a program that speaks the bot protocol "
            "(docs/bot-protocol.md), and two at once; names every fault and how it began.",
            "Spielt jedes Spiel mit einem Programm, das das Bot-Protokoll spricht "
            "(docs/bot-protocol.md), und zwei zugleich; nennt jeden Fehler und seinen Anfang." } },
        { { "landfall bot-check 'python3 mybot.py'",
            { { "All games.", "Alle Spiele." } } },
          { "landfall bot-check 'python3 mybot.py' %G --budget 500",
            { { "One game, half a second for each question.",
                "Ein Spiel, eine halbe Sekunde je Frage." } } } },
        command_bot_check },
    [COMMAND_JOIN] = { "join", "ADDRESS", 1, 1,
        { { "seat a bot at a table of a server", "einen Bot an einen Tisch im Netz setzen" } },
        { { "Takes a free seat for one of our bots, or for a program that speaks the bot protocol "
            "(docs/bot-protocol.md), and plays until the match is over. Its name says that it "
            "is a bot.",
            "Nimmt einen freien Platz für einen unserer Bots oder ein Programm, das das "
            "Bot-Protokoll spricht (docs/bot-protocol.md), und spielt bis zum Ende der Partie. "
            "Sein Name sagt, dass es ein Bot ist." } },
        { { "landfall join http://localhost:8080 --table K7QM2F",
            { { "Our best bot.", "Unser bester Bot." } } },
          { "landfall join https://play.example.org --table K7QM2F --bot 'cmd:python3 mybot.py'",
            { { "One of your own.", "Ein eigener." } } } },
        command_join },
    [COMMAND_BENCH] = { "bench", "[GAME]", 0, 1,
        { { "measure how fast games are played by the random bot",
            "messen, wie schnell der Zufallsbot Spiele spielt" } },
        { { "Rates are per second of processor time on one thread, the median of several "
            "measurements of the same games. The generic driver plays a tenth of them through "
            "the interface alone, and must come to the same games.",
            "Raten gelten je Sekunde Prozessorzeit auf einem Thread, der Median mehrerer Messungen "
            "derselben Spiele. Der allgemeine Treiber spielt ein Zehntel davon nur über die "
            "Schnittstelle und muss auf dieselben Spiele kommen." } },
        { { "landfall bench", { { "All games.", "Alle Spiele." } } },
          { "landfall bench %G --instructions --json",
            { { "With an instruction count, which is the same on a busy machine.",
                "Mit Befehlszahl, die auch auf beschäftigten Rechnern gleich ist." } } } },
        command_bench },
    [COMMAND_PERFT] = { "perft", "[GAME]", 0, 1,
        { { "count the positions some actions deep, to test the rules",
            "Stellungen einige Aktionen tief zählen, um Regeln zu prüfen" } },
        { { "Every action of every seat that may act is a branch, and so is every outcome of "
            "chance; a shuffle is one branch, with the number 0. Games that end earlier do not "
            "count.",
            "Jede Aktion jedes Platzes, der handeln darf, ist ein Zweig, ebenso jedes Ergebnis des "
            "Zufalls; ein Mischen ist ein Zweig mit der Zahl 0. Spiele, die vorher enden, zählen "
            "nicht." } },
        { { "landfall perft %G --depth 4", { { "From the start.", "Vom Anfang." } } },
          { "landfall perft --position \"$(landfall replay game.rep --until 40)\" --divide",
            { { "From a position of a recorded game.",
                "Von einer Stellung einer Aufzeichnung." } } } },
        command_perft },
    [COMMAND_SOLVE] = { "solve", "GAME", 1, 1,
        { { "solve a game exactly, and ask for the best action",
            "ein Spiel genau lösen und nach der besten Aktion fragen" } },
        { { "For games that have a solver: the highest expected result of one seat that plays "
            "alone. Setup options may be typed as --name=value. The table is kept in the cache "
            "folder, where bots and hints find it. The notation of --query is in "
            "docs/notation.md.",
            "Für Spiele, die sich lösen lassen: das höchste erwartete Ergebnis eines Platzes, der "
            "allein spielt. Spieloptionen dürfen als --name=wert stehen. Die Tabelle bleibt im "
            "Cache-Ordner, wo Bots und Tipps sie finden. Die Notation von --query steht in "
            "docs/notation.md." } },
        { { "landfall solve GAME --json", { { "The solution, for a script.",
                                              "Die Lösung, für ein Skript." } } },
          { "landfall solve GAME --distribution --threads 0",
            { { "With the exact distribution, on all processors.",
                "Mit der genauen Verteilung, auf allen Prozessoren." } } },
          { "landfall solve GAME --query POSITION",
            { { "What is best there, and what does the rest lose?",
                "Was ist dort am besten, was verliert das Übrige?" } } } },
        command_solve },
    [COMMAND_DECK] = { "deck", "check|show|random [FILE...]", 1, WORDS_MAX,
        { { "check, show or make decks that players bring to a game",
            "Decks prüfen, zeigen oder erfinden, die Spieler mitbringen" } },
        { { "check says everything that is wrong with a deck, line by line. show tells what is in "
            "it; without a file it lists the sample decks, whose names can stand in place of a "
            "file. random prints a legal deck. The file - is the standard input.",
            "check sagt alles, was an einem Deck falsch ist, Zeile für Zeile. show sagt, was darin "
            "ist; ohne Datei zählt es die Beispiele auf, deren Namen statt einer Datei stehen "
            "dürfen. random gibt ein erlaubtes Deck aus. Die Datei - ist die "
            "Standardeingabe." } },
        { { "landfall deck show", { { "The sample decks.", "Die Beispieldecks." } } },
          { "landfall deck check mine.deck", { { "May I play with it?",
                                                 "Darf ich damit spielen?" } } },
          { "landfall deck random --seed 7 > mine.deck",
            { { "A deck to begin with.", "Ein Deck für den Anfang." } } } },
        command_deck },
    [COMMAND_CHECK_STORE] = { "check-store", "FILE", 1, 1,
        { { "check the file of a server for damage, and repair it",
            "die Datei eines Servers auf Schäden prüfen und reparieren" } },
        { { "Pages, the checksum of every entry, gaps, and every match by its rules; nothing is "
            "changed. --repair cuts each damaged log after its last sound entry and says so. No "
            "server may use the file meanwhile. Exit status: 0 sound or repaired, 1 damaged, 3 "
            "not a store, 4 in use or not readable.",
            "Seiten, die Prüfsumme jedes Eintrags, Lücken, und jede Partie nach ihren Regeln; "
            "nichts wird verändert. --repair schneidet jedes beschädigte Protokoll nach dem "
            "letzten heilen Eintrag ab und sagt es. Kein Server darf die Datei dabei benutzen. "
            "Rückgabewert: 0 heil oder repariert, 1 beschädigt, 3 kein Speicher, 4 in Gebrauch "
            "oder nicht lesbar." } },
        { { "landfall check-store landfall.db", { { "Is it sound?", "Ist sie heil?" } } },
          { "landfall check-store landfall.db --repair",
            { { "Save what can be saved.", "Retten, was zu retten ist." } } } },
        command_check_store },
    [COMMAND_BACKUP] = { "backup", "[FILE]", 0, 1,
        { { "copy a server's store into one file while it runs",
            "den Speicher eines Servers im Betrieb in eine Datei sichern" } },
        { { "One moment of the store, checked after writing like check-store does; a file that is "
            "there is not written over. Matches that are not over are sealed: without the key "
            "nobody reads their dice and cards. Keep a copy of the key apart from the backups.",
            "Ein Augenblick des Speichers, nach dem Schreiben geprüft wie mit check-store; eine "
            "Datei, die es gibt, wird nicht überschrieben. Partien, die nicht zu Ende sind, sind "
            "versiegelt: Ohne den Schlüssel liest niemand ihre Würfel und Karten. Heb eine Kopie "
            "des Schlüssels getrennt von den Sicherungen auf." } },
        { { "landfall backup landfall-2026-01-31.bak", { { "Of the usual store.",
                                                           "Vom üblichen Speicher." } } },
          { "landfall backup games.bak --store sqlite:games.db --key backup.pub",
            { { "With the public half of a key that is kept elsewhere.",
                "Mit der öffentlichen Hälfte eines Schlüssels, der woanders liegt." } } },
          { "landfall backup --show-key > backup.pub",
            { { "That half.", "Diese Hälfte." } } } },
        command_backup },
    [COMMAND_RESTORE] = { "restore", "FILE", 1, 1,
        { { "make a store of a backup", "aus einer Sicherung einen Speicher machen" } },
        { { "The backup is checked first, and the new store before it takes its place; it says "
            "what is lost. No server may use the store meanwhile. Exit status: 0 restored, 2 "
            "something is there, 3 not a backup, damaged, or of a newer format, 4 in use or not "
            "readable.",
            "Erst wird die Sicherung geprüft, dann der neue Speicher, bevor er an seine Stelle "
            "kommt; was verloren ist, wird gesagt. Kein Server darf den Speicher dabei benutzen. "
            "Rückgabewert: 0 zurückgespielt, 2 da ist schon etwas, 3 keine Sicherung, beschädigt "
            "oder von neuerem Format, 4 in Gebrauch oder nicht lesbar." } },
        { { "landfall restore landfall-2026-01-31.bak",
            { { "Where there is no store.", "Wo kein Speicher ist." } } },
          { "landfall restore games.bak --store sqlite:games.db --replace",
            { { "In the place of one.", "An der Stelle eines anderen." } } },
          { "landfall restore games.bak --without-running",
            { { "The key is lost: all but the running matches.",
                "Der Schlüssel ist weg: alles außer den laufenden Partien." } } } },
        command_restore },
    [COMMAND_ADMIN] = { "admin", "DO [WHAT...]", 1, WORDS_MAX,
        { { "see and do what a host may, at a running server",
            "an einem laufenden Server sehen und tun, was der Host darf" } },
        { { "Lists: status, tables, guests [TEXT], connections, reports, bans, nodes, clock. "
            "Deeds: close TABLE, kick GUEST [TABLE], ban GUEST|ADDRESS [TIME] [WHY], unban, mute "
            "GUEST [TIME] [WHY], unmute, settle REPORT, announce TEXT, export GUEST, forget "
            "GUEST, clock trust, stop. A guest is an id or a name that only one has; a time is "
            "like 30m, 12h or 7d. Each deed is a line in the server's log. Exit status: 0 done, "
            "1 there was nothing to do it to, 2 not understood, 4 no server.",
            "Listen: status, tables, guests [TEXT], connections, reports, bans, nodes, clock. "
            "Taten: close TISCH, kick GAST [TISCH], ban GAST|ADRESSE [ZEIT] [GRUND], unban, mute "
            "GAST [ZEIT] [GRUND], unmute, settle MELDUNG, announce TEXT, export GAST, forget "
            "GAST, clock trust, stop. Ein Gast ist eine Kennung oder ein Name, den nur einer "
            "hat; eine Zeit ist wie 30m, 12h oder 7d. Jede Tat steht im Protokoll des Servers. "
            "Rückgabewert: 0 getan, 1 da war nichts zu tun, 2 nicht verstanden, 4 kein Server." } },
        { { "landfall admin tables --json", { { "All tables, for a script.",
                                                "Alle Tische, für ein Skript." } } },
          { "landfall admin ban Mallory 7d insults", { { "For a week.", "Für eine Woche." } } },
          { "landfall admin reports", { { "What players have reported.",
                                          "Was gemeldet wurde." } } } },
        command_admin },
    [COMMAND_MAN] = { "man", "[1|5]", 0, 1,
        { { "print a man page", "eine Handbuchseite ausgeben" } },
        { { "1 is the page of the command, made from the same tables as --help; 5 that of the "
            "settings of the service.",
            "1 ist die Seite des Befehls, aus denselben Tabellen wie --help; 5 die der "
            "Einstellungen des Dienstes." } },
        { { "landfall man | man -l -", { { "Read it.", "Sie lesen." } } } },
        command_man },
    [COMMAND_COMPLETION] = { "completion", "bash|zsh|fish", 1, 1,
        { { "print a script that completes commands in a shell",
            "ein Skript ausgeben, das Befehle in der Shell ergänzt" } },
        { { "The script is made from the same tables as --help.",
            "Das Skript entsteht aus denselben Tabellen wie --help." } },
        { { "source <(landfall completion bash)", { { "For this shell.", "Für diese Shell." } } },
          { "landfall completion fish > ~/.config/fish/completions/landfall.fish",
            { { "For every fish from now on.", "Für jede fish von nun an." } } } },
        command_completion },
    [COMMAND_HELP] = { "help", "[COMMAND]", 0, 1,
        { { "explain the program or a command", "das Programm oder einen Befehl erklären" } },
        { { "The same as --help after the command.", "Dasselbe wie --help nach dem Befehl." } },
        { { "landfall play %G", { { "Play against bots.", "Gegen Bots spielen." } } },
          { "landfall rules %G %R", { { "What do the rules say about the robber?",
                                            "Was sagen die Regeln zum Räuber?" } } },
          { "landfall sim %G --games 1000", { { "Let bots play a thousand games.",
                                                "Bots tausend Spiele spielen lassen." } } } },
        command_help },
    [COMMAND_VERSION] = { "version", "", 0, 0,
        { { "print the version", "die Version ausgeben" } },
        { { "Also the rules version of every game, which replays name.",
            "Auch die Regelversion jedes Spiels, die Aufzeichnungen nennen." } },
        { { NULL, { { NULL, NULL } } } },
        command_version },
};

int command_version(const struct arguments *arguments)
{
    if (!arguments->given[OPTION_JSON]) {
        printf("landfall %s\n", landfall_version);
        for (int i = 0; lf_games[i]; i++)
            printf("  %s/%u\n", lf_games[i]->name, lf_games[i]->rules_version);
        return EXIT_DONE;
    }
    struct json json = json_start(stdout);
    json_object(&json, NULL);
    json_text(&json, "version", landfall_version);
    json_object(&json, "rules");
    for (int i = 0; lf_games[i]; i++)
        json_unsigned(&json, lf_games[i]->name, lf_games[i]->rules_version);
    json_close(&json);
    json_close(&json);
    return EXIT_DONE;
}

/* --lang may stand anywhere, but the very first message should already be in that language. */
static void find_language(int count, char **words)
{
    language = language_of_environment();
    for (int i = 1; i < count && strcmp(words[i], "--") != 0; i++) {
        if (strncmp(words[i], "--lang=", 7) == 0)
            language_of_name(words[i] + 7, &language);
        else if (strcmp(words[i], "--lang") == 0 && i + 1 < count)
            language_of_name(words[i + 1], &language);
    }
}

/* The command named by the first word; help where there is none, or options of help come first. */
static bool find_command(int count, char **words, struct arguments *arguments, int *used)
{
    struct guess guess;
    *used = 1;
    arguments->command = COMMAND_HELP;
    if (count < 2 || words[1][0] == '-') return true;
    *used = 2;
    guess_start(&guess, words[1]);
    for (int i = 0; i < COMMAND_COUNT; i++) {
        guess_try(&guess, command_table[i].name);
        if (strcmp(words[1], command_table[i].name) == 0) {
            arguments->command = (enum command_id)i;
            return true;
        }
    }
    fail(EXIT_USAGE, SAY("there is no command '%s'%s; see `landfall help`",
                         "es gibt keinen Befehl '%s'%s; siehe `landfall help`"),
         words[1], guess_text(&guess));
    return false;
}

int main(int count, char **words)
{
    struct arguments arguments = { 0 };
    int used, code;
    hand_over(words);
    find_language(count, words);
    if (!find_command(count, words, &arguments, &used)) return EXIT_USAGE;
    if (!options_parse(&arguments, count - used, words + used)) return EXIT_USAGE;
    if (arguments.given[OPTION_VERSION]) {
        code = command_version(&arguments);
    } else if (arguments.given[OPTION_HELP] && arguments.command != COMMAND_HELP) {
        help_print(arguments.command, arguments.colour);
        code = EXIT_DONE;
    } else {
        code = take_figures(&arguments);
        if (code == EXIT_DONE) code = command_table[arguments.command].run(&arguments);
    }
    if (fflush(stdout) != 0 || ferror(stdout))
        return fail(EXIT_SYSTEM, SAY("could not write all of the output",
                                     "konnte nicht die ganze Ausgabe schreiben"));
    return code;
}
