/* fair.ts - recomputes the luck of a match from its secret and words with the browser's own
 * cryptography, apart from everything the server computes: docs/protocol.md, "Fair dice". */
import type { Proof } from '../net/types.ts';

const utf8 = new TextEncoder();

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
    if (!/^([0-9a-fA-F]{2})*$/.test(text)) throw new Error('not hexadecimal');
    return Uint8Array.from(text.match(/../g) ?? [], pair => parseInt(pair, 16));
}

const hex = (bytes: ArrayBuffer): string =>
    [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('');

/* SHA-256 of the secret and the table's id: what the server showed before the first move. */
export async function commitment(secret: string, table: string): Promise<string> {
    const left = fromHex(secret),
        right = utf8.encode(table);
    const joined = new Uint8Array(left.length + right.length);
    joined.set(left);
    joined.set(right, left.length);
    return hex(await crypto.subtle.digest('SHA-256', joined));
}

export class Luck {
    private readonly key: Promise<CryptoKey>;
    private readonly prefix: string;
    constructor(proof: Pick<Proof, 'secret' | 'words' | 'table'>) {
        this.key = crypto.subtle.importKey(
            'raw',
            fromHex(proof.secret),
            { name: 'HMAC', hash: 'SHA-256' },
            false,
            ['sign'],
        );
        this.prefix = `${proof.words.filter(word => word !== null).join('\n')}\n${proof.table}\n`;
    }

    private async block(kind: number, n: number, b: number): Promise<DataView> {
        const text = utf8.encode(`${this.prefix}${kind}\n${n}\n${b}`);
        return new DataView(await crypto.subtle.sign('HMAC', await this.key, text));
    }

    /* The n-th draw of a stream below a bound: 32-bit numbers, and Lemire's method against bias. */
    async below(kind: number, n: number, bound: number): Promise<number> {
        const m = BigInt(bound);
        const least = (4294967296n - m) % m;
        for (let b = 0; ; b++) {
            const view = await this.block(kind, n, b);
            for (let i = 0; i < 8; i++) {
                const product = BigInt(view.getUint32(i * 4)) * m;
                if ((product & 0xffffffffn) >= least) return Number(product >> 32n);
            }
        }
    }

    /* A shuffle: the first six bytes of block 0 as one number. */
    async bits48(kind: number, n: number): Promise<number> {
        const view = await this.block(kind, n, 0);
        return view.getUint32(0) * 65536 + view.getUint16(4);
    }
}
