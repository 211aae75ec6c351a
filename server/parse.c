/* parse.c - strict reading of messages and bodies with jansson; see parse.h. */
#include <jansson.h>
#include <string.h>

#include "core/check.h"
#include "core/text.h"
#include "server/limits.h"
#include "server/parse.h"

#define TABLE_ALPHABET "23456789ABCDEFGHJKMNPQRSTUVWXYZ"

enum field {
    FIELD_ID, FIELD_TABLE, FIELD_HAVE, FIELD_SEAT, FIELD_BOT, FIELD_WORD, FIELD_SEQ, FIELD_KEY,
    FIELD_DO, FIELD_TEXT, FIELD_PHRASE, FIELD_OPEN, FIELDS,
};
#define IN(field) (1u << FIELD_##field)

static const char *const field_names[FIELDS] = {
    [FIELD_ID] = "id",     [FIELD_TABLE] = "table", [FIELD_HAVE] = "have", [FIELD_SEAT] = "seat",
    [FIELD_BOT] = "bot",   [FIELD_WORD] = "word",   [FIELD_SEQ] = "seq",   [FIELD_KEY] = "key",
    [FIELD_DO] = "do",     [FIELD_TEXT] = "text",   [FIELD_PHRASE] = "phrase",
    [FIELD_OPEN] = "open",
};

/* What each message must and may carry besides "t" and "id". */
static const struct form { const char *name; unsigned needs, may; } forms[INCOMING_COUNT] = {
    [INCOMING_WATCH]   = { "watch", IN(TABLE), IN(HAVE) },
    [INCOMING_UNWATCH] = { "unwatch", 0, 0 },
    [INCOMING_SIT]     = { "sit", IN(SEAT), 0 },
    [INCOMING_STAND]   = { "stand", 0, 0 },
    [INCOMING_BOT]     = { "bot", IN(SEAT) | IN(BOT), 0 },
    [INCOMING_WORD]    = { "word", IN(WORD), 0 },
    [INCOMING_START]   = { "start", 0, 0 },
    [INCOMING_DO]      = { "do", IN(SEQ) | IN(KEY) | IN(DO), 0 },
    [INCOMING_WHY]     = { "why", IN(DO), 0 },
    [INCOMING_HINT]    = { "hint", 0, IN(DO) },
    [INCOMING_UNDO]    = { "undo", 0, 0 },
    [INCOMING_SAY]     = { "say", 0, IN(TEXT) | IN(PHRASE) },
    [INCOMING_PAUSE]   = { "pause", 0, 0 },
    [INCOMING_RESUME]  = { "resume", 0, 0 },
    [INCOMING_BACK]    = { "back", 0, 0 },
    [INCOMING_REMOVE]  = { "remove", IN(SEAT), 0 },
    [INCOMING_REMATCH] = { "rematch", 0, 0 },
    [INCOMING_CODE]    = { "code", IN(OPEN), 0 },
    [INCOMING_POSITION] = { "position", 0, 0 },
    [INCOMING_PING]    = { "ping", 0, 0 },
    [INCOMING_SIGHT]   = { "sight", 0, 0 },
};

static bool refuse(struct parse_error *error, const char *reason, const char *field,
                   const char *english, const char *german)
{
    error->reason = reason;
    struct lf_out out = lf_out_start(error->field, sizeof error->field);
    lf_put(&out, field);
    lf_out_end(&out);
    error->expected = LF_SAY(english, german);
    return false;
}

/* jansson has a limit of its own, but one far beyond what any message of ours needs. */
static bool is_too_deep(const char *text, size_t length)
{
    int depth = 0;
    bool quoted = false;
    for (size_t i = 0; i < length; i++) {
        if (quoted) {
            if (text[i] == '\\') i++;
            else if (text[i] == '"') quoted = false;
        } else if (text[i] == '"') {
            quoted = true;
        } else if (text[i] == '{' || text[i] == '[') {
            if (++depth > LIMIT_DEPTH) return true;
        } else if (text[i] == '}' || text[i] == ']') {
            depth--;
        }
    }
    return false;
}

static json_t *read_object(const char *text, size_t length, struct parse_error *error)
{
    json_error_t fault = { 0 };
    *error = (struct parse_error){ .reason = "text", .id = -1 };
    if (is_too_deep(text, length)) {
        refuse(error, "size", "", "JSON that is less nested", "weniger tief geschachteltes JSON");
        return NULL;
    }
    json_t *value = json_loadb(text, length, JSON_REJECT_DUPLICATES, &fault);
    if (json_is_object(value)) return value;
    json_decref(value);
    refuse(error, "text", "", "a JSON object in UTF-8 without names that stand twice",
           "ein JSON-Objekt in UTF-8 ohne doppelte Namen");
    error->at = fault.position > 0 ? (uint32_t)fault.position : 0;
    return NULL;
}

/* Characters of well-formed UTF-8; -1 if there is a control character in it. */
static int count_characters(const char *text, size_t length)
{
    int count = 0;
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c < ' ' || c == 0x7F) return -1;
        if (c == 0xC2 && i + 1 < length && (unsigned char)text[i + 1] < 0xA0) return -1;
        /* U+2028 to U+202E and U+2066 to U+2069 turn lines and directions of what follows. */
        if (c == 0xE2 && i + 2 < length) {
            unsigned char second = (unsigned char)text[i + 1], third = (unsigned char)text[i + 2];
            if (second == 0x80 && third >= 0xA8 && third <= 0xAE) return -1;
            if (second == 0x81 && third >= 0xA6 && third <= 0xA9) return -1;
        }
        if ((c & 0xC0) != 0x80) count++;
    }
    return count;
}

/* A string of `least` to `most` characters that fits into out. */
static bool take_text(const json_t *value, char *out, size_t size, int least, int most)
{
    if (!json_is_string(value)) return false;
    const char *text = json_string_value(value);
    size_t length = json_string_length(value);
    int count = count_characters(text, length);
    if (count < least || count > most || length >= size) return false;
    memcpy(out, text, length);
    out[length] = 0;
    return true;
}

static bool take_number(const json_t *value, int64_t least, int64_t most, int64_t *out)
{
    if (!json_is_integer(value)) return false;
    *out = json_integer_value(value);
    return *out >= least && *out <= most;
}

static bool take_small(const json_t *value, int most, int *out)
{
    int64_t number;
    if (!take_number(value, 0, most, &number)) return false;
    *out = (int)number;
    return true;
}

/* Letters of the alphabet of ids and codes; small ones are raised. */
static bool take_letters(const char *text, size_t length, char *out)
{
    for (size_t i = 0; i < length; i++) {
        char c = text[i];
        if (c >= 'a' && c <= 'z') c = (char)(c - 'a' + 'A');
        if (!c || !strchr(TABLE_ALPHABET, c)) return false;
        out[i] = c;
    }
    out[length] = 0;
    return true;
}

bool parse_table_id(const char *text, size_t length, char out[PARSE_TABLE_SIZE])
{
    if (length != PARSE_TABLE_SIZE - 1 && length != PARSE_CODE_SIZE - 1) return false;
    return take_letters(text, length, out);
}

static bool take_field(const json_t *value, enum field field, struct incoming *out)
{
    switch (field) {
    case FIELD_ID: return take_number(value, 0, INT64_C(1) << 53, &out->id);
    case FIELD_TABLE:
        return json_is_string(value) && parse_table_id(json_string_value(value),
                                                       json_string_length(value), out->table);
    case FIELD_HAVE: return take_number(value, 0, UINT32_MAX, &out->have);
    case FIELD_SEAT: return take_small(value, LF_SEATS_MAX - 1, &out->seat);
    case FIELD_BOT:
        out->no_bot = json_is_null(value);
        return out->no_bot || take_text(value, out->bot, sizeof out->bot, 1, 31);
    case FIELD_WORD: return take_text(value, out->word, sizeof out->word, 1, 64);
    case FIELD_SEQ: return take_number(value, 0, UINT32_MAX, &out->seq);
    case FIELD_KEY: return take_text(value, out->key, sizeof out->key, 1, 40);
    case FIELD_DO: return take_text(value, out->action, sizeof out->action, 1, 95);
    case FIELD_TEXT: return take_text(value, out->text, sizeof out->text, 1, 300);
    case FIELD_PHRASE: return take_small(value, PARSE_PHRASES - 1, &out->phrase);
    case FIELD_OPEN:
        out->open = json_is_true(value);
        return json_is_boolean(value);
    case FIELDS: break;
    }
    lf_panic("a field without a reader", __FILE__, __LINE__);
    return false;
}

static bool find_type(const json_t *object, struct incoming *out, struct parse_error *error)
{
    const char *name = json_string_value(json_object_get(object, "t"));
    for (int i = 0; name && i < INCOMING_COUNT; i++) {
        if (strcmp(name, forms[i].name) == 0) {
            out->type = (enum incoming_type)i;
            return true;
        }
    }
    return refuse(error, "unknown", "t", "a message of the protocol",
                  "eine Nachricht des Protokolls");
}

static bool read_message(json_t *object, struct incoming *out, struct parse_error *error)
{
    const char *name;
    json_t *value;
    unsigned found = 0;
    /* What the answer must repeat comes first, so that even a refusal has it. */
    int64_t id;
    if (take_number(json_object_get(object, "id"), 0, INT64_C(1) << 53, &id)) error->id = id;
    if (!take_text(json_object_get(object, "key"), error->key, sizeof error->key, 1, 40))
        error->key[0] = 0;
    if (!find_type(object, out, error)) return false;
    const struct form *form = &forms[out->type];
    unsigned may = form->needs | form->may | IN(ID);
    json_object_foreach(object, name, value) {
        int field = 0;
        if (strcmp(name, "t") == 0) continue;
        while (field < FIELDS && strcmp(name, field_names[field]) != 0) field++;
        if (field == FIELDS || !(may >> field & 1))
            return refuse(error, "unknown", name, "no such field in this message",
                          "kein solches Feld in dieser Nachricht");
        if (!take_field(value, (enum field)field, out))
            return refuse(error, "text", name, "another type, size or range of this field",
                          "einen anderen Typ, eine andere Länge oder Größe dieses Feldes");
        found |= 1u << field;
    }
    for (int field = 0; field < FIELDS; field++)
        if ((form->needs & ~found) >> field & 1)
            return refuse(error, "text", field_names[field], "this field as well",
                          "auch dieses Feld");
    if (out->type == INCOMING_SAY && (found & (IN(TEXT) | IN(PHRASE))) != IN(TEXT) &&
        (found & (IN(TEXT) | IN(PHRASE))) != IN(PHRASE))
        return refuse(error, "text", "text", "either a text or a phrase",
                      "entweder einen Text oder einen fertigen Satz");
    return true;
}

bool parse_message(const char *text, size_t length, struct incoming *out, struct parse_error *error)
{
    memset(out, 0, sizeof *out);
    out->id = out->have = out->seq = -1;
    out->seat = out->phrase = -1;
    json_t *object = read_object(text, length, error);
    bool good = object && read_message(object, out, error);
    json_decref(object);
    return good;
}

/* Names are trimmed, so that two people cannot differ by a space. */
static bool take_name(const json_t *value, char out[PARSE_NAME_SIZE])
{
    if (!json_is_string(value)) return false;
    const char *text = json_string_value(value);
    size_t length = json_string_length(value);
    while (length > 0 && *text == ' ') text++, length--;
    while (length > 0 && text[length - 1] == ' ') length--;
    int count = count_characters(text, length);
    if (count < 1 || count > 24 || length >= PARSE_NAME_SIZE) return false;
    memcpy(out, text, length);
    out[length] = 0;
    return true;
}

static bool read_guest(json_t *object, struct guest_wish *out, struct parse_error *error)
{
    const char *name;
    json_t *value;
    json_object_foreach(object, name, value) {
        if (strcmp(name, "token") == 0) {
            if (!json_is_boolean(value))
                return refuse(error, "text", name, "true or false", "true oder false");
            out->token = json_is_true(value);
        } else if (strcmp(name, "name") != 0) {
            return refuse(error, "unknown", name, "only name and token", "nur name und token");
        }
    }
    if (!take_name(json_object_get(object, "name"), out->name))
        return refuse(error, "text", "name", "1 to 24 characters without control characters",
                      "1 bis 24 Zeichen ohne Steuerzeichen");
    return true;
}

bool parse_guest(const char *text, size_t length, struct guest_wish *out, struct parse_error *error)
{
    memset(out, 0, sizeof *out);
    json_t *object = read_object(text, length, error);
    bool good = object && read_guest(object, out, error);
    json_decref(object);
    return good;
}

bool parse_logout(const char *text, size_t length, bool *others, struct parse_error *error)
{
    json_t *object = read_object(text, length, error), *value = json_object_get(object, "others");
    bool good = object != NULL;
    *others = json_is_true(value);
    if (good && json_object_size(object) > (value ? 1 : 0))
        good = refuse(error, "unknown", "", "only others", "nur others");
    else if (good && value && !json_is_boolean(value))
        good = refuse(error, "text", "others", "true or false", "true oder false");
    json_decref(object);
    return good;
}

static bool read_bots(const json_t *value, struct create_wish *out, struct parse_error *error)
{
    if (!json_is_array(value) || json_array_size(value) > LF_SEATS_MAX)
        return refuse(error, "text", "bots", "a list with null or a bot's name for each seat",
                      "eine Liste mit null oder dem Namen eines Bots je Platz");
    for (size_t i = 0; i < json_array_size(value); i++) {
        const json_t *bot = json_array_get(value, i);
        if (!json_is_null(bot) && !take_text(bot, out->bots[i], sizeof out->bots[i], 1, 31))
            return refuse(error, "text", "bots", "null or a bot's name",
                          "null oder der Name eines Bots");
    }
    return true;
}

static bool read_clock(const json_t *value, struct create_wish *out, struct parse_error *error)
{
    int64_t turn, reserve;
    out->clocked = !json_is_null(value);
    if (!out->clocked) return true;
    if (!json_is_object(value) || json_object_size(value) != 2 ||
        !take_number(json_object_get(value, "turn_s"), 5, 86400, &turn) ||
        !take_number(json_object_get(value, "reserve_s"), 0, 86400, &reserve))
        return refuse(error, "text", "clock", "null, or turn_s from 5 and reserve_s up to 86400",
                      "null, oder turn_s ab 5 und reserve_s bis 86400");
    out->turn_s = (uint32_t)turn;
    out->reserve_s = (uint32_t)reserve;
    return true;
}

static bool read_create_field(const char *name, const json_t *value, struct create_wish *out,
                              struct parse_error *error)
{
    bool good;
    if (strcmp(name, "game") == 0) {
        good = take_text(value, out->game, sizeof out->game, 1, 31);
    } else if (strcmp(name, "seats") == 0) {
        good = take_small(value, LF_SEATS_MAX, &out->seats) && out->seats > 0;
    } else if (strcmp(name, "options") == 0) {
        good = take_text(value, out->options, sizeof out->options, 0, LF_OPTIONS_MAX - 1);
    } else if (strcmp(name, "bots") == 0) {
        return read_bots(value, out, error);
    } else if (strcmp(name, "clock") == 0) {
        return read_clock(value, out, error);
    } else if (strcmp(name, "listed") == 0) {
        good = json_is_boolean(value);
        out->listed = json_is_true(value);
    } else if (strcmp(name, "sit") == 0) {
        good = json_is_boolean(value);
        out->sit = json_is_true(value);
    } else {
        return refuse(error, "unknown", name, "no such field", "kein solches Feld");
    }
    return good || refuse(error, "text", name, "another type, size or range of this field",
                          "einen anderen Typ, eine andere Länge oder Größe dieses Feldes");
}

static bool read_create(json_t *object, struct create_wish *out, struct parse_error *error)
{
    const char *name;
    json_t *value;
    json_object_foreach(object, name, value)
        if (!read_create_field(name, value, out, error)) return false;
    if (!out->game[0])
        return refuse(error, "text", "game", "a game's name", "den Namen des Spiels");
    if (!out->seats) return refuse(error, "text", "seats", "how many seats", "die Zahl der Plätze");
    for (int seat = out->seats; seat < LF_SEATS_MAX; seat++)
        if (out->bots[seat][0])
            return refuse(error, "text", "bots", "no more bots than seats",
                          "nicht mehr Bots als Plätze");
    return true;
}

bool parse_create(const char *text, size_t length, struct create_wish *out,
                  struct parse_error *error)
{
    memset(out, 0, sizeof *out);
    out->sit = true;
    json_t *object = read_object(text, length, error);
    bool good = object && read_create(object, out, error);
    json_decref(object);
    return good;
}

static bool read_join(json_t *object, char code[PARSE_CODE_SIZE], struct parse_error *error)
{
    char letters[PARSE_CODE_SIZE];
    size_t count = 0;
    const char *text = json_string_value(json_object_get(object, "code"));
    for (; text && *text && count < sizeof letters; text++)
        if (*text != ' ' && *text != '-') letters[count++] = *text;
    if (!text || count != PARSE_CODE_SIZE - 1 || !take_letters(letters, count, code))
        return refuse(error, "text", "code", "a code of six letters and digits",
                      "ein Code aus sechs Buchstaben und Ziffern");
    return json_object_size(object) == 1 ||
           refuse(error, "unknown", "", "only code", "nur code");
}

bool parse_join(const char *text, size_t length, char code[PARSE_CODE_SIZE],
                struct parse_error *error)
{
    json_t *object = read_object(text, length, error);
    bool good = object && read_join(object, code, error);
    json_decref(object);
    return good;
}

bool parse_sure(const char *text, size_t length, struct parse_error *error)
{
    json_t *object = read_object(text, length, error);
    bool good = object != NULL;
    if (good && (json_object_size(object) != 1 || !json_is_true(json_object_get(object, "sure"))))
        good = refuse(error, "text", "sure", "true, for this cannot be undone",
                      "true, denn das ist nicht rückgängig zu machen");
    json_decref(object);
    return good;
}

static bool is_report_reason(const char *text)
{
    static const char *const REASONS[] = { "talk", "name", "cheating", "leaving", "other" };
    for (size_t i = 0; i < sizeof REASONS / sizeof *REASONS; i++)
        if (strcmp(text, REASONS[i]) == 0) return true;
    return false;
}

static bool read_report_field(const char *name, const json_t *value, struct report_wish *out,
                              struct parse_error *error)
{
    int64_t line = 0;
    bool good;
    if (strcmp(name, "table") == 0) {
        good = json_is_string(value) &&
               parse_table_id(json_string_value(value), json_string_length(value), out->table);
    } else if (strcmp(name, "seat") == 0) {
        good = take_small(value, LF_SEATS_MAX - 1, &out->seat);
    } else if (strcmp(name, "line") == 0) {
        good = take_number(value, 1, UINT32_MAX, &line);
        out->line = (uint32_t)line;
    } else if (strcmp(name, "reason") == 0) {
        good = take_text(value, out->reason, sizeof out->reason, 1, 15) &&
               is_report_reason(out->reason);
    } else if (strcmp(name, "text") == 0) {
        good = take_text(value, out->text, sizeof out->text, 0, 300);
    } else {
        return refuse(error, "unknown", name, "no such field", "kein solches Feld");
    }
    return good || refuse(error, "text", name, "another type, size or range of this field",
                          "einen anderen Typ, eine andere Länge oder Größe dieses Feldes");
}

static bool read_report(json_t *object, struct report_wish *out, struct parse_error *error)
{
    const char *name;
    json_t *value;
    json_object_foreach(object, name, value)
        if (!read_report_field(name, value, out, error)) return false;
    if (!out->table[0] || !out->reason[0])
        return refuse(error, "text", out->table[0] ? "reason" : "table", "also this field",
                      "auch dieses Feld");
    return (out->seat >= 0) != (out->line > 0) ||
           refuse(error, "text", "seat", "either a seat or a line",
                  "entweder einen Platz oder eine Zeile");
}

bool parse_report(const char *text, size_t length, struct report_wish *out,
                  struct parse_error *error)
{
    memset(out, 0, sizeof *out);
    out->seat = -1;
    json_t *object = read_object(text, length, error);
    bool good = object && read_report(object, out, error);
    json_decref(object);
    return good;
}
