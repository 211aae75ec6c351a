/* position.ts - a position as text (docs/notation.md, "Positions"), changed field by field, and as
 * part of a link. The engine alone knows what a field means. */

export interface Field {
    word: string;
    rest: string; /* behind the word: "0 c12 c30" */
    at: number; /* where it begins, counted in characters */
}

/* The first is how the game starts: "base/2 4 -". */
export function fieldsOf(text: string): Field[] {
    const found: Field[] = [];
    let at = 0;
    for (const part of text.split(';')) {
        const field = part.trim(),
            word = field.split(' ')[0] ?? '';
        if (field)
            found.push({ word, rest: field.slice(word.length + 1), at: at + part.indexOf(field) });
        at += part.length + 1;
    }
    return found;
}

export interface Start {
    game: string;
    rules: string;
    seats: number;
    options: string;
}
export function startOf(text: string): Start | null {
    const match = /^\s*([a-z-]+)\/(\d+) (\d+) ([^;]*)/.exec(text);
    if (!match) return null;
    const [, game, rules, seats, options] = match;
    return { game: game!, rules: rules!, seats: Number(seats), options: options!.trim() };
}

/* What a field is counted by stands first in its value: "hand 0 2bg". */
const isOf = (field: Field, word: string, of: string | null): boolean =>
    field.word === word && (of === null || field.rest === of || field.rest.startsWith(`${of} `));

/* The value of a field, without what it is counted by; null: it does not stand there. */
export function valueOf(text: string, word: string, of: string | null = null): string | null {
    const field = fieldsOf(text).find(each => isOf(each, word, of));
    if (!field) return null;
    return of === null ? field.rest : field.rest.slice(of.length + 1);
}

/* Sets a field: in its place, or at the end. */
export function withField(text: string, word: string, of: string | null, value: string): string {
    const line = [word, of, value].filter(part => part !== null && part !== '').join(' ');
    const fields = fieldsOf(text);
    const at = fields.findIndex(each => isOf(each, word, of));
    const lines = fields.map((each, n) => (n === at ? line : `${each.word} ${each.rest}`.trim()));
    return (at < 0 ? [...lines, line] : lines).join('; ');
}

/* A list such as "c1 c5"; "-" and nothing are empty. */
export const listOf = (text: string, word: string, of: string | null = null): string[] =>
    (valueOf(text, word, of) ?? '').split(' ').filter(each => each && each !== '-');

export const withList = (text: string, word: string, of: string | null, list: string[]): string =>
    withField(text, word, of, list.length ? list.join(' ') : '-');

/* ---- Links ---- */

/* The text as one part of an address: base64 with the signs that addresses allow. */
export function packed(text: string): string {
    const bytes = new TextEncoder().encode(text);
    let raw = '';
    for (const byte of bytes) raw += String.fromCharCode(byte);
    return btoa(raw).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/* null: this is no such part. */
export function unpacked(part: string): string | null {
    try {
        const raw = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
        const bytes = Uint8Array.from(raw, sign => sign.charCodeAt(0));
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
        return null;
    }
}
