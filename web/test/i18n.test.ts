/* i18n.test.ts - both languages are complete: the same lines, the same figures in them, nothing
 * left empty, and German that is not English. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import '../src/app/shell.tsx';
import '../src/games/base/texts.ts';
import '../src/games/cards/decktexts.ts';
import '../src/games/duel/texts.ts';
import '../src/games/island/editor/texts.ts';
import '../src/games/island/sea/texts.ts';
import '../src/pages/almanac.tsx';
import '../src/pages/check.tsx';
import '../src/pages/learn.tsx';
import '../src/pages/new.tsx';
import '../src/pages/replay.tsx';
import '../src/pages/replays.tsx';
import '../src/pages/settings.tsx';
import '../src/table/index.tsx';
import '../src/text/texts.ts';
import '../src/games/island/setup-words.ts';
import '../src/pages/judge-texts.ts';
import '../src/pages/how.tsx';
import '../src/pages/puzzles.tsx';
import '../src/table/hint.tsx';
import '../src/table/puzzle-texts.ts';
import '../src/review/texts.ts';
import { allTexts, language, list, number } from '../src/i18n/i18n.ts';
import { botName } from '../src/i18n/bots.ts';

/* The games' own words: one table in a folder. */
for (const each of readdirSync(`${WEB_ROOT}/src/games`, { withFileTypes: true }))
    if (each.isDirectory() && existsSync(`${WEB_ROOT}/src/games/${each.name}/texts.ts`))
        await import(`../src/games/${each.name}/texts.ts`);

/* Words that are the same in both languages. */
const SAME = new Set([
    'Bot',
    'System',
    'Normal',
    'CODE',
    '2^48',
    'Name',
    'Tab',
    'OK',
    'Chat',
    'Status',
]);

/* Calls a line with figures that make every branch of plural forms speak. */
function spoken(line: string | ((...figures: never[]) => string)): string[] {
    if (typeof line === 'string') return [line];
    return [0, 1, 2, 5].map(n =>
        (line as (...figures: unknown[]) => string)(
            ...Array.from({ length: Math.max(line.length, 1) }, () => sample(line, n)),
        ),
    );
}
function sample(line: unknown, n: number): unknown {
    const source = String(line);
    /* Lines that sort or join want lists; all others take numbers or words alike. */
    return /\.sort\(|\.join\(|\.map\(/.test(source) && /\[\.\.\./.test(source) ? [n, 2] : n;
}

function files(folder: string): string[] {
    return readdirSync(folder, { withFileTypes: true }).flatMap(each =>
        each.isDirectory()
            ? files(join(folder, each.name))
            : /\.tsx?$/.test(each.name)
              ? [join(folder, each.name)]
              : [],
    );
}

test('every table of texts is read by this test', () => {
    const made = files(join(WEB_ROOT, 'src')).filter(file =>
        /= texts\(/.test(readFileSync(file, 'utf8')),
    );
    assert.ok(made.length >= 6);
    assert.ok(
        allTexts.length >= made.length,
        `${allTexts.length} tables loaded, ${made.length} files have some: ${made.join(' ')}`,
    );
});

test('German has the lines of English, with the same figures', () => {
    for (const { en, de } of allTexts) {
        assert.deepEqual(Object.keys(de).sort(), Object.keys(en).sort());
        for (const key of Object.keys(en)) {
            assert.equal(typeof de[key], typeof en[key], key);
            if (typeof en[key] === 'function')
                assert.equal(
                    (de[key] as { length: number }).length,
                    (en[key] as { length: number }).length,
                    key,
                );
        }
    }
});

test('no line is empty, and German lines are German', () => {
    const english: string[] = [];
    for (const { en, de } of allTexts)
        for (const key of Object.keys(en)) {
            if (typeof en[key] !== 'string') continue;
            for (const text of [...spoken(en[key]!), ...spoken(de[key]!)])
                assert.ok(text.trim().length > 0, key);
            const [left, right] = [String(en[key]), String(de[key])];
            if (left === right && /[a-z]{3}/.test(left) && !SAME.has(left))
                english.push(`${key}: ${left}`);
        }
    assert.ok(english.length <= 12, `the same in both languages: ${english.join('; ')}`);
});

test('numbers and lists follow the language', () => {
    language.value = 'de';
    assert.equal(number(1234.5, 1), '1.234,5');
    assert.equal(list(['Ada', 'Bo', 'Cy']), 'Ada, Bo und Cy');
    assert.equal(botName('steady'), 'Solide');
    language.value = 'en';
    assert.equal(number(1234.5, 1), '1,234.5');
    assert.equal(list(['Ada', 'Bo']), 'Ada and Bo');
    assert.equal(botName('unheard'), 'Unheard');
});
