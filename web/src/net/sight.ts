/* sight.ts - what this client may know of a match, put together from differences.
 *
 * The server tells it whole once, as the text of a JSON object, and from then on only what has
 * changed in that text (docs/protocol.md, "Differences"). The hash of the result comes along: where
 * it is another than ours, nothing is guessed, and the caller asks for the whole again. */
import type { Forbidden, View } from './types.ts';

/* Keep so many characters, drop so many, then write this; three by three. */
export type Difference = (number | string)[];

export interface Position {
    view: View;
    legal: string[];
    forbidden: Forbidden;
    awaited: number[];
}

const [P1, P2, P3, P4, P5] = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f, 0x165667b1];
const left = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

/* XXH32 with seed 0 over the bytes of a text that is plain ASCII. */
export function hashOf(text: string): number {
    const word = (at: number): number =>
        text.charCodeAt(at) |
        (text.charCodeAt(at + 1) << 8) |
        (text.charCodeAt(at + 2) << 16) |
        (text.charCodeAt(at + 3) << 24);
    const end = text.length;
    let at = 0,
        hash = P5;
    if (end >= 16) {
        const lanes = [(P1 + P2) | 0, P2 | 0, 0, -P1 | 0];
        for (; at + 16 <= end; at += 16)
            for (let i = 0; i < 4; i++)
                lanes[i] = Math.imul(
                    left((lanes[i]! + Math.imul(word(at + 4 * i), P2)) | 0, 13),
                    P1,
                );
        hash = left(lanes[0]!, 1) + left(lanes[1]!, 7) + left(lanes[2]!, 12) + left(lanes[3]!, 18);
    }
    hash = (hash + end) | 0;
    for (; at + 4 <= end; at += 4)
        hash = Math.imul(left((hash + Math.imul(word(at), P3)) | 0, 17), P4);
    for (; at < end; at++)
        hash = Math.imul(left((hash + Math.imul(text.charCodeAt(at), P5)) | 0, 11), P1);
    hash = Math.imul(hash ^ (hash >>> 15), P2);
    hash = Math.imul(hash ^ (hash >>> 13), P3);
    return (hash ^ (hash >>> 16)) >>> 0;
}

const isCount = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0;

/* The text after the changes; null: they are none, or not for this text. */
export function applied(text: string, changes: unknown): string | null {
    if (!Array.isArray(changes) || changes.length % 3 !== 0) return null;
    const parts: string[] = [];
    let at = 0;
    for (let i = 0; i < changes.length; i += 3) {
        const [keep, drop, write] = changes.slice(i, i + 3) as unknown[];
        if (!isCount(keep) || !isCount(drop) || typeof write !== 'string') return null;
        if (at + keep + drop > text.length) return null;
        parts.push(text.slice(at, at + keep), write);
        at += keep + drop;
    }
    return parts.join('') + text.slice(at);
}

/* "road e1|e2" stands for two actions. */
export function listOf(short: readonly string[]): string[] {
    return short.flatMap(each => {
        const space = each.indexOf(' ');
        if (space < 0) return [each];
        const word = each.slice(0, space + 1);
        return each
            .slice(space + 1)
            .split('|')
            .map(rest => word + rest);
    });
}

function read(text: string): Position | null {
    try {
        const { view, legal, forbidden, awaited } = JSON.parse(text) as Position;
        return { view, legal: listOf(legal), forbidden, awaited };
    } catch {
        return null;
    }
}

export class Sight {
    private text: string | null = null;
    private plain = false;

    /* Told whole; null: it is not what the server meant. */
    whole(text: unknown, hash: unknown): Position | null {
        const position = typeof text === 'string' && hashOf(text) === hash ? read(text) : null;
        this.text = position && (text as string);
        this.plain = false;
        return position;
    }

    /* Told what has changed; null: it does not fit what we have. */
    change(changes: unknown, hash: unknown): Position | null {
        const text = this.text === null ? null : applied(this.text, changes);
        if (text === null) {
            this.text = null;
            return null;
        }
        return this.whole(text, hash);
    }

    /* Told in members, as landfall.1 does: a table that an older program plays. */
    members(position: Position): Position {
        this.text = null;
        this.plain = true;
        return position;
    }

    /* Whether differences mean anything to us, or none will come. */
    get known(): boolean {
        return this.text !== null || this.plain;
    }
}
