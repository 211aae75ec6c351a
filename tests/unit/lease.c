/* lease.c - tests of server/lease.h and store/fence.h: who may speak, and what may be appended. */
#include "server/lease.h"
#include "store/fence.h"
#include "tests/unit/unit.h"

static const struct lease_terms TERMS = { 1000, 250, 100, 50 };

static struct lease granted(int64_t asked, int64_t answered)
{
    struct lease lease;
    lease_init(&lease, &TERMS, asked);
    lease_step(&lease, asked);
    lease_answer(&lease, 1, LEASE_GRANTED, answered);
    return lease;
}

/* A lease counts from the asking: the store may have begun at any moment after it. */
static void from_the_asking(void)
{
    struct lease lease = granted(5000, 5300);
    EXPECT(lease_holds(&lease, 5300));
    EXPECT(lease_holds(&lease, 5899));
    EXPECT(!lease_holds(&lease, 5900));
    lease = granted(5000, 5899);
    EXPECT(lease_holds(&lease, 5899));
    lease = granted(5000, 5900);
    EXPECT(!lease_holds(&lease, 5900));
}

static void nothing_before_a_grant(void)
{
    struct lease lease;
    lease_init(&lease, &TERMS, 0);
    EXPECT(!lease_holds(&lease, 0));
    EXPECT(lease_due(&lease) == 0);
    EXPECT(lease_step(&lease, 0) == LEASE_ASK);
    EXPECT(lease_is_new(&lease));
    EXPECT(!lease_holds(&lease, 1));
    EXPECT(lease_step(&lease, 1) == LEASE_WAIT);
    EXPECT(!lease_answer(&lease, 1, LEASE_FAILED, 10));
    EXPECT(lease_due(&lease) == 60);
    EXPECT(lease_step(&lease, 59) == LEASE_WAIT);
    EXPECT(lease_step(&lease, 60) == LEASE_ASK);
}

static void renewed(void)
{
    struct lease lease = granted(0, 10);
    EXPECT(lease_due(&lease) == 250);
    EXPECT(lease_step(&lease, 249) == LEASE_WAIT);
    EXPECT(lease_step(&lease, 250) == LEASE_ASK);
    EXPECT(!lease_is_new(&lease));
    EXPECT(lease_answer(&lease, 2, LEASE_GRANTED, 260));
    EXPECT(lease_holds(&lease, 1149));
    EXPECT(!lease_holds(&lease, 1150));
}

/* The end is said once, and what was asked before it is answered to nobody. */
static void ends_once(void)
{
    struct lease lease = granted(0, 10);
    EXPECT(lease_step(&lease, 250) == LEASE_ASK);
    EXPECT(lease_due(&lease) == 900);
    EXPECT(lease_step(&lease, 899) == LEASE_WAIT);
    EXPECT(lease_step(&lease, 900) == LEASE_END);
    EXPECT(lease_step(&lease, 900) == LEASE_ASK);
    EXPECT(lease_is_new(&lease));
    EXPECT(!lease_answer(&lease, 2, LEASE_GRANTED, 901));
    EXPECT(!lease_holds(&lease, 901));
    EXPECT(lease_answer(&lease, 3, LEASE_GRANTED, 905));
    EXPECT(lease_holds(&lease, 905));
}

/* A renewal that comes when the lease is over does not hide the end. */
static void late_renewal(void)
{
    struct lease lease = granted(0, 10);
    lease_step(&lease, 850);
    EXPECT(!lease_answer(&lease, 2, LEASE_GRANTED, 905));
    EXPECT(!lease_holds(&lease, 905));
    EXPECT(lease_step(&lease, 905) == LEASE_END);
}

static void refused(void)
{
    struct lease lease = granted(0, 10);
    lease_step(&lease, 300);
    EXPECT(!lease_answer(&lease, 2, LEASE_REFUSED, 310));
    EXPECT(!lease_holds(&lease, 310));
    EXPECT(lease_step(&lease, 310) == LEASE_END);
    EXPECT(lease_step(&lease, 310) == LEASE_ASK);
    EXPECT(lease_is_new(&lease));
}

/* Nobody answers: it is asked again, and the first answer means nothing any more. */
static void asked_again(void)
{
    struct lease lease;
    lease_init(&lease, &TERMS, 0);
    EXPECT(lease_step(&lease, 0) == LEASE_ASK);
    EXPECT(lease_step(&lease, 999) == LEASE_WAIT);
    EXPECT(lease_step(&lease, 1000) == LEASE_ASK);
    EXPECT(!lease_answer(&lease, 1, LEASE_GRANTED, 1001));
    EXPECT(lease_answer(&lease, 2, LEASE_GRANTED, 1002));
    EXPECT(!lease_answer(&lease, 2, LEASE_REFUSED, 1003));
    EXPECT(lease_holds(&lease, 1003));
}

static void terms_fit(void)
{
    struct lease_terms terms = lease_terms_of(2000);
    EXPECT(terms.renew_ms == 500 && terms.margin_ms == 250 && terms.retry_ms == 200);
}

static void fences(void)
{
    struct fence_owner mine = { true, 7, 3 }, other = { true, 8, 3 }, later = { true, 7, 4 };
    struct fence_owner nobody = { false, 7, 3 };
    struct fence_log log = { 10, 0xC0FFEE };
    EXPECT(fence_judge(&mine, 7, 3, &log, 11, 1) == FENCE_WRITE);
    EXPECT(fence_judge(&other, 7, 3, &log, 11, 1) == FENCE_LOST);
    EXPECT(fence_judge(&later, 7, 3, &log, 11, 1) == FENCE_LOST);
    EXPECT(fence_judge(&nobody, 7, 3, &log, 11, 1) == FENCE_LOST);
    EXPECT(fence_judge(&mine, 7, 3, &log, 10, 0xC0FFEE) == FENCE_THERE);
    EXPECT(fence_judge(&mine, 7, 3, &log, 10, 1) == FENCE_LOST);
    EXPECT(fence_judge(&mine, 7, 3, &log, 12, 1) == FENCE_LOST);
    EXPECT(fence_judge(&other, 7, 3, &log, 10, 0xC0FFEE) == FENCE_LOST);
}

const struct unit_test lease_tests[] = {
    { "a lease counts from the asking", from_the_asking },
    { "no lease before a grant", nothing_before_a_grant },
    { "a lease is renewed", renewed },
    { "the end of a lease is said once", ends_once },
    { "a late renewal does not hide the end", late_renewal },
    { "a refused lease ends", refused },
    { "an answer that never comes", asked_again },
    { "terms follow from the length", terms_fit },
    { "what may be appended", fences },
    { 0 },
};
