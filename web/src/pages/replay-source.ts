/* replay-source.ts - where a replay comes from: a finished table of the server, or a file the
 * reader opened, which stays in this page and goes nowhere. */
import { botName } from '../i18n/bots.ts';
import { language } from '../i18n/i18n.ts';
import { SEAT_COLOURS } from '../i18n/bots.ts';
import { api } from '../net/api.ts';
import type { TableRow } from '../net/types.ts';

export interface Source {
    id: string;
    text: string;
    names: string[];
    row: TableRow | null;
}

let file: { name: string; text: string } | null = null;

/* Keeps the file if it begins as a replay does; the engine judges the rest. */
export function openFile(name: string, text: string): void {
    if (!text.startsWith('landfall-replay ')) throw new Error('landfall-replay …');
    file = { name, text };
}

export const fileName = (): string | null => file?.name ?? null;

function names(row: TableRow | null): string[] {
    return SEAT_COLOURS[language.value].map((colour, seat) => {
        const sits = row?.seats[seat];
        return (sits?.kind === 'bot' ? botName(sits.bot) : sits?.name) || colour;
    });
}

/* Names twice at the table are told apart by their seat's colour. */
export function distinct(all: string[]): string[] {
    return all.map((name, seat) =>
        all.indexOf(name) === all.lastIndexOf(name)
            ? name
            : `${name} (${SEAT_COLOURS[language.value][seat] ?? seat + 1})`,
    );
}

export async function source(id: string): Promise<Source> {
    if (id === 'file') {
        if (!file) throw new Error('no file');
        return { id, text: file.text, names: names(null), row: null };
    }
    const [row, text] = await Promise.all([api.table(id), api.replay(id)]);
    return { id, text, names: distinct(names(row).slice(0, row.seats.length)), row };
}
