/* options.ts - a game's options as choices. The server describes each one as text ("0..1",
 * "classic|compact|TEXT"); this reads the description into something a form can show, and
 * writes the option line back with only what differs from the standard. */
import { language } from '../i18n/i18n.ts';
import type { Both, Game, GameOption } from '../net/types.ts';

export type Choice =
    | { kind: 'switch' }
    | { kind: 'words'; words: string[] }
    | { kind: 'range'; min: number; max: number; words: string[] };

/* Words of a game for its options: a sentence with {} where the choice stands. */
export interface OptionWords {
    [option: string]: {
        sentence: Both;
        values?: Record<string, Both>;
        rare?: boolean;
        maps?: boolean; /* its values are boards: they are shown as pictures */
    };
}

/* Upper case means any text of that kind: nothing a list can offer. */
const free = (word: string): boolean => /^[A-Z]+$/.test(word);

export function choiceOf(option: GameOption): Choice {
    const parts = option.values.split('|');
    if (option.values === '0|1' || option.values === '0..1') return { kind: 'switch' };
    const range = parts.map(part => /^(\d+)\.\.(\d+)$/.exec(part)).find(Boolean);
    const words = parts.filter(part => !free(part) && !/\.\./.test(part));
    if (range) return { kind: 'range', min: Number(range[1]), max: Number(range[2]), words };
    return { kind: 'words', words };
}

/* Every value a list can offer, in order. */
export function valuesOf(option: GameOption): string[] {
    const choice = choiceOf(option);
    if (choice.kind === 'switch') return ['0', '1'];
    if (choice.kind === 'words')
        return choice.words.includes(option.standard)
            ? choice.words
            : [option.standard, ...choice.words];
    const numbers = [];
    for (let n = choice.min; n <= choice.max; n++) numbers.push(String(n));
    return [...numbers, ...choice.words];
}

export type Chosen = Record<string, string>;

export function readOptions(line: string): Chosen {
    const out: Chosen = {};
    for (const part of line.split(',')) {
        const at = part.indexOf('=');
        if (at > 0) out[part.slice(0, at).trim()] = part.slice(at + 1).trim();
    }
    return out;
}

export function writeOptions(game: Game, chosen: Chosen): string {
    return game.options
        .filter(
            option => chosen[option.name] !== undefined && chosen[option.name] !== option.standard,
        )
        .map(option => `${option.name}=${chosen[option.name]}`)
        .join(',');
}

/* The words of a value, if the game's folder has some. */
export function valueText(words: OptionWords | null, option: GameOption, value: string): string {
    const known = words?.[option.name]?.values?.[value];
    if (known) return known[language.value];
    if (value === 'by board') return language.value === 'de' ? 'wie zum Plan üblich' : 'as usual';
    if (choiceOf(option).kind === 'switch')
        return value === '1'
            ? language.value === 'de'
                ? 'ja'
                : 'yes'
            : language.value === 'de'
              ? 'nein'
              : 'no';
    return value;
}

/* "target 8, board compact": what is not standard, for lists of tables. */
export function optionSummary(game: Game, line: string): string {
    const chosen = readOptions(line === '-' ? '' : line);
    return game.options
        .filter(
            option => chosen[option.name] !== undefined && chosen[option.name] !== option.standard,
        )
        .map(option => `${option.name} ${chosen[option.name]}`)
        .join(', ');
}
