/* here.worker.ts - the matches of this device in a thread of their own, so that bots may think
 * while the page moves. One match is played at a time: the one that the page follows. */
import { CHANCE, HereEngine, HereError, OVER, type HereExports } from './here.engine.ts';
import { HereMatch, dailyHead, lessonHead, newHead, rowOf } from './here.match.ts';
import { PuzzleMatch } from './here.puzzle.ts';
import { giveSolution } from './here.solution.ts';
import { giveNets, type NetExports } from './nets.ts';
import { memoryStore, openStore, type Head, type HereStore } from './here.store.ts';
import type { HereQuestion, HereWord } from './here.ts';
import { dayOf, readPuzzleId, type Daily, type Optimum, type PuzzleRow } from './puzzle.ts';
import type { Reached } from './lesson.ts';
import type { ClientMessage, ServerMessage } from './types.ts';

const tell = (word: HereWord): void => {
    self.postMessage(word);
};
const hear = (message: ServerMessage): void => tell({ hear: message });

let wasm = '';
let puzzleFiles: Record<string, string> = {}; /* addresses by game */
const puzzleTexts = new Map<string, Promise<string>>();
let store: Promise<HereStore> | null = null;
let compiled: Promise<WebAssembly.Module> | null = null;
let match: HereMatch | PuzzleMatch | null = null;
let turn: Promise<void> = Promise.resolve(); /* one thing after the other */
let waiting = 0; /* messages not yet taken up: bots make room for them */

async function instance(): Promise<HereExports & NetExports> {
    compiled ??= fetch(wasm).then(async answer => {
        if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
        return WebAssembly.compile(await answer.arrayBuffer());
    });
    compiled.catch(() => {
        compiled = null;
    });
    const { exports } = await WebAssembly.instantiate(await compiled, {});
    return exports as unknown as HereExports & NetExports;
}

const engine = async (): Promise<HereEngine> => new HereEngine(await instance());

/* One whose bots can think about a game. */
async function thinker(game: string): Promise<HereEngine> {
    const made = await instance();
    await giveNets(made, game);
    return new HereEngine(made);
}

const kept = (): Promise<HereStore> => {
    store ??= openStore().catch(() => {
        tell({ unkept: true });
        return memoryStore();
    });
    return store;
};

/* ---- Puzzles, solutions, the game of the day ---- */

/* The file of a game, fetched when it is first asked for; '' where it has none. */
function puzzleText(game: string): Promise<string> {
    const file = Object.hasOwn(puzzleFiles, game) ? puzzleFiles[game] : undefined;
    if (!file) return Promise.resolve('');
    let text = puzzleTexts.get(game);
    if (!text) {
        text = fetch(file).then(answer => {
            if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
            return answer.text();
        });
        text.catch(() => puzzleTexts.delete(game));
        puzzleTexts.set(game, text);
    }
    return text;
}

async function puzzleRows(game: string): Promise<PuzzleRow[]> {
    const text = await puzzleText(game);
    if (!text) return [];
    return (await engine()).puzzles(text).map(({ level }, n) => ({ number: n + 1, level }));
}

async function solve(into: HereEngine, game: string, options: string): Promise<boolean> {
    try {
        return await giveSolution(into, engine, game, options, part => tell({ solving: part }));
    } finally {
        tell({ solving: null });
    }
}

/* Games whose solution is known for one player who plays alone. */
async function solvable(): Promise<string[]> {
    const asked = await engine();
    return asked.games().filter(game => {
        if (!asked.solutionKey(game, '')) return false;
        try {
            asked.start(game, 1, '', '0');
            return true;
        } catch {
            return false;
        }
    });
}

async function daily(game: string, name: string): Promise<string> {
    if (!(await solvable()).includes(game)) throw new Error('unknown');
    const head = dailyHead(game, dayOf(), name),
        store_ = await kept();
    if (!(await store_.head(head.id))) await store_.keep(head);
    return head.id;
}

const dailyOf = (head: Head): Daily => ({
    id: head.id,
    day: head.daily ?? '',
    state: head.state,
    points: head.points?.[0] ?? null,
    optimum: head.optimum ?? null,
});

/* What best play expects of a game, and what it makes of the rolls of one that is over. */
async function optimum(id: string): Promise<Optimum | null> {
    const store_ = await kept(),
        head = await store_.head(id);
    if (!head || head.state !== 'over') return null;
    if (head.optimum) return head.optimum;
    const player = await engine(),
        bot = player.solutionBots(head.game)[0];
    if (bot === undefined || !(await solve(player, head.game, head.options))) return null;
    player.start(head.game, 1, head.options, head.seed);
    player.sameRolls();
    while (player.awaited() === CHANCE) player.draw();
    const expected = player.expected(0);
    for (let actor; (actor = player.awaited()) !== OVER;) {
        if (actor === CHANCE) player.draw();
        else player.do(actor, player.choose(actor, bot));
    }
    head.optimum = { expected, perfect: player.over().points[0] ?? 0 };
    await store_.keep(head);
    return head.optimum;
}

async function answer(question: HereQuestion): Promise<unknown> {
    switch (question.ask) {
        case 'puzzles':
            return puzzleRows(question.game);
        case 'solvable':
            return solvable();
        case 'daily':
            return daily(question.game, question.name);
        case 'dailies':
            return (await (await kept()).heads())
                .filter(head => head.daily !== undefined && head.game === question.game)
                .map(dailyOf);
        case 'optimum':
            return optimum(question.id);
        case 'bots':
            return (await engine()).bots(question.game);
        case 'create': {
            const head = newHead(question.wish, question.name, question.seed);
            /* What the game refuses, it refuses here. */
            (await engine()).start(head.game, head.seats, head.options, head.seed);
            await (await kept()).keep(head);
            return head.id;
        }
        case 'rows':
            return (await (await kept()).heads())
                .filter(head => head.lesson === undefined)
                .map(rowOf);
        case 'lessons':
            return (await engine()).lessons(question.game);
        case 'how':
            return (await engine()).how(question.game);
        case 'progress': {
            const found: Record<string, Reached> = {};
            for (const head of await (await kept()).heads())
                if (head.lesson !== undefined)
                    found[head.id] = {
                        part: head.part ?? 0,
                        taken: (await (await kept()).acts(head.id)).length,
                        done: head.done ?? head.state === 'over',
                        missed: head.missed ?? [],
                    };
            return found;
        }
        case 'lesson': {
            const lessons = (await engine()).lessons(question.game);
            const lesson = lessons.find(each => each.name === question.lesson);
            if (!lesson) return null;
            const fresh = lessonHead(lesson, question.name);
            const old = await (await kept()).head(fresh.id);
            const anew = question.anew || old?.state === 'over';
            if (old && anew) {
                if (old.done || old.state === 'over') fresh.done = true;
                await (await kept()).forget(fresh.id);
            }
            if (!old || anew) await (await kept()).keep(fresh);
            return fresh.id;
        }
        case 'replay': {
            const opened = await HereMatch.open(
                question.id,
                await engine(),
                await kept(),
                () => undefined,
            );
            return opened?.replay() ?? null;
        }
        case 'forget':
            await (await kept()).forget(question.id);
            return true;
    }
}

/* Lets what has arrived in between come first; true: something has. */
const pause = (): Promise<boolean> =>
    new Promise(done => {
        setTimeout(() => done(waiting > 0), 0);
    });

let release: (() => void) | null = null; /* gives the followed match back to other tabs */

/* Two tabs must not play on in one match: whoever follows it has it to himself. */
const claim = (id: string): Promise<boolean> =>
    new Promise(done => {
        void navigator.locks.request(`landfall ${id}`, { ifAvailable: true }, lock => {
            done(lock !== null);
            return lock
                ? new Promise<void>(end => {
                      release = end;
                  })
                : undefined;
        });
    });

function leave(): void {
    release?.();
    release = null;
    match = null;
}

/* Bots get what they know before they are asked: what they have learned, or the solution that they
 * play by. Lessons have no bots and no hints. */
async function prepared(id: string): Promise<HereEngine> {
    const head = await (await kept()).head(id);
    if (!head || head.state === 'over' || head.lesson !== undefined) return engine();
    const player = await thinker(head.game),
        able = player.solutionBots(head.game);
    if (head.bots.some(bot => bot !== null && able.includes(bot)))
        await solve(player, head.game, head.options);
    return player;
}

async function follow(id: string): Promise<void> {
    leave();
    if (readPuzzleId(id)) {
        match = await PuzzleMatch.open(id, await engine(), puzzleText, hear);
        if (!match) hear({ t: 'gone', reason: 'unknown' });
        return;
    }
    if (!(await claim(id))) {
        hear({ t: 'gone', reason: 'tab' });
        return;
    }
    match = await HereMatch.open(id, await prepared(id), await kept(), hear);
    if (!match) hear({ t: 'gone', reason: 'unknown' });
}

/* The same game with the same seats once more. */
async function rematch({ head }: HereMatch): Promise<void> {
    const again = newHead({ ...head, listed: false, clock: null, sit: true }, head.name);
    await (await kept()).keep(again);
    hear({ t: 'rematch', table: again.id });
}

async function say(message: ClientMessage & { id?: number }): Promise<void> {
    if (message.t === 'watch' && match?.head.id !== message.table) await follow(message.table);
    if (message.t === 'unwatch') leave();
    else if (message.t === 'rematch' && match instanceof HereMatch) await rematch(match);
    else await match?.hear(message);
}

self.onmessage = event => {
    const word = event.data as
        | { wasm: string; puzzles: Record<string, string> }
        | { n: number; question: HereQuestion }
        | { say: ClientMessage & { id?: number } };
    if ('wasm' in word) {
        wasm = word.wasm;
        puzzleFiles = word.puzzles;
        return;
    }
    waiting++;
    turn = turn.then(async () => {
        waiting--;
        try {
            if ('say' in word) await say(word.say);
            else tell({ n: word.n, answer: await answer(word.question) });
            if (waiting === 0) await match?.advance(pause);
        } catch (error) {
            const refusal = error instanceof HereError ? error.refusal : null;
            if ('n' in word) tell({ n: word.n, failed: String(error), refusal });
            else {
                leave();
                tell({ broken: String(error) });
            }
        }
    });
};
