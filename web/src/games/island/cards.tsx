/* cards.tsx - cards as the hand, the trade panel and offers show them. */
import type { JSX } from 'preact';
import { Icon } from '../../app/icon.tsx';
import { T } from './texts.ts';
import { GOODS, SHOWN_ALL, total, type Counts } from './view.ts';

/* "2 brick and 1 ore" in words. */
export function cardWords(cards: Counts): string {
    const t = T();
    const parts = SHOWN_ALL.filter(i => cards[i]).map(i => `${cards[i]} ${t[GOODS[i]!]}`);
    return parts.join(', ') || '0';
}

/* A row of small pictures with counts, as in offers and costs. */
export function CardRow({ cards, size = 22 }: { cards: Counts; size?: number }): JSX.Element {
    return (
        <span class="card-row" role="img" aria-label={cardWords(cards)}>
            {SHOWN_ALL.filter(i => cards[i]).map(i => (
                <span key={i} class="card-of">
                    {cards[i]! > 1 && <b>{cards[i]}</b>}
                    <Icon id={GOODS[i]!} size={size} />
                </span>
            ))}
            {total(cards) === 0 && <span class="card-of none" />}
        </span>
    );
}

/* What something costs; what the hand lacks stands in a red box. */
export function Cost({ cost, lack, size }: { cost: Counts; lack: Counts; size: number }) {
    return (
        <span class="cost-row" aria-hidden="true">
            {SHOWN_ALL.filter(i => cost[i]).map(i => (
                <span key={i} class={`cost-of${lack[i] ? ' lack' : ''}`}>
                    <Icon id={GOODS[i]!} size={size} />
                    {cost[i]! > 1 && <b>{cost[i]}</b>}
                </span>
            ))}
        </span>
    );
}

interface CardProps {
    resource: number;
    count: number | null; /* null: no badge */
    rate?: number;
    label: string;
    hot?: boolean; /* chosen */
    faint?: boolean;
    pressed?: boolean;
    disabled?: boolean;
    stack?: boolean;
    still?: boolean; /* not to be pressed by itself */
    data?: string;
    onTap?: () => void;
    onLess?: () => void;
}

/* A card that can be tapped for one more, and right-clicked or Backspaced for one fewer. */
export function Card(props: CardProps): JSX.Element {
    const { resource, count, rate, label, hot, faint, disabled, stack, data } = props;
    const id = GOODS[resource]!;
    const face = (
        <>
            <span class="rc-face">
                <Icon id={id} />
                {rate !== undefined && <small>{T().rate(rate)}</small>}
            </span>{' '}
            {count !== null && <b class={`badge${hot ? ' hot' : ''}`}>{count}</b>}
        </>
    );
    const look = `rc ${id}${hot ? ' hot' : ''}${faint ? ' faint' : ''}${stack ? ' stack' : ''}`;
    const letter = T()[id][0]!.toUpperCase();
    if (props.still)
        return (
            <span class={look} data-res={data} data-letter={letter} aria-hidden="true">
                {face}
            </span>
        );
    return (
        <button
            type="button"
            class={look}
            aria-label={label}
            data-res={data}
            aria-disabled={disabled}
            data-letter={letter}
            onClick={() => {
                if (!disabled) props.onTap?.();
            }}
            onContextMenu={event => {
                event.preventDefault();
                props.onLess?.();
            }}
            onKeyDown={event => {
                if (event.key !== 'Backspace' && event.key !== 'Delete' && event.key !== '-')
                    return;
                event.preventDefault();
                props.onLess?.();
            }}>
            {face}
        </button>
    );
}
