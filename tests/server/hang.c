/* hang.c - loaded before the server's libraries: a request for /hang never returns from the
 * network, as a fault in a library of the server would have it. */
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

ssize_t recv(int number, void *bytes, size_t size, int flags)
{
    ssize_t got = recvfrom(number, bytes, size, flags, NULL, NULL);
    if (got >= 9 && memcmp(bytes, "GET /hang", 9) == 0)
        for (;;) pause();
    return got;
}
