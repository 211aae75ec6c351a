/* deck.c - fuzzes deck files of every game that has decks: faults lie within the text and say why,
 * any deck can be shown, and a legal one stays legal when lines are added that say nothing. */
#include "tests/fuzz/fuzz.h"

enum { FAULTS = 12 };

static void judge(const struct lf_decks *decks, const char *text)
{
    static char shown[32768], more[INPUT_MAX + 64];
    struct lf_fault fault[FAULTS];
    int count = decks->check(text, fault, FAULTS);
    LF_ASSERT(count >= 0 && count <= FAULTS);
    for (int i = 0; i < count; i++) {
        LF_ASSERT(fault[i].at <= strlen(text) && (i == 0 || fault[i - 1].at <= fault[i].at));
        for (int language = 0; language < LF_LANGUAGES; language++)
            LF_ASSERT(fault[i].say[language][0] &&
                      memchr(fault[i].say[language], 0, sizeof fault[i].say[language]));
    }
    for (int language = 0; language < LF_LANGUAGES; language++)
        LF_ASSERT(decks->show(text, (enum lf_language)language, shown, sizeof shown) > 0);
    strcpy(more, "\n# a remark\n  \n");
    strcat(more, text);
    LF_ASSERT((decks->check(more, fault, 1) == 0) == (count == 0));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *text = fuzz_text(data, size);
    for (int i = 0; lf_games[i]; i++)
        if (lf_games[i]->decks) judge(lf_games[i]->decks, text);
    return 0;
}
