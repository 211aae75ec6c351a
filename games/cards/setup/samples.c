/* samples.c - the sample decks, which a player may take whole (deck.h). A sample deck never
 * changes, because matches name it: a better one gets a name of its own. */
#include "core/files.h"
#include "core/text.h"
#include "games/cards/setup/deck.h"

static const char FOLDER[] = "cards/decks/";

/* The name of a file without its folder and ending, as long as that is. */
static const char *word_of(const struct lf_file *file, size_t *length)
{
    const char *word = file->name + sizeof FOLDER - 1;
    *length = 0;
    while (word[*length] && word[*length] != '.') ++*length;
    return word;
}

void cards_put_sample(struct lf_out *out, int number)
{
    size_t length;
    const struct lf_file *file = lf_file_of(FOLDER, number);
    const char *word = file ? word_of(file, &length) : "?";
    lf_put_bytes(out, word, file ? length : 1);
}

bool cards_take_sample(struct lf_in *in, int *number)
{
    const struct lf_file *file;
    char text[64];
    for (*number = 0; (file = lf_file_of(FOLDER, *number)); ++*number) {
        struct lf_out out = lf_out_start(text, sizeof text);
        cards_put_sample(&out, *number);
        lf_out_end(&out);
        if (lf_take_word(in, text)) return true;
    }
    return lf_expected(in, LF_SAY("a sample deck, such as politics-church",
                                  "ein Beispieldeck, etwa politics-church"));
}

bool cards_sample(int number, struct card_deck *deck)
{
    struct lf_fault fault;
    const struct lf_file *file = lf_file_of(FOLDER, number);
    return file && cards_deck_read(file->text, deck, &fault, 1) == 0;
}
