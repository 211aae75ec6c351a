/* face.tsx - cards as people see them: a tile in a principality, a card in the hand, the large
 * close-up. The frame says where a card goes, the icon and the words what it is. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon, SeatMark } from '../../app/icon.tsx';
import { say } from '../../i18n/i18n.ts';
import { cardOf, classIcon, costTotal, frameOf, pictureOf, type Card } from './content.ts';
import { softName } from './hyphen.ts';
import { Picture } from './picture.tsx';
import { T, className } from './texts.ts';
import { KINDS, type Slot } from './view.ts';

const RIM = ['B', 'L', 'W', 'G', 'O', 'A'];

/* One resource on its ivory tile. */
export function Good({
    kind,
    small,
    lack,
}: {
    kind: number;
    small?: boolean;
    lack?: boolean;
}): JSX.Element {
    const name = T()[KINDS[kind]!];
    return (
        <span class={`res ${RIM[kind]}${small ? ' s' : ''}${lack ? ' lack' : ''}`} title={name}>
            <Icon id={KINDS[kind]!} />
            <span class="sr">{name}</span>
        </span>
    );
}

/* A cost as pictures; what the stores lack is dashed. */
export function Cost({ counts, stores }: { counts: number[]; stores?: number[] }): JSX.Element {
    return (
        <span class="cost s">
            {counts.flatMap((n, kind) =>
                Array.from({ length: n }, (_, i) => (
                    <Good
                        key={`${kind}-${i}`}
                        kind={kind}
                        small
                        lack={stores !== undefined && i >= (stores[kind] ?? 0)}
                    />
                )),
            )}
        </span>
    );
}

type Figures = { points: number; strength: number; joust: number; commerce: number };

export function Badges({ of }: { of: Figures }): JSX.Element | null {
    const t = T();
    const shown: [string, number, string][] = [
        ['victory-card', of.points, t.points],
        ['cg-strength', of.strength, t.strength],
        ['cg-tournament', of.joust, t.joust],
        ['cg-commerce', of.commerce, t.commerce],
    ];
    const some = shown.filter(([, n]) => n > 0);
    if (some.length === 0) return null;
    return (
        <span class="bdg">
            {some.map(([icon, n, name]) => (
                <span key={icon} title={name}>
                    <Icon id={icon} />
                    <b>{n}</b>
                    <span class="sr"> {name}</span>
                </span>
            ))}
        </span>
    );
}

/* What a card that lies somewhere counts: the turned ones count by their side. */
function figures(card: Card, slot: Slot | null): Figures {
    if (!slot) return card;
    if (slot.dogma) return { points: 0, strength: 0, joust: 0, commerce: 0 };
    if (card.word === 'brewery')
        return { ...card, commerce: slot.count === 1 ? 2 : 0, strength: slot.count === 2 ? 2 : 0 };
    if (card.word === 'triumphal-arch') return { ...card, points: slot.count };
    return card;
}

/* Tokens that lie on a card: gold of a Colonial base, goods of a Residence. */
const holds = (word: string): boolean => /^(residence-|colonial-base)/.test(word);

export function Tile({
    slot,
    home,
    children,
    class: extra,
}: {
    slot: Slot;
    home: number;
    children?: ComponentChildren;
    class?: string;
}): JSX.Element {
    const t = T(),
        card = cardOf(slot.card),
        frame = frameOf(card),
        name = say(card.name);
    const foreign = slot.owner !== home;
    const marks = [foreign && t.foreign, slot.dogma && t.dogma].filter(Boolean).join(', ');
    return (
        <span class={`bt ${frame}${slot.dogma ? ' off' : ''} ${extra ?? ''}`} title={name}>
            <span class="bn">
                {foreign && <SeatMark seat={slot.owner} small />}
                {name}
            </span>
            <span class="ba">
                <Picture card={pictureOf(card.word)} frame={frame} />
                <Badges of={figures(card, slot)} />
                {holds(card.word) && (
                    <span class="btokens" title={t.tokens(slot.count)}>
                        {[0, 1, 2].map(i => (
                            <i key={i} class={i < slot.count ? 'on' : ''} />
                        ))}
                    </span>
                )}
                {slot.dogma && (
                    <span class="bdogma">
                        <Icon id="lock" size={20} />
                    </span>
                )}
            </span>
            {marks && <span class="sr">, {marks}</span>}
            {children}
        </span>
    );
}

export function CardBack({ label }: { label: string }): JSX.Element {
    return (
        <span class="gc back" title={label}>
            <Icon id="logo" size={46} />
            <span class="sr">{label}</span>
        </span>
    );
}

interface FaceProps {
    word: string;
    stores?: number[];
    large?: boolean;
    class?: string;
}

/* The inside of a hand card; the caller makes it a button or an article. */
export function Face({ word, stores, large, class: extra }: FaceProps): JSX.Element {
    const card = cardOf(word),
        frame = frameOf(card),
        text = say(card.text);
    /* A long text gets the room of the picture, so that all of it can be read. */
    const long = text.length > (costTotal(card) > 0 ? 55 : 95);
    return (
        <span class={`gc ${frame}${large ? ' xl' : ''}${long ? ' long' : ''} ${extra ?? ''}`}>
            <span class="gh">
                <span class="gi">
                    <Icon id={classIcon(card)} />
                </span>
                <b>{softName(say(card.name))}</b>
            </span>
            <span class="ga">
                <Picture card={pictureOf(word)} frame={frame} />
                <Badges of={card} />
            </span>
            <span class="gk">{className(card)}</span>
            <span class="gt">{text}</span>
            {costTotal(card) > 0 && (
                <span class="gf">
                    <Cost counts={card.cost} {...(stores ? { stores } : {})} />
                </span>
            )}
        </span>
    );
}

/* A card in lists: picture, name, class or cost. */
export function Line({ word }: { word: string }): JSX.Element {
    const card = cardOf(word),
        frame = frameOf(card);
    return (
        <span class={`cl ${frame}`}>
            <span class="cl-pic">
                <Picture card={pictureOf(word)} frame={frame} />
            </span>
            <span class="cl-name">
                <b>{say(card.name)}</b>
                <small>{className(card)}</small>
            </span>
        </span>
    );
}
