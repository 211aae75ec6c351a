/* panels.tsx - what the engine says to the map, how even it is, and dealing it anew by wishes. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../../app/icon.tsx';
import { language, number } from '../../../i18n/i18n.ts';
import { T } from '../texts.ts';
import type { Resource, Terrain } from '../view.ts';
import { type Breach, type Range, type Wish } from './balance.ts';
import type { Finding } from './check.ts';
import { Section, Switch } from './tools.tsx';
import { SEEDS, type Editor } from './state.ts';
import { E } from './texts.ts';

interface Props {
    editor: Editor;
}

/* ---- Checks ---- */

export interface Line {
    text: string;
    kind: 'bad' | 'warn' | 'good';
    places: string[];
}

const GOODS: Partial<Record<Terrain, Resource>> = {
    forest: 'lumber',
    hills: 'brick',
    pasture: 'wool',
    fields: 'grain',
    mountains: 'ore',
};
const goodName = (terrain: Terrain): string => {
    const name = T()[GOODS[terrain] ?? 'gold'];
    return name.charAt(0).toUpperCase() + name.slice(1);
};

const places = (findings: Finding[]): string[] => findings.flatMap(({ place }) => place ?? []);

/* The engine's words about a line that is too long name no place of the map. */
const TOO_LONG = 511;

function refusals(editor: Editor): Line[] {
    const t = E(),
        { findings } = editor.verdict.value;
    const of = (missing: Finding['missing']) => findings.filter(each => each.missing === missing);
    const lines: Line[] = [];
    if (of('number').length)
        lines.push({
            text: t.numbersMissing(of('number').length),
            kind: 'bad',
            places: places(of('number')),
        });
    if (of('harbour').length)
        lines.push({
            text: t.kindsMissing(of('harbour').length),
            kind: 'bad',
            places: places(of('harbour')),
        });
    for (const finding of of(null)) {
        const why = finding.why[language.value],
            rule = finding.rule && !why.includes(finding.rule) ? ` (${finding.rule})` : '';
        lines.push({
            text: editor.line.length > TOO_LONG ? t.tooLong : t.refused(why + rule),
            kind: 'bad',
            places: places([finding]),
        });
    }
    return lines;
}

function breachText(editor: Editor, { wish, terrain }: Breach): string {
    const t = E(),
        { resources, range } = editor.balance.value;
    switch (wish) {
        case 'apart':
            return t.apart;
        case 'unlike':
            return t.unlike;
        case 'islands':
            return t.unevenIsles;
        case 'gold':
            return t.goldAtHome;
        default: {
            const found = resources.find(each => each.terrain === terrain)!;
            return t.uneven(goodName(found.terrain), found.pips, range.low, range.high);
        }
    }
}

/* Wishes that are not fulfilled, those of one kind in one line. */
function wishLines(editor: Editor): Line[] {
    const lines = new Map<string, Line>();
    for (const breach of editor.breaches.value) {
        const text = breachText(editor, breach),
            line = lines.get(text) ?? { text, kind: 'warn' as const, places: [] };
        line.places.push(...breach.places.filter(place => !line.places.includes(place)));
        lines.set(text, line);
    }
    return [...lines.values()];
}

export function checkLines(editor: Editor): Line[] {
    const t = E(),
        bad = refusals(editor),
        wished = wishLines(editor),
        n = editor.seats.value;
    const good: Line[] = [];
    if (bad.length === 0) good.push({ text: t.accepted(n), kind: 'good', places: [] });
    else if (editor.verdict.value.findings.every(({ place }) => place !== null))
        good.push({ text: t.room(n), kind: 'good', places: [] });
    if (wished.length === 0) good.push({ text: t.wishesKept, kind: 'good', places: [] });
    if (editor.unkept.value) wished.push({ text: t.notSaved, kind: 'warn', places: [] });
    return [...bad, ...wished, ...good];
}
export const toMend = (editor: Editor): number =>
    checkLines(editor).filter(({ kind }) => kind !== 'good').length;

const ICONS = { bad: 'warn', warn: 'info', good: 'check' };

export function Checks({ editor, seen }: Props & { seen?: () => void }): JSX.Element {
    const show = ({ places: list }: Line) => {
        editor.shown.value = list;
        editor.cursor.value = list[0] ?? null;
        const p = editor.at.placeXY(list[0] ?? '');
        if (p) editor.pan.reveal(p);
        seen?.();
    };
    return (
        <ul class="ed-checks" aria-live="polite">
            {checkLines(editor).map(line => (
                <li key={line.text} class={line.kind}>
                    <Icon id={ICONS[line.kind]} />
                    <span>{line.text}</span>
                    {line.places.length > 0 && (
                        <button
                            type="button"
                            class="go-to"
                            aria-label={`${E().show}: ${line.text}`}
                            onClick={() => show(line)}>
                            {E().show}
                        </button>
                    )}
                </li>
            ))}
        </ul>
    );
}

/* ---- Balance ---- */

const PAINT: Partial<Record<Terrain, string>> = {
    forest: '#2F7D63',
    hills: '#B35A2E',
    pasture: '#6FA36A',
    fields: '#E0A21C',
    mountains: '#8D8CA3',
    gold: '#F3DC82',
};

const inside = (value: number, { low, high }: Range): boolean => value >= low && value <= high;

function Bar(props: { part: number; paint: string; even?: Range; most: number }): JSX.Element {
    const share = (value: number) => `${Math.min(100, (value / props.most) * 100)}%`;
    return (
        <span class="ed-bar">
            {props.even && (
                <em
                    style={{
                        left: share(props.even.low),
                        width: share(props.even.high - props.even.low),
                    }}
                />
            )}
            <i style={{ width: share(props.part), background: props.paint }} />
        </span>
    );
}

export function Meter({ editor }: Props): JSX.Element {
    const t = E(),
        { resources, range, isles, between } = editor.balance.value;
    const most = Math.max(range.high * 1.15, ...resources.map(each => each.pips), 1);
    const each = isles.map(isle => isle.each);
    let isle = 0;
    return (
        <div class="ed-two">
            <ul class="ed-meter">
                {resources.map(({ terrain, pips }) => (
                    <li
                        key={terrain}
                        class={terrain === 'gold' || inside(pips, range) ? '' : 'off'}>
                        <Icon
                            id={GOODS[terrain] ?? 'gold-coin'}
                            label={t.pipsOf(goodName(terrain), String(pips))}
                        />
                        <Bar
                            part={pips}
                            most={most}
                            paint={PAINT[terrain] ?? '#999'}
                            even={terrain === 'gold' ? undefined : range}
                        />
                        <b aria-hidden="true">{pips}</b>
                    </li>
                ))}
            </ul>
            {isles.length > 0 && (
                <ul class="ed-meter isles">
                    {isles.map(({ home, each: worth, hexes }) => (
                        <li key={hexes.join()} class={inside(worth, between) ? '' : 'far'}>
                            <span>{home ? t.mainland : t.isle(++isle)}</span>
                            <Bar part={worth} most={Math.max(5, ...each)} paint="#57A3DB" />
                            <b>{number(worth, 1)}</b>
                        </li>
                    ))}
                </ul>
            )}
        </div>
    );
}

/* How many resources are even, of all. */
export function evenCount(editor: Editor): [number, number] {
    const { resources, range } = editor.balance.value,
        paying = resources.filter(({ terrain }) => terrain !== 'gold');
    return [paying.filter(({ pips }) => inside(pips, range)).length, paying.length];
}

/* ---- Random ---- */

const wishesOf = ({ kind }: Editor): Wish[] =>
    kind === 'free'
        ? ['apart', 'unlike', 'resources', 'islands', 'gold']
        : ['apart', 'unlike', 'resources'];

export const wishesOn = (editor: Editor): number =>
    wishesOf(editor).filter(wish => editor.wishes.value[wish]).length;

function wishText(editor: Editor, wish: Wish): string {
    const t = E(),
        { low, high } = editor.balance.value.range;
    switch (wish) {
        case 'apart':
            return t.wishApart;
        case 'unlike':
            return t.wishUnlike;
        case 'islands':
            return t.wishIslands;
        case 'gold':
            return t.wishGold;
        default:
            return t.wishResources(low, high);
    }
}

export function Random({ editor }: Props): JSX.Element {
    const t = E(),
        wishes = editor.wishes.value,
        [typed, setTyped] = useState<string | null>(null);
    const deal = (event: Event) => {
        event.preventDefault();
        const seed = Number(typed);
        if (typed !== null && seed >= 1 && seed <= SEEDS) editor.deal(Math.floor(seed));
        else editor.dealAgain();
        setTyped(null);
    };
    return (
        <form onSubmit={deal}>
            <ul class="ed-rules">
                {wishesOf(editor).map(wish => (
                    <li key={wish}>
                        <Switch
                            label={wishText(editor, wish)}
                            on={wishes[wish]}
                            set={on => {
                                editor.wishes.value = { ...wishes, [wish]: on };
                                editor.broken.value = [];
                            }}
                        />
                    </li>
                ))}
            </ul>
            <div class="ed-deal">
                <label title={t.seedHelp}>
                    {t.seed}
                    <input
                        class="pick"
                        type="number"
                        min="1"
                        max={SEEDS}
                        value={typed ?? String(editor.seed.value)}
                        onInput={event => setTyped(event.currentTarget.value)}
                    />
                </label>
                <button type="submit" class="btn">
                    <Icon id="ed-random" size={20} />
                    {t.deal}
                </button>
            </div>
            {editor.broken.value.length > 0 && (
                <p class="ed-note" role="status">
                    {t.notAll}
                </p>
            )}
        </form>
    );
}

/* All of it, beside the map. */
export function CheckColumn({ editor }: Props): JSX.Element {
    const t = E(),
        n = toMend(editor);
    return (
        <div class="ed-col ed-right">
            <Section icon="ed-check" title={t.checks} hint={n > 0 ? t.toMend(n) : t.nothingToMend}>
                <Checks editor={editor} />
            </Section>
            <Section icon="ed-balance" title={t.balance} hint={t.balanceHint}>
                <Meter editor={editor} />
            </Section>
            <Section icon="ed-random" title={t.random}>
                <Random editor={editor} />
            </Section>
        </div>
    );
}
