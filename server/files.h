/* files.h - the client's files: embedded in the program, or read from a folder while the client
 * is being worked on. */
#ifndef SERVER_FILES_H
#define SERVER_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* An embedded file, as tools/embed_web.c writes them; the list ends with path NULL. */
struct web_file {
    const char *path;                   /* "assets/main-3F2A.js" */
    const unsigned char *plain;
    size_t plain_size;
    const unsigned char *gzip;          /* NULL: there is no compressed form */
    size_t gzip_size;
};
extern const struct web_file web_files[];

enum { FILES_ETAG_SIZE = 20 };

struct file {
    const char *type;                   /* its media type */
    const unsigned char *bytes;
    size_t size;
    bool gzip;                          /* the bytes are compressed */
    bool lasting;                       /* its name changes with its content: keep it for ever */
    char etag[FILES_ETAG_SIZE];         /* with its quotes */
    void *owned;                        /* to be freed by the caller; may be NULL */
};

/* The file of a path that begins with a slash; paths without a dot are the client's own pages.
 * folder NULL: the embedded ones. False: there is none. */
bool files_find(const char *folder, const char *path, bool gzip_accepted, struct file *out);

#endif
