// tiles.mjs - draws the pictures of games for the start page from the sprite's own symbols:
//     node art/tiles.mjs        writes art/tiles/<game>.svg
// Each is a file of its own, because the start page shows it before any drawing is loaded. Those of
// sea and knights-sea are not drawn here: they are as the artist left them.
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
    `<use href="#${id}" x="${round(x - size / 2)}" ` +
    `y="${round(y - size / 2)}" width="${size}" ` +
    `height="${size}"${seat ? ` style="--seat:${seat}"` : ''}/>`;

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
                    `<path d="${land}" fill="${colour}" stroke="${colour}" ` +
                    `stroke-width="${round(2 * width * R)}" stroke-linejoin="round"/>`,
            )
            .join('') +
        hexes.map(([q, r, terrain]) => use(`hex-${terrain}`, ...centre(q, r), 194.4)).join('') +
        hexes
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
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ` +
            `preserveAspectRatio="xMidYMid slice">` +
            `${symbols(body)}<rect x="-900" y="-700" width="1800" height="1400" fill="#235E9F"/>` +
            `${body}</svg>\n`,
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
    island(hexes) +
        road(-1, 0, 1, 2, RED) +
        road(-1, 0, 0, 1, RED) +
        road(-1, 1, 0, 1, BLUE) +
        road(1, 0, 4, 3, ORANGE) +
        road(1, 0, 5, 4, ORANGE) +
        piece('settlement', -1, 0, 2, RED) +
        piece('city', -1, 0, 0, RED) +
        piece('settlement', -1, 1, 0, BLUE) +
        piece('settlement', 1, 0, 3, ORANGE) +
        piece('city', 1, -1, 3, ORANGE) +
        use('robber', rx + 8, ry + 10, 66),
);

// The island for two: two players among the pieces of the neutral ones.
const STONE = '#8C97A6',
    SAND = '#A8977F';
write(
    'duel',
    '-520 -360 1040 720',
    island(hexes) +
        road(-1, 0, 1, 2, RED) +
        road(-1, 0, 0, 1, RED) +
        road(1, 0, 4, 3, BLUE) +
        road(1, 0, 5, 4, BLUE) +
        road(0, -1, 0, 1, STONE) +
        road(-1, 1, 3, 4, SAND) +
        piece('settlement', -1, 0, 2, RED) +
        piece('city', -1, 0, 0, RED) +
        piece('settlement', 1, 0, 3, BLUE) +
        piece('city', 1, -1, 3, BLUE) +
        piece('settlement', 0, -1, 1, STONE) +
        piece('settlement', -1, 1, 3, SAND) +
        use('robber', rx + 8, ry + 10, 66),
);

// Cities and knights: the same island later, with a metropolis, a wall and knights, and the
// barbarians in front of it.
const [bx, by] = corner(-1, 1, 1);
const arch = ([x, y], id, seat) => use(id, x, y, 105, seat);
const wall = ([x, y], seat) => use('wall', x, y + 6, 78, seat);
write(
    'knights',
    '-520 -360 1040 720',
    island(hexes) +
        road(-1, 0, 1, 2, RED) +
        road(-1, 0, 0, 1, RED) +
        road(-1, 1, 0, 1, BLUE) +
        road(1, 0, 4, 3, ORANGE) +
        road(1, 0, 5, 4, ORANGE) +
        arch(corner(-1, 0, 0), 'metropolis-politics', RED) +
        piece('city', -1, 0, 0, RED) +
        piece('city', 1, 0, 3, ORANGE) +
        wall(corner(1, 0, 3), ORANGE) +
        piece('settlement', -1, 1, 0, BLUE) +
        use('knight-strong-active', ...corner(-1, 0, 2), 84, RED) +
        use('knight-basic-inactive', bx, by, 76, BLUE) +
        use('knight-mighty-active', ...corner(1, 0, 5), 84, ORANGE) +
        use('merchant', ...centre(0, 0).map((at, k) => at + (k ? 14 : 0)), 64, RED) +
        use('barbarian-ship', 330, 225, 190),
);

// The dice game: part of its sheet, turned so that hexes have flat tops, and three dice in front.
const flat = (x, y, side, colour) => {
    const points = Array.from({ length: 6 }, (_, i) => {
        const angle = (Math.PI / 3) * i;
        return `${round(x + side * Math.cos(angle))},${round(y + side * Math.sin(angle))}`;
    });
    return (
        `<polygon points="${points.join(' ')}" fill="${colour}" stroke="#F3E6C0" ` +
        `stroke-width="${side > 100 ? 0 : 4}" stroke-linejoin="round"/>`
    );
};
const lands = [
    [-150, -1, '#797889'],
    [-150, 1, '#E09E18'],
    [0, 2, '#6C9E67'],
    [150, 1, '#20473D'],
    [150, -1, '#97461D'],
    [0, -2, '#F7F4E4'],
].map(([x, rows, colour]) => [x, rows * 86.6, colour]);
const lane = (x1, y1, x2, y2) =>
    [
        ['#FBF6E6', 17],
        ['#0B0E13', 14],
        [RED, 10],
    ]
        .map(
            ([paint, width]) =>
                `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${paint}" ` +
                `stroke-width="${width}" stroke-linecap="round"/>`,
        )
        .join('');
// Three cards of the card game before a table, and a die: frames and skies as on the cards.
const card = ([x, y, turn, band, sky, ground, symbol, size, seat]) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    `<rect x="-84" y="-118" width="168" height="236" rx="16" fill="#FBF6E6" ` +
    `stroke="#15120D" stroke-width="5"/>` +
    `<path d="M-81-78v-22a16 16 0 0 1 16-16H65a16 16 0 0 1 16 16v22z" fill="${band}"/>` +
    `<rect x="-81" y="-78" width="162" height="112" fill="${sky}"/>` +
    `<path d="M-81 14q40-22 82-8t80-6v34H-81z" fill="${ground}"/>` +
    use(symbol, 0, -22, size, seat) +
    `<path d="M-81-78H81M-81 34H81" stroke="#15120D" stroke-width="4"/>` +
    `<path d="M-62 58H62M-62 78H40" stroke="#8A7448" stroke-width="7" stroke-linecap="round"/>` +
    `</g>`;
write(
    'cards',
    '-360 -210 720 420',
    `<rect x="-400" y="-300" width="800" height="600" fill="#2B3A4E"/>` +
        `<path d="M-400 60Q0-40 400 60V300H-400z" fill="#22303F"/>` +
        [
            [-150, 6, -11, '#2F6B3F', '#BFD9C4', '#6C9E67', 'cg-mill', 96],
            [150, 6, 11, '#8A6100', '#F0DFA8', '#B08A3A', 'cg-knight', 92],
            [0, -14, 0, '#93301F', '#E7C9AE', '#8F7A55', 'city', 96, RED],
        ]
            .map(card)
            .join('') +
        use('die-5', 250, -120, 74) +
        use('gold', -262, -118, 66),
);
write(
    'dice',
    '-360 -210 720 420',
    lands.map(([x, y]) => flat(x, y, 114, '#EBD9A8')).join('') +
        flat(0, 0, 100, '#235E9F') +
        lands.map(([x, y, colour]) => flat(x, y, 98, colour)).join('') +
        lane(-60, -69, -90, -17) +
        lane(-90, 17, -60, 69) +
        lane(-120, 0, -180, 0) +
        use('settlement', -50, -88, 62, RED) +
        use('city', -200, -2, 74, RED) +
        use('settlement', -50, 86, 62, RED) +
        use('knight-basic-active', -150, -92, 66, RED) +
        [
            ['ore', 10, -40, -9],
            ['gold', 92, 22, 8],
            ['grain', 172, -52, -4],
        ]
            .map(
                ([face, x, y, turn]) =>
                    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
                    `${use(`dice-${face}`, 0, 0, 96)}</g>`,
            )
            .join(''),
);
