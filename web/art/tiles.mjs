// tiles.mjs - draws the pictures of games for the start page from the sprite's own symbols:
//     node art/tiles.mjs        writes art/tiles/<game>.svg
// Each is a file of its own, because the start page shows it before any drawing is loaded.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const source = ['sprite.svg', 'terrain.svg']
    .map(file => readFileSync(join(here, file), 'utf8'))
    .join('');
const R = 100,
    W = Math.sqrt(3) * R;
const round = value => Math.round(value * 10) / 10;
const centre = (q, r) => [W * (q + r / 2), 1.5 * R * r];
const corner = (q, r, i) => {
    const [x, y] = centre(q, r),
        angle = (Math.PI / 180) * (60 * i - 90);
    return [x + R * Math.cos(angle), y + R * Math.sin(angle)];
};
const outline = (q, r) =>
    Array.from({ length: 6 }, (_, i) => corner(q, r, i).map(round).join(' ')).join('L');

// Symbols with everything they use, each once.
function symbols(body) {
    const found = new Map();
    const add = text => {
        for (const [, id] of text.matchAll(/href="#([^"]+)"/g)) {
            if (found.has(id)) continue;
            const symbol = new RegExp(
                `<path id="${id}"[^>]*/>|<(symbol|g) id="${id}"[\\s\\S]*?</\\1>`,
            ).exec(source);
            if (!symbol) throw new Error(`no symbol ${id}`);
            found.set(id, symbol[0]);
            add(symbol[0]);
        }
    };
    add(body);
    return `<defs>${[...found.values()].join('')}</defs>`;
}

const use = (id, x, y, size, seat) =>
    `<use href="#${id}" x="${round(x - size / 2)}" `
    + `y="${round(y - size / 2)}" width="${size}" `
    + `height="${size}"${seat ? ` style="--seat:${seat}"` : ''}/>`;

// Sea, depth bands, sand, tiles, numbers: the order and the widths of the board itself.
function island(hexes) {
    const land = `M${hexes.map(([q, r]) => outline(q, r)).join('ZM')}Z`;
    const bands = [
        [1.25, '#2561A9'],
        [0.86, '#2C70BC'],
        [0.55, '#3A86CE'],
        [0.32, '#5CA8DE'],
        [0.185, '#A5D8EE'],
        [0.125, '#C9AC68'],
        [0.105, '#EFDDA9'],
    ];
    return (
        bands
            .map(
                ([width, colour]) =>
                    `<path d="${land}" fill="${colour}" stroke="${colour}" `
                    + `stroke-width="${round(2 * width * R)}" stroke-linejoin="round"/>`,
            )
            .join('')
        + hexes.map(([q, r, terrain]) => use(`hex-${terrain}`, ...centre(q, r), 194.4)).join('')
        + hexes
            .map(([q, r, , number]) => {
                const [x, y] = centre(q, r);
                return number ? use(`token-${number}`, x, y + 20, 80) : '';
            })
            .join('')
    );
}

function road(q, r, a, b, seat) {
    const [x1, y1] = corner(q, r, a),
        [x2, y2] = corner(q, r, b);
    const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
    const x = round((x1 + x2) / 2),
        y = round((y1 + y2) / 2);
    const turn = `translate(${x} ${y}) rotate(${round(angle)})`;
    return `<g transform="${turn}">${use('road', 0, 0, 82, seat)}</g>`;
}
const piece = (id, q, r, i, seat) => use(id, ...corner(q, r, i), id === 'city' ? 70 : 58, seat);

function write(game, box, body) {
    writeFileSync(
        join(here, 'tiles', `${game}.svg`),
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" `
            + `preserveAspectRatio="xMidYMid slice">`
            + `${symbols(body)}<rect x="-900" y="-700" width="1800" height="1400" fill="#235E9F"/>`
            + `${body}</svg>\n`,
    );
}

const RED = '#A21510',
    BLUE = '#051A6B',
    ORANGE = '#FFB32E';
const hexes = [
    [-1, -1, 'forest', 9],
    [0, -1, 'pasture', 4],
    [1, -1, 'mountains', 10],
    [2, -1, 'hills', 4],
    [-2, 0, 'fields', 11],
    [-1, 0, 'hills', 6],
    [0, 0, 'desert', 0],
    [1, 0, 'forest-b', 3],
    [2, 0, 'pasture-b', 8],
    [-2, 1, 'pasture', 12],
    [-1, 1, 'mountains-b', 5],
    [0, 1, 'fields-b', 8],
    [1, 1, 'forest', 2],
];
const [rx, ry] = centre(0, 0);
write(
    'base',
    '-520 -360 1040 720',
    island(hexes)
        + road(-1, 0, 1, 2, RED)
        + road(-1, 0, 0, 1, RED)
        + road(-1, 1, 0, 1, BLUE)
        + road(1, 0, 4, 3, ORANGE)
        + road(1, 0, 5, 4, ORANGE)
        + piece('settlement', -1, 0, 2, RED)
        + piece('city', -1, 0, 0, RED)
        + piece('settlement', -1, 1, 0, BLUE)
        + piece('settlement', 1, 0, 3, ORANGE)
        + piece('city', 1, -1, 3, ORANGE)
        + use('robber', rx + 8, ry + 10, 66),
);
