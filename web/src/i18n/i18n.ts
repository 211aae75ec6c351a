/* i18n.ts - the reader's language, and texts in both.
 *
 * Texts stand in typed tables: texts(english, german) makes the compiler refuse a German table
 * that lacks a line or takes other arguments, so a language is complete or does not build. A
 * line is a string, or a function of its figures where words depend on them. */
import { computed, signal } from '@preact/signals';
import type { Both, Language } from '../net/types.ts';

export const LANGUAGES: readonly Language[] = ['en', 'de'];
const KEY = 'landfall.language';

function first(): Language {
    try {
        const kept = localStorage.getItem(KEY);
        if (kept === 'en' || kept === 'de') return kept;
    } catch {
        /* no storage: ask the browser */
    }
    const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
    for (const name of wanted) {
        const short = name.slice(0, 2).toLowerCase();
        if (short === 'en' || short === 'de') return short;
    }
    return 'en';
}

export const language = signal<Language>(first());

export function setLanguage(to: Language): void {
    language.value = to;
    try {
        localStorage.setItem(KEY, to);
    } catch {
        /* kept for this page only */
    }
    document.documentElement.lang = to;
}

type Line = string | ((...figures: never[]) => string);
type Shape<T> = { [K in keyof T]: T[K] extends string ? string : T[K] };

/* Every table there is, so that a test can read them all. */
export const allTexts: { en: Record<string, Line>; de: Record<string, Line> }[] = [];

/* One table in the reader's language; calling it inside a component follows the language. */
export function texts<T extends Record<string, Line>>(en: T, de: Shape<T>): () => Shape<T> {
    allTexts.push({ en, de: de as Record<string, Line> });
    return () => (language.value === 'de' ? de : (en as Shape<T>));
}

/* A text the server sent in both languages. */
export const say = (both: Both | undefined | null): string => (both ? both[language.value] : '');

const locale = computed(() => (language.value === 'de' ? 'de-DE' : 'en-GB'));
export const number = (value: number, digits = 0): string =>
    value
        .toLocaleString(locale.value, {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
        })
        .replace('-', '−');
export const dateTime = (ms: number): string =>
    new Date(ms).toLocaleString(locale.value, { dateStyle: 'medium', timeStyle: 'short' });

/* "Ada", "Ada and Bo", "Ada, Bo and Cy". */
export function list(items: string[]): string {
    return new Intl.ListFormat(locale.value, { type: 'conjunction' }).format(items);
}
