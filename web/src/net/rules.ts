/* rules.ts - the rulebook: Markdown from the server, read into chapters and numbered rules. A
 * rule is a list item that begins with its bold number; marks of origin in square brackets at
 * the end of a line are for those who keep the book and are not shown. */
import { signal, type Signal } from '@preact/signals';
import { api } from './api.ts';
import type { Language } from './types.ts';

/* `head` is the small heading the rule stands under, such as the name of a card; '' for none. */
export interface Rule {
    id: string;
    text: string;
    chapter: number;
    head: string;
}
export type Block =
    | { kind: 'rule'; rule: Rule }
    | { kind: 'text'; text: string }
    | { kind: 'item'; text: string }
    | { kind: 'head'; text: string }
    | { kind: 'table'; head: string[]; rows: string[][] };
export interface Chapter {
    title: string;
    blocks: Block[];
    rules: number;
}
export interface Book {
    title: string;
    chapters: Chapter[];
    rules: Map<string, Rule>;
}

const RULE = /^[-*] \*\*([A-Z][A-Za-z0-9]*-[A-Za-z0-9.-]+)\*\* +(.*)$/;
/* Numbers within a text: IB-45; CKC-road-building.2 and KC-BASE-spy.1, rules of cards; CKC-spy, the
 * whole card. */
export const NUMBER =
    /\b([A-Z][A-Z0-9]*-\d+|[A-Z][A-Z0-9]+-(?:[A-Z]+-)?[a-z]+(?:-[a-z]+)*(?:\.\d+)?)\b/g;
const ORIGIN = /\s*\[[^\][]*\]\s*$/;

const cells = (line: string): string[] =>
    line
        .replace(/^\||\|\s*$/g, '')
        .split('|')
        .map(cell => cell.trim());

/* Reads the book. Lines that go on (wrapped text) join the block before them. */
export function readBook(markdown: string): Book {
    const book: Book = { title: '', chapters: [], rules: new Map() };
    let chapter: Chapter = { title: '', blocks: [], rules: 0 };
    let open = false;
    let head = '';
    for (const line of markdown.split('\n')) {
        const last = chapter.blocks[chapter.blocks.length - 1];
        if (line.startsWith('# ')) {
            book.title = line.slice(2).trim();
            open = false;
            continue;
        }
        if (line.startsWith('## ')) {
            if (chapter.blocks.length) book.chapters.push(chapter);
            chapter = { title: line.slice(3).trim(), blocks: [], rules: 0 };
            open = false;
            head = '';
            continue;
        }
        if (line.startsWith('### ')) {
            head = line.slice(4).trim();
            chapter.blocks.push({ kind: 'head', text: head });
            open = false;
            continue;
        }
        const rule = RULE.exec(line);
        if (rule) {
            const made = {
                id: rule[1]!,
                text: rule[2]!.replace(ORIGIN, ''),
                chapter: book.chapters.length,
                head,
            };
            chapter.blocks.push({ kind: 'rule', rule: made });
            chapter.rules++;
            book.rules.set(made.id, made);
            open = true;
            continue;
        }
        if (line.startsWith('|')) {
            if (/^\|[\s:|-]+$/.test(line)) continue;
            if (last?.kind === 'table' && open) last.rows.push(cells(line));
            else chapter.blocks.push({ kind: 'table', head: cells(line), rows: [] });
            open = true;
            continue;
        }
        if (line.trim() === '') {
            open = false;
            continue;
        }
        if (/^[-*] /.test(line)) {
            chapter.blocks.push({ kind: 'item', text: line.slice(2).trim() });
            open = true;
            continue;
        }
        if (open && last && last.kind !== 'table' && last.kind !== 'head') {
            const more = ` ${line.trim()}`;
            if (last.kind === 'rule') last.rule.text = (last.rule.text + more).replace(ORIGIN, '');
            else last.text += more;
            continue;
        }
        chapter.blocks.push({ kind: 'text', text: line.trim() });
        open = true;
    }
    if (chapter.blocks.length) book.chapters.push(chapter);
    for (const [index, each] of book.chapters.entries())
        for (const block of each.blocks) if (block.kind === 'rule') block.rule.chapter = index;
    return book;
}

const books = new Map<string, Signal<Book | null>>();
const problems: Signal<unknown> = signal(null);
export const bookProblem = problems;

/* The book as a signal: null until it is there. */
export function book(name: string, lang: Language): Signal<Book | null> {
    const key = `${name}.${lang}`;
    let found = books.get(key);
    if (!found) {
        const made = signal<Book | null>(null);
        found = made;
        books.set(key, made);
        api.rules(name, lang).then(
            text => {
                made.value = readBook(text);
                problems.value = null;
            },
            error => {
                books.delete(key);
                problems.value = error;
            },
        );
    }
    return found;
}

/* The rules of a card: those whose numbers begin with its name and a dot. */
export const rulesOf = (from: Book, card: string): Rule[] =>
    [...from.rules.values()].filter(rule => rule.id.startsWith(`${card}.`));

/* What a rule is a part of: CKC-spy for CKC-spy.2, '' for a rule that stands alone. */
export const cardOf = (id: string): string => /^(.*)\.\d+$/.exec(id)?.[1] ?? '';

const has = (from: Book | null, id: string): boolean =>
    from !== null && (from.rules.has(id) || rulesOf(from, id).length > 0);

/* The first of these books that has the rule or the card; the first of all while they are on their way or
 * none has it. */
export function bookWith(names: readonly string[], id: string, lang: Language): string {
    return names.find(name => has(book(name, lang).value, id)) ?? names[0] ?? '';
}

/* One rule's sentence, or '' while the books are on their way or none of them has it. */
export function ruleText(names: readonly string[], id: string, lang: Language): string {
    const name = bookWith(names, id, lang);
    const text = name ? (book(name, lang).value?.rules.get(id)?.text ?? '') : '';
    return text.replace(/\*\*?|`/g, '');
}
