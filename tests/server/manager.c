/* manager.c - a service manager that only listens: binds the socket of its first argument and
 * prints each word that comes (sd_notify(3)). */
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>

int main(int count, char **words)
{
    struct sockaddr_un own = { .sun_family = AF_UNIX };
    char text[256];
    if (count != 2 || strlen(words[1]) >= sizeof own.sun_path) return 2;
    strcpy(own.sun_path, words[1]);
    int number = socket(AF_UNIX, SOCK_DGRAM, 0);
    if (number < 0 || bind(number, (struct sockaddr *)&own, sizeof own) != 0) return 1;
    puts("listening");
    for (;;) {
        fflush(stdout);
        ssize_t got = recv(number, text, sizeof text - 1, 0);
        if (got < 0) return 1;
        text[got] = 0;
        puts(text);
    }
}
