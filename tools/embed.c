/* embed.c - writes a C file with the rulebooks in it (cli/rulebooks.h), so that the command
 * needs no files to explain a rule.
 *
 *     build/tools/embed docs/rules/base.en.md docs/rules/base.de.md > build/gen/rulebooks.c
 *
 * The name and the language of a book are those of its file. Bytes are written as characters,
 * because C limits how long a string literal may be. */
#include <stdio.h>
#include <string.h>

/* "docs/rules/base.en.md": the name is "base", the language "en". */
static int name_of(const char *path, const char **name, int *length, const char **language)
{
    const char *slash = strrchr(path, '/');
    const char *start = slash ? slash + 1 : path;
    const char *dot = strchr(start, '.');
    if (!dot || dot == start) return 0;
    if (strcmp(dot, ".en.md") == 0) *language = "LF_EN";
    else if (strcmp(dot, ".de.md") == 0) *language = "LF_DE";
    else return 0;
    *name = start;
    *length = (int)(dot - start);
    return 1;
}

static int embed(const char *path, int number)
{
    FILE *book = fopen(path, "rb");
    if (!book) {
        perror(path);
        return 0;
    }
    int c = getc(book), column = 0;
    if (c != '#') {
        fprintf(stderr, "%s: a rulebook begins with its title: \"# ...\"\n", path);
        fclose(book);
        return 0;
    }
    printf("static const char text_%d[] = {\n", number);
    for (; c != EOF; c = getc(book)) {
        if (c == 0) {
            fprintf(stderr, "%s: a zero byte\n", path);
            fclose(book);
            return 0;
        }
        printf("'\\x%02x',", (unsigned)c);
        if (++column % 14 == 0) printf("\n");
    }
    printf("0\n};\n");
    int good = !ferror(book);
    fclose(book);
    return good;
}

int main(int count, char **paths)
{
    printf("/* Written by tools/embed.c from docs/rules; do not edit. */\n");
    printf("#include \"cli/rulebooks.h\"\n\n");
    for (int i = 1; i < count; i++)
        if (!embed(paths[i], i)) return 1;
    printf("const struct rulebook rulebooks[] = {\n");
    for (int i = 1; i < count; i++) {
        const char *name, *language;
        int length;
        if (!name_of(paths[i], &name, &length, &language)) {
            fprintf(stderr, "%s: not named NAME.en.md or NAME.de.md\n", paths[i]);
            return 1;
        }
        printf("    { \"%.*s\", %s, text_%d },\n", length, name, language, i);
    }
    printf("    { 0 },\n};\n");
    return ferror(stdout) || fflush(stdout) ? 1 : 0;
}
