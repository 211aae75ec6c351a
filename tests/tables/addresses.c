/* addresses.c - the table of who is counted: grouped so that nobody owns many entries cheaply, and
 * open to everybody else when it is full. */
#include <stdio.h>
#include <string.h>

#include "server/limits.h"
#include "tests/tables/tests.h"

enum { BURST = 10, PER_S = 1, TIMES = 8 };

static uint64_t now_ms = 1000000;

static struct limited *find(struct limits *limits, const char *text)
{
    uint8_t key[16];
    if (!limits_address_key_of_text(text, key)) return NULL;
    return limits_find(limits, LIMIT_ADDRESS, key, now_ms);
}

static int sips(struct limits *limits, const char *text, int most)
{
    int count = 0;
    while (count < most && limits_sip(find(limits, text), LIMIT_POSTS, PER_S, BURST, now_ms))
        count++;
    return count;
}

static void test_groups(void)
{
    struct limits *limits = limits_new();
    CHECK(find(limits, "2001:db8:0:100::1") == find(limits, "2001:db8:0:1ff:2::3"), "one /56");
    CHECK(find(limits, "2001:db8:0:100::1") != find(limits, "2001:db8:0:200::1"), "two /56");
    CHECK(find(limits, "192.0.2.1") != find(limits, "192.0.2.2"), "IPv4 is whole");
    CHECK(find(limits, "192.0.2.1") == find(limits, "::ffff:192.0.2.1"), "and mapped the same");
    CHECK(!find(limits, "192.0.2.1")->network, "and has no network");
    CHECK(sips(limits, "2001:db8:0:100::1", 99) == BURST, "an address has its allowance");
    CHECK(sips(limits, "2001:db8:0:1ff::1", 99) == 0, "once for the whole /56");
    int all = BURST;
    for (int i = 2; i < 30; i++) {
        char text[64];
        snprintf(text, sizeof text, "2001:db8:0:%x00::1", i);
        all += sips(limits, text, 99);
    }
    CHECK(all == BURST * TIMES, "a /48 has eight allowances, not %d", all / BURST);
    CHECK(sips(limits, "2001:db8:1::1", 99) == BURST, "another /48 has its own");
    struct limited *one = find(limits, "2001:db8:2::1"), *two = find(limits, "2001:db8:2:100::1");
    for (int i = 0; i < BURST * TIMES; i++) limits_open(i % 2 ? one : two);
    CHECK(limits_network_full(one, BURST), "sockets of a /48 are counted together");
    CHECK(limits_network_full(find(limits, "2001:db8:2:fff::1"), BURST), "for a new /56 as well");
    for (int i = 0; i < BURST * TIMES; i++) limits_close(i % 2 ? one : two);
    CHECK(!limits_network_full(one, BURST), "and forgotten when they close");
    limits_free(limits);
}

static void test_full(void)
{
    struct limits *limits = limits_new();
    for (int i = 0; i < 70000; i++) {                /* all of one /48 */
        char text[64];
        now_ms++;
        snprintf(text, sizeof text, "2001:db8:3:%x::%x", i & 0xFFFF, i >> 16);
        if (find(limits, text)) continue;
        CHECK(false, "%s was turned away", text);
        break;
    }
    CHECK(limits_count(limits) <= 257, "a /48 has %zu entries", limits_count(limits));
    struct limited *held = find(limits, "192.0.2.7");
    limits_open(held);
    CHECK(sips(limits, "192.0.2.8", 99) == BURST, "an allowance");
    for (int i = 0; i < LIMITS_MAX + 5000; i++) {    /* of a whole provider */
        char text[64];
        now_ms++;
        snprintf(text, sizeof text, "2a00:%x:%x::1", i >> 16, i & 0xFFFF);
        if (!find(limits, text)) {
            CHECK(false, "%s was turned away", text);
            break;
        }
        if (i % 1000 == 0) sips(limits, "192.0.2.8", 1);
    }
    CHECK(limits_count(limits) <= LIMITS_MAX, "%zu entries", limits_count(limits));
    CHECK(find(limits, "198.51.100.1") != NULL, "a newcomer was turned away");
    CHECK(sips(limits, "198.51.100.2", 99) == BURST, "with an allowance");
    CHECK(find(limits, "192.0.2.7") == held && held->sockets == 1, "who is held was forgotten");
    CHECK(sips(limits, "192.0.2.8", 99) < BURST, "who asks all the time was forgotten");
    limits_close(held);
    now_ms += 3600 * 1000;
    limits_sweep(limits, now_ms);
    limits_sweep(limits, now_ms);                    /* networks go after their addresses */
    CHECK(limits_count(limits) == 0, "%zu entries are left", limits_count(limits));
    limits_free(limits);
}

void test_addresses(void)
{
    test_groups();
    test_full();
}
