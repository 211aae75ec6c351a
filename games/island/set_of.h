/* set_of.h - one kind of set with its functions: sets.h includes it once for each kind.
 *
 * SET is the type, SET_WORD its word, SET_WORDS how many of them, SET_SIZE how many members there
 * can be, and SET_FN(name) the functions' names. Loops run over a constant number of words, which
 * the compiler unrolls, so a set of one word costs what a plain number would.
 */
typedef struct { SET_WORD w[SET_WORDS]; } SET;
enum { SET_FN(word_bits) = 8 * sizeof(SET_WORD) };

static inline SET SET_FN(none)(void) { return (SET){ { 0 } }; }

/* Member i as a bit of word k: 0 unless it is in that word. No word is picked by a number that
 * the compiler does not know, so that a set stays in registers. */
static inline SET_WORD SET_FN(bit)(int i, int k)
{
    return (SET_WORD)((SET_WORD)(i >= k * SET_FN(word_bits) && i < (k + 1) * SET_FN(word_bits))
                      << (i & (SET_FN(word_bits) - 1)));
}

static inline bool SET_FN(has)(SET set, int i)
{
    SET_WORD word = set.w[0];
    for (int k = 1; k < SET_WORDS; k++)
        if (i >= k * SET_FN(word_bits)) word = set.w[k];
    return word >> (i & (SET_FN(word_bits) - 1)) & 1;
}

/* The same of a set that lies in memory anyway. */
static inline bool SET_FN(in)(const SET *set, int i)
{
    return set->w[i / SET_FN(word_bits)] >> (i & (SET_FN(word_bits) - 1)) & 1;
}

/* Changes a set that lies in memory by the word of the member. */
static inline void SET_FN(put)(SET *set, int i)
{
    set->w[i / SET_FN(word_bits)] |= (SET_WORD)((SET_WORD)1 << (i & (SET_FN(word_bits) - 1)));
}

static inline void SET_FN(take)(SET *set, int i)
{
    set->w[i / SET_FN(word_bits)] &= (SET_WORD)~((SET_WORD)1 << (i & (SET_FN(word_bits) - 1)));
}

static inline void SET_FN(add)(SET *set, int i)
{
    for (int k = 0; k < SET_WORDS; k++) set->w[k] |= SET_FN(bit)(i, k);
}

static inline void SET_FN(remove)(SET *set, int i)
{
    for (int k = 0; k < SET_WORDS; k++) set->w[k] &= (SET_WORD)~SET_FN(bit)(i, k);
}

static inline SET SET_FN(one)(int i)
{
    SET set = { { 0 } };
    SET_FN(add)(&set, i);
    return set;
}

static inline SET SET_FN(all)(void)
{
    SET set;
    for (int k = 0; k < SET_WORDS; k++) {
        int left = SET_SIZE - k * SET_FN(word_bits);
        set.w[k] = left >= SET_FN(word_bits) ? (SET_WORD)-1
                                              : (SET_WORD)(((SET_WORD)1 << left) - 1);
    }
    return set;
}

static inline SET SET_FN(or)(SET a, SET b)
{
    for (int k = 0; k < SET_WORDS; k++) a.w[k] |= b.w[k];
    return a;
}

static inline SET SET_FN(and)(SET a, SET b)
{
    for (int k = 0; k < SET_WORDS; k++) a.w[k] &= b.w[k];
    return a;
}

static inline SET SET_FN(minus)(SET a, SET b)
{
    for (int k = 0; k < SET_WORDS; k++) a.w[k] &= (SET_WORD)~b.w[k];
    return a;
}

static inline SET SET_FN(with)(SET set, int i) { SET_FN(add)(&set, i); return set; }
static inline SET SET_FN(without)(SET set, int i) { SET_FN(remove)(&set, i); return set; }
static inline void SET_FN(join)(SET *set, SET more) { *set = SET_FN(or)(*set, more); }

/* The set itself if the condition holds, else none; without a branch. */
static inline SET SET_FN(if)(bool condition, SET set)
{
    for (int k = 0; k < SET_WORDS; k++) set.w[k] &= (SET_WORD)(0 - (SET_WORD)condition);
    return set;
}

static inline bool SET_FN(any)(SET set)
{
    SET_WORD all = 0;
    for (int k = 0; k < SET_WORDS; k++) all |= set.w[k];
    return all != 0;
}

static inline bool SET_FN(meet)(SET a, SET b) { return SET_FN(any)(SET_FN(and)(a, b)); }

static inline bool SET_FN(equal)(SET a, SET b)
{
    SET_WORD differ = 0;
    for (int k = 0; k < SET_WORDS; k++) differ |= (SET_WORD)(a.w[k] ^ b.w[k]);
    return differ == 0;
}

static inline int SET_FN(count)(SET set)
{
    int count = 0;
    for (int k = 0; k < SET_WORDS; k++) count += __builtin_popcountll(set.w[k]);
    return count;
}

/* The lowest member; there is one. */
static inline int SET_FN(lowest)(SET set)
{
    SET_WORD word = set.w[0];
    int first = 0;
    for (int k = 1; k < SET_WORDS; k++)
        if (!word) word = set.w[k], first = k * SET_FN(word_bits);
    return first + __builtin_ctzll(word);
}

/* The set without its lowest member. A walk over a set is
 * for (SET at = set; any(at); at = rest(at)) ... lowest(at). */
static inline SET SET_FN(rest)(SET set)
{
    SET_WORD borrow = 1;
    for (int k = 0; k < SET_WORDS; k++) {
        SET_WORD word = set.w[k];
        set.w[k] &= (SET_WORD)(word - borrow);
        borrow = word < borrow;
    }
    return set;
}

/* The n-th member, counted from 0; there are more than n. */
static inline int SET_FN(nth)(SET set, int n)
{
    SET_WORD word = set.w[0];
    int first = 0;
    for (int k = 1; k < SET_WORDS; k++) {
        int here = __builtin_popcountll(word);
        if (n < here) break;
        n -= here, word = set.w[k], first = k * SET_FN(word_bits);
    }
    return first + bits_nth(word, n);
}

/* All members, ascending; returns how many. */
static inline int SET_FN(list)(SET set, int *out)
{
    int n = 0;
    for (int k = 0; k < SET_WORDS; k++)
        for (; set.w[k]; set.w[k] &= set.w[k] - 1)
            out[n++] = k * SET_FN(word_bits) + __builtin_ctzll(set.w[k]);
    return n;
}

#undef SET
#undef SET_WORD
#undef SET_WORDS
#undef SET_SIZE
#undef SET_FN
