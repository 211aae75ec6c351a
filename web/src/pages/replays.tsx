/* replays.tsx - finished games: the reader's own, and replay files from this device. */
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon, SeatMark } from '../app/icon.tsx';
import { Empty, explain, Message } from '../app/notice.tsx';
import { go, link } from '../app/router.ts';
import { botName } from '../i18n/bots.ts';
import { common } from '../i18n/common.ts';
import { dateTime, say, texts } from '../i18n/i18n.ts';
import { tableName } from '../net/api.ts';
import { me, meKnown } from '../net/guest.ts';
import { here, isHere } from '../net/here.ts';
import { askTables, gameNamed, listError, myTables, useTables } from '../net/lists.ts';
import type { TableRow } from '../net/types.ts';
import { tile } from './home.tsx';
import { openFile } from './replay-source.ts';
import { Solo } from './solo.tsx';

const words = texts(
    {
        none: 'No finished game yet',
        noneText:
            'When a game you played is over, it stands here: watch it again move by move, see ' +
            'the figures, check the dice.',
        playNow: 'Play a game',
        watch: 'Watch',
        check: 'Check the dice',
        forget: 'Delete',
        file: 'Open a replay file',
        fileText: 'Files of the landfall command, or exported here.',
        points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
        badFile: (name: string, why: string) =>
            `${name} is not a replay this client can read: ${why}`,
        yours: 'Your finished games',
    },
    {
        none: 'Noch keine beendete Partie',
        noneText:
            'Ist eine deiner Partien zu Ende, steht sie hier: Zug für Zug noch einmal ansehen, ' +
            'die Zahlen lesen, die Würfel prüfen.',
        playNow: 'Eine Partie spielen',
        watch: 'Ansehen',
        check: 'Würfel prüfen',
        forget: 'Löschen',
        file: 'Partiedatei öffnen',
        fileText: 'Dateien des Befehls landfall oder hier gespeicherte.',
        points: (n: number) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
        badFile: (name: string, why: string) => `${name} ist keine lesbare Partie: ${why}`,
        yours: 'Deine beendeten Partien',
    },
);

function Line({ row }: { row: TableRow }): JSX.Element {
    const t = words();
    return (
        <li>
            <span class="thumb desk">
                <img src={tile(row.game)} alt="" />
            </span>
            <div class="grow">
                <b>
                    {say(gameNamed(row.game)?.title) || row.game}{' '}
                    <span class="muted thin">{tableName(row.table)}</span>
                </b>
                <div class="row wrap tight small">
                    {row.seats.map((seat, n) => (
                        <span class="row tight">
                            <SeatMark small seat={n} />
                            {seat.kind === 'bot' ? botName(seat.bot) : seat.name}
                            {seat.points !== undefined && (
                                <b aria-label={t.points(seat.points)}>{seat.points}</b>
                            )}
                        </span>
                    ))}
                </div>
                <div class="small muted">{dateTime(row.created)}</div>
            </div>
            {isHere(row.table) ? (
                <button
                    class="btn small quiet"
                    type="button"
                    onClick={() => void here.forget(row.table).then(askTables)}>
                    {t.forget}
                </button>
            ) : (
                <a class="btn small quiet desk" href={link('check', row.table)}>
                    <Icon id="dice" class="i20" />
                    {t.check}
                </a>
            )}
            <a
                class="btn small"
                href={link('r', row.table)}
                aria-label={`${t.watch} ${tableName(row.table)}`}>
                <Icon id="play" class="i16" />
                {t.watch}
            </a>
        </li>
    );
}

export default function Replays(): JSX.Element {
    const t = words();
    useTables(15_000);
    const [problem, setProblem] = useState('');
    const input = useRef<HTMLInputElement>(null);
    const over = (myTables.value ?? []).filter(row => row.state === 'over');
    const known = meKnown.value && (me.value === null || myTables.value !== null);
    const open = async (file: File | undefined) => {
        if (!file) return;
        try {
            openFile(file.name, await file.text());
            go('r', 'file');
        } catch (error) {
            setProblem(
                t.badFile(file.name, error instanceof Error ? error.message : String(error)),
            );
        }
    };
    return (
        <main class="page narrow" id="main" tabIndex={-1}>
            <div class="sect">
                <h1>{common().replays}</h1>
                <input
                    ref={input}
                    class="sr"
                    type="file"
                    accept=".rep,.txt,text/plain"
                    tabIndex={-1}
                    aria-hidden="true"
                    onChange={event => void open(event.currentTarget.files?.[0])}
                />
                <button
                    class="btn"
                    type="button"
                    title={t.fileText}
                    onClick={() => input.current?.click()}>
                    <Icon id="upload" class="i20" />
                    {t.file}
                </button>
            </div>
            {problem && <Message kind="bad">{problem}</Message>}
            <Solo rows={over} />
            {over.length > 0 && (
                <section class="panel" aria-label={t.yours}>
                    <ul class="list">
                        {over.map(row => (
                            <Line row={row} />
                        ))}
                    </ul>
                </section>
            )}
            {over.length === 0 && known && (
                <Empty
                    icon="replay"
                    title={t.none}
                    action={
                        <a class="btn primary" href="#/">
                            {t.playNow}
                        </a>
                    }>
                    {t.noneText}
                </Empty>
            )}
            {listError.value !== null && <Message kind="bad">{explain(listError.value)}</Message>}
        </main>
    );
}
