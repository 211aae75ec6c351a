/* files.c - finds a file of the client by the path of a request; see files.h. */
#include <fcntl.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/files.h"

enum { PATH_SIZE = 200, FILE_SIZE_MAX = 16 << 20 };

static const struct { const char *ending, *type; } types[] = {
    { ".html", "text/html; charset=utf-8" },
    { ".js", "text/javascript; charset=utf-8" },
    { ".css", "text/css; charset=utf-8" },
    { ".json", "application/json" },
    { ".webmanifest", "application/manifest+json" },
    { ".svg", "image/svg+xml" },
    { ".png", "image/png" },
    { ".ico", "image/x-icon" },
    { ".wasm", "application/wasm" },
    { ".woff2", "font/woff2" },
    { ".txt", "text/plain; charset=utf-8" },
    { ".map", "application/json" },
};

/* What is shown when the program was built without the client. */
static const char no_client[] =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Landfall</title>"
    "<h1>Landfall</h1><p>The server runs, but this program was built without the client. "
    "Run <code>make web</code> and <code>make</code>, or start with <code>--web DIR</code>.</p>"
    "<p lang=\"de\">Der Server läuft, aber dieses Programm wurde ohne die Seiten gebaut. "
    "Hilfe: <code>make web</code> und <code>make</code>, oder <code>--web ORDNER</code>.</p>"
    "</html>";

static const char *type_of(const char *path)
{
    size_t length = strlen(path);
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        size_t ending = strlen(types[i].ending);
        if (length > ending && strcmp(path + length - ending, types[i].ending) == 0)
            return types[i].type;
    }
    return NULL;
}

/* The path within the folder, or false for anything but plain names: no "..", no name that
 * begins with a dot, no character that a file system could read in its own way. */
static bool plain_path(const char *path, char out[PATH_SIZE])
{
    size_t length = strlen(path);
    if (length < 1 || length >= PATH_SIZE || path[0] != '/') return false;
    for (size_t i = 0; i < length; i++) {
        char c = path[i];
        bool good = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                    c == '-' || c == '_' || c == '.' || c == '/';
        if (!good || (i > 0 && path[i - 1] == '/' && (c == '.' || c == '/'))) return false;
    }
    if (!strchr(strrchr(path, '/'), '.')) snprintf(out, PATH_SIZE, "index.html");
    else snprintf(out, PATH_SIZE, "%s", path + 1);
    return true;
}

static bool embedded(const char *path, bool gzip_accepted, struct file *out)
{
    for (const struct web_file *file = web_files; file->path; file++) {
        if (strcmp(file->path, path) != 0) continue;
        out->gzip = gzip_accepted && file->gzip;
        out->bytes = out->gzip ? file->gzip : file->plain;
        out->size = out->gzip ? file->gzip_size : file->plain_size;
        return true;
    }
    if (web_files[0].path || strcmp(path, "index.html") != 0) return false;
    out->bytes = (const unsigned char *)no_client;
    out->size = sizeof no_client - 1;
    return true;
}

/* Opens name by name below the folder and follows no link, so nothing outside can be reached. */
static int open_below(const char *folder, const char *path)
{
    char part[PATH_SIZE];
    int at = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    while (at >= 0) {
        size_t length = strcspn(path, "/");
        memcpy(part, path, length);
        part[length] = 0;
        int next = openat(at, part, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
        close(at);
        at = next;
        if (!path[length]) break;
        path += length + 1;
    }
    return at;
}

static bool read_whole(int from, struct file *out)
{
    struct stat info;
    if (fstat(from, &info) != 0 || !S_ISREG(info.st_mode) || info.st_size > FILE_SIZE_MAX)
        return false;
    size_t size = (size_t)info.st_size, done = 0;
    unsigned char *bytes = malloc(size + 1);
    if (!bytes) return false;
    while (done < size) {
        ssize_t got = read(from, bytes + done, size - done);
        if (got <= 0) break;
        done += (size_t)got;
    }
    if (done < size) {
        free(bytes);
        return false;
    }
    out->bytes = out->owned = bytes;
    out->size = size;
    return true;
}

static bool from_folder(const char *folder, const char *path, bool gzip_accepted, struct file *out)
{
    char name[PATH_SIZE + 4];
    for (int plain = gzip_accepted ? 0 : 1; plain < 2; plain++) {
        snprintf(name, sizeof name, "%s%s", path, plain ? "" : ".gz");
        int from = open_below(folder, name);
        bool good = from >= 0 && read_whole(from, out);
        if (from >= 0) close(from);
        out->gzip = good && !plain;
        if (good) return true;
    }
    return false;
}

/* assets/NAME-HASH.EXT: the build puts a hash of the content into such names. */
static bool is_lasting(const char *path)
{
    return strncmp(path, "assets/", 7) == 0 && strchr(path, '-');
}

bool files_find(const char *folder, const char *path, bool gzip_accepted, struct file *out)
{
    char name[PATH_SIZE];
    uint8_t hash[crypto_generichash_BYTES_MIN];
    *out = (struct file){ 0 };
    if (!plain_path(path, name)) return false;
    out->type = type_of(name);
    if (!out->type) return false;
    bool found = folder ? from_folder(folder, name, gzip_accepted, out)
                        : embedded(name, gzip_accepted, out);
    if (!found) return false;
    out->lasting = is_lasting(name);
    crypto_generichash(hash, sizeof hash, out->bytes, out->size, NULL, 0);
    out->etag[0] = '"';
    sodium_bin2hex(out->etag + 1, FILES_ETAG_SIZE - 2, hash, 8);
    memcpy(out->etag + 17, "\"", 2);
    return true;
}
