/* pages.test.ts - the thinking behind the pages: options, rulebooks, luck, fair dice. */
import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { tableName } from '../src/net/api.ts';
import { findTable, readTable } from '../src/net/join.ts';
import { cardOf, NUMBER, readBook, rulesOf } from '../src/net/rules.ts';
import type { Game, GameOption } from '../src/net/types.ts';
import { commitment, fromHex, Luck } from '../src/pages/fair.ts';
import { fairGamesAsUneven, unevenness } from '../src/pages/luck.ts';
import {
    choiceOf,
    optionSummary,
    readOptions,
    valuesOf,
    writeOptions,
} from '../src/pages/options.ts';

const option = (name: string, values: string, standard: string): GameOption => ({
    name,
    values,
    standard,
    help: { en: name, de: name },
});
const game = {
    name: 'g',
    options: [
        option('board', 'classic|compact|TEXT', 'classic'),
        option('target', '3..20', '10'),
        option('kind', '0|1', '0'),
        option('bank', '12..14|infinite', '13'),
        option('start', 'roll|SEAT', 'by board'),
    ],
} as Game;

test('options become choices', () => {
    assert.deepEqual(choiceOf(game.options[2]!), { kind: 'switch' });
    assert.deepEqual(valuesOf(game.options[0]!), ['classic', 'compact']);
    assert.deepEqual(valuesOf(game.options[3]!), ['12', '13', '14', 'infinite']);
    assert.deepEqual(valuesOf(game.options[4]!), ['by board', 'roll']);
    assert.equal(valuesOf(game.options[1]!).length, 18);
});

test('only what differs from the standard is written', () => {
    assert.equal(writeOptions(game, { board: 'classic', target: '10' }), '');
    assert.equal(writeOptions(game, { target: '8', board: 'compact' }), 'board=compact,target=8');
    assert.deepEqual(readOptions('board=compact,target=8'), { board: 'compact', target: '8' });
    assert.equal(optionSummary(game, '-'), '');
    assert.equal(optionSummary(game, 'target=8'), 'target 8');
});

test('a rulebook is read into chapters and rules', () => {
    const book = readBook(
        '# Title\n\nWords *here*\ngo on.\n\n## One\n- **AB-01** A rule\n  that goes ' +
            'on. [K]\n- plain\n\n## Two\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    );
    assert.equal(book.title, 'Title');
    assert.deepEqual(
        book.chapters.map(chapter => chapter.title),
        ['', 'One', 'Two'],
    );
    assert.equal(book.rules.get('AB-01')?.text, 'A rule that goes on.');
    assert.equal(book.rules.get('AB-01')?.chapter, 1);
    assert.deepEqual(book.chapters[2]!.blocks[0], {
        kind: 'table',
        head: ['a', 'b'],
        rows: [['1', '2']],
    });
    assert.equal(book.chapters[0]!.blocks.length, 1);
});

test('the rules of a card carry its name and stand under it', () => {
    const book = readBook(
        '# T\n\n## Cards\n### Spy\n- **AB-spy.1** Look. [K]\n- **AB-spy.2** Take.\n\n' +
            '### Road\n- **AB-two-roads.1** Build.\n\n## After\n- **AB-01** A rule.\n',
    );
    assert.deepEqual([...book.rules.keys()], ['AB-spy.1', 'AB-spy.2', 'AB-two-roads.1', 'AB-01']);
    assert.deepEqual(
        [...book.rules.values()].map(rule => rule.head),
        ['Spy', 'Spy', 'Road', ''],
    );
    assert.deepEqual(
        rulesOf(book, 'AB-spy').map(rule => rule.text),
        ['Look.', 'Take.'],
    );
    assert.deepEqual(rulesOf(book, 'AB-two'), []);
    assert.equal(cardOf('AB-two-roads.1'), 'AB-two-roads');
    assert.equal(cardOf('AB-01'), '');
    assert.deepEqual('as AB-01, AB-two-roads.1 and AB-spy; not X-ray.'.match(NUMBER), [
        'AB-01',
        'AB-two-roads.1',
        'AB-spy',
    ]);
});

test('the rulebooks we have are read whole, and both languages have the same rules', () => {
    const folder = `${WEB_ROOT}/../docs/rules`;
    const names = readdirSync(folder).flatMap(file => /^(.*)\.en\.md$/.exec(file)?.[1] ?? []);
    assert.ok(names.length > 0);
    for (const name of names) {
        const [en, de] = ['en', 'de'].map(lang => {
            const text = readFileSync(`${folder}/${name}.${lang}.md`, 'utf8');
            const book = readBook(text);
            assert.equal(book.rules.size, new Set(text.match(/^- \*\*[A-Z][^*]*\*\*/gm)).size);
            return book;
        });
        assert.ok(en!.rules.size > 20, name);
        assert.deepEqual([...de!.rules.keys()], [...en!.rules.keys()]);
        for (const rule of [...en!.rules.values(), ...de!.rules.values()]) {
            assert.ok(rule.text.length > 10, rule.id);
            /* A number in a text becomes a link to this rule's page, whole and with nothing left. */
            assert.deepEqual(
                [...`see ${rule.id}.`.matchAll(NUMBER)].map(match => match[1]),
                [rule.id],
            );
            assert.ok(!cardOf(rule.id) || rule.head, `${rule.id} stands under no card`);
            assert.ok(
                !/\[[A-Z]\b[^\]]*\]$/.test(rule.text),
                `${rule.id} shows where it comes from`,
            );
        }
    }
});

const dice = {
    values: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    ways: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
};

test('how uneven dice are is told by fair games', () => {
    const even = dice.ways.map(ways => ways * 2);
    assert.equal(unevenness(even, dice), 0);
    assert.equal(fairGamesAsUneven(even, dice), 100);
    const sevens = dice.ways.map((_, n) => (n === 5 ? 60 : 0));
    assert.equal(fairGamesAsUneven(sevens, dice), 0);
    const usual = [1, 4, 5, 6, 11, 9, 10, 8, 5, 3, 2];
    const share = fairGamesAsUneven(usual, dice);
    assert.ok(share > 90 && share < 100, `${share}`);
    assert.equal(fairGamesAsUneven(usual, dice), share);
    assert.equal(
        fairGamesAsUneven(
            dice.ways.map(() => 0),
            dice,
        ),
        100,
    );
});

/* A second implementation of the fair dice, with node's cryptography and plain numbers. */
function plainBelow(
    secret: string,
    words: string[],
    table: string,
    k: number,
    n: number,
    m: number,
): number {
    for (let b = 0; ; b++) {
        const block = createHmac('sha256', Buffer.from(secret, 'hex'))
            .update(`${words.join('\n')}\n${table}\n${k}\n${n}\n${b}`)
            .digest();
        for (let i = 0; i < 8; i++) {
            const x = block.readUInt32BE(i * 4);
            const low = Number((BigInt(x) * BigInt(m)) % 4294967296n);
            if (low >= (4294967296 - m) % m) return Math.floor((x * m) / 4294967296);
        }
    }
}

test('fair dice are recomputed as the protocol says', async () => {
    const secret = createHash('sha256').update('a secret').digest('hex');
    const words = ['one', 'zwei'],
        table = 'K7QM2F';
    const luck = new Luck({ secret, words, table });
    for (const bound of [2, 3, 36, 25, 1000003, 4294967291])
        for (let n = 0; n < 20; n++)
            assert.equal(
                await luck.below(4, n, bound),
                plainBelow(secret, words, table, 4, n, bound),
            );
    const block = createHmac('sha256', Buffer.from(secret, 'hex'))
        .update(`one\nzwei\n${table}\n1\n0\n0`)
        .digest();
    assert.equal(await luck.bits48(1, 0), block.readUIntBE(0, 6));
    assert.equal(
        await commitment(secret, table),
        createHash('sha256').update(Buffer.from(secret, 'hex')).update(table).digest('hex'),
    );
    assert.throws(() => fromHex('xy'));
});

const SECRET = 'K7QM2FK7QM2FK7QM2FK7QM2FK';

test('links, ids and codes are read', () => {
    assert.equal(readTable(' k7q-m2f '), 'K7QM2F');
    assert.equal(readTable(`https://play.example.org/#/t/${SECRET}`), SECRET);
    for (const wrong of ['', 'K7QM2', 'K7QM2F1', 'K7QM2O', SECRET.slice(1), `${SECRET}A`])
        assert.equal(readTable(wrong), null, wrong);
    assert.equal(tableName('K7QM2F'), 'K7QM2F');
    assert.equal(tableName(SECRET), 'K7QM…');
});

test('six letters are a listed table first, then a code; a long id is never tried as one', async () => {
    const asked: string[] = [];
    const answers: Record<string, unknown> = { '/api/join': { table: SECRET } };
    (globalThis as unknown as Record<string, unknown>).fetch = (path: string) => {
        asked.push(path);
        const body = answers[path];
        return Promise.resolve(
            new Response(JSON.stringify(body ?? {}), {
                status: body ? 200 : 404,
                headers: { 'content-type': body ? 'application/json' : 'application/problem+json' },
            }),
        );
    };
    assert.equal(await findTable('K7QM2F'), SECRET);
    assert.deepEqual(asked.splice(0), ['/api/tables/K7QM2F', '/api/join']);
    await assert.rejects(findTable(SECRET));
    assert.deepEqual(asked, [`/api/tables/${SECRET}`]);
});
