/* embed_web.c - writes a C file with the client's files in it (server/files.h), so that the
 * server needs nothing beside the program.
 *
 *     cd build/web && ../tools/embed_web index.html assets/main-3F2A.js > ../gen/webfiles.c
 *
 * A file of the same name with .gz at its end is taken as the compressed form. */
#include <stdio.h>
#include <string.h>

/* Writes one array; 0: there is no such file, -1: it could not be read. */
static int embed(const char *path, const char *kind, int number)
{
    FILE *in = fopen(path, "rb");
    long count = 0;
    if (!in) return 0;
    printf("static const unsigned char %s_%d[] = {\n", kind, number);
    for (int c = getc(in); c != EOF; c = getc(in)) printf(++count % 25 ? "%d," : "%d,\n", c);
    printf("0\n};\n");
    int good = ferror(in) ? -1 : 1;
    fclose(in);
    return good;
}

static int has_gzip(const char *path)
{
    char name[512];
    snprintf(name, sizeof name, "%s.gz", path);
    FILE *in = fopen(name, "rb");
    if (in) fclose(in);
    return in != NULL;
}

int main(int count, char **paths)
{
    printf("/* Written by tools/embed_web.c; do not edit. */\n#include \"server/files.h\"\n\n");
    for (int i = 1; i < count; i++) {
        char name[512];
        snprintf(name, sizeof name, "%s.gz", paths[i]);
        if (embed(paths[i], "plain", i) != 1 || embed(name, "gzip", i) < 0) {
            fprintf(stderr, "embed_web: cannot read %s\n", paths[i]);
            return 1;
        }
    }
    printf("const struct web_file web_files[] = {\n");
    for (int i = 1; i < count; i++) {
        printf("    { \"%s\", plain_%d, sizeof plain_%d - 1, ", paths[i], i, i);
        if (has_gzip(paths[i])) printf("gzip_%d, sizeof gzip_%d - 1 },\n", i, i);
        else printf("NULL, 0 },\n");
    }
    printf("    { 0 },\n};\n");
    return ferror(stdout) || fflush(stdout) ? 1 : 0;
}
