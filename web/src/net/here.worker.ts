/* here.worker.ts - the matches of this device in a thread of their own, so that bots may think
 * while the page moves. One match is played at a time: the one that the page follows. */
import { HereEngine, HereError, type HereExports } from './here.engine.ts';
import { HereMatch, lessonHead, newHead, rowOf } from './here.match.ts';
import { openStore, type HereStore } from './here.store.ts';
import type { HereQuestion, HereWord } from './here.ts';
import type { Reached } from './lesson.ts';
import type { ClientMessage, ServerMessage } from './types.ts';

const tell = (word: HereWord): void => {
    self.postMessage(word);
};
const hear = (message: ServerMessage): void => tell({ hear: message });

let wasm = '';
let store: Promise<HereStore> | null = null;
let compiled: Promise<WebAssembly.Module> | null = null;
let match: HereMatch | null = null;
let turn: Promise<void> = Promise.resolve(); /* one thing after the other */
let waiting = 0; /* messages not yet taken up: bots make room for them */

async function engine(): Promise<HereEngine> {
    compiled ??= fetch(wasm).then(async answer => {
        if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
        return WebAssembly.compile(await answer.arrayBuffer());
    });
    compiled.catch(() => {
        compiled = null;
    });
    const instance = await WebAssembly.instantiate(await compiled, {});
    return new HereEngine(instance.exports as unknown as HereExports);
}

const kept = (): Promise<HereStore> => {
    store ??= openStore();
    store.catch(() => {
        store = null;
    });
    return store;
};

async function answer(question: HereQuestion): Promise<unknown> {
    switch (question.ask) {
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

async function follow(id: string): Promise<void> {
    leave();
    if (!(await claim(id))) {
        hear({ t: 'gone', reason: 'tab' });
        return;
    }
    match = await HereMatch.open(id, await engine(), await kept(), hear);
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
    else if (message.t === 'rematch' && match) await rematch(match);
    else await match?.hear(message);
}

self.onmessage = event => {
    const word = event.data as
        | { wasm: string }
        | { n: number; question: HereQuestion }
        | { say: ClientMessage & { id?: number } };
    if ('wasm' in word) {
        wasm = word.wasm;
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
