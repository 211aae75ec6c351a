/* deckpool.tsx - the cards a deck may be made of, with filters. */
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Icon } from '../../app/icon.tsx';
import { language, say } from '../../i18n/i18n.ts';
import { costTotal, frameOf, pictureOf, type Card, type Content } from './content.ts';
import { kindOf, pool, SETS, type Deck, type Kind } from './deck.ts';
import { D } from './decktexts.ts';
import { Cost, Face } from './face.tsx';
import { Picture } from './picture.tsx';
import { className, setName } from './texts.ts';

const KINDS: Kind[] = ['building', 'unit', 'action', 'event'];
type Sort = 'byCost' | 'byName' | 'bySet';

function Stepper({
    card,
    n,
    change,
}: {
    card: Card;
    n: number;
    change: (by: number) => void;
}): JSX.Element {
    const d = D(),
        name = say(card.name);
    return (
        <span class="step">
            <button
                type="button"
                aria-label={d.less(name)}
                disabled={n === 0}
                onClick={() => change(-1)}>
                <Icon id="minus" />
            </button>
            <span>
                {n} / {card.deck}
            </span>
            <button
                type="button"
                aria-label={d.more(name)}
                disabled={n >= card.deck}
                data-add={card.word}
                onClick={() => change(1)}>
                <Icon id="plus" />
            </button>
        </span>
    );
}

/* A choice from a list, with its label before it. */
export function Pick({
    label,
    value,
    options,
    choose,
}: {
    label: string;
    value: string;
    options: [string, string][];
    choose: (value: string) => void;
}): JSX.Element {
    return (
        <label class="pick">
            {label}:
            <select value={value} onChange={event => choose(event.currentTarget.value)}>
                {options.map(([name, text]) => (
                    <option key={name} value={name}>
                        {text}
                    </option>
                ))}
            </select>
        </label>
    );
}

interface Filter {
    text: string;
    kind: string;
    cost: string;
    sort: Sort;
}

const COSTS: Record<string, [number, number]> = {
    any: [0, 99],
    free: [0, 0],
    low: [1, 2],
    mid: [3, 4],
    high: [5, 99],
};

/* The cards that the filter lets through, in its order. */
function filtered(all: Content, sets: string[], { text, kind, cost, sort }: Filter): Card[] {
    const wanted = text.trim().toLowerCase(),
        [least, most] = COSTS[cost]!;
    const name = (card: Card): string => say(card.name);
    const rank = (card: Card): number =>
        sort === 'bySet'
            ? ['base', ...SETS].indexOf(card.set) * 100
            : sort === 'byCost'
              ? costTotal(card) + (kindOf(card) === 'event' ? 50 : 0)
              : 0;
    return pool(all, sets)
        .filter(
            card =>
                (kind === 'all' || kindOf(card) === kind) &&
                costTotal(card) >= least &&
                costTotal(card) <= most &&
                (!wanted || `${name(card)} ${say(card.text)}`.toLowerCase().includes(wanted)),
        )
        .sort((a, b) => rank(a) - rank(b) || name(a).localeCompare(name(b)));
}

function SetPicks({ deck, toSets }: { deck: Deck; toSets: (sets: string[]) => void }): JSX.Element {
    return (
        <div class="set-picks" role="group" aria-label={D().sets}>
            {SETS.map(set => {
                const on = deck.sets.includes(set);
                return (
                    <button
                        key={set}
                        type="button"
                        class={`chip${on ? ' gold' : ''}`}
                        aria-pressed={on}
                        title={setName(set)}
                        onClick={() =>
                            toSets(
                                on
                                    ? deck.sets.filter(each => each !== set)
                                    : SETS.filter(each => each === set || deck.sets.includes(each)),
                            )
                        }>
                        {on && <Icon id="check" size={14} />}
                        {setName(set)}
                    </button>
                );
            })}
        </div>
    );
}

function Slot({
    card,
    n,
    look,
    change,
}: {
    card: Card;
    n: number;
    look: (word: string) => void;
    change: (word: string, by: number) => void;
}): JSX.Element {
    return (
        <div class={`slot${n > 0 ? ' in' : ''}`}>
            <button
                type="button"
                class="slot-card"
                onClick={() => look(card.word)}
                title={D().large}>
                <Face word={card.word} />
            </button>
            <span class="slot-row">
                <span class={`pth ${frameOf(card)}`}>
                    <Picture card={pictureOf(card.word)} frame={frameOf(card)} />
                </span>
                <button type="button" class="slot-name" onClick={() => look(card.word)}>
                    <b>{say(card.name)}</b>
                    {costTotal(card) > 0 ? (
                        <Cost counts={card.cost} />
                    ) : (
                        <small class="muted">{className(card)}</small>
                    )}
                </button>
            </span>
            <Stepper card={card} n={n} change={by => change(card.word, by)} />
        </div>
    );
}

function Filters({
    filter,
    set,
    children,
}: {
    filter: Filter;
    set: (change: Partial<Filter>) => void;
    children: JSX.Element;
}): JSX.Element {
    const d = D();
    return (
        <div class="flt">
            <label class="field">
                <Icon id="search" size={20} />
                <input
                    type="search"
                    value={filter.text}
                    placeholder={d.search}
                    aria-label={d.search}
                    onInput={event => set({ text: event.currentTarget.value })}
                />
            </label>
            {children}
            <Pick
                label={d.kind}
                value={filter.kind}
                choose={kind => set({ kind })}
                options={[
                    ['all', d.all],
                    ...KINDS.map((each): [string, string] => [each, d[each]]),
                ]}
            />
            <Pick
                label={d.cost}
                value={filter.cost}
                choose={cost => set({ cost })}
                options={[
                    ['any', d.any],
                    ['free', d.free],
                    ['low', d.cost_low],
                    ['mid', d.cost_mid],
                    ['high', d.cost_high],
                ]}
            />
            <Pick
                label={d.sort}
                value={filter.sort}
                choose={sort => set({ sort: sort as Sort })}
                options={[
                    ['byCost', d.byCost],
                    ['byName', d.byName],
                    ['bySet', d.bySet],
                ]}
            />
        </div>
    );
}

interface Props {
    all: Content;
    deck: Deck;
    hidden: boolean;
    look: (word: string) => void;
    change: (word: string, by: number) => void;
    toSets: (sets: string[]) => void;
}

export function Pool({ all, deck, hidden, look, change, toSets }: Props): JSX.Element {
    const d = D(),
        [filter, setFilter] = useState<Filter>({
            text: '',
            kind: 'all',
            cost: 'any',
            sort: 'byCost',
        });
    const shown = useMemo(
        () => filtered(all, deck.sets, filter),
        [filter, all, deck.sets.join(), language.value],
    );
    return (
        <section class={`pool${hidden ? ' away' : ''}`} aria-label={d.pool}>
            <Filters filter={filter} set={change => setFilter({ ...filter, ...change })}>
                <SetPicks deck={deck} toSets={toSets} />
            </Filters>
            {shown.length === 0 && <p class="muted">{d.noPool}</p>}
            <div class="grid" tabIndex={0} aria-label={d.pool} role="group">
                {shown.map(card => (
                    <Slot
                        key={card.word}
                        card={card}
                        n={deck.cards[card.word] ?? 0}
                        look={look}
                        change={change}
                    />
                ))}
            </div>
        </section>
    );
}
