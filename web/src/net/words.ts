/* words.ts - the engine in the page as one that reads what is typed and speaks in words
 * (bindings/wasm/words.c). The same code reads lines at the terminal. */
import type { Language } from './types.ts';
import { Engine, instantiate, type EngineExports } from './wasm.ts';

interface WordsExports extends EngineExports {
    landfall_words_start(game: number, seats: number, seat: number): number;
    landfall_words_clear(): void;
    landfall_words_add(): number;
    landfall_words_read(): number;
    landfall_words_guessed(): number;
    landfall_words_numbered(): number;
    landfall_words_brief(): number;
    landfall_words_answer(): number;
    landfall_words_asked(begun: number): number;
    landfall_words_question(number: number, language: number): number;
    landfall_words_kind(number: number, language: number): number;
    landfall_words_position(): number;
    landfall_words_say(language: number): number;
    landfall_words_rule(): number;
    landfall_words_tell(part: number, language: number): number;
    landfall_words_draw(language: number): number;
    landfall_words_seat(seat: number, language: number): number;
    landfall_words_thing(language: number): number;
}

/* In the order of enum lf_asked (core/asked.h). */
export const QUESTIONS = [
    'help',
    'hint',
    'moves',
    'why',
    'rules',
    'hand',
    'players',
    'offers',
    'board',
    'log',
    'time',
    'card',
    'decks',
    'decline',
    'undo',
    'say',
    'save',
    'quit',
] as const;
export type Question = (typeof QUESTIONS)[number];

/* What a line was read as (enum lf_typed_as). `guessed`: no kind of move has its word, so it may be the
 * beginning of a question. */
export type Typed =
    | { as: 'nothing'; text: string; guessed: boolean }
    | { as: 'move'; text: string; guessed: boolean }
    | { as: 'kind'; text: string; guessed: boolean }
    | { as: 'several'; moves: string[]; guessed: boolean };

export interface Word {
    word: string;
    arguments: string;
    help: string;
}

const number = (lang: Language): number => (lang === 'de' ? 1 : 0);
const lines = (text: string): string[] => text.split('\n').filter(line => line.trim() !== '');

export class WordsEngine extends Engine<WordsExports> {
    start(game: string, seats: number, seat: number | null): boolean {
        return this.wasm.landfall_words_start(this.number(game), seats, seat ?? -1) !== 0;
    }
    /* The moves that the server lists; those that this engine does not know are left out. */
    list(moves: readonly string[]): void {
        this.wasm.landfall_words_clear();
        for (const move of moves) {
            this.write(move);
            this.wasm.landfall_words_add();
        }
    }
    typed(line: string): Typed {
        this.write(line);
        const as = this.wasm.landfall_words_read();
        const text = this.read(this.wasm.landfall_words_answer());
        const guessed = this.wasm.landfall_words_guessed() !== 0;
        if (as === 3) return { as: 'several', moves: lines(text), guessed };
        return { as: as === 1 ? 'move' : as === 2 ? 'kind' : 'nothing', text, guessed };
    }
    get numbered(): boolean {
        return this.wasm.landfall_words_numbered() !== 0;
    }
    brief(move: string): string {
        this.write(move);
        return this.read(this.wasm.landfall_words_brief());
    }

    /* Which question a line asks, and what follows its word; null: none. */
    asked(line: string, begun: boolean): { question: Question; rest: string } | null {
        this.write(line);
        const question = QUESTIONS[this.wasm.landfall_words_asked(begun ? 1 : 0)];
        return question ? { question, rest: this.read(this.wasm.landfall_words_answer()) } : null;
    }

    private words(each: (n: number) => number): Word[] {
        const out: Word[] = [];
        for (let n = 0; ; n++) {
            const at = each(n);
            if (at === 0) return out;
            const [word = '', args = '', help = ''] = this.read(at).split('\t');
            if (word) out.push({ word, arguments: args, help });
        }
    }
    questions(lang: Language): Word[] {
        return this.words(n => this.wasm.landfall_words_question(n, number(lang)));
    }
    kinds(lang: Language): Word[] {
        return this.words(n => this.wasm.landfall_words_kind(n, number(lang)));
    }

    /* What the seat knows; all below is about it, and empty without it. */
    position(text: string): boolean {
        this.write(text);
        return this.wasm.landfall_words_position() !== 0;
    }
    say(move: string, lang: Language): string {
        this.write(move);
        return this.read(this.wasm.landfall_words_say(number(lang)));
    }
    rule(move: string): string {
        this.write(move);
        return this.read(this.wasm.landfall_words_rule());
    }
    tell(part: 'board' | 'hand', lang: Language): string[] {
        return lines(
            this.read(this.wasm.landfall_words_tell(part === 'hand' ? 1 : 0, number(lang))),
        );
    }
    draw(lang: Language): string {
        return this.read(this.wasm.landfall_words_draw(number(lang)));
    }
    seat(seat: number, lang: Language): string {
        return this.read(this.wasm.landfall_words_seat(seat, number(lang)));
    }
    card(name: string, lang: Language): string[] {
        this.write(name);
        return lines(this.read(this.wasm.landfall_words_thing(number(lang))));
    }
}

export const openWords = async (address: string): Promise<WordsEngine> =>
    new WordsEngine(await instantiate<WordsExports>(address));
