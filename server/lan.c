/* lan.c - see lan.h. Interfaces are asked with getifaddrs; which of them lead anywhere is read from
 * Linux's own tables, and on systems without these only the order suffers. */
#define _DEFAULT_SOURCE
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "server/lan.h"

enum { ADDRESSES_MAX = 64, DOMAINS_MAX = 8, LINE_SIZE = 512 };

static const uint8_t mapped[12] = { [10] = 0xFF, [11] = 0xFF };

/* ---- What kind of address it is ---- */

static bool is_v4(const uint8_t bytes[16])
{
    return memcmp(bytes, mapped, sizeof mapped) == 0;
}

static bool to_bytes(const struct sockaddr *address, uint8_t bytes[16])
{
    if (address && address->sa_family == AF_INET) {
        struct sockaddr_in four;
        memcpy(&four, address, sizeof four);
        memcpy(bytes, mapped, sizeof mapped);
        memcpy(bytes + 12, &four.sin_addr, 4);
        return true;
    }
    if (!address || address->sa_family != AF_INET6) return false;
    struct sockaddr_in6 six;
    memcpy(&six, address, sizeof six);
    memcpy(bytes, &six.sin6_addr, 16);
    return true;
}

static bool bytes_are_loopback(const uint8_t b[16])
{
    static const uint8_t one[16] = { [15] = 1 };
    return is_v4(b) ? b[12] == 127 : memcmp(b, one, sizeof one) == 0;
}

/* 10/8, 172.16/12, 192.168/16; of IPv6 fc00::/7. */
static bool is_private(const uint8_t b[16])
{
    if (!is_v4(b)) return (b[0] & 0xFE) == 0xFC;
    return b[12] == 10 || (b[12] == 172 && (b[13] & 0xF0) == 16) || (b[12] == 192 && b[13] == 168);
}

/* 169.254/16, fe80::/10: good on one cable only; IPv6 ones cannot even stand in a link. */
static bool is_link_local(const uint8_t b[16])
{
    return is_v4(b) ? b[12] == 169 && b[13] == 254 : b[0] == 0xFE && (b[1] & 0xC0) == 0x80;
}

/* 100.64/10: between providers and customers, and in networks that friends make by tunnels. */
static bool is_shared(const uint8_t b[16])
{
    return is_v4(b) && b[12] == 100 && (b[13] & 0xC0) == 64;
}

/* ---- Which addresses to offer ---- */

/* Bridges and pairs that containers and virtual machines use among themselves. */
static bool is_inner(const char *interface)
{
    static const char *const begins[] = {
        "docker", "br-", "veth", "virbr", "vnet", "lxc", "lxd", "cni", "flannel", "podman",
        "vmnet", "vboxnet", "dummy", "ifb",
    };
    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
        if (strncmp(interface, begins[i], strlen(begins[i])) == 0) return true;
    return false;
}

int lan_rank(const struct lan_address *address)
{
    const uint8_t *bytes = address->bytes;
    bool four = is_v4(bytes);
    if (bytes_are_loopback(bytes) || (!four && is_link_local(bytes))) return -1;
    if (is_inner(address->interface) && !address->routed) return -1;
    int rank = four ? 0 : 2;                                        /* IPv4 is easier to type */
    if (is_link_local(bytes)) rank += 64;
    if (!address->routed) rank += address->device ? 4 : 16;         /* tunnels come last */
    if (!is_private(bytes)) rank++;
    if (address->passing) rank += 32;
    return rank;
}

static int compare(const void *a, const void *b)
{
    const struct lan_address *one = a, *two = b;
    int by_rank = lan_rank(one) - lan_rank(two);
    int by_name = strcmp(one->interface, two->interface);
    return by_rank ? by_rank : by_name ? by_name : memcmp(one->bytes, two->bytes, 16);
}

static void add_host(struct lan_hosts *out, const char *format, const char *text)
{
    if (out->count == LAN_HOSTS_MAX) return;
    snprintf(out->host[out->count++], LAN_HOST_SIZE, format, text);
}

static bool six_of_it_before(const struct lan_address *list, int i)
{
    for (int k = 0; k < i; k++)
        if (!is_v4(list[k].bytes) && strcmp(list[k].interface, list[i].interface) == 0) return true;
    return false;
}

void lan_order(struct lan_address *list, int count, const char *name, struct lan_hosts *out)
{
    memset(out, 0, sizeof *out);
    qsort(list, (size_t)count, sizeof *list, compare);
    int first = 0;
    while (first < count && lan_rank(&list[first]) < 0) first++;
    list += first;
    count -= first;
    for (int i = 0; i < count; i++) {
        char text[INET6_ADDRSTRLEN];
        bool four = is_v4(list[i].bytes);
        if (!four && six_of_it_before(list, i)) continue;
        inet_ntop(four ? AF_INET : AF_INET6, list[i].bytes + (four ? 12 : 0), text, sizeof text);
        add_host(out, four ? "%s" : "[%s]", text);
        if (i == 0 && name) add_host(out, "%s", name);
    }
}

/* ---- What the system says ---- */

static bool has_device(const char *interface)
{
    char path[64];
    snprintf(path, sizeof path, "/sys/class/net/%s/device", interface);
    return access(path, F_OK) == 0;
}

/* Whether a default route goes out here. */
static bool is_routed(const char *interface)
{
    char line[LINE_SIZE], name[IF_NAMESIZE];
    unsigned destination, mask;
    bool found = false;
    FILE *in = fopen("/proc/net/route", "re");
    while (in && !found && fgets(line, sizeof line, in))
        found = sscanf(line, "%15s %x %*x %*x %*d %*d %*d %x", name, &destination, &mask) == 3 &&
                destination == 0 && mask == 0 && strcmp(name, interface) == 0;
    if (in) fclose(in);
    in = found ? NULL : fopen("/proc/net/ipv6_route", "re");
    while (in && !found && fgets(line, sizeof line, in))
        found = strncmp(line, "00000000000000000000000000000000 00 ", 36) == 0 &&
                strstr(line, " lo\n") == NULL &&
                sscanf(strrchr(line, ' '), "%15s", name) == 1 && strcmp(name, interface) == 0;
    if (in) fclose(in);
    return found;
}

/* Temporary (0x01), without a peer (0x08), deprecated (0x20), tentative (0x40). */
static bool is_passing(const uint8_t bytes[16])
{
    char line[LINE_SIZE], text[33], wanted[33];
    unsigned flags = 0;
    if (is_v4(bytes)) return false;
    for (int i = 0; i < 16; i++) snprintf(wanted + 2 * i, 3, "%02x", bytes[i]);
    FILE *in = fopen("/proc/net/if_inet6", "re");
    while (in && fgets(line, sizeof line, in)) {
        unsigned of_this;
        if (sscanf(line, "%32s %*x %*x %*x %x", text, &of_this) == 2 && strcmp(text, wanted) == 0)
            flags = of_this;
    }
    if (in) fclose(in);
    return (flags & 0x69) != 0;
}

static int read_addresses(struct lan_address list[ADDRESSES_MAX])
{
    struct ifaddrs *all = NULL;
    int count = 0;
    if (getifaddrs(&all) != 0) return 0;
    for (struct ifaddrs *at = all; at && count < ADDRESSES_MAX; at = at->ifa_next) {
        struct lan_address *address = &list[count];
        memset(address, 0, sizeof *address);
        if (!(at->ifa_flags & IFF_UP) || !(at->ifa_flags & IFF_RUNNING) ||
            (at->ifa_flags & IFF_LOOPBACK) || !to_bytes(at->ifa_addr, address->bytes))
            continue;
        snprintf(address->interface, sizeof address->interface, "%s", at->ifa_name);
        address->routed = is_routed(at->ifa_name);
        address->device = has_device(at->ifa_name);
        address->passing = is_passing(address->bytes);
        count++;
    }
    freeifaddrs(all);
    return count;
}

static void machine_name(char out[LAN_NAME_SIZE])
{
    if (gethostname(out, LAN_NAME_SIZE) != 0) out[0] = 0;
    out[LAN_NAME_SIZE - 1] = 0;
}

/* Somebody here answers when the network asks for HOST.local. */
static bool answers_mdns(void)
{
    return access("/run/avahi-daemon/socket", F_OK) == 0 ||
           access("/var/run/mDNSResponder", F_OK) == 0;
}

void lan_find(struct lan_hosts *out)
{
    struct lan_address list[ADDRESSES_MAX];
    char name[LAN_NAME_SIZE + 8] = "";
    int count = read_addresses(list);
    machine_name(name);
    bool local = name[0] && strcasecmp(name, "localhost") != 0 && answers_mdns();
    name[strcspn(name, ".")] = 0;
    strcat(name, ".local");
    lan_order(list, count, local ? name : NULL, out);
}

void lan_hosts_of(const char *listening, struct lan_hosts *out)
{
    bool six = strchr(listening, ':') != NULL;
    char host[LAN_HOST_SIZE];
    memset(out, 0, sizeof *out);
    snprintf(host, sizeof host, six ? "[%s]" : "%s", listening);
    if (strcmp(listening, "0.0.0.0") == 0 || strcmp(listening, "::") == 0) lan_find(out);
    else if (!lan_host_is_loopback(host)) add_host(out, "%s", host);
}

const char *lan_everywhere(void)
{
    struct sockaddr_in6 any = { .sin6_family = AF_INET6 };
    int number = socket(AF_INET6, SOCK_STREAM | SOCK_CLOEXEC, 0);
    bool works = number >= 0 && bind(number, (struct sockaddr *)&any, sizeof any) == 0;
    if (number >= 0) close(number);
    return works ? "::" : "0.0.0.0";
}

/* ---- Who calls, and by which name ---- */

bool lan_is_loopback(const struct sockaddr *address)
{
    uint8_t bytes[16];
    return to_bytes(address, bytes) && bytes_are_loopback(bytes);
}

bool lan_host_is_loopback(const char *host)
{
    char name[LAN_HOST_SIZE];
    uint8_t bytes[16];
    bool six = host[0] == '[';
    size_t length = six ? strcspn(host + 1, "]") : strcspn(host, ":");
    if (length >= sizeof name) return false;
    memcpy(name, host + six, length);
    name[length] = 0;
    if (strcasecmp(name, "localhost") == 0) return true;
    memcpy(bytes, mapped, sizeof mapped);
    if (inet_pton(six ? AF_INET6 : AF_INET, name, six ? bytes : bytes + 12) != 1) return false;
    return bytes_are_loopback(bytes);
}

/* Whether both addresses agree where the mask has ones. */
static bool same_prefix(const uint8_t a[16], const uint8_t b[16], const uint8_t mask[16])
{
    int ones = 0;
    for (int i = is_v4(a) ? 12 : 0; i < 16; i++) {
        if ((a[i] ^ b[i]) & mask[i]) return false;
        ones += mask[i] != 0;
    }
    return ones > 0;                    /* a mask of nothing would be the whole world */
}

bool lan_is_near(const struct sockaddr *address)
{
    uint8_t caller[16], own[16], mask[16];
    struct ifaddrs *all = NULL;
    bool near = false;
    if (!to_bytes(address, caller)) return false;
    if (bytes_are_loopback(caller) || is_private(caller) || is_link_local(caller) ||
        is_shared(caller))
        return true;
    if (getifaddrs(&all) != 0) return false;
    for (struct ifaddrs *at = all; at && !near; at = at->ifa_next)
        near = to_bytes(at->ifa_addr, own) && to_bytes(at->ifa_netmask, mask) &&
               is_v4(own) == is_v4(caller) && same_prefix(caller, own, mask);
    freeifaddrs(all);
    return near;
}

bool lan_name_fits(const char *name, const char *machine, const char *const *domains)
{
    size_t whole = strlen(name), length = strcspn(machine, ".");
    if (whole > 1 && name[whole - 1] == '.') whole--;               /* "kitchen.local." */
    if (length == 0 || strcasecmp(machine, "localhost") == 0) return false;
    if (whole == strlen(machine) && strncasecmp(name, machine, whole) == 0) return true;
    if (whole < length || strncasecmp(name, machine, length) != 0) return false;
    const char *rest = name + length;
    whole -= length;
    if (whole == 0 || (whole == 6 && strncasecmp(rest, ".local", 6) == 0)) return true;
    for (; domains && *domains; domains++)
        if (whole == strlen(*domains) + 1 && rest[0] == '.' &&
            strncasecmp(rest + 1, *domains, whole - 1) == 0)
            return true;
    return false;
}

/* The domains in which this machine looks for names: its router's, such as fritz.box. */
static void read_domains(char line[LINE_SIZE], const char *domains[DOMAINS_MAX + 1])
{
    int count = 0;
    char *rest = NULL;
    FILE *in = fopen("/etc/resolv.conf", "re");
    while (in && fgets(line, LINE_SIZE, in)) {
        if (strncmp(line, "search ", 7) != 0 && strncmp(line, "domain ", 7) != 0) continue;
        for (char *word = strtok_r(line + 7, " \t\n", &rest); word && count < DOMAINS_MAX;
             word = strtok_r(NULL, " \t\n", &rest))
            if (word[0] != '.') domains[count++] = word;
        break;
    }
    if (in) fclose(in);
    domains[count] = NULL;
}

bool lan_is_own_name(const char *name)
{
    char line[LINE_SIZE], machine[LAN_NAME_SIZE];
    const char *domains[DOMAINS_MAX + 1];
    machine_name(machine);
    read_domains(line, domains);
    return lan_name_fits(name, machine, domains);
}
