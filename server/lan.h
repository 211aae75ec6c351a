/* lan.h - this machine as its network sees it: addresses that others can open, names it answers to,
 * and who is near enough for `--lan`. */
#ifndef SERVER_LAN_H
#define SERVER_LAN_H

#include <net/if.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>

enum { LAN_HOSTS_MAX = 6, LAN_HOST_SIZE = 80, LAN_NAME_SIZE = 64 };

/* Hosts as they stand in a link ("192.168.1.20", "[fd00::1]", "kitchen.local"), best first. */
struct lan_hosts {
    int count;
    char host[LAN_HOSTS_MAX][LAN_HOST_SIZE];
};

/* One address of one interface, IPv4 in the form that IPv6 has for it. */
struct lan_address {
    char interface[IF_NAMESIZE];
    uint8_t bytes[16];
    bool routed;                        /* the way to the rest of the world leads through it */
    bool device;                        /* a card or a radio stands behind it */
    bool passing;                       /* IPv6: temporary, deprecated or not yet sure */
};

/* How good an address is for friends, 0 best; -1: nobody elsewhere can open it. */
int lan_rank(const struct lan_address *address);

/* Sorts them by rank, keeps one IPv6 address of each interface, and writes the hosts; `name` (may
 * be NULL) is a host name that works, too, and goes behind the best address. */
void lan_order(struct lan_address *list, int count, const char *name, struct lan_hosts *out);

/* What this machine offers right now. Nothing is asked of the network. */
void lan_find(struct lan_hosts *out);

/* Hosts that lead to a server which listens on this address: none where it is the loopback's. */
void lan_hosts_of(const char *listening, struct lan_hosts *out);

/* Where to listen for everybody: "::", which takes IPv4 as well, or "0.0.0.0" without IPv6. */
const char *lan_everywhere(void);

bool lan_is_loopback(const struct sockaddr *address);
bool lan_host_is_loopback(const char *host);    /* "localhost:8080", "127.0.0.1", "[::1]:8080" */

/* Whether a caller is in a network of ours: a private or link-local address, or one within the
 * prefix of an interface. */
bool lan_is_near(const struct sockaddr *address);

/* Whether this machine is called `name` by its neighbours, where it calls itself `machine`:
 * "kitchen", "kitchen.local", and "kitchen." with a domain of the list (may be NULL). */
bool lan_name_fits(const char *name, const char *machine, const char *const *domains);
bool lan_is_own_name(const char *name);

#endif
