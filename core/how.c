/* how.c - reading how a game is played (how.h). */
#include "core/how.h"

#include "core/files.h"
#include "core/lines.h"

const char *lf_how_of(const struct lf_game *game)
{
    char prefix[48];
    struct lf_out out = lf_out_start(prefix, sizeof prefix);
    lf_put(&out, game->name);
    lf_put(&out, "/how.txt");
    lf_out_end(&out);
    return lf_file_find(prefix);
}

void lf_how_part_read(const char *at, struct lf_how_part *out)
{
    struct lf_bit rest;
    *out = (struct lf_how_part){ 0 };
    if (begins(at, "part", &rest)) at = next_line(at);
    said_of(&at, "", &out->title);
    out->icons = lines_of(&at, "icons ");
    out->board = begins(at, "board\n", &rest);
    if (out->board) at = next_line(at);
    out->given = prepared(&at);
    said_of(&at, "say ", &out->say);
    out->next = *at ? at : NULL;
}

static bool take_head(const char *text, const char **at, struct lf_how *out,
                      struct lf_error *error)
{
    struct lf_bit rest;
    char name[32];
    struct lf_out put = lf_out_start(name, sizeof name);
    if (!begins(*at, "landfall-how 1\n", &rest))
        return fail(error, text, *at, LF_SAY("landfall-how 1", "landfall-how 1"));
    *at = next_line(*at);
    if (begins(*at, "game ", &rest)) lf_put_bytes(&put, rest.at, rest.length);
    lf_out_end(&put);
    out->game = lf_game_find(name);
    if (!out->game)
        return fail(error, text, *at, LF_SAY("game and its name", "game und sein Name"));
    *at = next_line(*at);
    if (!begins(*at, "seats ", &rest) || rest.length != 1 || *rest.at < '1' || *rest.at > '6')
        return fail(error, text, *at, LF_SAY("seats and a number", "seats und eine Zahl"));
    out->seats = *rest.at - '0';
    *at = next_line(*at);
    if (!begins(*at, "options ", &rest) || rest.length >= LF_OPTIONS_MAX)
        return fail(error, text, *at, LF_SAY("options, or options -", "options, oder options -"));
    put = lf_out_start(out->options, sizeof out->options);
    if (rest.length != 1 || *rest.at != '-') lf_put_bytes(&put, rest.at, rest.length);
    lf_out_end(&put);
    *at = next_line(*at);
    out->given = prepared(at);
    if (!lines_good(out->given) || !said_of(at, "about ", &out->about))
        return fail(error, text, *at,
                    LF_SAY("about in both languages", "about in beiden Sprachen"));
    return true;
}

bool lf_how_read(const char *text, struct lf_how *out, struct lf_error *error)
{
    const char *at = text;
    struct lf_bit rest;
    struct lf_how_part part;
    *out = (struct lf_how){ 0 };
    if (!take_head(text, &at, out, error)) return false;
    out->first = at;
    for (; at; at = part.next, out->parts++) {
        lf_how_part_read(at, &part);
        if (!begins(at, "part\n", &rest) || !part.title.in[LF_DE].length
            || !part.say.in[LF_DE].length || !lines_good(part.given))
            return fail(error, text, at,
                        LF_SAY("'part', a title and 'say' in both languages",
                               "'part', ein Titel und 'say' in beiden Sprachen"));
    }
    return true;
}

static void put_part(struct lf_out *out, const struct lf_how_part *part)
{
    lf_json_object(out, NULL);
    lf_said_json(out, "title", &part->title);
    lf_json_array(out, "icons");
    const char *end = part->icons.at + part->icons.length;
    struct lf_bit row = { 0 };
    for (const char *at = part->icons.at; at < end; at = next_line(at)) {
        begins(at, "icons ", &row);
        lf_json_bytes(out, NULL, row.at, row.length);
    }
    lf_json_array_end(out);
    lf_json_bool(out, "board", part->board);
    lf_lesson_json_given(out, "given", part->given);
    lf_said_json(out, "say", &part->say);
    lf_json_object_end(out);
}

int lf_how_json(const struct lf_how *how, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    struct lf_how_part part;
    lf_json_object(&out, NULL);
    lf_json_text(&out, "game", how->game->name);
    lf_json_int(&out, "seats", how->seats);
    lf_json_text(&out, "options", how->options);
    lf_said_json(&out, "about", &how->about);
    lf_lesson_json_given(&out, "given", how->given);
    lf_json_array(&out, "parts");
    for (const char *at = how->first; at; at = part.next) {
        lf_how_part_read(at, &part);
        put_part(&out, &part);
    }
    lf_json_array_end(&out);
    lf_json_object_end(&out);
    return lf_out_end(&out);
}
