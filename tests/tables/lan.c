/* lan.c - which addresses are offered to friends and in which order, who is near, and which names
 * are this machine's, on made-up networks. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>

#include "server/lan.h"
#include "tests/tables/tests.h"

enum { ROUTED = 1, DEVICE = 2, PASSING = 4, MAX = 12 };

struct row { const char *interface, *address; int flags; };

static struct lan_address address_of(const struct row *row)
{
    struct lan_address out = { .routed = row->flags & ROUTED, .device = row->flags & DEVICE,
                               .passing = row->flags & PASSING };
    snprintf(out.interface, sizeof out.interface, "%s", row->interface);
    if (inet_pton(AF_INET6, row->address, out.bytes) != 1) {
        out.bytes[10] = out.bytes[11] = 0xFF;
        CHECK(inet_pton(AF_INET, row->address, out.bytes + 12) == 1, "%s", row->address);
    }
    return out;
}

/* The hosts of some rows, joined by blanks, are `wanted`. */
static void order(const struct row *rows, const char *name, const char *wanted)
{
    struct lan_address list[MAX];
    struct lan_hosts hosts;
    char text[LAN_HOSTS_MAX * LAN_HOST_SIZE] = "";
    int count = 0;
    for (; rows[count].interface; count++) list[count] = address_of(&rows[count]);
    lan_order(list, count, name, &hosts);
    for (int i = 0; i < hosts.count; i++) {
        if (i) strcat(text, " ");
        strcat(text, hosts.host[i]);
    }
    CHECK(strcmp(text, wanted) == 0, "%s instead of %s", text, wanted);
}

static void test_order(void)
{
    order((struct row[]){ { "docker0", "172.17.0.1", 0 },
                          { "wlan0", "192.168.1.20", ROUTED | DEVICE },
                          { "wlan0", "fe80::1", ROUTED | DEVICE }, { "lo", "127.0.0.1", 0 },
                          { "wlan0", "fd00::20", ROUTED | DEVICE }, { "lo", "::1", 0 }, { 0 } },
          "kitchen.local", "192.168.1.20 kitchen.local [fd00::20]");
    order((struct row[]){ { "tun0", "10.8.0.2", 0 }, { "eth1", "10.0.0.5", DEVICE },
                          { "eth0", "192.168.1.20", ROUTED | DEVICE }, { 0 } },
          NULL, "192.168.1.20 10.0.0.5 10.8.0.2");
    order((struct row[]){ { "eth0", "2001:db8::1", ROUTED | PASSING },
                          { "eth0", "fd00::7", ROUTED },
                          { "eth0", "203.0.113.9", ROUTED }, { "eth0", "2001:db8::2", ROUTED },
                          { 0 } },
          NULL, "203.0.113.9 [fd00::7]");
    order((struct row[]){ { "eth0", "169.254.7.7", DEVICE }, { "wlan0", "192.168.0.9", DEVICE },
                          { 0 } }, NULL, "192.168.0.9 169.254.7.7");
    order((struct row[]){ { "virbr0", "192.168.122.1", 0 }, { "br-1f", "172.18.0.1", 0 }, { 0 } },
          "kitchen.local", "");
    order((struct row[]){ { "veth1", "10.0.3.7", ROUTED }, { 0 } }, NULL, "10.0.3.7");
    order((struct row[]){ { "a", "10.0.0.1", 0 }, { "b", "10.0.0.2", 0 }, { "c", "10.0.0.3", 0 },
                          { "d", "10.0.0.4", 0 }, { "e", "10.0.0.5", 0 }, { "f", "10.0.0.6", 0 },
                          { "g", "10.0.0.7", 0 }, { 0 } },
          NULL, "10.0.0.1 10.0.0.2 10.0.0.3 10.0.0.4 10.0.0.5 10.0.0.6");
    order((struct row[]){ { 0 } }, "kitchen.local", "");
}

static bool near(const char *text)
{
    struct sockaddr_in four = { .sin_family = AF_INET };
    struct sockaddr_in6 six = { .sin6_family = AF_INET6 };
    if (inet_pton(AF_INET, text, &four.sin_addr) == 1) return lan_is_near((struct sockaddr *)&four);
    inet_pton(AF_INET6, text, &six.sin6_addr);
    return lan_is_near((struct sockaddr *)&six);
}

static void test_near(void)
{
    static const char *const here[] = {
        "127.0.0.1", "::1", "::ffff:127.0.0.1", "10.1.2.3", "172.16.0.1", "172.31.255.255",
        "192.168.1.1", "::ffff:192.168.1.1", "169.254.1.1", "100.64.0.1", "100.127.255.255",
        "fd12::1", "fe80::1",
    };
    static const char *const far[] = {
        "8.8.8.8", "::ffff:8.8.8.8", "172.15.255.255", "172.32.0.1", "192.169.0.1", "100.63.0.1",
        "100.128.0.1", "2600::1", "fec0::1", "0.0.0.0", "::",
    };
    for (size_t i = 0; i < sizeof here / sizeof *here; i++) CHECK(near(here[i]), "%s", here[i]);
    for (size_t i = 0; i < sizeof far / sizeof *far; i++) CHECK(!near(far[i]), "%s", far[i]);
    CHECK(!lan_is_near(&(struct sockaddr){ .sa_family = AF_UNIX }), "no address of a network");
}

static void test_names_here(void)
{
    static const char *const domains[] = { "fritz.box", "lan", NULL };
    static const char *const ours[] = {
        "kitchen", "KITCHEN", "kitchen.local", "Kitchen.Local", "kitchen.local.",
        "kitchen.fritz.box", "kitchen.lan",
    };
    static const char *const others[] = {
        "", ".", "kitche", "kitchens", "x.kitchen.local", "kitchen.local.evil",
        "kitchen.evil", "kitchen.locale", "kitchenxlocal", "kitchen.fritz.boxx",
        "kitchen.fritz", "local", "localhost",
    };
    for (size_t i = 0; i < sizeof ours / sizeof *ours; i++)
        CHECK(lan_name_fits(ours[i], "kitchen", domains), "%s", ours[i]);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        CHECK(!lan_name_fits(others[i], "kitchen", domains), "%s", others[i]);
    CHECK(!lan_name_fits("kitchen.lan", "kitchen", NULL), "a domain that nobody named");
    CHECK(lan_name_fits("a.example.org", "a.example.org", NULL), "the whole name");
    CHECK(lan_name_fits("a.local", "a.example.org", NULL), "its first part");
    CHECK(!lan_name_fits("b.example.org", "a.example.org", NULL), "another machine");
    CHECK(!lan_name_fits("localhost.local", "localhost", NULL), "a machine without a name");
    CHECK(!lan_name_fits("", "", NULL) && !lan_name_fits(".local", "", NULL), "no name at all");
}

static void test_loopback(void)
{
    CHECK(lan_host_is_loopback("localhost:8080") && lan_host_is_loopback("LOCALHOST"), "its name");
    CHECK(lan_host_is_loopback("127.0.0.1:1") && lan_host_is_loopback("127.9.9.9"), "IPv4");
    CHECK(lan_host_is_loopback("[::1]:8080") && lan_host_is_loopback("[::1]"), "IPv6");
    CHECK(!lan_host_is_loopback("127.0.0.1.evil.example") && !lan_host_is_loopback("128.0.0.1") &&
          !lan_host_is_loopback("[::2]") && !lan_host_is_loopback("") && !lan_host_is_loopback("["),
          "others");
    struct lan_hosts hosts;
    lan_hosts_of("127.0.0.1", &hosts);
    CHECK(hosts.count == 0, "nobody reaches a loopback");
    lan_hosts_of("::1", &hosts);
    CHECK(hosts.count == 0, "nor that of IPv6");
    lan_hosts_of("fd00::5", &hosts);
    CHECK(hosts.count == 1 && strcmp(hosts.host[0], "[fd00::5]") == 0, "one address is one host");
}

void test_lan(void)
{
    test_order();
    test_near();
    test_names_here();
    test_loopback();
}
