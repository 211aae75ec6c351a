/* commands.ts - what the page itself can be told in text mode, beside moves and questions, which
 * the engine reads (net/words.ts). Words of both languages are understood in either. */
import { language } from '../i18n/i18n.ts';
import type { Both } from '../net/types.ts';

export interface Command {
    id: string;
    name: Both;
    args?: Both;
    help: Both;
}

const both = (en: string, de: string): Both => ({ en, de });
const command = (id: string, name: Both, help: Both, args?: Both): Command =>
    args ? { id, name, help, args } : { id, name, help };

const HOME_LINK = command('home', both('home', 'start'), both('the start page', 'die Startseite'));
const COMMON: Command[] = [
    command('picture', both('picture', 'bild'), both('picture mode', 'Bildansicht')),
    command('settings', both('settings', 'einstellungen'), both('settings', 'Einstellungen')),
    command('language', both('deutsch', 'english'), both('Deutsch', 'English')),
    command(
        'name',
        both('callme', 'heiße'),
        both('change your name', 'deinen Namen ändern'),
        both('NAME', 'NAME'),
    ),
];

export const HOME: Command[] = [
    command(
        'play',
        both('play', 'spielen'),
        both('a game against bots, at once', 'sofort ein Spiel gegen Bots'),
        both('GAME', 'SPIEL'),
    ),
    command(
        'new',
        both('new', 'neu'),
        both('a table with open seats', 'ein Tisch mit freien Plätzen'),
        both('GAME [SEATS]', 'SPIEL [PLÄTZE]'),
    ),
    command(
        'join',
        both('join', 'beitreten'),
        both('to the table with this code', 'an den Tisch mit diesem Code'),
        both('CODE', 'CODE'),
    ),
    command(
        'level',
        both('bots', 'gegner'),
        both('how well bots play', 'wie gut Bots spielen'),
        both('LEVEL', 'STUFE'),
    ),
    command(
        'learn',
        both('learn', 'lernen'),
        both('guided games and lessons', 'geführte Partien und Lektionen'),
        both('[GAME]', '[SPIEL]'),
    ),
    command(
        'puzzles',
        both('puzzles', 'rätsel'),
        both('positions with one best move', 'Stellungen mit einem besten Zug'),
        both('[GAME]', '[SPIEL]'),
    ),
    command('rules', both('rules', 'regeln'), both('the rulebooks', 'die Regelwerke')),
    command('help', both('help', 'hilfe'), both('show this', 'zeigt dies')),
    ...COMMON,
];

export const LOBBY: Command[] = [
    command(
        'sit',
        both('sit', 'sitzen'),
        both('take this seat', 'diesen Platz nehmen'),
        both('SEAT', 'PLATZ'),
    ),
    command('stand', both('stand', 'aufstehen'), both('leave your seat', 'den Platz verlassen')),
    command(
        'bot',
        both('bot', 'bot'),
        both('a bot takes this seat', 'ein Bot nimmt diesen Platz'),
        both('SEAT [LEVEL]', 'PLATZ [STUFE]'),
    ),
    command(
        'fill',
        both('fill', 'füllen'),
        both('bots take all open seats', 'Bots nehmen alle freien Plätze'),
        both('[LEVEL]', '[STUFE]'),
    ),
    command(
        'remove',
        both('remove', 'entfernen'),
        both('empty this seat', 'diesen Platz frei machen'),
        both('SEAT', 'PLATZ'),
    ),
    command('start', both('start', 'los'), both('begin the game', 'die Partie beginnen')),
    command(
        'say',
        both('say', 'sagen'),
        both('tell the others', 'es den anderen sagen'),
        both('TEXT', 'TEXT'),
    ),
    command('help', both('help', 'hilfe'), both('show this', 'zeigt dies')),
    command('home', both('home', 'zurück'), both('the start page', 'die Startseite')),
    ...COMMON,
];

export const RUNNING: Command[] = [
    command('pause', both('pause', 'pause'), both('ask for a pause', 'um eine Pause bitten')),
    command('resume', both('resume', 'fortsetzen'), both('end the pause', 'die Pause beenden')),
    command(
        'back',
        both('back', 'übernehmen'),
        both('play on yourself, after a bot stood in', 'selbst weiterspielen nach einem Bot'),
    ),
    HOME_LINK,
    ...COMMON,
];

/* In a lesson, too, and after its last move. */
export const LESSON: Command[] = [
    command('next', both('next', 'weiter'), both('on with the lesson', 'weiter in der Lektion')),
    command(
        'solution',
        both('solution', 'lösung'),
        both('the answer of the exercise', 'die Antwort der Aufgabe'),
    ),
    command(
        'step',
        both('step', 'schritt'),
        both('what is to be done, once more', 'noch einmal, was zu tun ist'),
    ),
    command('lessons', both('lessons', 'lektionen'), both('all lessons', 'alle Lektionen')),
];

export const OVER: Command[] = [
    command(
        'again',
        both('again', 'nochmal'),
        both('another game with the same people', 'noch eine Partie mit denselben Leuten'),
    ),
    command('replay', both('replay', 'wiederholung'), both('the replay', 'die Wiederholung')),
    command('check', both('check', 'prüfen'), both('check the dice', 'die Würfel prüfen')),
    command(
        'say',
        both('say', 'sagen'),
        both('tell the others', 'es den anderen sagen'),
        both('TEXT', 'TEXT'),
    ),
    HOME_LINK,
    ...COMMON,
];

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
export const fold = (text: string): string =>
    text
        .trim()
        .toLowerCase()
        .replace(/[äöüß]/g, letter => UMLAUTS[letter]!)
        .replace(/\s+/g, ' ');

/* The command that a line begins with; `begun`: by the beginning of one, if only one fits. */
export function findCommand(
    list: Command[],
    line: string,
    begun: boolean,
): { command: Command; rest: string } | null {
    const [first = '', ...more] = line.trim().split(/\s+/);
    const word = first === '?' ? 'help' : fold(first);
    if (!word) return null;
    const names = (each: Command) => [fold(each.name.en), fold(each.name.de)];
    const rest = more.join(' ');
    const whole = list.find(each => names(each).includes(word));
    if (whole) return { command: whole, rest };
    const some = begun ? list.filter(each => names(each).some(name => name.startsWith(word))) : [];
    return some.length === 1 ? { command: some[0]!, rest } : null;
}

export const nameOf = (of: Command): string => of.name[language.value];
export const usage = (of: Command): string =>
    of.args ? `${nameOf(of)} ${of.args[language.value]}` : nameOf(of);

/* A game, seat or bot by number (from 1), name or the beginning of its name; -1: none. */
export function choose(wanted: string, names: string[][]): number {
    const word = fold(wanted);
    if (!word) return -1;
    if (/^\d+$/.test(word)) return Number(word) <= names.length ? Number(word) - 1 : -1;
    const same = names.findIndex(each => each.some(name => fold(name) === word));
    if (same >= 0) return same;
    const begun = names.flatMap((each, i) =>
        each.some(name => fold(name).startsWith(word)) ? [i] : [],
    );
    return begun.length === 1 ? begun[0]! : -1;
}
