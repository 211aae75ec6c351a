/* words.test.ts - the engine as the page's text mode uses it: what was typed, questions, moves in
 * words; and the commands of the page. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { choose, findCommand, HOME, LOBBY, OVER, RUNNING } from '../src/text/commands.ts';
import { QUESTIONS, WordsEngine } from '../src/net/words.ts';
import { instance } from './engine.ts';

const BOARD = 'm10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl';
const POSITION = `base/2 4 board=${BOARD},start=0; settlements 0 c12; hand 0 2b2l; phase main; flags rolled; dice 1 2; turn 5; viewer 0`;
const MOVES = ['settlement c27', 'road e12', 'road e27', 'bank 4g>o', 'offer 123 g>b', 'end'];

function engine(): WordsEngine {
    const made = new WordsEngine(instance());
    assert.ok(made.start('base', 4, 0));
    made.list(MOVES);
    return made;
}

test('lines are read as moves of the list, in either language', () => {
    const words = engine();
    const text = (line: string): string => {
        const read = words.typed(line);
        return read.as === 'several' ? read.moves.join(' | ') : `${read.as} ${read.text}`;
    };
    assert.equal(text('s27'), 'move settlement c27');
    assert.equal(text('r12'), 'move road e12');
    assert.equal(text('straße 12'), 'move road e12');
    assert.equal(text('ENDE'), 'move end');
    assert.equal(text('t getreide > lehm'), 'move offer 123 g>b');
    assert.equal(text('27'), 'settlement c27 | road e27');
    assert.equal(text('r'), 'kind road');
    assert.equal(text('dice 3 4'), 'nothing dice 3 4');
    assert.equal(text('xyzzy'), 'nothing xyzzy');
    assert.equal(words.brief('road e12'), 'r12');
    assert.equal(words.numbered, false);
});

test('questions have the names that the page knows them by', () => {
    const words = engine();
    for (const lang of ['en', 'de'] as const) {
        const all = words.questions(lang);
        assert.ok(all.length > 12);
        for (const each of all) {
            const found = words.asked(`${each.word} x`, false);
            assert.ok(found && QUESTIONS.includes(found.question), each.word);
            assert.equal(found.rest, 'x');
        }
    }
    assert.equal(words.asked('help', false)?.question, 'help');
    assert.equal(words.asked('zeit', false)?.question, 'time');
    assert.equal(words.asked('Züge straße', false)?.question, 'moves');
    assert.equal(words.asked('quit', false)?.question, 'quit');
    assert.equal(words.asked('autodecline all', false)?.question, 'decline');
    assert.equal(words.asked('save', false), null, 'a page saves by itself');
    assert.equal(words.asked('xyzzy', true), null);
});

test('moves, rules, board and hand are told of a position, and nothing without one', () => {
    const words = engine();
    assert.equal(words.say('road e12', 'en'), '');
    assert.deepEqual(words.tell('board', 'en'), []);
    assert.ok(words.position(POSITION));
    assert.match(words.say('end', 'de'), /^Du beendest/);
    assert.match(words.rule('city c13'), /^IB-\d+$/);
    assert.equal(words.rule('end'), '');
    assert.equal(words.tell('board', 'en').length, 5 + 1 + 4);
    assert.match(words.tell('hand', 'de')[0]!, /^4 Karten: 2 Lehm, 2 Holz$/);
    assert.match(words.draw('en'), /Turn 5/);
    assert.equal(words.seat(1, 'de'), 'Blau');
    assert.equal(words.position('dice/1 1 start=0; phase roll'), false, 'another game');
    assert.deepEqual(words.tell('board', 'en'), []);
    assert.equal(words.kinds('de').find(kind => kind.word === 'road')?.help, 'eine Straße bauen');
});

test('cards are found by part of their name', () => {
    const words = new WordsEngine(instance());
    words.start('cards', 2, 0);
    assert.match(words.card('kloster', 'de')[0]!, /^Kloster/);
    assert.match(words.card('abbey', 'en')[0]!, /^Abbey/);
    assert.deepEqual(words.card('no such card', 'en'), []);
});

test('commands of the page are found in both languages, and only where they are clear', () => {
    assert.equal(findCommand(HOME, 'play base', false)?.command.id, 'play');
    assert.equal(findCommand(HOME, 'Spielen base', false)?.rest, 'base');
    assert.equal(findCommand(HOME, 'pl base', true)?.command.id, 'play');
    assert.equal(findCommand(HOME, 'pl base', false), null);
    assert.equal(findCommand(LOBBY, 'füllen', false)?.command.id, 'fill');
    assert.equal(findCommand(LOBBY, 'fuellen', false)?.command.id, 'fill');
    assert.equal(findCommand(LOBBY, 's', true), null, 'sit, stand, start, say, settings');
    assert.equal(findCommand(LOBBY, '?', false)?.command.id, 'help');
    for (const list of [HOME, LOBBY, RUNNING, OVER])
        for (const lang of ['en', 'de'] as const) {
            const names = list.map(each => each.name[lang]);
            assert.equal(new Set(names).size, names.length, names.join());
        }
    assert.equal(choose('2', [['a'], ['b']]), 1);
    assert.equal(choose('3', [['a'], ['b']]), -1);
    assert.equal(
        choose('Isl', [
            ['base', 'Island'],
            ['sea', 'Sea'],
        ]),
        0,
    );
    assert.equal(choose('s', [['sea'], ['sand']]), -1);
});

test('no command of the page hides a move of a game', () => {
    const words = new WordsEngine(instance());
    for (const game of ['base', 'duel', 'sea', 'knights', 'knights-sea', 'dice', 'cards']) {
        words.start(game, 2, 0);
        for (const kind of words.kinds('en')) {
            assert.equal(findCommand(RUNNING, kind.word, false), null, kind.word);
            assert.equal(words.asked(kind.word, false), null, `${game}: ${kind.word}`);
        }
    }
});
