/* nets.ts - what bots have learned (bindings/wasm/nets.h): the weights of a game's nets are files of their
 * own, which a worker fetches when a bot first thinks about that game. They stand beside its script. */
import type { EngineExports } from './wasm.ts';

export interface NetExports extends EngineExports {
    landfall_net_game(n: number): number;
    landfall_net_seats(n: number): number;
    landfall_net_size(n: number): number;
    landfall_net_room(n: number): number;
}

/* A file of bots/<game>/<seats>.net: whole numbers after a head that says of which power of two they are
 * parts. */
export function weightsOf(text: string): Float32Array {
    const [head, numbers] = text.split('\nweights\n');
    const scale = Number(/^scale (\d+)$/m.exec(head!)?.[1]);
    return Float32Array.from((numbers ?? '').trim().split(/\s+/), n => Number(n) / 2 ** scale);
}

const texts = new Map<string, Promise<string>>();

function fetched(file: string): Promise<string> {
    let text = texts.get(file);
    if (!text) {
        text = fetch(file).then(answer => {
            if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
            return answer.text();
        });
        text.catch(() => texts.delete(file));
        texts.set(file, text);
    }
    return text;
}

/* Gives an engine all nets of a game. `fileOf` gets names such as "base-4". */
export async function giveNets(
    wasm: NetExports,
    game: string,
    fileOf: (name: string) => Promise<string> = name => fetched(LANDFALL_NETS[name] ?? name),
): Promise<void> {
    const text = (at: number): string => {
        const bytes = new Uint8Array(wasm.memory.buffer, at);
        return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
    };
    for (let n = 0, of; (of = text(wasm.landfall_net_game(n))) !== ''; n++) {
        if (of !== game) continue;
        const weights = weightsOf(await fileOf(`${of}-${wasm.landfall_net_seats(n)}`));
        const size = wasm.landfall_net_size(n);
        if (weights.length !== size) throw new Error(`a net of ${of} has other weights`);
        new Float32Array(wasm.memory.buffer, wasm.landfall_net_room(n), size).set(weights);
    }
}
