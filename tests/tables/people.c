/* people.c - names that deceive nobody, and opponents whom no host can send away. */
#include <string.h>

#include "server/names.h"
#include "tests/tables/tests.h"

/* Names that must be fine, and names that must not: what is refused is named in the text. */
static const struct { const char *name, *fault; } NAMES[] = {
    { "Ada", NULL }, { "Jürgen Groß", NULL }, { "Łukasz", NULL }, { "Chloé", NULL },
    { "e\xCC\x81" "a", NULL }, { "Nguyễn Thị", NULL }, { "Дмитрий", NULL }, { "Ωμέγα", NULL },
    { "山田太郎", NULL }, { "さくら 3", NULL }, { "김민준", NULL }, { "Tom 田中", NULL },
    { "محمد", NULL }, { "דָּוִד", NULL }, { "สมชาย", NULL }, { "अनिल", NULL },
    { "R2-D2 (v.2)", NULL }, { "Ada 🎲", NULL }, { "❤️", NULL }, { "👩‍🚀 Ada", NULL },
    { "👍🏽", NULL }, { "O'Hara & Söhne!", NULL },
    { "A\xE2\x80\x8B" "da", "visible" },          /* zero width space */
    { "Ada\xE2\x80\x8D", "visible" },             /* a joiner that joins nothing */
    { "A\xEF\xB8\x8F" "da", "visible" },          /* a variant of a letter */
    { "A\xC2\xAD" "da", "visible" },              /* soft hyphen */
    { "Ada\xE2\x80\xAE", "visible" },             /* the rest from right to left */
    { "\xE2\x81\xA6" "Ada", "visible" },          /* an isolate */
    { "\xE2\x80\x8F" "Ada", "visible" },          /* right-to-left mark */
    { "\xE3\x85\xA4", "visible" },                /* Hangul filler */
    { "\xE2\xA0\x80", "visible" },                /* braille without a dot */
    { "A\xC2\xA0" "da", "spaces" },               /* no-break space */
    { "A  da", "spaces" }, { "Ada\xEE\x80\x80", "visible" },                  /* private use */
    { "A\xF3\xA0\x81\xA1", "visible" },           /* a tag */
    { "Z\xCC\x80\xCC\x81\xCC\x82\xCC\x83\xCC\x84", "accents" }, { "\xCC\x81" "Ada", "accents" },
    { "\xD0\x90" "da", "script" },                /* A of Cyrillic among Latin letters */
    { "P\xD0\xB0ul", "script" }, { "Ad\xCE\xB1", "script" }, { "\xD2\xBC" "mma", "script" },
    { "1\xD9\xA2", "script" },                    /* digits of two systems */
};

static const struct { const char *one, *other; bool alike; } PAIRS[] = {
    { "Ada", "Ada", true }, { "Ada", "ada", true }, { "Ada", "ADA", true }, { "Ada", "A da", true },
    { "Paul", "PauI", true }, { "paul", "pau1", true }, { "Oskar", "0skar", true },
    { "rn", "m", true }, { "\xD0\x90\xD1\x81\xD0\xB0", "Aca", true },      /* all of it Cyrillic */
    { "Ａｄａ", "Ada", true }, { "𝐀𝐝𝐚", "Ada", true }, { "Jürgen", "Ju\xCC\x88rgen", true },
    { "❤️", "❤", true }, { "Ada", "Ida", false }, { "Jürgen", "Jurgen", false },
    { "Anna", "Hanna", false }, { "p1", "p2", false }, { "🎲", "❤", false },
};

void test_names(void)
{
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
        struct lf_say say = names_fault(NAMES[i].name);
        bool good = NAMES[i].fault ? say.in[LF_EN] && strstr(say.in[LF_EN], NAMES[i].fault)
                                   : !say.in[LF_EN];
        CHECK(good, "the name %s: %s", NAMES[i].name, say.in[LF_EN] ? say.in[LF_EN] : "is fine");
        CHECK(!say.in[LF_EN] == !say.in[LF_DE], "%s: not in both languages", NAMES[i].name);
    }
    for (size_t i = 0; i < sizeof PAIRS / sizeof *PAIRS; i++) {
        bool alike = names_alike(PAIRS[i].one, PAIRS[i].other);
        CHECK(alike == PAIRS[i].alike && alike == names_alike(PAIRS[i].other, PAIRS[i].one),
              "%s and %s: %s", PAIRS[i].one, PAIRS[i].other, alike ? "alike" : "not alike");
    }
}

/* Somebody whose name can be taken for that of a player does not sit down beside that player. */
void test_impostors(void)
{
    struct world world;
    struct tables_wish wish = { .game = lf_games[0]->name, .seats = 3, .sit = true };
    world_init(&world, "memory:", 21);
    world_create(&world, "Paul", &wish);
    struct socket *paul = world_connect(&world, "Paul"), *eve = world_connect(&world, "PauI");
    struct ask from_paul = world_ask(paul), from_eve = world_ask(eve);
    world_watch(paul, world.created, 0);
    world_watch(eve, world.created, 0);
    tables_sit(&from_eve, 1);
    CHECK(world_has(world_last(eve, "refused"), "\"reason\":\"name\""), "an impostor sits");
    tables_sit(&from_paul, 2);
    CHECK(world_has(world_last(paul, "table"), "\"me\":2"), "Paul is taken for himself");
    struct person person = { "id-PauI", "Eve" };
    CHECK(tables_rename(world.tables, &person), "a good name was refused");
    tables_sit(&from_eve, 1);
    CHECK(world_has(world_last(eve, "table"), "\"me\":1"), "with a good name one may not sit");
    strcpy(person.name, "PAUL");
    CHECK(!tables_rename(world.tables, &person), "a seated person became an impostor");
    CHECK(strcmp(world_table(&world)->seats[1].person.name, "Eve") == 0, "the name was changed");
    tables_stand(&from_eve);
    CHECK(tables_rename(world.tables, &person), "a watcher may be called as others are");
    world_done(&world);
}

static void remove_from(bool listed)
{
    struct world world;
    struct tables_wish wish = { .game = lf_games[0]->name, .seats = 3, .sit = true,
                                .listed = listed };
    world_init(&world, "memory:", 22);
    world_create(&world, "host", &wish);
    struct socket *host = world_connect(&world, "host"), *other = world_connect(&world, "other");
    struct socket *third = world_connect(&world, "third");
    struct ask from_host = world_ask(host), from_other = world_ask(other);
    struct ask from_third = world_ask(third);
    for (int i = 0; i < world.sockets; i++) world_watch(world.socket[i], world.created, 0);
    tables_sit(&from_other, 1);
    tables_sit(&from_third, 2);
    tables_remove(&from_host, 1);
    CHECK(world_table(&world)->seats[1].kind == SEAT_OPEN, "before the start a host may remove");
    tables_sit(&from_other, 1);
    tables_word(&from_host, "a");
    tables_word(&from_other, "b");
    tables_word(&from_third, "c");
    tables_start(&from_host);
    tables_remove(&from_host, 1);
    bool stays = world_table(&world)->seats[1].kind == SEAT_PERSON;
    CHECK(stays == listed, listed ? "a host sent an opponent away" : "among friends a host may");
    CHECK(!listed || world_has(world_last(host, "refused"), "\"reason\":\"listed\""),
          "the refusal says: %s", world_last(host, "refused"));
    tables_remove(&from_host, 0);
    CHECK(world_table(&world)->seats[0].kind == SEAT_BOT, "a host may remove himself");
    world_done(&world);
}

void test_removal(void)
{
    remove_from(true);
    remove_from(false);
}
