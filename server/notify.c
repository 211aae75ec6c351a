/* notify.c - see notify.h. A datagram that cannot be sent at once is lost: the loop never waits. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "server/notify.h"

void notify_say(const char *word)
{
    struct sockaddr_un to = { .sun_family = AF_UNIX };
    const char *path = getenv("NOTIFY_SOCKET");
    size_t length = path ? strlen(path) : 0;
    if (length < 2 || length >= sizeof to.sun_path || (path[0] != '/' && path[0] != '@')) return;
    memcpy(to.sun_path, path, length);
    if (path[0] == '@') to.sun_path[0] = 0;         /* a name without a file */
    int number = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (number < 0) return;
    socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length);
    (void)sendto(number, word, strlen(word), MSG_DONTWAIT | MSG_NOSIGNAL,
                 (const struct sockaddr *)&to, size);
    close(number);
}

uint64_t notify_watchdog_ms(void)
{
    const char *text = getenv("WATCHDOG_USEC"), *whom = getenv("WATCHDOG_PID");
    if (!text || (whom && strtol(whom, NULL, 10) != (long)getpid())) return 0;
    return strtoull(text, NULL, 10) / 1000;
}
