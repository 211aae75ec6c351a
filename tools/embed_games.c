/* embed_games.c - writes a C file with the texts that games carry (core/files.h).
 *
 *     build/tools/embed_games games/cards/figures.txt ... > build/gen/game_files.c
 *
 * A text is named by its path below games/. Bytes are written as characters, because C limits
 * how long a string literal may be. */
#include <stdio.h>
#include <string.h>

static int embed(const char *path, int number)
{
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        return 0;
    }
    int column = 0;
    printf("static const char text_%d[] = {\n", number);
    for (int c = getc(file); c != EOF; c = getc(file)) {
        if (c == 0) {
            fprintf(stderr, "%s: a zero byte\n", path);
            fclose(file);
            return 0;
        }
        printf("'\\x%02x',", (unsigned)c);
        if (++column % 14 == 0) printf("\n");
    }
    printf("0\n};\n");
    int good = !ferror(file);
    fclose(file);
    return good;
}

int main(int count, char **paths)
{
    printf("/* Written by tools/embed_games.c; do not edit. */\n#include \"core/files.h\"\n\n");
    for (int i = 1; i < count; i++) {
        if (strncmp(paths[i], "games/", 6) != 0) {
            fprintf(stderr, "%s: not below games/\n", paths[i]);
            return 1;
        }
        if (!embed(paths[i], i)) return 1;
    }
    printf("const struct lf_file lf_files[] = {\n");
    for (int i = 1; i < count; i++) printf("    { \"%s\", text_%d },\n", paths[i] + 6, i);
    printf("    { NULL, NULL },\n};\n");
    return ferror(stdout) || fflush(stdout) ? 1 : 0;
}
