/* check.tsx - "Check the dice": recomputes every draw of a finished match in this page, with the
 * browser's cryptography and the engine's list of outcomes, and compares it with what happened.
 * Nothing that the server computed is trusted. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import { Empty, explain } from '../app/notice.tsx';
import { link } from '../app/router.ts';
import { common } from '../i18n/common.ts';
import { texts } from '../i18n/i18n.ts';
import { api, ApiError, tableName } from '../net/api.ts';
import { openReplay } from '../net/engine.ts';
import { compare, holds, noteOf, type Findings } from '../net/promise.ts';
import type { Proof } from '../net/types.ts';
import { commitment, Luck } from './fair.ts';

const words = texts(
    {
        title: 'Check the dice',
        table: (id: string) => `Table ${tableName(id)}`,
        how:
            'Before the game the server drew a secret and showed its fingerprint. Every person ' +
            'at the ' +
            'table added a word. Each roll follows from both, so neither the server nor a ' +
            'player could ' +
            'choose it. Now the secret is open, and this page works everything out again by ' +
            'itself.',
        step1: 'The fingerprint fits the secret',
        noted: 'It is the fingerprint that this device noted before your word',
        notNoted:
            'This device was not at the table before the start and has noted no fingerprint: ' +
            'it cannot tell whether this one was promised',
        broken: 'This is not the fingerprint that this device noted before your word',
        wordIn: 'Your word is part of it',
        wordOut: 'Your word is not part of it',
        strangers: 'A word came from a seat where nobody sat',
        step2: (n: number) => `The words of the people: ${n}`,
        step2none: 'Nobody added a word',
        step3: (same: number, all: number) => `${same} of ${all} draws are what they had to be`,
        busy: (n: number) => `Working it out, ${n} so far …`,
        good: 'The dice were fair',
        goodText: 'Nobody chose a roll, a card or the board.',
        bad: 'Something does not fit',
        badText:
            'What happened at the table is not what was promised. ' +
            'Keep the replay and the proof, and tell the host of the server.',
        fixed: 'These dice were not fair',
        fixedText: 'The server ran with fixed luck, as tests do: everything could be foreseen.',
        draws: 'All draws',
        move: 'Move',
        stream: 'Stream',
        below: 'Below',
        number: 'Number',
        gives: 'Gives',
        happened: 'Happened',
        same: 'same',
        differs: 'differs',
        secret: 'Secret',
        commit: 'Fingerprint',
        wordsHead: 'Words',
        bits: '2^48',
        self: 'To check it without a browser:',
        runningTitle: 'The game is still on',
        running:
            'The secret stays closed until the game is over, or it would tell what comes next.',
        unknownTitle: 'There is no such game',
        unknown: 'The link may lack a letter, or the game was played on another server.',
        pick: 'Choose a finished game to check.',
        toTable: 'To the table',
        failed: 'The check could not run',
        insecure:
            'Your browser offers its cryptography only on a secure page (https, or this computer). ' +
            'Open the same address with https, or use the command below.',
        replay: 'Watch the game',
    },
    {
        title: 'Würfel prüfen',
        table: (id: string) => `Tisch ${tableName(id)}`,
        how:
            'Vor der Partie hat der Server ein Geheimnis gezogen und dessen Fingerabdruck ' +
            'gezeigt. Jeder ' +
            'Mensch am Tisch hat ein Wort beigetragen. Jeder Wurf folgt aus beidem; weder der ' +
            'Server ' +
            'noch ein Spieler konnte ihn wählen. Jetzt ist das Geheimnis offen, und diese ' +
            'Seite rechnet ' +
            'alles selbst noch einmal.',
        step1: 'Der Fingerabdruck passt zum Geheimnis',
        noted: 'Es ist der Fingerabdruck, den dieses Gerät vor deinem Wort notiert hat',
        notNoted:
            'Dieses Gerät war vor dem Beginn nicht am Tisch und hat keinen Fingerabdruck notiert: ' +
            'Ob dieser versprochen war, kann es nicht sagen',
        broken: 'Es ist nicht der Fingerabdruck, den dieses Gerät vor deinem Wort notiert hat',
        wordIn: 'Dein Wort ist dabei',
        wordOut: 'Dein Wort ist nicht dabei',
        strangers: 'Ein Wort kam von einem Platz, auf dem niemand saß',
        step2: (n: number) => `Beigetragene Wörter: ${n}`,
        step2none: 'Niemand hat ein Wort beigetragen',
        step3: (same: number, all: number) =>
            `${same} von ${all} Ziehungen sind, was sie sein mussten`,
        busy: (n: number) => `Rechnet, bisher ${n} …`,
        good: 'Die Würfel waren fair',
        goodText: 'Niemand hat einen Wurf, eine Karte oder den Plan gewählt.',
        bad: 'Etwas passt nicht',
        badText:
            'Was am Tisch geschah, ist nicht, was versprochen war. ' +
            'Hebe Partie und Beweis auf und sage es dem Betreiber des Servers.',
        fixed: 'Diese Würfel waren nicht fair',
        fixedText: 'Der Server lief mit festem Zufall, wie für Tests: Alles war vorauszusehen.',
        draws: 'Alle Ziehungen',
        move: 'Aktion',
        stream: 'Strom',
        below: 'Unter',
        number: 'Zahl',
        gives: 'Ergibt',
        happened: 'Geschah',
        same: 'gleich',
        differs: 'anders',
        secret: 'Geheimnis',
        commit: 'Fingerabdruck',
        wordsHead: 'Wörter',
        bits: '2^48',
        self: 'Prüfen ohne Browser:',
        runningTitle: 'Die Partie läuft noch',
        running:
            'Das Geheimnis bleibt zu, bis die Partie zu Ende ist; sonst verriete es, was kommt.',
        unknownTitle: 'Diese Partie gibt es nicht',
        unknown:
            'Vielleicht fehlt dem Link ein Buchstabe, oder die Partie lief auf einem anderen ' +
            'Server.',
        pick: 'Wähle eine beendete Partie.',
        toTable: 'Zum Tisch',
        failed: 'Die Prüfung lief nicht',
        insecure:
            'Dein Browser rechnet nur auf einer sicheren Seite (https oder dieser Rechner). Öffne ' +
            'dieselbe Adresse mit https oder nimm den Befehl unten.',
        replay: 'Partie ansehen',
    },
);

interface Row {
    action: number;
    stream: number;
    bound: number;
    got: number;
    gives: string;
    did: string;
    same: boolean;
}
interface Result {
    proof: Proof;
    commit: boolean;
    found: Findings;
    rows: Row[];
    done: boolean;
}

async function run(id: string, show: (result: Result) => void, here: () => boolean): Promise<void> {
    const [proof, text] = await Promise.all([api.proof(id), api.replay(id)]);
    const commit = (await commitment(proof.secret, id)) === proof.commit.toLowerCase();
    const found = compare(noteOf(id), proof);
    const replay = await openReplay(text, LANDFALL_WASM);
    const luck = new Luck({ ...proof, table: id });
    const drawn = new Map<number, number>();
    const rows: Row[] = [];
    await replay.draws(
        async draw => {
            const n = drawn.get(draw.stream) ?? 0;
            drawn.set(draw.stream, n + 1);
            return draw.bound === 0
                ? luck.bits48(draw.stream, n)
                : luck.below(draw.stream, n, draw.bound);
        },
        (draw, got, gives) => {
            rows.push({ ...draw, got, gives, same: gives === draw.did });
            if (rows.length % 20 === 0 && here())
                show({ proof, commit, found, rows: [...rows], done: false });
        },
    );
    if (here()) show({ proof, commit, found, rows, done: true });
}

function Step({ ok, children }: { ok: boolean | null; children: string }): JSX.Element {
    return (
        <li class="check-step">
            <span class={ok === null ? 'muted' : ok ? 'good' : 'bad'}>
                <Icon id={ok === null ? 'clock' : ok ? 'check' : 'close'} class="i24" />
            </span>
            {children}
        </li>
    );
}

const given = (proof: Proof): string[] => proof.words.filter(word => word !== null);

/* What this device has noted, against the proof. */
function Noted({ found }: { found: Findings }): JSX.Element {
    const t = words();
    const { promise, word, strangers } = found;
    return (
        <>
            <Step ok={promise}>{promise === null ? t.notNoted : promise ? t.noted : t.broken}</Step>
            {word !== null && <Step ok={word}>{word ? t.wordIn : t.wordOut}</Step>}
            {strangers === false && <Step ok={false}>{t.strangers}</Step>}
        </>
    );
}

function Details({ result }: { result: Result }): JSX.Element {
    const t = words();
    return (
        <>
            <dl class="proof">
                <dt>{t.commit}</dt>
                <dd class="mono">{result.proof.commit}</dd>
                <dt>{t.secret}</dt>
                <dd class="mono">{result.proof.secret}</dd>
                <dt>{t.wordsHead}</dt>
                <dd class="mono">{given(result.proof).join(', ') || '–'}</dd>
            </dl>
            <h2>{t.draws}</h2>
            <div class="table-wrap" tabIndex={0} role="group" aria-label={t.draws}>
                <table>
                    <thead>
                        <tr>
                            {[t.move, t.stream, t.below, t.number, t.gives, t.happened, ''].map(
                                head => (
                                    <th scope="col">{head || <span class="sr">{t.same}</span>}</th>
                                ),
                            )}
                        </tr>
                    </thead>
                    <tbody>
                        {result.rows.map(row => (
                            <tr class={row.same ? '' : 'wrong'}>
                                <td>{row.action}</td>
                                <td>{row.stream}</td>
                                <td>{row.bound || t.bits}</td>
                                <td>{row.got}</td>
                                <td class="mono">{row.gives}</td>
                                <td class="mono">{row.did}</td>
                                <td>
                                    <Icon
                                        id={row.same ? 'check' : 'close'}
                                        class={`i16 ${row.same ? 'good' : 'bad'}`}
                                        label={row.same ? t.same : t.differs}
                                    />
                                </td>
                            </tr>
                        ))}
                    </tbody>
                </table>
            </div>
        </>
    );
}

/* Why there is nothing to check, and where to go instead. */
function NoProof({ id, problem }: { id: string; problem: unknown }): JSX.Element {
    const t = words();
    const status = problem instanceof ApiError ? problem.status : -1;
    const [title, text] = !id
        ? [t.title, t.pick]
        : !crypto.subtle
          ? [t.failed, t.insecure]
          : status === 409
            ? [t.runningTitle, t.running]
            : status === 404
              ? [t.unknownTitle, t.unknown]
              : [t.failed, explain(problem)];
    const [to, name] =
        status === 409 ? [link('t', id), t.toTable] : [link('replays'), common().replays];
    return (
        <main class="page" id="main" tabIndex={-1}>
            <Empty
                icon="dice"
                title={title}
                action={
                    <a class="btn primary" href={to}>
                        {name}
                    </a>
                }>
                {text}
            </Empty>
        </main>
    );
}

export default function Check({ parts }: { parts: string[] }): JSX.Element {
    const t = words();
    const id = (parts[0] ?? '').toUpperCase();
    const [result, setResult] = useState<Result | null>(null);
    const [problem, setProblem] = useState<unknown>(null);
    useEffect(() => {
        let here = true;
        setResult(null);
        setProblem(null);
        if (id && crypto.subtle)
            run(id, setResult, () => here).catch(error => {
                if (here) setProblem(error);
            });
        return () => {
            here = false;
        };
    }, [id]);
    if (!id || problem !== null || !crypto.subtle) return <NoProof id={id} problem={problem} />;
    const same = result?.rows.filter(row => row.same).length ?? 0;
    const all = result?.rows.length ?? 0;
    const fits = result?.done === true && result.commit && holds(result.found) && same === all;
    const verdict = !result?.done ? '' : !fits ? 'unfair' : result.proof.fixed ? 'fixed' : 'fair';
    const says = {
        fair: [t.good, t.goodText],
        unfair: [t.bad, t.badText],
        fixed: [t.fixed, t.fixedText],
    };
    return (
        <main class="page narrow" id="main" tabIndex={-1}>
            <div class="sect">
                <h1>
                    {t.title} <span class="muted thin">{t.table(id)}</span>
                </h1>
                <a class="btn" href={link('r', id)}>
                    <Icon id="play" class="i16" />
                    {t.replay}
                </a>
            </div>
            <p class="lead-in">{t.how}</p>
            <section class={`panel verdict-box ${verdict}`} role="status">
                <h2>{verdict ? says[verdict][0] : t.busy(all)}</h2>
                {verdict && <p>{says[verdict][1]}</p>}
                {result && (
                    <ol>
                        <Step ok={result.commit}>{t.step1}</Step>
                        <Noted found={result.found} />
                        <Step ok>
                            {given(result.proof).length
                                ? t.step2(given(result.proof).length)
                                : t.step2none}
                        </Step>
                        <Step ok={result.done ? same === all : null}>{t.step3(same, all)}</Step>
                    </ol>
                )}
            </section>
            <p class="small muted">
                {t.self} <code>landfall replay --verify --commit</code>
            </p>
            {result?.done && <Details result={result} />}
        </main>
    );
}
