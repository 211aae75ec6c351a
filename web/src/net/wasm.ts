/* wasm.ts - the engine in the page (bindings/wasm/play.c): texts go through its one buffer. */

export interface EngineExports {
    memory: WebAssembly.Memory;
    landfall_text(): number;
    landfall_text_size(): number;
    landfall_game_count(): number;
    landfall_game_name(game: number): number;
    landfall_game_content(game: number): number;
}

export class Engine<E extends EngineExports = EngineExports> {
    protected readonly wasm: E;
    constructor(wasm: E) {
        this.wasm = wasm;
    }

    protected read(address: number): string {
        const bytes = new Uint8Array(this.wasm.memory.buffer, address);
        return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
    }
    protected write(text: string): void {
        const size = this.wasm.landfall_text_size();
        const buffer = new Uint8Array(this.wasm.memory.buffer, this.wasm.landfall_text(), size);
        const { written } = new TextEncoder().encodeInto(text, buffer.subarray(0, size - 1));
        buffer[written ?? 0] = 0;
    }
    /* What the buffer says: why something was refused. */
    protected answer(): string {
        return this.read(this.wasm.landfall_text());
    }

    /* The number of a game; one beyond the last if there is none of this name. */
    protected number(game: string): number {
        const count = this.wasm.landfall_game_count();
        for (let n = 0; n < count; n++)
            if (this.read(this.wasm.landfall_game_name(n)) === game) return n;
        return count;
    }

    /* The tables of a game as /api/games/NAME/content gives them; null if it has none. */
    content(game: string): unknown {
        const text = this.read(this.wasm.landfall_game_content(this.number(game)));
        return text ? JSON.parse(text) : null;
    }
}

let compiled: Promise<WebAssembly.Module> | null = null;

/* An instance of its own; the file is fetched and compiled once, or again if that failed. */
export async function instantiate<E extends EngineExports>(address: string): Promise<E> {
    compiled ??= fetch(address).then(async response => {
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        return WebAssembly.compile(await response.arrayBuffer());
    });
    let module: WebAssembly.Module;
    try {
        module = await compiled;
    } catch (error) {
        compiled = null;
        throw error;
    }
    const instance = await WebAssembly.instantiate(module, {});
    return instance.exports as unknown as E;
}
