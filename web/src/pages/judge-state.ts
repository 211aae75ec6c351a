/* judge-state.ts - the state of the analysis board: the text of a position, what the engine says to
 * it, where it comes from, and what the bots think. It knows no game. */
import { useEffect, useState } from 'preact/hooks';
import { goInstead } from '../app/router.ts';
import { openReplay } from '../net/engine.ts';
import { startJudge } from '../net/judge.ts';
import type { JudgeEngine, Refusal, Thought, Told } from '../net/judge.engine.ts';
import { gameNamed } from '../net/lists.ts';
import { packed, unpacked } from '../net/position.ts';
import { source } from './replay-source.ts';

export interface Desk {
    text: string; /* as it was written, sound or not */
    told: Told | null; /* of the last text that could be drawn */
    refused: Refusal | null;
}

/* What the engine says to a text. A sound one is written as the engine writes it. */
export function judged(engine: JudgeEngine, text: string, before: Told | null): Desk {
    const refused = engine.take(text);
    if (refused && !refused.unsound) return { text, told: before, refused };
    return { text: refused ? text : engine.text(), told: engine.told(), refused };
}

/* A number for the engine's luck. */
export const anySeed = (): number => Math.floor(Math.random() * 100_000);

/* The beginning of a game, as a text. */
export function beginning(engine: JudgeEngine, game: string, seats: number): string {
    return engine.start(game, seats, '', anySeed()) ? '' : engine.text();
}

/* What a match of this text was set up with; older rules are named. */
export function optionsOf(text: string, replay: { game: string; options: string }): string {
    const rules = Number(/^rules (\d+)$/m.exec(text)?.[1] ?? 0);
    const old = rules !== (gameNamed(replay.game)?.rules_version ?? rules);
    return [old ? `rules=${rules}` : '', replay.options].filter(Boolean).join(',');
}

/* The position of a match after n actions (-1: at its end). */
async function ofMatch(engine: JudgeEngine, id: string, n: number): Promise<string> {
    const { text } = await source(id);
    const replay = await openReplay(text, LANDFALL_WASM);
    const end = Math.min(n < 0 ? replay.count : n, replay.count);
    const acts = Array.from({ length: end }, (_, i) => {
        const { actor, seen } = replay.step(i + 1);
        return { seat: actor, do: seen };
    });
    const refused = engine.follow(replay.game, replay.seats, optionsOf(text, replay), acts);
    if (refused) throw new Error(refused.why.en || refused.rule);
    return engine.text();
}

/* What the address asks for: p/TEXT, r/MATCH/N, or a game. null: a link without a position. */
export async function asked(
    engine: JudgeEngine,
    parts: string[],
    usual: { game: string; seats: number },
): Promise<string | null> {
    if (parts[0] === 'p') return unpacked(parts[1] ?? '');
    if (parts[0] === 'r')
        return ofMatch(
            engine,
            parts[1] ?? '',
            /^\d+$/.test(parts[2] ?? '') ? Number(parts[2]) : -1,
        );
    const game = gameNamed(parts[0] ?? '');
    return beginning(engine, game?.name ?? usual.game, game ? seatsOf(game) : usual.seats);
}
export const seatsOf = (game: { seats_min: number; seats_max: number }): number =>
    game.seats_min === 1 ? 2 : game.seats_max;

/* The address holds the position, so that it can be shared and comes back after a reload. */
export function keepAddress(text: string): void {
    goInstead('analysis', 'p', packed(text));
}
export const linkTo = (text: string): string =>
    `${location.origin}${location.pathname}#/analysis/p/${packed(text)}`;

export interface Judgement {
    thought: Thought | null;
    busy: boolean;
    failed: boolean;
    deepest: number; /* the effort it was made with */
}
const NOTHING: Judgement = { thought: null, busy: false, failed: false, deepest: -1 },
    BEGUN: Judgement = { ...NOTHING, busy: true };
const WAIT_MS = 250; /* who presses five times thinks of the last one */

/* Judges the position whenever it is sound; `deep` wants more effort. What was thought of another
 * position is never shown beside this one, not even for a moment. */
export function useJudgement(text: string, seat: number | null, deep: boolean): Judgement {
    const key = seat === null ? '' : `${seat} ${text}`;
    const [known, setKnown] = useState({ key: '', judgement: NOTHING });
    useEffect(() => {
        if (seat === null) return;
        const set = (judgement: Judgement): void => setKnown({ key, judgement });
        setKnown(now => ({
            key,
            judgement: { ...(now.key === key ? now.judgement : NOTHING), busy: true },
        }));
        let stop = (): void => undefined;
        const wasm = new URL(LANDFALL_WASM, document.baseURI).href;
        const efforts = deep ? [2] : [0, 1];
        const timer = setTimeout(() => {
            stop = startJudge({ wasm, text, seat, efforts }, news => {
                if ('failed' in news) set({ ...NOTHING, failed: true });
                else
                    set({
                        thought: news.thought,
                        busy: news.effort !== efforts.at(-1),
                        failed: news.thought === null,
                        deepest: news.effort,
                    });
            });
        }, WAIT_MS);
        return () => {
            clearTimeout(timer);
            stop();
        };
    }, [key, deep]);
    if (seat === null) return NOTHING;
    return known.key === key ? known.judgement : BEGUN;
}
