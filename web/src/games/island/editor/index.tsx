/* index.tsx - the map editor: tools on the left, the map, checks and balance on the right; on a phone the
 * map with the brushes of one tool under it, and the rest in sheets. It draws; what can be played is
 * the engine's to say, which runs in the page (net/setup.ts). */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../app/icon.tsx';
import { late } from '../../../app/late.ts';
import { Dialog } from '../../../app/name.tsx';
import { Empty, Message } from '../../../app/notice.tsx';
import { goInstead } from '../../../app/router.ts';
import { common } from '../../../i18n/common.ts';
import { say } from '../../../i18n/i18n.ts';
import { gameNamed, useDrawnGames } from '../../../net/lists.ts';
import { openSetup } from '../../../net/setup.ts';
import { geometryOf, Tables, type Facts } from '../facts.ts';
import { placeName } from '../names.ts';
import { T } from '../texts.ts';
import type { Board } from '../view.ts';
import { MapBoard } from './board.tsx';
import { keptDrafts } from './drafts.ts';
import { Head, MapsDialog, nameOf, PlayButton, ShareDialog } from './head.tsx';
import { readLine, sharedOf } from './link.ts';
import { CheckColumn, Checks, evenCount, Meter, Random, toMend, wishesOn } from './panels.tsx';
import { emptySea } from './sketch.ts';
import { Editor, type Spec } from './state.ts';
import { pageKey } from './strokes.ts';
import { E } from './texts.ts';
import { Brush, ToolBar, ToolColumn } from './tools.tsx';

interface Props {
    editor: Editor;
}

/* What stands at a place, in words. */
function told(editor: Editor, place: string): string {
    const t = E(),
        sketch = editor.sketch.value,
        n = Number(place.slice(1)),
        name = placeName(place, editor.board.value as Board);
    if (place[0] === 'e') {
        const kind = sketch.harbours.find(({ edge }) => edge === n)?.kind ?? 'none';
        return t.harbourAt(t[kind], name);
    }
    const { terrain, number } = sketch.hexes[n]!;
    if (terrain === 'none') return `${t.noHex} (${place})`;
    const more = [
        terrain !== 'sea' && terrain !== 'desert' && number === undefined && t.noNumber,
        sketch.robber === n && t.robberAt,
        sketch.pirate === n && t.pirateAt,
        editor.isles.some(isle => isle.includes(n)) && t.isleAt,
    ].filter(Boolean);
    return [name, ...more].join(', ');
}

function brushName(editor: Editor): string {
    const t = E(),
        { land, number, harbour, isle, figure } = editor.brushes.value;
    switch (editor.tool.value) {
        case 'paint':
            return land === 'none' ? t.noHex : T()[land];
        case 'number':
            return t.numberName(number);
        case 'harbour':
            return t[harbour];
        case 'island':
            return t[isle];
        case 'start':
            return t[figure];
        default:
            return t.erase;
    }
}

function Status({ editor }: Props): JSX.Element {
    const t = E(),
        place = editor.cursor.value,
        tool = editor.tool.value;
    const name = brushName(editor),
        upper = name.charAt(0).toUpperCase() + name.slice(1);
    return (
        <div class="ed-status" id="ed-status" role="status">
            <Icon id={editor.hand.value ? 'ed-pan' : `ed-${tool}`} size={18} />
            {place ? (
                <span>{told(editor, place)}</span>
            ) : editor.hand.value ? (
                <span>{t.handHelp}</span>
            ) : tool === 'erase' ? (
                <span>
                    {upper} · {t.takeAway}
                </span>
            ) : (
                <span>
                    {upper} · <span class="for-mouse">{t.mouseHelp}</span>
                    <span class="for-touch">{t.touchHelp}</span>
                </span>
            )}
        </div>
    );
}

function Floats({ editor }: Props): JSX.Element {
    const t = E(),
        i = T(),
        { past, future } = editor.history.value,
        { pan, hand } = editor;
    const button = (icon: string, label: string, press: () => void, off = false) => (
        <button
            type="button"
            class={`btn icon${off ? ' off' : ''}`}
            aria-label={label}
            aria-disabled={off}
            onClick={() => !off && press()}>
            <Icon id={icon} />
        </button>
    );
    return (
        <>
            <div class="ed-float">
                {button('ed-undo', t.undo, () => editor.undo(), past.length === 0)}
                {button('ed-redo', t.redo, () => editor.redo(), future.length === 0)}
            </div>
            <div class="ed-float at-right" role="group" aria-label={i.zoom}>
                <button
                    type="button"
                    class="btn icon"
                    aria-label={t.hand}
                    aria-pressed={hand.value}
                    onClick={() => (hand.value = !hand.value)}>
                    <Icon id="ed-pan" />
                </button>
                {button('zoom-in', i.closer, () => pan.closer())}
                {button('zoom-out', i.farther, () => pan.farther(), !pan.near.value)}
                {button('zoom-fit', i.wholeMap, () => pan.fit(), !pan.near.value)}
            </div>
        </>
    );
}

type Sheet = 'checks' | 'maps' | 'share' | null;

/* Under the map of a phone. */
function Bottom({ editor, open }: Props & { open: (sheet: Sheet) => void }): JSX.Element {
    const t = E(),
        n = toMend(editor),
        [even, all] = evenCount(editor);
    const light = (icon: string, kind: string, title: string, hint: string) => (
        <button type="button" class={`ed-light ${kind}`} onClick={() => open('checks')}>
            <Icon id={icon} />
            <b>{title}</b>
            <small>{hint}</small>
        </button>
    );
    return (
        <div class="ed-bottom">
            <ToolBar editor={editor} />
            <div class="ed-brush">
                <Brush editor={editor} />
            </div>
            <div class="ed-lights">
                {light(
                    n > 0 ? 'warn' : 'check',
                    n > 0 ? 'bad' : 'good',
                    t.checks,
                    n > 0 ? t.toMend(n) : t.nothingToMend,
                )}
                {light('ed-balance', 'good', t.balance, t.evenOf(even, all))}
                {light('ed-random', '', t.random.split(' ')[0]!, t.rulesOn(wishesOn(editor)))}
            </div>
            <div class="ed-main">
                <button
                    type="button"
                    class="btn icon"
                    aria-label={t.maps}
                    onClick={() => open('maps')}>
                    <Icon id="menu" />
                </button>
                <button
                    type="button"
                    class="btn icon"
                    aria-label={t.share}
                    onClick={() => open('share')}>
                    <Icon id="ed-share" />
                </button>
                <PlayButton editor={editor} />
            </div>
        </div>
    );
}

function Sheets(props: Props & { sheet: Sheet; close: () => void }): JSX.Element | null {
    const t = E(),
        { editor, sheet, close } = props;
    if (sheet === 'maps') return <MapsDialog editor={editor} whole close={close} />;
    if (sheet === 'share') return <ShareDialog editor={editor} close={close} />;
    if (sheet !== 'checks') return null;
    return (
        <Dialog title={t.checksAndBalance} close={close}>
            <div class="ed-sheet">
                <Checks editor={editor} seen={close} />
                <h3>{t.balance}</h3>
                <Meter editor={editor} />
                <h3>{t.random}</h3>
                <Random editor={editor} />
            </div>
        </Dialog>
    );
}

function Page({ editor, wrong }: Props & { wrong: string }): JSX.Element {
    const [sheet, setSheet] = useState<Sheet>(null);
    useEffect(() => {
        const key = (event: KeyboardEvent) => {
            const typing = (event.target as Element | null)?.closest('input, textarea, dialog');
            if (!typing && pageKey(editor, event)) event.preventDefault();
        };
        addEventListener('keydown', key);
        return () => removeEventListener('keydown', key);
    }, [editor]);
    return (
        <main class="ed" id="main" tabIndex={-1} aria-label={E().title}>
            <Head editor={editor} menu={() => setSheet('maps')} share={() => setSheet('share')} />
            <ToolColumn editor={editor} />
            <div class="ed-scene">
                <h1 class="ed-title">{nameOf(editor)}</h1>
                <MapBoard editor={editor} />
                <Floats editor={editor} />
                <Status editor={editor} />
                {wrong && (
                    <div class="ed-message">
                        <Message kind="bad">{wrong}</Message>
                    </div>
                )}
            </div>
            <CheckColumn editor={editor} />
            <Bottom editor={editor} open={setSheet} />
            <Sheets editor={editor} sheet={sheet} close={() => setSheet(null)} />
        </main>
    );
}

/* What to begin with: a map from the address, else the last one of this game, else its first
 * template. What is wrong with the address is said. */
function beginWith(editor: Editor, parts: string[]): string {
    const shared = sharedOf(parts);
    const draft = keptDrafts(editor.game, editor.at.shape.hexes.length)[0];
    const first = editor.spec.templates[0];
    let wrong = '';
    if (shared) {
        const seats = shared.seats ?? editor.seats.peek();
        const read = readLine(editor.engine, editor.game, seats, editor.kind, shared.line);
        if ('why' in read) wrong = E().takeRefused(read.at, say(read.why));
        else {
            editor.open(read.sketch, shared.name, { seats, options: read.options });
            editor.save();
            goInstead('maps', editor.game);
            return '';
        }
    }
    const sketch = first && editor.fromTemplate(first, 1);
    if (draft) editor.open(draft.sketch, draft.name, draft);
    else editor.open(sketch ?? emptySea(editor.at.shape.hexes.length), '');
    return wrong;
}

async function load(game: string, spec: Spec, seats: number): Promise<Editor> {
    const [engine] = await Promise.all([
        openSetup(new URL(LANDFALL_WASM, location.href).href),
        late('sea'),
        late('maps'),
    ]);
    const facts = engine.content(game) as Facts;
    new Tables().learn(facts);
    const most = Math.max(...facts.shapes.map(shape => shape.hexes.length));
    const hexes = emptySea(most).hexes;
    const editor = new Editor(game, spec, engine, geometryOf({ hexes } as Board));
    editor.seats.value = seats;
    return editor;
}

/* The editor of one game: `parts` is what stands behind its name in the address. */
export function MapEditor(props: { game: string; spec: Spec; parts: string[] }): JSX.Element {
    const { game, spec, parts } = props,
        ready = useDrawnGames() !== null;
    const [editor, setEditor] = useState<Editor | null>(null),
        [wrong, setWrong] = useState(''),
        [failed, setFailed] = useState(false);
    useEffect(() => {
        if (!ready) return;
        let here = true;
        load(game, spec, gameNamed(game)?.seats_max ?? 4).then(
            made => {
                if (!here) return;
                setWrong(beginWith(made, [game, ...parts]));
                setEditor(made);
            },
            error => {
                console.error(error);
                if (here) setFailed(true);
            },
        );
        return () => {
            here = false;
        };
    }, [game, ready, parts.join('/')]);
    if (editor) return <Page key={editor.game} editor={editor} wrong={wrong} />;
    return (
        <main class="page" id="main" tabIndex={-1}>
            {failed ? (
                <Empty
                    icon="warn"
                    title={E().title}
                    action={
                        <button class="btn primary" type="button" onClick={() => location.reload()}>
                            {common().reload}
                        </button>
                    }>
                    {E().loadFailed}
                </Empty>
            ) : (
                <p class="muted loading" role="status">
                    {common().loading}
                </p>
            )}
        </main>
    );
}
