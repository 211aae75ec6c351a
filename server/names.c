/* names.c - names.h with libicu: its spoof checker knows which characters look like which. */
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>

#include "core/check.h"
#include "core/text.h"
#include "server/names.h"

enum {
    CHARACTERS_MAX = 128, UNITS_MAX = 256,          /* of a name; people's have 24 */
    SKELETON_MAX = 1024,                /* a character may look like several */
    MARKS_MAX = 3,                      /* accents on one letter; more would leave the line */
    JOINER = 0x200D, PICTURE = 0xFE0F,  /* what emoji are made of */
    BRAILLE_BLANK = 0x2800,
};

static const USpoofChecker *checker(void)
{
    static USpoofChecker *made;
    UErrorCode error = U_ZERO_ERROR;
    if (made) return made;
    made = uspoof_open(&error);
    uspoof_setChecks(made, USPOOF_RESTRICTION_LEVEL | USPOOF_INVISIBLE | USPOOF_MIXED_NUMBERS |
                           USPOOF_HIDDEN_OVERLAY, &error);
    uspoof_setRestrictionLevel(made, USPOOF_HIGHLY_RESTRICTIVE);
    LF_ASSERT(U_SUCCESS(error));
    return made;
}

static bool is_mark(UChar32 c)
{
    return (U_GET_GC_MASK(c) & (U_GC_MN_MASK | U_GC_ME_MASK)) != 0;
}

/* Nothing to see, or something that changes how other characters are shown. */
static bool is_hidden(UChar32 c)
{
    const uint32_t kinds = U_GC_C_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK;
    return (U_GET_GC_MASK(c) & kinds) != 0 || c == BRAILLE_BLANK ||
           u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

static bool is_emoji(UChar32 c)
{
    return u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC) ||
           u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER);
}

/* The parts that hold an emoji together are hidden too, and fine within one. */
static bool holds_emoji(UChar32 before, UChar32 c, UChar32 after)
{
    if (c == PICTURE) return is_emoji(before);
    return c == JOINER && (is_emoji(before) || before == PICTURE) && is_emoji(after);
}

/* The characters of a name; -1: it is no text of that many. */
static int characters_of(const char *name, UChar32 out[CHARACTERS_MAX])
{
    UErrorCode error = U_ZERO_ERROR;
    UChar units[UNITS_MAX];
    int32_t length = 0, count = 0;
    u_strFromUTF8(units, UNITS_MAX, &length, name, -1, &error);
    u_strToUTF32(out, CHARACTERS_MAX, &count, units, length, &error);
    return U_SUCCESS(error) ? count : -1;
}

static bool shows_all(const UChar32 *name, int count)
{
    int marks = 0;
    for (int i = 0; i < count; i++) {
        UChar32 c = name[i], before = i ? name[i - 1] : 0, after = i + 1 < count ? name[i + 1] : 0;
        if (is_hidden(c) && !holds_emoji(before, c, after)) return false;
        if ((U_GET_GC_MASK(c) & U_GC_ZS_MASK) && (c != ' ' || before == ' ')) return false;
        marks = is_mark(c) && c != PICTURE ? marks + 1 : 0;
        if (marks > MARKS_MAX || (marks && i == 0)) return false;
    }
    return true;
}

/* Back to UTF-16 without what holds emoji together, and without spaces if they do not count. */
static int32_t plain_units(const UChar32 *name, int count, bool spaces, UChar out[UNITS_MAX])
{
    UErrorCode error = U_ZERO_ERROR;
    UChar32 kept[CHARACTERS_MAX];
    int32_t left = 0, length = 0;
    for (int i = 0; i < count; i++)
        if (name[i] != PICTURE && name[i] != JOINER && (spaces || name[i] != ' '))
            kept[left++] = name[i];
    u_strFromUTF32(out, UNITS_MAX, &length, kept, left, &error);
    return U_SUCCESS(error) ? length : 0;
}

struct lf_say names_fault(const char *name)
{
    UErrorCode error = U_ZERO_ERROR;
    UChar32 characters[CHARACTERS_MAX];
    UChar units[UNITS_MAX];
    int count = characters_of(name, characters);
    if (count < 0 || !shows_all(characters, count))
        return LF_SAY("only visible characters, single spaces, at most three accents on a letter",
                      "nur sichtbare Zeichen, einzelne Leerzeichen, höchstens drei Akzente auf "
                      "einem Buchstaben");
    int32_t length = plain_units(characters, count, true, units);
    int found = uspoof_check2(checker(), units, length, NULL, &error);
    if (U_SUCCESS(error) && found == 0) return (struct lf_say){ { NULL } };
    return LF_SAY("letters of one script (no Cyrillic or Greek letters among Latin ones)",
                  "Buchstaben einer Schrift (keine kyrillischen oder griechischen unter "
                  "lateinischen)");
}

/* What a name looks like, as text to compare; spaces and what holds emoji do not count. */
static int32_t skeleton(const char *name, bool folded, UChar out[SKELETON_MAX])
{
    UErrorCode error = U_ZERO_ERROR;
    UChar32 characters[CHARACTERS_MAX];
    UChar units[UNITS_MAX], usual[SKELETON_MAX];
    const UNormalizer2 *form = folded ? unorm2_getNFKCCasefoldInstance(&error)
                                      : unorm2_getNFKCInstance(&error);
    int count = characters_of(name, characters);
    int32_t length = plain_units(characters, count < 0 ? 0 : count, false, units);
    length = unorm2_normalize(form, units, length, usual, SKELETON_MAX, &error);
    length = uspoof_getSkeleton(checker(), 0, usual, length, out, SKELETON_MAX, &error);
    return U_SUCCESS(error) ? length : 0;
}

/* In capitals and small letters other characters look alike: "I" is an "l", but also an "i". */
bool names_alike(const char *one, const char *other)
{
    UChar x[SKELETON_MAX], y[SKELETON_MAX];
    for (int folded = 0; folded < 2; folded++) {
        int32_t length = skeleton(one, folded, x);
        if (length == skeleton(other, folded, y) &&
            memcmp(x, y, (size_t)length * sizeof *x) == 0)
            return true;
    }
    return false;
}
