/* judge-parts.tsx - the panels of the analysis board: what the engine says to the text, a form of
 * all fields, chances and moves. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, SeatMark } from '../app/icon.tsx';
import { number, say } from '../i18n/i18n.ts';
import type { FieldKind, Move, Refusal, Thought } from '../net/judge.engine.ts';
import { valueOf, withField } from '../net/position.ts';
import { T } from './judge-texts.ts';

const percent = (thousandths: number): string => `${number(thousandths / 10, 0)} %`;

/* Where a byte of the text stands, in characters. */
export function charAt(text: string, byte: number): number {
    const bytes = new TextEncoder().encode(text).slice(0, byte);
    return new TextDecoder().decode(bytes).length;
}

export function Verdict({
    text,
    refused,
    said,
}: {
    text: string;
    refused: Refusal | null;
    said: string;
}): JSX.Element {
    const t = T();
    if (!refused)
        return (
            <p class="an-verdict good" role="status">
                <Icon id="check" size={18} />
                {t.sound}
            </p>
        );
    const at = charAt(text, refused.at);
    return (
        <div class="an-verdict bad" role="status" data-at={at}>
            <Icon id="warn" size={18} />
            <p>
                {t.at(at)}: {said}
                <br />
                <code>
                    {at > 0 ? '…' : ''}
                    {text.slice(Math.max(0, at - 24), at)}
                    <mark>{text.slice(at, at + 16) || '␣'}</mark>
                    {text.slice(at + 16, at + 40)}
                </code>
            </p>
        </div>
    );
}

/* ---- The form ---- */

interface FormProps {
    text: string;
    fields: FieldKind[];
    names: string[];
    change(text: string): void;
}

function Control({
    field,
    of,
    label,
    text,
    names,
    change,
}: {
    field: FieldKind;
    of: string | null;
    label: string;
} & Omit<FormProps, 'fields'>): JSX.Element {
    const value = valueOf(text, field.word, of) ?? '';
    const set = (next: string): void => change(withField(text, field.word, of, next.trim() || '-'));
    const common = {
        'aria-label': label,
        'data-field': of === null ? field.word : `${field.word} ${of}`,
    };
    const choices =
        field.kind === 'word'
            ? field.words.map(word => ({ word, name: word }))
            : field.kind === 'seat' || field.kind === 'holder'
              ? [
                    ...(field.kind === 'holder' ? [{ word: '-', name: '-' }] : []),
                    ...names.map((name, seat) => ({ word: `${seat}`, name })),
                ]
              : null;
    if (choices)
        return (
            <select
                {...common}
                class="pick"
                value={value}
                onChange={e => set(e.currentTarget.value)}>
                {!choices.some(each => each.word === value) && (
                    <option value={value}>{value}</option>
                )}
                {choices.map(each => (
                    <option value={each.word} selected={each.word === value}>
                        {each.name}
                    </option>
                ))}
            </select>
        );
    return (
        <input
            {...common}
            class="an-input"
            inputMode={field.kind === 'number' ? 'numeric' : 'text'}
            spellcheck={false}
            autoComplete="off"
            title={say(field.expected)}
            value={value}
            onChange={e => set(e.currentTarget.value)}
        />
    );
}

export function FieldForm({ text, fields, names, change }: FormProps): JSX.Element {
    const t = T();
    const shown = fields.filter(field => field.kind !== 'viewer');
    return (
        <details class="an-fields">
            <summary>{t.fields}</summary>
            <p class="small muted">{t.fieldsHelp}</p>
            {shown.map(field => {
                const of =
                    field.of === null
                        ? [null]
                        : field.of === 'seats'
                          ? names.map((_, seat) => `${seat}`)
                          : field.of;
                const title = say(field.name) || say(field.expected);
                return (
                    <div class="an-field">
                        <div>
                            <code>{field.word}</code>
                            {title && <small class="muted"> {title}</small>}
                        </div>
                        <div class="an-values">
                            {of.map(each => (
                                <span class="an-value">
                                    {field.of === 'seats' ? (
                                        <SeatMark seat={Number(each)} small />
                                    ) : (
                                        each !== null && <code>{each}</code>
                                    )}
                                    <Control
                                        field={field}
                                        of={each}
                                        label={[
                                            field.word,
                                            field.of === 'seats' ? names[Number(each)] : each,
                                        ]
                                            .filter(Boolean)
                                            .join(' ')}
                                        text={text}
                                        names={names}
                                        change={change}
                                    />
                                </span>
                            ))}
                        </div>
                    </div>
                );
            })}
        </details>
    );
}

/* ---- The judgement ---- */

export function Chances({ thought, names }: { thought: Thought; names: string[] }): JSX.Element {
    const t = T(),
        alone = names.length === 1;
    return (
        <section class="panel" aria-label={t.chances}>
            <h2>{t.chances}</h2>
            <ul class="an-chances">
                {names.map((name, seat) => {
                    const share = alone ? 1000 : (thought.chances[seat] ?? 0);
                    return (
                        <li data-seat={seat}>
                            <SeatMark seat={seat} small />
                            <span class="an-name">{name}</span>
                            <span class="an-bar" aria-hidden="true">
                                <i style={{ width: `${share / 10}%` }} />
                            </span>
                            <b>
                                {alone
                                    ? t.points(number((thought.points?.[seat] ?? 0) / 1000, 0))
                                    : percent(share)}
                            </b>
                        </li>
                    );
                })}
            </ul>
            <p class="small muted">{thought.by === 'net' ? t.byNet : t.byPlay}</p>
        </section>
    );
}

function Reasons({ move, seat, names }: { move: Move; seat: number; names: string[] }) {
    const t = T();
    if (!move.reasons?.length) return null;
    return (
        <span class="an-reasons">
            {move.reasons.map(reason => (
                <span class={reason.effect >= 0 ? 'good' : 'bad'}>
                    <span aria-hidden="true">{reason.more ? '▲' : '▼'} </span>
                    <span class="sr">{reason.more ? t.more : t.less}: </span>
                    {reason.seat === seat ? '' : `${names[reason.seat]}: `}
                    {say(reason.say)}
                </span>
            ))}
        </span>
    );
}

const FIRST = 6;

/* `where`: the place of a move in words, "" where it has none. */
export function Moves({
    thought,
    names,
    where,
    take,
}: {
    thought: Thought;
    names: string[];
    where(move: string): string;
    take(move: string): void;
}): JSX.Element | null {
    const t = T(),
        [all, setAll] = useState(false);
    const seat = thought.seat;
    if (seat === null || thought.moves.length === 0) return null;
    const shown = all ? thought.moves : thought.moves.slice(0, FIRST);
    return (
        <section class="panel" aria-labelledby="an-moves">
            <h2 id="an-moves">{t.moves(names[seat] ?? '')}</h2>
            <ol class="an-moves">
                {shown.map((move, n) => (
                    <li data-move={move.do} class={n === 0 ? 'best' : ''}>
                        <span class="grow">
                            {say(move.say)}
                            {where(move.do) && <small class="muted">{where(move.do)}</small>}
                            <Reasons move={move} seat={seat} names={names} />
                            {move.do === thought.usual && <small class="muted">{t.usual}</small>}
                        </span>
                        <b>
                            {move.chance !== null
                                ? percent(move.chance)
                                : t.points(number((move.points ?? 0) / 1000, 0))}
                        </b>
                        <button
                            type="button"
                            class="btn small"
                            aria-label={`${t.take}: ${say(move.say)}`}
                            onClick={() => take(move.do)}>
                            {t.take}
                        </button>
                    </li>
                ))}
            </ol>
            {!all && thought.moves.length > FIRST && (
                <button type="button" class="btn quiet small" onClick={() => setAll(true)}>
                    {t.all(thought.moves.length)}
                </button>
            )}
        </section>
    );
}
