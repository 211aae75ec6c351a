/* signals.h - SIGTERM and SIGINT end the server, whatever its loop is doing: a thread of its own
 * waits for them, and ends the program when the loop has not done so in time. */
#ifndef SERVER_SIGNALS_H
#define SERVER_SIGNALS_H

#include <stdbool.h>

/* To be called before any other thread is started; asked() is called on the thread of signals,
 * once for each. False: there is no thread. */
bool signals_start(void (*asked)(void *context), void *context);
void signals_stop(void);

#endif
