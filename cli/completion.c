/* completion.c - `landfall completion SHELL`: scripts for bash, zsh and fish, made from the
 * tables of commands and options, with the games, bots and game options of this build. */
#include <string.h>

#include "cli/command.h"

static const char *const shells[] = { "bash", "zsh", "fish" };

static void put_games(void)
{
    for (int i = 0; lf_games[i]; i++) printf("%s%s", i ? " " : "", lf_games[i]->name);
}

static void put_bots_of(const struct lf_game *game)
{
    for (int i = 0; lf_bot_of(game, i); i++)
        printf("%s%s", i ? " " : "", lf_bot_of(game, i)->name);
}

/* Sets the shell variable `bots` to those that play the game named on the line; while none is
 * named, to those of the first game, which `play` plays then. */
static void put_bot_choice(const char *line)
{
    fputs("    local bots='", stdout);
    put_bots_of(lf_games[0]);
    printf("'\n    case \" %s \" in\n", line);
    for (int i = 0; lf_games[i]; i++) {
        printf("    *' %s '*) bots='", lf_games[i]->name);
        put_bots_of(lf_games[i]);
        puts("';;");
    }
    puts("    esac");
}

/* Names of setup options, each with a text after it; a name of two games is given once. */
static void put_game_options(const char *between, const char *after)
{
    bool first = true;
    for (int i = 0; lf_games[i]; i++)
        for (const struct lf_option *o = lf_games[i]->options; o && o->name; o++) {
            bool again = false;
            for (int j = 0; j < i; j++)
                for (const struct lf_option *p = lf_games[j]->options; p && p->name; p++)
                    again |= strcmp(p->name, o->name) == 0;
            if (!again) printf("%s%s%s", first ? "" : between, o->name, after);
            first = false;
        }
}

static void put_commands(void)
{
    for (int i = 0; i < COMMAND_COUNT; i++) printf("%s%s", i ? " " : "", command_table[i].name);
}

/* What the words of a command are: it is the first word of the synopsis that tells. */
enum word_kind { WORDS_NONE, WORDS_GAMES, WORDS_FILES, WORDS_COMMANDS, WORDS_SHELLS };

static enum word_kind words_of(enum command_id id)
{
    const char *words = command_table[id].words;
    if (strstr(words, "GAME")) return WORDS_GAMES;
    if (strstr(words, "FILE")) return WORDS_FILES;
    if (strstr(words, "COMMAND")) return WORDS_COMMANDS;
    return *words ? WORDS_SHELLS : WORDS_NONE;
}

static void put_words(enum command_id id)
{
    switch (words_of(id)) {
    case WORDS_GAMES: put_games(); break;
    case WORDS_COMMANDS: put_commands(); break;
    case WORDS_SHELLS: fputs("bash zsh fish", stdout); break;
    case WORDS_FILES:
    case WORDS_NONE: break;
    }
}

/* The values of an option are completed after the command and the option together, because a
 * name may be a flag in one command and take a value in another. */
static void bash_values(const struct option_info *info, const char *name)
{
    const char *between = "";
    fputs("    ", stdout);
    for (int id = 0; id < COMMAND_COUNT; id++) {
        if (!(info->commands >> id & 1)) continue;
        printf("%s'%s --%s'", between, command_table[id].name, name);
        between = "|";
    }
    fputs(") ", stdout);
    switch (info->type) {
    case OPTION_GAME_FILE:
    case OPTION_FILE: puts("_landfall_files -f;;"); break;
    case OPTION_FOLDER: puts("_landfall_files -d;;"); break;
    case OPTION_LANGUAGE: puts("COMPREPLY=($(compgen -W 'en de' -- \"$word\"));;"); break;
    case OPTION_BOT_LIST: puts("_landfall_list \"$bots\";;"); break;
    case OPTION_GAME_OPTIONS:
        fputs("compopt -o nospace; _landfall_list '", stdout);
        put_game_options(" ", "=");
        puts("';;");
        break;
    default: puts(";;"); break;
    }
}

static void bash_commands(void)
{
    puts("    case \"${COMP_WORDS[1]}\" in");
    for (int id = 0; id < COMMAND_COUNT; id++) {
        printf("    %s)%s names='", command_table[id].name,
               words_of((enum command_id)id) == WORDS_FILES ? " files=1" : "");
        put_words((enum command_id)id);
        fputs("' options='", stdout);
        for (int i = 0; i < OPTION_COUNT; i++) {
            const char *name;
            if (!(option_table[i].commands >> id & 1)) continue;
            for (int n = 0; (name = option_name(&option_table[i], n)); n++) printf("--%s ", name);
        }
        puts("';;");
    }
    puts("    esac");
}

/* bash splits words at "=" too, so the word is taken from the line itself, and what bash has
 * already of it is cut from the answers. */
static void bash_script(void)
{
    puts("# bash completion for landfall; made by `landfall completion bash`.\n"
         "# The last item of a list with commas is completed.\n"
         "_landfall_list() {\n"
         "    local before=''\n"
         "    [[ $word == *,* ]] && before=\"${word%,*},\"\n"
         "    COMPREPLY=($(compgen -P \"$before\" -W \"$1\" -- \"${word##*,}\"))\n"
         "    [[ $word == *=* ]] && COMPREPLY=(\"${COMPREPLY[@]#\"${word%\"${word##*=}\"}\"}\")\n"
         "}\n"
         "_landfall_files() {\n"
         "    compopt -o filenames\n"
         "    COMPREPLY=($(compgen \"$1\" -- \"$word\"))\n"
         "}\n"
         "_landfall() {\n"
         "    local line=${COMP_LINE:0:COMP_POINT} word previous options='' names='' files=''\n"
         "    COMPREPLY=()\n"
         "    word=${line##* } previous=${line% *}\n"
         "    previous=${previous##* }\n"
         "    [[ $word == --*=* ]] && previous=${word%%=*} word=${word#*=}");
    fputs("    if ((COMP_CWORD == 1)); then\n        COMPREPLY=($(compgen -W '", stdout);
    put_commands();
    puts(" --help --version' -- \"$word\"))\n        return\n    fi");
    bash_commands();
    put_bot_choice("${COMP_WORDS[*]}");
    puts("    case \"${COMP_WORDS[1]} $previous\" in");
    for (int i = 0; i < OPTION_COUNT; i++) {
        const char *name;
        if (option_table[i].type == OPTION_FLAG) continue;
        for (int n = 0; (name = option_name(&option_table[i], n)); n++)
            bash_values(&option_table[i], name);
    }
    puts("    *)\n"
         "        if [[ $word == -* ]]; then COMPREPLY=($(compgen -W \"$options\" -- \"$word\"))\n"
         "        elif [[ $names ]]; then COMPREPLY=($(compgen -W \"$names\" -- \"$word\"))\n"
         "        elif [[ $files ]]; then _landfall_files -f\n"
         "        fi;;\n"
         "    esac\n"
         "}\n"
         "complete -F _landfall landfall");
}

/* Text inside single quotes for zsh specs and fish: quotes, brackets and colons are left out. */
static void put_plain(const char *text)
{
    for (; *text; text++)
        if (!strchr("'[]:`\\", *text)) putchar(*text);
}

static void zsh_option(const struct option_info *info, const char *name)
{
    printf("            '--%s[", name);
    put_plain(said(info->help));
    putchar(']');
    switch (info->type) {
    case OPTION_FLAG: break;
    case OPTION_GAME_FILE:
    case OPTION_FILE: fputs(":file:_files", stdout); break;
    case OPTION_FOLDER: fputs(":folder:_files -/", stdout); break;
    case OPTION_LANGUAGE: fputs(":language:(en de)", stdout); break;
    case OPTION_BOT_LIST: fputs(":bots:_sequence -d compadd - ${=bots}", stdout); break;
    case OPTION_GAME_OPTIONS:
        fputs(":options:_values -s , option ", stdout);
        put_game_options(" ", "\\:value");
        break;
    default: printf(":%s:", info->type == OPTION_NUMBER ? "number" : "text"); break;
    }
    puts("' \\");
}

static void zsh_script(void)
{
    puts("#compdef landfall\n"
         "# zsh completion for landfall; made by `landfall completion zsh`.\n"
         "_landfall() {");
    put_bot_choice("$words");
    puts("    local -a commands\n"
         "    commands=(");
    for (int i = 0; i < COMMAND_COUNT; i++) {
        printf("        '%s:", command_table[i].name);
        put_plain(said(command_table[i].summary));
        puts("'");
    }
    puts("    )\n"
         "    if (( CURRENT == 2 )); then\n"
         "        _describe command commands\n"
         "        return\n"
         "    fi\n"
         "    local name=$words[2]\n"
         "    shift words; (( CURRENT-- ))\n"
         "    case $name in");
    for (int id = 0; id < COMMAND_COUNT; id++) {
        printf("    %s)\n        _arguments \\\n", command_table[id].name);
        for (int i = 0; i < OPTION_COUNT; i++) {
            const char *name;
            if (!(option_table[i].commands >> id & 1)) continue;
            for (int n = 0; (name = option_name(&option_table[i], n)); n++)
                zsh_option(&option_table[i], name);
        }
        if (words_of((enum command_id)id) == WORDS_FILES) {
            fputs("            '1:file:_files'", stdout);
        } else {
            fputs("            '1:word:(", stdout);
            put_words((enum command_id)id);
            fputs(")'", stdout);
        }
        puts(";;");
    }
    puts("    esac\n"
         "}\n"
         "if [[ $funcstack[1] == _landfall ]]; then _landfall \"$@\"\n"
         "else compdef _landfall landfall; fi");
}

static void fish_option(enum command_id id, const struct option_info *info, const char *name)
{
    printf("complete -c landfall -n '__fish_seen_subcommand_from %s' -l %s",
           command_table[id].name, name);
    if (info->letter) printf(" -s %c", info->letter);
    switch (info->type) {
    case OPTION_FLAG: break;
    case OPTION_GAME_FILE:
    case OPTION_FILE: fputs(" -r -F", stdout); break;
    case OPTION_FOLDER: fputs(" -x -a '(__fish_complete_directories)'", stdout); break;
    case OPTION_LANGUAGE: fputs(" -x -a 'en de'", stdout); break;
    case OPTION_BOT_LIST:
        fputs(" -x -a '(__fish_append , (__landfall_bots))'", stdout);
        break;
    case OPTION_GAME_OPTIONS:
        fputs(" -x -a '(__fish_append , ", stdout);
        put_game_options(" ", "=");
        fputs(")'", stdout);
        break;
    default: fputs(" -x", stdout); break;
    }
    fputs(" -d '", stdout);
    put_plain(said(info->help));
    puts("'");
}

/* The bots of the game named on the line, or of the first game. */
static void fish_bots(void)
{
    puts("function __landfall_bots");
    for (int i = 0; lf_games[i]; i++) {
        printf("    contains %s (commandline -opc); and string split ' ' '", lf_games[i]->name);
        put_bots_of(lf_games[i]);
        puts("'; and return");
    }
    fputs("    string split ' ' '", stdout);
    put_bots_of(lf_games[0]);
    puts("'\nend");
}

static void fish_script(void)
{
    puts("# fish completion for landfall; made by `landfall completion fish`.\n"
         "complete -c landfall -f");
    fish_bots();
    for (int id = 0; id < COMMAND_COUNT; id++) {
        printf("complete -c landfall -n __fish_use_subcommand -a %s -d '", command_table[id].name);
        put_plain(said(command_table[id].summary));
        puts("'");
        if (words_of((enum command_id)id) == WORDS_FILES) {
            printf("complete -c landfall -n '__fish_seen_subcommand_from %s' -F\n",
                   command_table[id].name);
        } else if (words_of((enum command_id)id) != WORDS_NONE) {
            printf("complete -c landfall -n '__fish_seen_subcommand_from %s' -a '",
                   command_table[id].name);
            put_words((enum command_id)id);
            puts("'");
        }
        for (int i = 0; i < OPTION_COUNT; i++) {
            const char *name;
            if (!(option_table[i].commands >> id & 1)) continue;
            for (int n = 0; (name = option_name(&option_table[i], n)); n++)
                fish_option((enum command_id)id, &option_table[i], name);
        }
    }
}

int command_completion(const struct arguments *arguments)
{
    struct guess guess;
    void (*const scripts[])(void) = { bash_script, zsh_script, fish_script };
    guess_start(&guess, arguments->word[0]);
    for (size_t i = 0; i < sizeof shells / sizeof *shells; i++) {
        if (strcmp(arguments->word[0], shells[i]) == 0) {
            scripts[i]();
            return EXIT_DONE;
        }
        guess_try(&guess, shells[i]);
    }
    return fail(EXIT_USAGE, SAY("no completion for '%s'%s; there is bash, zsh and fish",
                                "keine Ergänzung für '%s'%s; es gibt bash, zsh und fish"),
                arguments->word[0], guess_text(&guess));
}
