// wide.mjs - boards of other shapes in the browser: the test-only game's thirty hexes, and islands with
// gaps, gold and sea between them. Nothing in the client is made for them.
import { readFileSync } from 'node:fs';
import { axe, fits, makeTable, open, openGuest, shot } from './lib.mjs';
import { play } from './player.mjs';

export const PROGRAM = 'build/release/wide-landfall';

const BOARDS = readFileSync('tests/wide/conformance.txt', 'utf8')
    .split('\n')
    .filter(line => line.startsWith('wide'))
    .map(line => line.split(' ')[2].split(',')[0]);

// How many hexes a board's text has, or a table that names none.
function hexesOf(board) {
    if (!board.startsWith('board=')) return 30;
    const places = board.slice('board='.length).split('@')[0].split(/[./]/);
    return places.filter(place => place && place !== '-').length;
}

async function look(page, report, board, name) {
    const table = await makeTable(page, {
        game: 'base',
        seats: 3,
        options: board.startsWith('board=') ? board : '',
        bots: [null, 'random', 'random'],
    });
    await open(page, `t/${table}`);
    await page.locator('.board').waitFor();
    const drawn = new Set(
        await page.$$eval('.board [data-fly^="hex-"]', all => all.map(each => each.dataset.fly)),
    );
    report.check(`${name}: every hex is drawn`, drawn.size === hexesOf(board), drawn.size);
    await play(page, { seed: 5, until: now => now.main === 'end', limit: 40 });
    await fits(page, report, name, true);
    await axe(page, report, name);
    await shot(page, name);
}

export async function wide(all) {
    const page = await openGuest(all);
    await open(page);
    await look(page, all.report, BOARDS[0], 'wide-thirty');
    await look(page, all.report, BOARDS[2], 'wide-islands');
    await look(page, all.report, BOARDS[3], 'wide-map');
}
