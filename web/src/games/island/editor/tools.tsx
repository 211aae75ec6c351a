/* tools.tsx - the tools of the map editor and their brushes: land, numbers, harbours, islands, figures. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../../app/icon.tsx';
import type { Terrain } from '../view.ts';
import { HARBOURS, landsOf, NUMBERS, type SketchKind } from './sketch.ts';
import { toolsOf, type Brushes, type Editor, type IsleBrush, type Tool } from './state.ts';
import { E } from './texts.ts';

interface Props {
    editor: Editor;
}

export function Section(props: {
    icon: string;
    title: string;
    hint?: string;
    children: ComponentChildren;
    class?: string;
}): JSX.Element {
    return (
        <section class={`panel ${props.class ?? ''}`}>
            <h2>
                <Icon id={props.icon} />
                {props.title}
                {props.hint && <small>{props.hint}</small>}
            </h2>
            {props.children}
        </section>
    );
}

export function ToolBar({ editor }: Props): JSX.Element {
    const t = E();
    const choose = (tool: Tool) => {
        editor.tool.value = tool;
        editor.hand.value = false;
        editor.cursor.value = null;
    };
    return (
        <div
            class={`ed-tools${editor.kind === 'fixed' ? ' few' : ''}`}
            role="group"
            aria-label={t.tools}>
            {toolsOf(editor.kind).map(tool => (
                <button
                    key={tool}
                    type="button"
                    class="ed-tool"
                    aria-pressed={editor.tool.value === tool && !editor.hand.value}
                    onClick={() => choose(tool)}>
                    <Icon id={`ed-${tool}`} />
                    <span>{t[tool]}</span>
                </button>
            ))}
        </div>
    );
}

const set = (editor: Editor, tool: Tool, part: Partial<Brushes>): void => {
    editor.brushes.value = { ...editor.brushes.value, ...part };
    editor.tool.value = tool;
    editor.hand.value = false;
};
const picked = (editor: Editor, tool: Tool, same: boolean): boolean =>
    editor.tool.value === tool && same;

/* The picture of a terrain, in a square. */
function Tile({ terrain }: { terrain: Terrain }): JSX.Element {
    const id = terrain === 'gold' ? 'hex-goldfield' : `hex-${terrain}`;
    return (
        <svg viewBox="-100 -100 200 200" aria-hidden="true">
            {terrain === 'sea' ? (
                <polygon
                    points="0,-98 85,-49 85,49 0,98 -85,49 -85,-49"
                    fill="#2B6DB9"
                    stroke="#57A3DB"
                    stroke-width="4"
                />
            ) : (
                <use href={`#${id}`} x="-100" y="-100" width="200" height="200" />
            )}
        </svg>
    );
}

function Lands({ editor }: Props): JSX.Element {
    const t = E(),
        { hexes } = editor.sketch.value;
    return (
        <div class="ed-swatches" role="group" aria-label={t.land}>
            {landsOf(editor.kind).map(land => (
                <button
                    key={land}
                    type="button"
                    class="ed-swatch"
                    title={t[land as Exclude<Terrain, 'none'>]}
                    aria-pressed={picked(editor, 'paint', editor.brushes.value.land === land)}
                    onClick={() => set(editor, 'paint', { land })}>
                    <Tile terrain={land} />
                    <span>{t[land as Exclude<Terrain, 'none'>]}</span>
                    <small>{hexes.filter(({ terrain }) => terrain === land).length}</small>
                </button>
            ))}
        </div>
    );
}

/* A round picture with how many of it are on the map. */
function Chip(props: {
    id: string;
    name: string;
    count: number;
    on: boolean;
    press: () => void;
}): JSX.Element {
    return (
        <button
            type="button"
            class="ed-chip"
            aria-pressed={props.on}
            aria-label={`${props.name}, ${E().placed(props.count)}`}
            title={props.name}
            onClick={props.press}>
            <Icon id={props.id} />
            <span class={`ed-badge${props.count === 0 ? ' zero' : ''}`} aria-hidden="true">
                {props.count}
            </span>
        </button>
    );
}

function NumberChips({ editor }: Props): JSX.Element {
    const t = E(),
        { hexes } = editor.sketch.value;
    return (
        <div class="ed-chips" role="group" aria-label={t.numbers}>
            {NUMBERS.map(n => (
                <Chip
                    key={n}
                    id={`token-${n}`}
                    name={t.numberName(n)}
                    count={hexes.filter(({ number }) => number === n).length}
                    on={picked(editor, 'number', editor.brushes.value.number === n)}
                    press={() => set(editor, 'number', { number: n })}
                />
            ))}
        </div>
    );
}

function HarbourChips({ editor }: Props): JSX.Element {
    const t = E(),
        { harbours } = editor.sketch.value;
    const kinds: SketchKind[] = [...HARBOURS, editor.kind === 'free' ? 'empty' : 'none'];
    return (
        <div class="ed-chips seven" role="group" aria-label={t.harbours}>
            {kinds.map(kind => (
                <Chip
                    key={kind}
                    id={kind === 'none' ? 'harbour-empty' : `harbour-${kind}`}
                    name={t[kind]}
                    count={harbours.filter(each => each.kind === kind).length}
                    on={picked(editor, 'harbour', editor.brushes.value.harbour === kind)}
                    press={() => set(editor, 'harbour', { harbour: kind })}
                />
            ))}
        </div>
    );
}

export function Switch(props: {
    label: string;
    on: boolean;
    set: (on: boolean) => void;
}): JSX.Element {
    return (
        <label class="ed-switch">
            <button
                type="button"
                class="switch"
                role="switch"
                aria-checked={props.on}
                aria-label={props.label}
                onClick={() => props.set(!props.on)}
            />
            <span class="grow">{props.label}</span>
        </label>
    );
}

function Shuffled({ editor }: Props): JSX.Element | null {
    const sketch = editor.sketch.value;
    if (editor.kind === 'fixed') return null;
    return (
        <Switch
            label={E().shuffled}
            on={sketch.shuffled}
            set={shuffled => editor.change({ ...sketch, shuffled })}
        />
    );
}

const ISLE_BRUSHES: { id: IsleBrush; icon: string }[] = [
    { id: 'piece', icon: 'isle-free' },
    { id: 'hex', icon: 'island-flag' },
    { id: 'home', icon: 'home' },
];

function Isles({ editor }: Props): JSX.Element {
    const t = E(),
        sketch = editor.sketch.value;
    return (
        <>
            <div class="ed-list" role="group" aria-label={t.islands}>
                {ISLE_BRUSHES.map(({ id, icon }) => (
                    <button
                        key={id}
                        type="button"
                        class="ed-line"
                        aria-pressed={picked(editor, 'island', editor.brushes.value.isle === id)}
                        onClick={() => set(editor, 'island', { isle: id })}>
                        <Icon id={icon} />
                        {t[id]}
                    </button>
                ))}
            </div>
            <Switch
                label={t.auto}
                on={sketch.isles === null}
                set={auto => editor.change({ ...sketch, isles: auto ? null : editor.isles })}
            />
        </>
    );
}

function Starts({ editor }: Props): JSX.Element {
    const t = E();
    return (
        <div class="ed-list" role="group" aria-label={t.starts}>
            {(['robber', 'pirate'] as const).map(figure => (
                <button
                    key={figure}
                    type="button"
                    class="ed-line"
                    aria-pressed={picked(editor, 'start', editor.brushes.value.figure === figure)}
                    onClick={() => set(editor, 'start', { figure })}>
                    <Icon id={figure === 'robber' ? 'robber' : 'pirate-ship'} />
                    {t[figure]}
                </button>
            ))}
        </div>
    );
}

/* The brushes of the tool in hand; under the map of a phone there is room for these alone. */
export function Brush({ editor }: Props): JSX.Element {
    const t = E();
    switch (editor.tool.value) {
        case 'paint':
            return <Lands editor={editor} />;
        case 'number':
            return <NumberChips editor={editor} />;
        case 'harbour':
            return (
                <>
                    <HarbourChips editor={editor} />
                    <Shuffled editor={editor} />
                </>
            );
        case 'island':
            return <Isles editor={editor} />;
        case 'start':
            return <Starts editor={editor} />;
        default:
            return <p class="ed-note">{editor.kind === 'free' ? t.eraseHelp : t.eraseFixed}</p>;
    }
}

/* All of them, beside the map. */
export function ToolColumn({ editor }: Props): JSX.Element {
    const t = E();
    return (
        <div class="ed-col ed-left">
            <Section icon="edit" title={t.tools}>
                <ToolBar editor={editor} />
            </Section>
            <Section icon="ed-paint" title={t.land} hint={t.onMap}>
                <Lands editor={editor} />
            </Section>
            <Section icon="ed-number" title={t.numbers} hint={t.onMap}>
                <NumberChips editor={editor} />
            </Section>
            <Section icon="ed-harbour" title={t.harbours} hint={t.onMap}>
                <HarbourChips editor={editor} />
                <Shuffled editor={editor} />
            </Section>
            {editor.tool.value === 'island' && (
                <Section icon="ed-island" title={t.islands}>
                    <Isles editor={editor} />
                </Section>
            )}
            {editor.tool.value === 'start' && (
                <Section icon="ed-start" title={t.starts}>
                    <Starts editor={editor} />
                </Section>
            )}
        </div>
    );
}
