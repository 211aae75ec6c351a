/* typed.c - completes what a person types to notation (core/typed.h).
 *
 * A line is read as WORD ARGUMENTS, where the word may be begun, short, German or joined to a
 * number, or as ARGUMENTS alone. The arguments are compared with those of the listed moves, token
 * by token; the moves that fit best are what may be meant. Only when none fits are the arguments
 * completed by what the kind says about them, so that a rule can be named that forbids the move. */
#include "core/typed.h"

#include <string.h>

#include "core/text.h"

enum { TOKEN_MAX = 8, FIT_WHOLE = 1000, NUMBERED_KINDS = 2 };

static bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* A piece of a text. */
struct piece { const char *at; size_t length; };

static bool same(struct piece a, struct piece b)
{
    return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

static bool begins(struct piece whole, struct piece with)
{
    return with.length <= whole.length && memcmp(whole.at, with.at, with.length) == 0;
}

static struct piece piece_of(const char *text) { return (struct piece){ text, lf_length(text) }; }

/* The next word of a text that is parted by spaces; of no length at its end. */
static struct piece next_word(const char **text)
{
    while (**text == ' ') ++*text;
    struct piece word = { *text, 0 };
    while (word.at[word.length] && word.at[word.length] != ' ') word.length++;
    *text += word.length;
    return word;
}

/* ---- Letters ---- */

/* What the two bytes of a German letter are in two others; NULL: none of these. */
static const char *umlaut(unsigned char first, unsigned char second)
{
    if (first != 0xC3) return NULL;
    switch (second) {
    case 0x84: case 0xA4: return "ae";
    case 0x96: case 0xB6: return "oe";
    case 0x9C: case 0xBC: return "ue";
    case 0x9F: return "ss";
    default: return NULL;
    }
}

int lf_typed_fold(const char *line, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    bool space = false;
    for (; *line; line++) {
        unsigned char c = (unsigned char)*line;
        if (c == ' ' || (c >= '\t' && c <= '\r')) {
            space = out.length > 0;
            continue;
        }
        if (space) lf_put_char(&out, ' ');
        space = false;
        const char *two = umlaut(c, (unsigned char)line[1]);
        if (two) {
            lf_put(&out, two);
            line++;
        } else {
            lf_put_char(&out, c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : (char)c);
        }
    }
    return lf_out_end(&out);
}

/* ---- Words ---- */

/* How well a typed word stands for a word of the notation. */
enum quality { NOT, BEGUN, BRIEF, WHOLE, EXACT };

static enum quality among(const char *words, struct piece typed, enum quality if_same)
{
    enum quality best = NOT;
    for (struct piece word; words && (word = next_word(&words)).length;) {
        if (same(word, typed)) return if_same;
        if (if_same == WHOLE && begins(word, typed)) best = BEGUN;
    }
    return best;
}

static enum quality quality_of(const char *word, struct piece typed)
{
    enum quality best = NOT;
    if (typed.length == 0) return NOT;
    if (same(piece_of(word), typed)) return EXACT;
    if (begins(piece_of(word), typed)) best = BEGUN;
    for (const struct lf_alias *alias = lf_spoken.words; alias->word; alias++) {
        if (!lf_same(alias->word, word)) continue;
        enum quality also = among(alias->also, typed, WHOLE);
        enum quality brief = among(alias->brief, typed, BRIEF);
        if (also > best) best = also;
        if (brief > best) best = brief;
    }
    return best;
}

/* A card or another thing by its name, whose spaces are typed as "-" or left out. */
static bool is_thing(const struct lf_things *things, struct piece token, struct piece typed)
{
    char name[LF_TYPED_MAX];
    for (int i = 0; things && things->word(i); i++) {
        if (!same(piece_of(things->word(i)), token)) continue;
        for (int l = 0; l < LF_LANGUAGES; l++) {
            size_t at = 0, same_so_far = 0;
            lf_typed_fold(things->name(i, (enum lf_language)l), name, sizeof name);
            for (; name[at]; at++) {
                bool gap = name[at] == ' ' || name[at] == '-';
                if (same_so_far < typed.length &&
                    (typed.at[same_so_far] == name[at] || (gap && typed.at[same_so_far] == '-')))
                    same_so_far++;
                else if (!gap) break;
            }
            if (!name[at] && at && same_so_far == typed.length) return true;
        }
    }
    return false;
}

/* ---- Arguments of listed moves ---- */

/* How well a typed token stands for one of the notation; 0: not at all. `c18` may be typed as 18,
 * `science` as wissenschaft or sc. */
static int fit_token(const struct lf_game *game, struct piece token, struct piece typed)
{
    size_t letters = 0;
    if (same(token, typed)) return 9;
    while (letters < token.length && is_letter(token.at[letters])) letters++;
    bool place = letters > 0 && letters < token.length && is_digit(token.at[letters]);
    if (place && same((struct piece){ token.at + letters, token.length - letters }, typed))
        return 6;
    if (token.length < 3 || !is_letter(typed.at[0])) return 0;
    char word[LF_TYPED_MAX];
    struct lf_out out = lf_out_start(word, sizeof word);
    lf_put_bytes(&out, token.at, token.length);
    lf_out_end(&out);
    enum quality quality = quality_of(word, typed);
    if (quality >= WHOLE || is_thing(game->things, token, typed)) return 8;
    return quality == BEGUN ? 3 : 0;
}

/* How well typed arguments stand for those of a listed move: the sum over tokens, which must all
 * fit. What is left out at the end costs a little; with nothing typed nothing fits. */
static int fit_arguments(const struct lf_game *game, const char *arguments, const char *typed)
{
    int sum = 0, tokens = 0;
    for (struct piece want; (want = next_word(&typed)).length;) {
        struct piece token = next_word(&arguments);
        if (!token.length || ++tokens > TOKEN_MAX) return 0;
        int fit = fit_token(game, token, want);
        if (!fit) return 0;
        sum += 10 * fit;
    }
    if (sum == 0) return 0;
    return next_word(&arguments).length ? sum - 1 : sum;
}

/* ---- Writing arguments out ---- */

static const char *letter_of(const struct lf_alias *table, struct piece word)
{
    for (; table->word; table++) {
        const char *also = table->also;
        for (struct piece name; (name = next_word(&also)).length;)
            if (same(name, word)) return table->word;
    }
    return NULL;
}

/* "4 grain > 1 ore" as "4g>o": cards by their letters, without spaces. False: no card is named. */
static bool put_goods(struct lf_out *out, const char *typed)
{
    bool named = false;
    while (*typed) {
        struct piece word = { typed, 0 };
        while (is_letter(word.at[word.length])) word.length++;
        const char *letter = word.length ? letter_of(lf_spoken.goods, word) : NULL;
        if (letter) lf_put(out, letter);
        else if (word.length) lf_put_bytes(out, word.at, word.length);
        else if (*typed != ' ') lf_put_char(out, *typed);
        named |= letter != NULL;
        typed += word.length ? word.length : 1;
    }
    return named;
}

/* The typed tokens, numbers with the letter of the place that the kind wants there. */
static void put_places(struct lf_out *out, const char *wanted, const char *typed)
{
    bool first = true;
    for (struct piece token; (token = next_word(&typed)).length; first = false) {
        struct piece want = next_word(&wanted);
        bool number = is_digit(token.at[0]);
        if (want.length && want.at[0] == '[') want.at++, want.length -= want.length > 1 ? 2 : 1;
        const char *letter = number && want.length ? letter_of(lf_spoken.places, want) : NULL;
        lf_put(out, first ? "" : " ");
        if (letter) lf_put(out, letter);
        lf_put_bytes(out, token.at, token.length);
    }
}

static void put_seats(struct lf_out *out, lf_seats seats)
{
    for (int seat = 0; seat < LF_SEATS_MAX; seat++)
        if (seats >> seat & 1) lf_put_int(out, seat);
    lf_put_char(out, ' ');
}

/* The ways in which arguments may be written out for a kind, the likelier ones first. */
enum { WRITE_PLAIN, WRITE_GOODS, WRITE_TO_ALL, WRITE_GOODS_TO_ALL, WRITE_PLACES, WRITE_COUNT };

static bool write_move(const struct lf_typist *typist, const struct lf_kind *kind,
                       const char *typed, int way, char text[LF_TYPED_MAX])
{
    struct lf_out out = lf_out_start(text, LF_TYPED_MAX);
    bool to_all = way == WRITE_TO_ALL || way == WRITE_GOODS_TO_ALL, fits = true;
    lf_put(&out, kind->word);
    if (*typed) lf_put_char(&out, ' ');
    if (to_all) {
        fits = begins(piece_of(kind->arguments), piece_of("SEATS "));
        put_seats(&out, typist->others);
    }
    if (way == WRITE_GOODS || way == WRITE_GOODS_TO_ALL) fits &= put_goods(&out, typed);
    else if (way == WRITE_PLACES) put_places(&out, kind->arguments, typed);
    else lf_put(&out, typed);
    return lf_out_end(&out) < LF_TYPED_MAX && fits;
}

/* The first way that the game reads as a move of this kind. */
static bool complete(const struct lf_typist *typist, const struct lf_kind *kind,
                     const char *typed, lf_action *action)
{
    char text[LF_TYPED_MAX];
    struct lf_error error = { 0 };
    for (int way = 0; way < WRITE_COUNT; way++)
        if (write_move(typist, kind, typed, way, text) &&
            typist->game->parse(text, action, &error) && lf_kind_of(*action) == kind->kind)
            return true;
    return false;
}

/* ---- Reading ---- */

/* What has been found so far: the moves that fit best. */
struct found { const struct lf_typist *typist; struct lf_typed *out; int fit; };

static void find(struct found *found, lf_action action, int fit)
{
    struct lf_typed *out = found->out;
    if (fit < found->fit || fit == 0) return;
    if (fit > found->fit) out->count = 0;
    found->fit = fit;
    for (int i = 0; i < out->count; i++)
        if (out->several[i] == action) return;
    if (out->count < LF_TYPED_SEVERAL_MAX) out->several[out->count++] = action;
}

static bool is_listed(const struct lf_typist *typist, int kind)
{
    for (int i = 0; i < typist->count; i++)
        if (lf_kind_of(typist->list[i]) == kind) return true;
    return false;
}

/* The listed moves of a kind that these arguments stand for; and one that is not listed because
 * its kind is open, where the game reads it. */
static void find_listed(struct found *found, const struct lf_kind *kind, const char *typed)
{
    const struct lf_typist *typist = found->typist;
    lf_action whole = 0;
    bool read = complete(typist, kind, typed, &whole);
    if (read && kind->flags & LF_KIND_OPEN) find(found, whole, FIT_WHOLE);
    for (int i = 0; i < typist->count; i++) {
        char text[LF_ACTION_TEXT_MAX], folded[LF_ACTION_TEXT_MAX];
        if (lf_kind_of(typist->list[i]) != kind->kind) continue;
        typist->game->print(typist->list[i], text, sizeof text);
        lf_typed_fold(text, folded, sizeof folded);
        const char *arguments = folded + lf_length(kind->word);
        if (read && typist->list[i] == whole) find(found, whole, FIT_WHOLE);
        else if (!*typed && !*arguments) find(found, typist->list[i], FIT_WHOLE);
        else find(found, typist->list[i], fit_arguments(typist->game, arguments, typed));
    }
}

/* The best quality with which the word names a kind of seats; listed kinds alone, or all. */
static enum quality best_quality(const struct lf_typist *typist, struct piece word, bool listed)
{
    enum quality best = NOT;
    for (const struct lf_kind *kind = typist->game->kinds; kind->kind; kind++) {
        if (kind->kind < LF_KIND_CHANCE_END || (listed && !is_listed(typist, kind->kind))) continue;
        enum quality quality = quality_of(kind->word, word);
        if (quality > best) best = quality;
    }
    return best;
}

static void find_all(struct found *found, int kind)
{
    for (int i = 0; i < found->typist->count; i++)
        if (lf_kind_of(found->typist->list[i]) == kind) find(found, found->typist->list[i], 1);
}

/* Reads "WORD ARGUMENTS" with listed kinds; remembers a kind that was named alone. Where several
 * may be meant, it is one of all their moves. `all` is how well the word names any kind: `w` is
 * to roll, and no road, although nobody may roll. */
static void read_listed(struct found *found, struct piece word, enum quality all, const char *rest)
{
    enum quality best = best_quality(found->typist, word, true);
    int named = 0;
    if (best < all && all >= BRIEF) return;
    for (const struct lf_kind *kind = found->typist->game->kinds; best && kind->kind; kind++) {
        if (kind->kind < LF_KIND_CHANCE_END || !is_listed(found->typist, kind->kind)) continue;
        if (quality_of(kind->word, word) != best) continue;
        find_listed(found, kind, rest);
        if (*rest || !kind->arguments[0]) continue;
        found->out->kind = kind;
        find_all(found, kind->kind);
        named++;
    }
    if (named > 1) found->out->kind = NULL;
}

/* Reads the line as arguments of whatever can be done. */
static void read_bare(struct found *found, const char *typed)
{
    for (const struct lf_kind *kind = found->typist->game->kinds; kind->kind; kind++)
        if (kind->kind >= LF_KIND_CHANCE_END && is_listed(found->typist, kind->kind))
            find_listed(found, kind, typed);
    if (found->fit || !lf_typed_numbered(found->typist)) return;
    struct lf_in in = lf_in_start(typed, NULL);
    uint64_t number = 0;
    if (!lf_take_unsigned(&in, LF_LEGAL_MAX, &number) || !lf_at_end(&in)) return;
    if (number >= 1 && number <= (uint64_t)found->typist->count)
        find(found, found->typist->list[number - 1], FIT_WHOLE);
}

/* A kind that nothing is listed of: the move is written out, so that its rule can be named. */
static void read_any(struct found *found, struct piece word, const char *rest)
{
    const struct lf_typist *typist = found->typist;
    enum quality best = best_quality(typist, word, false);
    for (const struct lf_kind *kind = typist->game->kinds; best && kind->kind; kind++) {
        lf_action action;
        if (kind->kind < LF_KIND_CHANCE_END || quality_of(kind->word, word) != best) continue;
        if (complete(typist, kind, rest, &action)) find(found, action, 1);
        else if (!*rest && kind->arguments[0] && !found->out->kind) found->out->kind = kind;
        else if (!found->out->text[0])
            write_move(typist, kind, rest, WRITE_PLACES, found->out->text);
    }
}

static void conclude(struct found *found, const char *line)
{
    struct lf_typed *out = found->out;
    if (out->kind && !(out->count == 1 && found->fit == FIT_WHOLE)) {
        out->as = LF_TYPED_KIND;
        lf_copy_short(out->text, out->kind->word, lf_length(out->kind->word) + 1);
    } else if (out->count == 1) {
        out->as = LF_TYPED_MOVE;
        out->action = out->several[0];
        found->typist->game->print(out->action, out->text, sizeof out->text);
    } else if (out->count > 1) {
        out->as = LF_TYPED_SEVERAL;
    } else {
        out->as = LF_TYPED_NOTHING;
        if (!out->text[0]) lf_copy_short(out->text, line, lf_length(line) + 1);
    }
}

void lf_typed_read(const struct lf_typist *typist, const char *line, struct lf_typed *out)
{
    char text[LF_TYPED_MAX];
    struct lf_error error = { 0 };
    struct found found = { typist, out, 0 };
    memset(out, 0, sizeof *out);
    if (lf_typed_fold(line, text, sizeof text) >= LF_TYPED_MAX || !text[0]) return;
    if (typist->game->parse(text, &out->action, &error)) {
        out->as = LF_TYPED_MOVE;
        typist->game->print(out->action, out->text, sizeof out->text);
        return;
    }
    struct piece word = { text, 0 };
    while (is_letter(text[word.length])) word.length++;
    const char *rest = text + word.length;
    bool number = is_digit(*rest), joined = number || !*rest || *rest == ' ';
    while (*rest == ' ') rest++;
    enum quality all = joined ? best_quality(typist, word, false) : NOT;
    if (joined) read_listed(&found, word, all, rest);
    if (!found.fit && !out->kind && (all < BRIEF || number)) read_bare(&found, text);
    out->guessed = !found.fit && !out->kind && all < BRIEF;
    if (!found.fit && !out->kind && joined) read_any(&found, word, rest);
    conclude(&found, text);
}

/* ---- What a reader may be told to type ---- */

bool lf_typed_numbered(const struct lf_typist *typist)
{
    int kinds = 0;
    for (int i = 0; i < typist->count; i++) {
        char text[LF_ACTION_TEXT_MAX];
        kinds += i == 0 || lf_kind_of(typist->list[i]) != lf_kind_of(typist->list[i - 1]);
        typist->game->print(typist->list[i], text, sizeof text);
        const char *at = text;
        next_word(&at);
        for (struct piece token; (token = next_word(&at)).length;) {
            size_t end = token.length;
            while (end > 0 && is_digit(token.at[end - 1])) end--;
            if (end < token.length) return false;
        }
    }
    return typist->count > 0 && kinds <= NUMBERED_KINDS;
}

static bool is_read_as(const struct lf_typist *typist, const char *text, lf_action action)
{
    struct lf_typed read;
    lf_typed_read(typist, text, &read);
    return read.as == LF_TYPED_MOVE && read.action == action;
}

/* The short word of the kind with the arguments, places as numbers alone; else as it is printed. */
int lf_typed_brief(const struct lf_typist *typist, lf_action action, char *out, size_t size)
{
    char text[LF_ACTION_TEXT_MAX], brief[LF_TYPED_MAX];
    typist->game->print(action, text, sizeof text);
    const struct lf_kind *kind = lf_kind_find(typist->game, lf_kind_of(action));
    struct lf_out result = lf_out_start(out, size);
    for (const struct lf_alias *alias = lf_spoken.words; kind && alias->word; alias++) {
        if (!lf_same(alias->word, kind->word) || !alias->brief) continue;
        const char *words = alias->brief, *arguments = text + lf_length(kind->word);
        struct piece word = next_word(&words);
        struct lf_out made = lf_out_start(brief, sizeof brief);
        lf_put_bytes(&made, word.at, word.length);
        for (struct piece token; (token = next_word(&arguments)).length;) {
            bool place = token.length > 1 && is_letter((char)(token.at[0] | 0x20)) &&
                         is_digit(token.at[1]);
            if (made.length > word.length || !place) lf_put_char(&made, ' ');
            lf_put_bytes(&made, token.at + place, token.length - (size_t)place);
        }
        if (lf_out_end(&made) < LF_TYPED_MAX && is_read_as(typist, brief, action)) {
            lf_put(&result, brief);
            return lf_out_end(&result);
        }
    }
    lf_put(&result, text);
    return lf_out_end(&result);
}
