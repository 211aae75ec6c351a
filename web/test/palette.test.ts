/* palette.test.ts - the colours can be read and told apart: contrast by WCAG 2, and distances
 * (CIEDE2000) between terrains and between seats as people with normal, red-weak, green-weak and
 * blue-weak sight see them (matrices of Machado, Oliveira and Fernandes, 2009). */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { SEAT_COLOURS, SEAT_PAINT } from '../src/app/icon.tsx';

type Three = [number, number, number];
const css = readFileSync(`${WEB_ROOT}/src/style/tokens.css`, 'utf8');
const section = (from: RegExp): Map<string, string> => {
    const body = from.exec(css)?.[1] ?? '';
    return new Map(
        [...body.matchAll(/(--[a-z0-9-]+):\s*(#[0-9A-Fa-f]{6})/g)].map(match => [
            match[1]!,
            match[2]!,
        ]),
    );
};
const board = section(/:root \{([\s\S]*?)\n\}/);
const dark = section(/:root,\s\[data-theme='dark'\] \{([\s\S]*?)\n\}/);
const light = section(/\n\[data-theme='light'\] \{([\s\S]*?)\n\}/);

const channels = (hex: string): Three =>
    [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16) / 255) as Three;
const linear = (hex: string): Three =>
    channels(hex).map(value =>
        value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    ) as Three;
const light_of = (hex: string): number => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
function contrast(a: string, b: string): number {
    const [high, low] = [light_of(a), light_of(b)].sort((x, y) => y - x) as [number, number];
    return (high + 0.05) / (low + 0.05);
}

const SIGHT: Record<string, Three[]> = {
    normal: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
    ],
    protan: [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    deutan: [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.01182, 0.04294, 0.968881],
    ],
    tritan: [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.3039],
    ],
};

function lab(hex: string, sight: Three[]): Three {
    const seen = sight.map(row => {
        const [r, g, b] = linear(hex);
        return Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b));
    }) as Three;
    const xyz = [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.072175],
        [0.0193339, 0.119192, 0.9503041],
    ].map(
        (row, n) =>
            (row[0]! * seen[0] + row[1]! * seen[1] + row[2]! * seen[2]) / [0.95047, 1, 1.08883][n]!,
    );
    const [x, y, z] = xyz.map(value =>
        value > 0.008856 ? Math.cbrt(value) : (903.3 * value + 16) / 116,
    ) as Three;
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/* CIEDE2000, as Sharma, Wu and Dalal (2005) write it. */
function distance(one: Three, two: Three): number {
    const rad = Math.PI / 180;
    const [l1, a1, b1] = one,
        [l2, a2, b2] = two;
    const cBar = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
    const g = 0.5 * (1 - Math.sqrt(cBar ** 7 / (cBar ** 7 + 25 ** 7)));
    const ap1 = (1 + g) * a1,
        ap2 = (1 + g) * a2;
    const c1 = Math.hypot(ap1, b1),
        c2 = Math.hypot(ap2, b2);
    const hue = (a: number, b: number) =>
        a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360;
    const h1 = hue(ap1, b1),
        h2 = hue(ap2, b2);
    let dh = h2 - h1;
    if (c1 * c2 === 0) dh = 0;
    else if (dh > 180) dh -= 360;
    else if (dh < -180) dh += 360;
    const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * rad);
    const lM = (l1 + l2) / 2,
        cM = (c1 + c2) / 2;
    let hM = h1 + h2;
    if (c1 * c2 !== 0)
        hM = Math.abs(h1 - h2) <= 180 ? hM / 2 : hM < 360 ? (hM + 360) / 2 : (hM - 360) / 2;
    const t =
        1 -
        0.17 * Math.cos((hM - 30) * rad) +
        0.24 * Math.cos(2 * hM * rad) +
        0.32 * Math.cos((3 * hM + 6) * rad) -
        0.2 * Math.cos((4 * hM - 63) * rad);
    const sL = 1 + (0.015 * (lM - 50) ** 2) / Math.sqrt(20 + (lM - 50) ** 2);
    const sC = 1 + 0.045 * cM,
        sH = 1 + 0.015 * cM * t;
    const rT =
        -Math.sin(2 * 30 * Math.exp(-(((hM - 275) / 25) ** 2)) * rad) *
        2 *
        Math.sqrt(cM ** 7 / (cM ** 7 + 25 ** 7));
    return Math.sqrt(
        ((l2 - l1) / sL) ** 2 +
            ((c2 - c1) / sC) ** 2 +
            (dH / sH) ** 2 +
            rT * ((c2 - c1) / sC) * (dH / sH),
    );
}

function closest(names: string[], sight: Three[]): [number, string] {
    let least: [number, string] = [Infinity, ''];
    names.forEach((one, n) =>
        names.slice(n + 1).forEach(two => {
            const found = distance(lab(board.get(one)!, sight), lab(board.get(two)!, sight));
            if (found < least[0]) least = [found, `${one} ${two}`];
        }),
    );
    return least;
}

test('the distance formula gives published figures', () => {
    assert.ok(Math.abs(distance([50, 2.6772, -79.7751], [50, 0, -82.7485]) - 2.0425) < 0.0001);
    assert.ok(Math.abs(distance([50, 2.5, 0], [73, 25, -18]) - 27.1492) < 0.0001);
    assert.ok(
        Math.abs(distance([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286]) - 0.6377) <
            0.0001,
    );
});

test('terrains can be told apart by everybody', () => {
    const terrains = [
        '--forest',
        '--pasture',
        '--field',
        '--hill',
        '--mountain',
        '--desert',
        '--goldland',
        '--sea',
    ];
    for (const [name, least] of [
        ['normal', 17.5],
        ['protan', 13],
        ['deutan', 13],
        ['tritan', 13],
    ] as const) {
        const [found, pair] = closest(terrains, SIGHT[name]!);
        assert.ok(
            found >= least,
            `${name}: ${pair} are ${found.toFixed(1)} apart, ${least} wanted`,
        );
    }
});

test('seats can be told apart by everybody, even without their marks', () => {
    const seats = SEAT_COLOURS.map(name => `--seat-${name}`);
    for (const [name, least] of [
        ['normal', 28],
        ['protan', 23],
        ['deutan', 23],
        ['tritan', 23],
    ] as const) {
        const [found, pair] = closest(seats, SIGHT[name]!);
        assert.ok(
            found >= least,
            `${name}: ${pair} are ${found.toFixed(1)} apart, ${least} wanted`,
        );
    }
});

test('the seats of the script are those of the style sheet', () => {
    SEAT_COLOURS.forEach((name, n) =>
        assert.equal(SEAT_PAINT[n]?.toLowerCase(), board.get(`--seat-${name}`), name),
    );
});

test('words on the numbers and terrains can be read', () => {
    const ink = board.get('--ink')!,
        ivory = board.get('--ivory')!;
    assert.ok(contrast(ink, ivory) >= 12);
    assert.ok(contrast(board.get('--hot')!, ivory) >= 7);
    for (const name of ['--pasture', '--field', '--desert', '--goldland'])
        assert.ok(contrast(ink, board.get(name)!) >= 4.5, `ink on ${name}`);
    for (const name of ['--forest', '--hill', '--sea', '--sea-deep'])
        assert.ok(contrast('#FFFFFF', board.get(name)!) >= 4.5, `white on ${name}`);
    assert.ok(contrast('#FFFFFF', board.get('--mountain')!) >= 3, 'large white on --mountain');
});

for (const [name, theme] of [
    ['dark', dark],
    ['light', light],
] as const)
    test(`the ${name} theme can be read`, () => {
        const grounds = ['--bg', '--panel', '--raised', '--sunken'];
        for (const ground of grounds) {
            const on = theme.get(ground)!;
            assert.ok(contrast(theme.get('--text')!, on) >= 7, `text on ${ground}`);
            for (const word of ['--muted', '--accent-ink', '--good', '--bad', '--info'])
                assert.ok(
                    contrast(theme.get(word)!, on) >= 4.5,
                    `${word} on ${ground}: ${contrast(theme.get(word)!, on).toFixed(2)}`,
                );
        }
        assert.ok(
            contrast(theme.get('--edge')!, theme.get('--panel')!) >= 3,
            'borders of controls',
        );
        assert.ok(contrast(theme.get('--focus')!, theme.get('--bg')!) >= 3, 'the focus ring');
        assert.ok(contrast(theme.get('--on-accent')!, theme.get('--accent')!) >= 7, 'main button');
        assert.ok(contrast(theme.get('--text')!, theme.get('--accent-soft')!) >= 7, 'accent wash');
    });
