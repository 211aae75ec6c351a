/* setup.ts - the engine in the page as a place to try how a game begins (bindings/wasm/setup.c): what
 * it says to an option line, and what the board then looks like. */
import type { Both, View } from './types.ts';
import { Engine, instantiate, type EngineExports } from './wasm.ts';

export interface SetupExports extends EngineExports {
    landfall_setup_start(game: number, seats: number): number;
    landfall_setup_at(): number;
    landfall_setup_why(language: number): number;
    landfall_setup_rule(): number;
    landfall_setup_draw(seed: bigint): number;
    landfall_setup_view(): number;
}

/* Where in the line, what was expected there, and the rule that forbids it, if one does. */
export interface Refusal {
    at: number;
    why: Both;
    rule: string;
}

export class SetupEngine extends Engine<SetupExports> {
    /* null: the game begins. */
    start(game: string, seats: number, options: string): Refusal | null {
        this.write(options);
        if (this.wasm.landfall_setup_start(this.number(game), seats)) return null;
        const why = (language: number): string => this.read(this.wasm.landfall_setup_why(language));
        return {
            at: this.wasm.landfall_setup_at(),
            why: { en: why(0), de: why(1) },
            rule: this.read(this.wasm.landfall_setup_rule()),
        };
    }
    /* Deals what chance deals first; false: nothing is dealt. */
    draw(seed: number): boolean {
        return this.wasm.landfall_setup_draw(BigInt(seed)) !== 0;
    }
    view(): View {
        return JSON.parse(this.read(this.wasm.landfall_setup_view())) as View;
    }
}

export const openSetup = async (address: string): Promise<SetupEngine> =>
    new SetupEngine(await instantiate<SetupExports>(address));
