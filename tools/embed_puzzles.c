/* embed_puzzles.c - writes a C file with the puzzles of all games in it (cli/puzzles.h), so that
 * the command needs no files.
 *
 *     build/tools/embed_puzzles games/base/base.puzzles > build/gen/puzzles.c
 *
 * The name of the game is that of its file. Bytes are written as numbers, because C limits how
 * long a string literal may be. */
#include <stdio.h>
#include <string.h>

static int embed(const char *path, int number)
{
    FILE *file = fopen(path, "rb");
    int column = 0;
    if (!file) {
        perror(path);
        return 0;
    }
    printf("static const char text_%d[] = {\n", number);
    for (int c; (c = getc(file)) != EOF;) {
        if (c == 0) {
            fprintf(stderr, "%s: a zero byte\n", path);
            fclose(file);
            return 0;
        }
        printf("%d,", (signed char)c);
        if (++column % 30 == 0) printf("\n");
    }
    printf("0\n};\n");
    int good = !ferror(file);
    fclose(file);
    return good;
}

int main(int count, char **paths)
{
    printf("/* Written by tools/embed_puzzles.c; do not edit. */\n");
    printf("#include \"cli/puzzles.h\"\n\n");
    for (int i = 1; i < count; i++)
        if (!embed(paths[i], i)) return 1;
    printf("const struct puzzle_file puzzle_files[] = {\n");
    for (int i = 1; i < count; i++) {
        const char *slash = strrchr(paths[i], '/');
        const char *name = slash ? slash + 1 : paths[i];
        printf("    { \"%.*s\", text_%d },\n", (int)strcspn(name, "."), name, i);
    }
    printf("    { NULL, NULL },\n};\n");
    return ferror(stdout) != 0;
}
