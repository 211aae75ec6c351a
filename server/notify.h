/* notify.h - words to the service manager that started us, as sd_notify(3) describes them:
 * "READY=1", "WATCHDOG=1", "STOPPING=1". Without one that listens nothing happens. */
#ifndef SERVER_NOTIFY_H
#define SERVER_NOTIFY_H

#include <stdint.h>

void notify_say(const char *word);
/* How often "WATCHDOG=1" is expected, in milliseconds; 0: never. */
uint64_t notify_watchdog_ms(void);

#endif
