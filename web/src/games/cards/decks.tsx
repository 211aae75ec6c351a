/* decks.tsx - the deck builder: a pool with filters on one side, the deck with its figures, its
 * legality and its tests on the other. Decks are kept in the browser. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../../app/copy.ts';
import { Icon } from '../../app/icon.tsx';
import { Dialog } from '../../app/name.tsx';
import { number, say } from '../../i18n/i18n.ts';
import {
    askContent,
    cardOf,
    classIcon,
    content,
    costTotal,
    failed,
    type Content,
} from './content.ts';
import {
    advice,
    cardCount,
    curve,
    DECK_SIZE,
    emptyDeck,
    eventCount,
    judge,
    keepDecks,
    keptDecks,
    kindOf,
    legal,
    parseDeck,
    printDeck,
    type Deck,
    type Kind,
} from './deck.ts';
import { Pool } from './deckpool.tsx';
import { DeckTest } from './decktest.tsx';
import { D } from './decktexts.ts';
import { Cost } from './face.tsx';
import { CloseUp } from './hand.tsx';
import { T } from './texts.ts';

const KINDS: Kind[] = ['building', 'unit', 'action', 'event'];
const PAINT: Record<Kind, string> = {
    action: '#D9A400',
    building: '#B4593F',
    unit: '#5E9A73',
    event: '#7A5AA0',
};

function Curve({ deck }: { deck: Deck }): JSX.Element {
    const d = D(),
        bars = curve(deck),
        most = Math.max(1, ...bars);
    return (
        <>
            <h3>{d.curve}</h3>
            <div
                class="curve"
                role="img"
                aria-label={bars.map((n, i) => d.bar(n, i === 7 ? '7+' : String(i))).join(', ')}>
                {bars.map((n, i) => (
                    <div key={i} aria-hidden="true">
                        <i style={{ height: `${Math.round((n / most) * 54)}px` }}>
                            {n > 0 && <b>{n}</b>}
                        </i>
                        <span>{i === 7 ? '7+' : i}</span>
                    </div>
                ))}
            </div>
        </>
    );
}

function Summary({ deck, rename }: { deck: Deck; rename: () => void }): JSX.Element {
    const d = D(),
        count = (kind: Kind): number =>
            Object.entries(deck.cards).reduce(
                (n, [word, copies]) => n + (kindOf(cardOf(word)) === kind ? copies : 0),
                0,
            );
    const paid = Object.entries(deck.cards).reduce(
        (n, [word, copies]) =>
            n + (kindOf(cardOf(word)) === 'event' ? 0 : costTotal(cardOf(word)) * copies),
        0,
    );
    const all = cardCount(deck),
        kinds: Kind[] = ['action', 'building', 'unit'];
    return (
        <section class="panel deck-sum">
            <header>
                <h2>{deck.name || d.unnamed}</h2>
                <button type="button" class="btn quiet icon" aria-label={d.rename} onClick={rename}>
                    <Icon id="edit" size={20} />
                </button>
                <span class="chip gold bold">
                    {all} / {DECK_SIZE}
                </span>
            </header>
            <div class="meter" aria-hidden="true">
                {kinds.map(kind => (
                    <i
                        key={kind}
                        style={{
                            width: `${(count(kind) / DECK_SIZE) * 100}%`,
                            background: PAINT[kind],
                        }}
                    />
                ))}
            </div>
            <div class="row small deck-kinds">
                <span>{d.actions(count('action'))}</span>
                <span>{d.buildings(count('building'))}</span>
                <span>{d.units(count('unit'))}</span>
                <span class="muted">{d.average(number(all ? paid / all : 0, 1))}</span>
            </div>
            <Curve deck={deck} />
        </section>
    );
}

function Legality({ deck, all }: { deck: Deck; all: Content }): JSX.Element {
    return (
        <section class="panel msgs" aria-label={D().legality} aria-live="polite">
            <ul>
                {judge(deck, all).map(({ ok, text }) => (
                    <li key={text} class={ok ? 'good' : 'bad'}>
                        <Icon id={ok ? 'check' : 'warn'} />
                        {text}
                    </li>
                ))}
                {advice(deck).map(({ text }) => (
                    <li key={text} class="muted">
                        <Icon id="info" />
                        {text}
                    </li>
                ))}
            </ul>
        </section>
    );
}

function DeckList({
    deck,
    look,
    change,
}: {
    deck: Deck;
    look: (word: string) => void;
    change: (word: string, by: number) => void;
}): JSX.Element {
    const d = D(),
        words = Object.keys(deck.cards)
            .filter(word => deck.cards[word]! > 0)
            .sort(
                (a, b) =>
                    costTotal(cardOf(a)) - costTotal(cardOf(b)) ||
                    say(cardOf(a).name).localeCompare(say(cardOf(b).name)),
            );
    return (
        <section class="panel dl" tabIndex={0} aria-label={d.list}>
            {words.length === 0 && <p class="muted small">{d.emptyList}</p>}
            {KINDS.map(kind => {
                const list = words.filter(word => kindOf(cardOf(word)) === kind);
                const n = list.reduce((sum, word) => sum + deck.cards[word]!, 0);
                return (
                    list.length > 0 && (
                        <div key={kind}>
                            <h3>
                                {d[kind]}, {n}
                            </h3>
                            <ul>
                                {list.map(word => (
                                    <li key={word}>
                                        <b>{deck.cards[word]}×</b>
                                        <Icon id={classIcon(cardOf(word))} />
                                        <button
                                            type="button"
                                            class="dl-name"
                                            onClick={() => look(word)}>
                                            {say(cardOf(word).name)}
                                        </button>
                                        {costTotal(cardOf(word)) > 0 ? (
                                            <Cost counts={cardOf(word).cost} />
                                        ) : (
                                            <span class="small muted">{d.free}</span>
                                        )}
                                        <button
                                            type="button"
                                            class="btn quiet icon"
                                            aria-label={d.less(say(cardOf(word).name))}
                                            onClick={() => change(word, -1)}>
                                            <Icon id="minus" size={16} />
                                        </button>
                                    </li>
                                ))}
                            </ul>
                        </div>
                    )
                );
            })}
        </section>
    );
}

/* Import: paste or choose a file. */
function Import({
    all,
    load,
    close,
}: {
    all: Content;
    load: (deck: Deck) => void;
    close: () => void;
}): JSX.Element {
    const d = D(),
        [text, setText] = useState(''),
        read = parseDeck(text, all);
    return (
        <Dialog title={d.importDeck} close={close}>
            <div class="deck-text">
                <label for="deck-import">{d.paste}</label>
                <textarea
                    id="deck-import"
                    rows={12}
                    value={text}
                    spellcheck={false}
                    onInput={event => setText(event.currentTarget.value)}
                />
                <input
                    type="file"
                    accept=".deck,.txt,text/plain"
                    aria-label={d.importDeck}
                    onChange={event => {
                        void event.currentTarget.files?.[0]?.text().then(setText);
                    }}
                />
                {read.wrong.length > 0 && (
                    <p class="bad small">{d.wrong(read.wrong.slice(0, 5).join(', '))}</p>
                )}
                <div class="row">
                    <button
                        type="button"
                        class="btn primary grow"
                        disabled={Object.keys(read.deck.cards).length === 0}
                        onClick={() => {
                            load(read.deck);
                            close();
                        }}>
                        {d.load}
                    </button>
                    <button type="button" class="btn grow" onClick={close}>
                        {d.close}
                    </button>
                </div>
            </div>
        </Dialog>
    );
}

function Export({
    deck,
    all,
    close,
}: {
    deck: Deck;
    all: Content;
    close: () => void;
}): JSX.Element {
    const d = D(),
        text = printDeck(deck, all),
        [done, setDone] = useState(false);
    return (
        <Dialog title={d.exportDeck} close={close}>
            <div class="deck-text">
                <textarea rows={14} readOnly value={text} aria-label={d.exportDeck} />
                <div class="row wrap">
                    <button
                        type="button"
                        class="btn primary grow"
                        onClick={() => {
                            void copyText(text).then(setDone);
                        }}>
                        {done ? d.copied : d.copy}
                    </button>
                    <a
                        class="btn grow"
                        download={`${deck.name.replace(/[^\w-]+/g, '-') || 'deck'}.deck`}
                        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
                        {d.download}
                    </a>
                    <button type="button" class="btn grow" onClick={close}>
                        {d.close}
                    </button>
                </div>
            </div>
        </Dialog>
    );
}

function Samples({
    all,
    decks,
    load,
    remove,
    close,
}: {
    all: Content;
    decks: Deck[];
    load: (deck: Deck, at: number | null) => void;
    remove: (at: number) => void;
    close: () => void;
}): JSX.Element {
    const d = D(),
        samples = all.samples.map(sample => parseDeck(sample.text, all).deck);
    const line = (deck: Deck) => (
        <span class="grow">
            <b>{deck.name || d.unnamed}</b>
            <small class="muted">
                {' '}
                {cardCount(deck)} + {eventCount(deck)}
            </small>
        </span>
    );
    return (
        <Dialog title={d.samples} close={close}>
            <div class="deck-text">
                {decks.length > 0 && (
                    <>
                        <h3>{d.yours}</h3>
                        <ul class="deck-list">
                            {decks.map((deck, i) => (
                                <li key={i} class="row">
                                    {line(deck)}
                                    <button
                                        type="button"
                                        class="btn small"
                                        data-open={deck.name}
                                        onClick={() => {
                                            load(deck, i);
                                            close();
                                        }}>
                                        {d.open}
                                    </button>
                                    <button
                                        type="button"
                                        class="btn small"
                                        onClick={() => remove(i)}>
                                        {d.remove}
                                    </button>
                                </li>
                            ))}
                        </ul>
                    </>
                )}
                <h3>{d.samples}</h3>
                <ul class="deck-list">
                    {samples.map((deck, i) => (
                        <li key={i} class="row">
                            {line(deck)}
                            <button
                                type="button"
                                class="btn small"
                                data-sample={all.samples[i]!.id}
                                onClick={() => {
                                    load(deck, null);
                                    close();
                                }}>
                                {d.open}
                            </button>
                        </li>
                    ))}
                </ul>
                <div class="row">
                    <button
                        type="button"
                        class="btn grow"
                        onClick={() => {
                            load(emptyDeck(d.unnamed), null);
                            close();
                        }}>
                        {d.newDeck}
                    </button>
                    <button type="button" class="btn grow" onClick={close}>
                        {d.close}
                    </button>
                </div>
            </div>
        </Dialog>
    );
}

function Rename({
    deck,
    done,
    close,
}: {
    deck: Deck;
    done: (name: string) => void;
    close: () => void;
}): JSX.Element {
    const d = D(),
        [name, setName] = useState(deck.name);
    return (
        <Dialog title={d.rename} close={close}>
            <form
                class="deck-text"
                onSubmit={event => {
                    event.preventDefault();
                    done(name.trim() || d.unnamed);
                    close();
                }}>
                <label for="deck-name">{d.nameOf}</label>
                <span class="field">
                    <input
                        id="deck-name"
                        value={name}
                        maxLength={47}
                        onInput={event => setName(event.currentTarget.value)}
                    />
                </span>
                <button type="submit" class="btn primary">
                    {T().close}
                </button>
            </form>
        </Dialog>
    );
}

type Open = 'import' | 'export' | 'samples' | 'rename' | null;

/* Fills a deck up to what is needed, at random among what is allowed. */
function fillUp(deck: Deck, all: Content): Deck {
    const cards = { ...deck.cards },
        next = { ...deck, cards };
    const room = all.cards.filter(
        card => card.deck > 0 && (card.set === 'base' || deck.sets.includes(card.set)),
    );
    for (const event of [false, true]) {
        const bag = room
            .filter(card => (card.class === 'event') === event)
            .flatMap(card =>
                Array.from(
                    { length: Math.max(0, card.deck - (cards[card.word] ?? 0)) },
                    () => card.word,
                ),
            );
        while ((event ? eventCount(next) < 4 : cardCount(next) < DECK_SIZE) && bag.length > 0) {
            const word = bag.splice(Math.floor(Math.random() * bag.length), 1)[0]!;
            cards[word] = (cards[word] ?? 0) + 1;
        }
    }
    return next;
}

function Builder({ all }: { all: Content }): JSX.Element {
    const d = D(),
        [decks, setDecks] = useState(keptDecks),
        [at, setAt] = useState(0);
    const [open, setOpen] = useState<Open>(null),
        [looked, look] = useState<string | null>(null);
    const [tab, setTab] = useState<'pool' | 'deck'>('pool');
    const deck = decks[at] ?? emptyDeck(d.unnamed);
    const save = (list: Deck[]): void => {
        setDecks(list);
        keepDecks(list);
    };
    const put = (next: Deck): void =>
        save(decks.length === 0 ? [next] : decks.map((each, i) => (i === at ? next : each)));
    const change = (word: string, by: number): void => {
        const n = Math.max(0, Math.min(cardOf(word).deck, (deck.cards[word] ?? 0) + by));
        put({ ...deck, cards: { ...deck.cards, [word]: n } });
    };
    const load = (next: Deck, which: number | null): void => {
        if (which !== null) {
            setAt(which);
            return;
        }
        save([...decks, next]);
        setAt(decks.length);
    };
    const close = (): void => setOpen(null);
    const toSets = (sets: string[]): void => put({ ...deck, sets });
    return (
        <main class="dk has-tabbar" id="main" tabIndex={-1}>
            <h1 class="sr">{d.title}</h1>
            <div class="seg fill dk-tabs" role="group" aria-label={d.title}>
                <button type="button" aria-pressed={tab === 'pool'} onClick={() => setTab('pool')}>
                    {d.pool}
                </button>
                <button type="button" aria-pressed={tab === 'deck'} onClick={() => setTab('deck')}>
                    {d.deck} {cardCount(deck)}/{DECK_SIZE}
                </button>
            </div>
            <Pool
                all={all}
                deck={deck}
                change={change}
                look={look}
                toSets={toSets}
                hidden={tab !== 'pool'}
            />
            <aside class={`deck${tab === 'deck' ? '' : ' away'}`}>
                <Summary deck={deck} rename={() => setOpen('rename')} />
                <Legality deck={deck} all={all} />
                <DeckList deck={deck} look={look} change={change} />
                <div class="row wrap deck-tools">
                    <button type="button" class="btn grow" onClick={() => setOpen('import')}>
                        <Icon id="upload" size={20} />
                        {d.importDeck}
                    </button>
                    <button type="button" class="btn grow" onClick={() => setOpen('export')}>
                        <Icon id="download" size={20} />
                        {d.exportDeck}
                    </button>
                    <button type="button" class="btn grow" onClick={() => setOpen('samples')}>
                        {d.samples}
                    </button>
                    {!legal(deck, all) && (
                        <button
                            type="button"
                            class="btn grow"
                            onClick={() => put(fillUp(deck, all))}>
                            {d.random}
                        </button>
                    )}
                </div>
                <DeckTest deck={deck} all={all} />
            </aside>
            {open === 'import' && (
                <Import all={all} load={next => load(next, null)} close={close} />
            )}
            {open === 'export' && <Export deck={deck} all={all} close={close} />}
            {open === 'samples' && (
                <Samples
                    all={all}
                    decks={decks}
                    load={load}
                    close={close}
                    remove={which => {
                        save(decks.filter((_, i) => i !== which));
                        setAt(0);
                    }}
                />
            )}
            {open === 'rename' && (
                <Rename deck={deck} close={close} done={name => put({ ...deck, name })} />
            )}
            {looked && <CloseUp word={looked} view={null} me={null} close={() => look(null)} />}
        </main>
    );
}

export default function Decks(): JSX.Element {
    useEffect(askContent, []);
    const t = T();
    if (content.value) return <Builder all={content.value} />;
    return (
        <main class="page" id="main" tabIndex={-1}>
            {failed.value ? (
                <>
                    <p>{t.noContent}</p>
                    <button type="button" class="btn primary" onClick={askContent}>
                        {t.retry}
                    </button>
                </>
            ) : (
                <p class="muted" role="status">
                    {t.waitContent}
                </p>
            )}
        </main>
    );
}
