/* head.tsx - above the map: its name, for whom it is, and what can be done with it as a whole: keep,
 * share, take over, play. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { copyText } from '../../../app/copy.ts';
import { Icon } from '../../../app/icon.tsx';
import { Dialog } from '../../../app/name.tsx';
import { explain, Message } from '../../../app/notice.tsx';
import { go, link } from '../../../app/router.ts';
import { botLevel, lastTable } from '../../../app/settings.ts';
import { standardBot } from '../../../i18n/bots.ts';
import { language, say } from '../../../i18n/i18n.ts';
import { openTable as openTableOf } from '../../../net/open.ts';
import { gameNamed, useDrawnGames } from '../../../net/lists.ts';
import type { Game } from '../../../net/types.ts';
import { readOptions, valuesOf, writeOptions } from '../../../pages/options.ts';
import { dropDraft, keptDrafts, type Draft } from './drafts.ts';
import { linkParts, readLine, readShared } from './link.ts';
import { emptySea, farOf, resize, SIZES } from './sketch.ts';
import type { Editor, Template } from './state.ts';
import { E } from './texts.ts';

interface Props {
    editor: Editor;
}
export const nameOf = (editor: Editor): string => editor.name.value || E().unnamed;

/* ---- For whom ---- */

const mapGames = (games: Game[] | null): Game[] =>
    (games ?? []).filter(game => LANDFALL_MAPS.includes(game.name));

function setOption(editor: Editor, game: Game, name: string, value: string): void {
    const chosen = { ...readOptions(editor.options.value), [name]: value };
    editor.options.value = writeOptions(game, chosen);
    editor.save();
}

/* How many rings the frame has now; none fits: it was drawn by hand. */
function sizeOf({ sketch, at }: Editor): number {
    const hexes = sketch.value.hexes.flatMap(({ terrain }, h) => (terrain === 'none' ? [] : [h]));
    const far = Math.max(0, ...hexes.map(h => farOf(at, h)));
    return SIZES.find(size => far <= size + 0.6) ?? SIZES[SIZES.length - 1]!;
}

export function Setting({ editor }: Props): JSX.Element {
    const t = E(),
        games = mapGames(useDrawnGames()),
        game = gameNamed(editor.game),
        target = game?.options.find(option => option.name === 'target');
    const counts = [];
    for (let n = game?.seats_min ?? 0; game && n <= game.seats_max; n++) counts.push(n);
    return (
        <>
            {games.length > 1 && (
                <select
                    class="pick"
                    aria-label={t.game}
                    value={editor.game}
                    onChange={event => go('maps', event.currentTarget.value)}>
                    {games.map(each => (
                        <option key={each.name} value={each.name}>
                            {say(each.title)}
                        </option>
                    ))}
                </select>
            )}
            {counts.length > 1 && (
                <select
                    class="pick"
                    aria-label={t.playersLabel}
                    value={String(editor.seats.value)}
                    onChange={event => {
                        editor.seats.value = Number(event.currentTarget.value);
                        editor.save();
                    }}>
                    {counts.map(n => (
                        <option key={n} value={String(n)}>
                            {t.players(n)}
                        </option>
                    ))}
                </select>
            )}
            {game && target && (
                <select
                    class="pick"
                    aria-label={t.pointsLabel}
                    value={readOptions(editor.options.value).target ?? target.standard}
                    onChange={event =>
                        setOption(editor, game, 'target', event.currentTarget.value)
                    }>
                    {valuesOf(target).map(value => (
                        <option key={value} value={value}>
                            {t.points(value)}
                        </option>
                    ))}
                </select>
            )}
            {editor.kind === 'free' && (
                <select
                    class="pick"
                    aria-label={t.size}
                    value={String(sizeOf(editor))}
                    onChange={event =>
                        editor.change(
                            resize(
                                editor.sketch.peek(),
                                editor.at,
                                Number(event.currentTarget.value),
                            ),
                        )
                    }>
                    {SIZES.map(size => (
                        <option key={size} value={String(size)}>
                            {t.sizeOf(size)}
                        </option>
                    ))}
                </select>
            )}
        </>
    );
}

function NameField({ editor }: Props): JSX.Element {
    const t = E();
    return (
        <label class="field">
            <span class="sr">{t.name}</span>
            <input
                value={editor.name.value}
                placeholder={t.unnamed}
                maxLength={60}
                onInput={event => {
                    editor.name.value = event.currentTarget.value;
                    editor.save();
                }}
            />
        </label>
    );
}

/* ---- My maps ---- */

function Begin({ editor, close }: Props & { close: () => void }): JSX.Element {
    const t = E();
    const start = (template: Template) => {
        const sketch = editor.fromTemplate(template, Date.now() % 1_000_000);
        if (sketch) editor.open(sketch, '');
        close();
    };
    return (
        <div class="row wrap" role="group" aria-label={t.newFrom}>
            {editor.spec.templates.map(template => (
                <button
                    key={template.options}
                    type="button"
                    class="btn small"
                    onClick={() => start(template)}>
                    {say(template.name)}
                </button>
            ))}
            {editor.kind === 'free' && (
                <button
                    type="button"
                    class="btn small"
                    onClick={() => {
                        editor.open(emptySea(editor.at.shape.hexes.length), '');
                        close();
                    }}>
                    {t.emptySea}
                </button>
            )}
        </div>
    );
}

function Kept({ editor, close }: Props & { close: () => void }): JSX.Element {
    const t = E(),
        mine = () => keptDrafts(editor.game, editor.at.shape.hexes.length),
        [drafts, setDrafts] = useState(mine);
    const open = (draft: Draft) => {
        editor.open(draft.sketch, draft.name, draft);
        close();
    };
    if (drafts.length === 0) return <p class="muted small">{t.noMaps}</p>;
    return (
        <ul class="list ed-kept">
            {drafts.map(draft => (
                <li key={draft.id}>
                    <button
                        type="button"
                        class="btn quiet grow"
                        aria-label={t.openMap(draft.name || t.unnamed)}
                        onClick={() => open(draft)}>
                        <span class="grow">{draft.name || t.unnamed}</span>
                        <small class="muted">
                            {new Date(draft.saved).toLocaleDateString(language.value)}
                        </small>
                    </button>
                    <button
                        type="button"
                        class="btn quiet icon"
                        aria-label={t.dropMap(draft.name || t.unnamed)}
                        onClick={() => {
                            dropDraft(draft.id);
                            setDrafts(mine());
                        }}>
                        <Icon id="close" size={18} />
                    </button>
                </li>
            ))}
        </ul>
    );
}

/* What is pasted is read by the engine; where it stumbles, it says so. */
function Take({ editor, close }: Props & { close: () => void }): JSX.Element {
    const t = E(),
        [text, setText] = useState(''),
        [wrong, setWrong] = useState('');
    const take = (event: Event) => {
        event.preventDefault();
        const shared = readShared(text);
        if (!shared) return setWrong(t.takeNothing);
        if (shared.game !== null && shared.game !== editor.game) {
            if (!LANDFALL_MAPS.includes(shared.game)) return setWrong(t.otherGame);
            close();
            const seats = shared.seats ?? editor.seats.peek();
            return go('maps', ...linkParts(shared.game, seats, shared.line, shared.name));
        }
        const seats = shared.seats ?? editor.seats.peek();
        const read = readLine(editor.engine, editor.game, seats, editor.kind, shared.line);
        if ('why' in read) return setWrong(t.takeRefused(read.at, say(read.why)));
        editor.open(read.sketch, shared.name, { seats, options: read.options });
        editor.save();
        close();
    };
    return (
        <form class="col" onSubmit={take}>
            <label class="col">
                {t.take}
                <textarea
                    class="ed-text mono"
                    rows={3}
                    value={text}
                    placeholder={t.takeHelp}
                    onInput={event => setText(event.currentTarget.value)}
                />
            </label>
            {wrong && <Message kind="bad">{wrong}</Message>}
            <button type="submit" class="btn" disabled={!text.trim()}>
                {t.takeIt}
            </button>
        </form>
    );
}

/* `whole`: with what stands above the map where there is room for it. */
export function MapsDialog(props: Props & { whole: boolean; close: () => void }): JSX.Element {
    const t = E();
    return (
        <Dialog title={t.maps} close={props.close}>
            {props.whole && (
                <>
                    <NameField editor={props.editor} />
                    <div class="row wrap">
                        <Setting editor={props.editor} />
                    </div>
                </>
            )}
            <h3>{t.newMap}</h3>
            <Begin {...props} />
            <h3>{t.keptMaps}</h3>
            <Kept {...props} />
            <Take {...props} />
        </Dialog>
    );
}

/* ---- Sharing ---- */

function Copied({ label, text }: { label: string; text: string }): JSX.Element {
    const t = E(),
        [said, setSaid] = useState('');
    const copy = async () => setSaid((await copyText(text)) ? t.copied : t.copyByHand);
    return (
        <div class="col">
            <label class="col">
                {label}
                <textarea class="ed-text mono" rows={2} readOnly value={text} />
            </label>
            <div class="row">
                <button type="button" class="btn small" onClick={() => void copy()}>
                    <Icon id="copy" size={18} />
                    {t.copy}
                </button>
                <span class="small muted" role="status">
                    {said}
                </span>
            </div>
        </div>
    );
}

export const addressOf = (editor: Editor): string =>
    location.href.replace(/#.*$/, '') +
    link(
        'maps',
        ...linkParts(editor.game, editor.seats.value, editor.line, editor.name.value.trim()),
    );

export function ShareDialog({ editor, close }: Props & { close: () => void }): JSX.Element {
    const t = E();
    return (
        <Dialog title={t.share} close={close}>
            {editor.good.value ? (
                <>
                    <Copied label={t.shareLink} text={addressOf(editor)} />
                    <Copied label={t.shareText} text={editor.verdict.value.text} />
                </>
            ) : (
                <p>{t.shareBad}</p>
            )}
        </Dialog>
    );
}

/* ---- Playing ---- */

/* A table with bots in all other seats, or the form for one with this map. */
async function playWithBots(editor: Editor, game: Game): Promise<void> {
    const bot = standardBot(game, botLevel.peek()),
        seats = editor.seats.peek();
    const table = await openTableOf({
        game: game.name,
        seats,
        bots: [null, ...Array.from({ length: seats - 1 }, () => bot)],
        options: editor.line,
        listed: false,
        clock: null,
        sit: true,
    });
    go('t', table);
}

function openTable(editor: Editor, game: Game): void {
    const bot = standardBot(game, botLevel.peek());
    lastTable.value = JSON.stringify({
        game: game.name,
        seats: editor.seats.peek(),
        options: editor.line,
        bots: Array.from({ length: game.seats_max - 1 }, (_, n) => (n === 0 ? null : bot)),
        clock: 'none',
        listed: false,
    });
    go('new');
}

export function PlayButton({ editor }: Props): JSX.Element {
    const t = E(),
        game = gameNamed(editor.game),
        ok = editor.good.value && game !== undefined;
    const [busy, setBusy] = useState(false),
        [wrong, setWrong] = useState('');
    const play = async () => {
        if (!ok) return setWrong(t.playBad);
        setBusy(true);
        setWrong('');
        try {
            await playWithBots(editor, game);
        } catch (error) {
            setWrong(explain(error));
        } finally {
            setBusy(false);
        }
    };
    return (
        <>
            <button
                type="button"
                class={`btn primary${ok ? '' : ' off'}`}
                aria-disabled={!ok}
                disabled={busy}
                onClick={() => void play()}>
                <Icon id="play" size={18} />
                {t.play}
            </button>
            {wrong && !(ok && wrong === t.playBad) && (
                <p class="ed-wrong-note" role="alert">
                    {wrong}
                </p>
            )}
        </>
    );
}

export function Head({ editor, menu, share }: Props & Record<'menu' | 'share', () => void>) {
    const t = E(),
        game = gameNamed(editor.game),
        [naming, setNaming] = useState(false);
    return (
        <header class="ed-head">
            {naming ? (
                <NameField editor={editor} />
            ) : (
                <h1 title={nameOf(editor)}>{nameOf(editor)}</h1>
            )}
            <button
                type="button"
                class="btn quiet icon"
                aria-label={t.rename}
                aria-pressed={naming}
                onClick={() => setNaming(!naming)}>
                <Icon id={naming ? 'check' : 'edit'} size={20} />
            </button>
            <Setting editor={editor} />
            <span class="small muted ed-saved">{editor.saved.value !== null && t.saved}</span>
            <span class="grow" />
            <button type="button" class="btn" aria-label={t.maps} onClick={menu}>
                <Icon id="menu" size={18} />
                <span class="ed-wide">{t.maps}</span>
            </button>
            <button type="button" class="btn" aria-label={t.share} onClick={share}>
                <Icon id="ed-share" size={18} />
                <span class="ed-wide">{t.share}</span>
            </button>
            <button
                type="button"
                class={`btn${editor.good.value ? '' : ' off'}`}
                disabled={!editor.good.value || !game}
                onClick={() => game && openTable(editor, game)}>
                <Icon id="users" size={18} />
                {t.openTable}
            </button>
            <PlayButton editor={editor} />
        </header>
    );
}
