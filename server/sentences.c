/* sentences.c - see sentences.h. There are few, so they are searched one by one. */
#include "server/sentences.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "server/limits.h"

struct sentences {
    struct store *store;
    struct sentence *items;
    int count, room;
    uint64_t ticket;                  /* of what was written last */
};

static const char *const KINDS[SENTENCE_KINDS] = { "ban", "mute" };

static void print_key(const struct sentence *sentence, char key[STORE_NOTE_KEY_MAX])
{
    snprintf(key, STORE_NOTE_KEY_MAX, "%s %s %s", KINDS[sentence->kind],
             sentence->address ? "address" : "guest", sentence->who);
}

static void add(struct sentences *sentences, const struct sentence *sentence)
{
    if (sentences->count == sentences->room) {
        sentences->room = sentences->room ? sentences->room * 2 : 16;
        sentences->items = realloc(sentences->items,
                                   (size_t)sentences->room * sizeof *sentences->items);
        LF_ASSERT(sentences->items);
    }
    sentences->items[sentences->count++] = *sentence;
}

/* KEY is "KIND guest|address WHO"; TEXT is "UNTIL", a tab, the name, a tab, why. */
static bool read_note(void *context, const char *key, int64_t at, const char *text)
{
    struct sentence sentence = { .at = at, .until = strtoll(text, NULL, 10) };
    char kind[8] = "", what[16] = "";
    if (sscanf(key, "%7s %15s %79s", kind, what, sentence.who) != 3) return true;
    sentence.kind = strcmp(kind, KINDS[SENTENCE_MUTE]) == 0 ? SENTENCE_MUTE : SENTENCE_BAN;
    sentence.address = strcmp(what, "address") == 0;
    const char *name = strchr(text, '\t'), *why = name ? strchr(name + 1, '\t') : NULL;
    if (why) {
        snprintf(sentence.name, sizeof sentence.name, "%.*s", (int)(why - name - 1), name + 1);
        snprintf(sentence.why, sizeof sentence.why, "%s", why + 1);
    }
    if (sentence.address && !limits_address_key_of_text(sentence.who, sentence.key)) return true;
    add(context, &sentence);
    return true;
}

struct sentences *sentences_new(struct store *store)
{
    struct sentences *sentences = calloc(1, sizeof *sentences);
    LF_ASSERT(sentences);
    sentences->store = store;
    store_notes(store, STORE_NOTE_SENTENCE, "", read_note, sentences);
    return sentences;
}

void sentences_free(struct sentences *sentences)
{
    if (!sentences) return;
    free(sentences->items);
    free(sentences);
}

static void write_note(struct sentences *sentences, const struct sentence *sentence)
{
    char key[STORE_NOTE_KEY_MAX], text[STORE_NAME_MAX + SENTENCE_WHY_MAX + 32];
    print_key(sentence, key);
    snprintf(text, sizeof text, "%lld\t%s\t%s", (long long)sentence->until, sentence->name,
             sentence->why);
    sentences->ticket = store_note(sentences->store, STORE_NOTE_SENTENCE, key, sentence->at, text);
}

static void drop(struct sentences *sentences, int at)
{
    char key[STORE_NOTE_KEY_MAX];
    print_key(&sentences->items[at], key);
    sentences->ticket = store_note(sentences->store, STORE_NOTE_SENTENCE, key, 0, NULL);
    sentences->items[at] = sentences->items[--sentences->count];
}

static bool same_who(const struct sentence *a, const struct sentence *b)
{
    if (a->kind != b->kind || a->address != b->address) return false;
    return a->address ? memcmp(a->key, b->key, sizeof a->key) == 0 : strcmp(a->who, b->who) == 0;
}

bool sentences_put(struct sentences *sentences, struct sentence *sentence)
{
    if (sentence->address && !limits_address_key_of_text(sentence->who, sentence->key))
        return false;
    for (int i = sentences->count - 1; i >= 0; i--)
        if (same_who(&sentences->items[i], sentence)) drop(sentences, i);
    add(sentences, sentence);
    write_note(sentences, sentence);
    return true;
}

bool sentences_lift(struct sentences *sentences, enum sentence_kind kind, const char *who)
{
    struct sentence wanted = { .kind = kind };
    int before = sentences->count;
    snprintf(wanted.who, sizeof wanted.who, "%s", who);
    wanted.address = limits_address_key_of_text(who, wanted.key);
    for (int i = sentences->count - 1; i >= 0; i--)
        if (same_who(&sentences->items[i], &wanted)) drop(sentences, i);
    return sentences->count < before;
}

static bool knows(const struct sentences *sentences, const struct sentence *sentence)
{
    for (int i = 0; i < sentences->count; i++)
        if (same_who(&sentences->items[i], sentence) && sentences->items[i].at == sentence->at)
            return true;
    return false;
}

bool sentences_reread(struct sentences *sentences,
                      void (*added)(void *context, const struct sentence *sentence), void *context)
{
    struct sentences now = { .store = sentences->store };
    if (store_durable(sentences->store) < sentences->ticket) return false;
    if (!store_notes(sentences->store, STORE_NOTE_SENTENCE, "", read_note, &now)) {
        free(now.items);
        return false;
    }
    struct sentences before = *sentences;
    now.ticket = before.ticket;
    *sentences = now;
    for (int i = 0; i < now.count; i++)
        if (!knows(&before, &now.items[i])) added(context, &now.items[i]);
    free(before.items);
    return true;
}

const struct sentence *sentences_all(struct sentences *sentences, int64_t now, int *count)
{
    for (int i = sentences->count - 1; i >= 0; i--)
        if (sentences->items[i].until && sentences->items[i].until <= now) drop(sentences, i);
    *count = sentences->count;
    return sentences->items;
}

const struct sentence *sentences_find(struct sentences *sentences, enum sentence_kind kind,
                                      const char *person, const uint8_t address[16], int64_t now)
{
    for (int i = 0; i < sentences->count; i++) {
        const struct sentence *each = &sentences->items[i];
        if (each->kind != kind || (each->until && each->until <= now)) continue;
        if (each->address ? address && memcmp(each->key, address, sizeof each->key) == 0
                          : person && strcmp(each->who, person) == 0)
            return each;
    }
    return NULL;
}

void sentences_forget(struct sentences *sentences, const char *person)
{
    for (int i = 0; i < sentences->count; i++) {
        struct sentence *each = &sentences->items[i];
        if (each->address || strcmp(each->who, person) != 0) continue;
        each->name[0] = 0;
        write_note(sentences, each);
    }
}
