// http_cases.mjs - what tests/fuzz/http.mjs sends: the grammar of HTTP and WebSocket as far as the
// server speaks them, with a fault here and there. Everything follows from (seed, batch).

const paths = [
    '/',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/games',
    '/api/tables',
    '/api/me',
    '/ws',
    '/api/my-tables',
    '/api/guest',
    '/api/guest/token',
    '/api/logout',
    '/api/rules/base.en',
    '/none.js',
    '/api/games/cards/content',
    '/index.html',
    '/%00',
    '/a%2e%2e/b',
    '*',
    'http://x/',
    '//',
    '/?a=b',
    `/${'x'.repeat(300)}`,
];
const methods = [
    'GET',
    'GET',
    'GET',
    'POST',
    'POST',
    'HEAD',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'CONNECT',
    'PRI',
    'TRACE',
    'get',
    '',
];
const numbers = [
    '0',
    '1',
    '2',
    '-1',
    '18446744073709551616',
    '9223372036854775808',
    '4294967296',
    '00002',
    '0x2',
    ' 2',
    '2,2',
    '8193',
    '1e3',
    '',
    '+2',
    '104857600',
];
const words = [
    '\0',
    '\r',
    '\n',
    '\r\n',
    '\r\n\r\n',
    ':',
    ' ',
    '\t',
    '%',
    '%00',
    '"',
    '{',
    '}',
    '[',
    ',',
    '\xff',
    '\xc0\x80',
    '\xe2\x80\xae',
    'HTTP/1.1',
    'Content-Length: 5\r\n',
    'chunked',
    '\x88\x80',
    '\x81\xfe',
    '\x89\x80aaaa',
    'null',
    '-1',
    '9999999999999999999',
    'Transfer-Encoding: chunked\r\n',
];
const actions = [
    'roll',
    'end',
    'road e1',
    'settle c1',
    'x',
    'robber h8 2',
    'offer 1 w>b',
    '',
    'R0',
];
const messages = [
    'watch',
    'unwatch',
    'ping',
    'sit',
    'stand',
    'bot',
    'word',
    'start',
    'do',
    'why',
    'hint',
    'undo',
    'say',
    'pause',
    'resume',
    'back',
    'remove',
    'rematch',
    'open',
    'nothing',
];

// What was found once: each piece is sent when the one before has been answered.
export const findings = [
    [
        'a second request that asks for another protocol',
        [
            'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
            'GET /x HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: foo\r\n\r\n',
        ],
    ],
];

export class Maker {
    constructor(seed, batch, known, host) {
        this.state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(batch + 1, 0x85ebca6b)) >>> 0;
        this.known = known;
        this.host = host;
    }

    // A number below `bound`: mulberry32.
    below(bound) {
        this.state = (this.state + 0x6d2b79f5) >>> 0;
        let x = this.state;
        x = Math.imul(x ^ (x >>> 15), x | 1);
        x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
        return ((x ^ (x >>> 14)) >>> 0) % bound;
    }
    pick(list) {
        return list[this.below(list.length)];
    }
    chance(percent) {
        return this.below(100) < percent;
    }

    json() {
        const token = this.chance(50),
            name = this.pick(['Ada', 'Bob', '', 'x'.repeat(99), '\u202e', 'é']);
        return this.pick([
            () => JSON.stringify({ name, token }),
            () => '{}',
            () => '',
            () => '[1,2',
            () => '{"name":1}',
            () =>
                JSON.stringify({
                    game: this.pick(['base', 'dice', 'cards', 'duel', 'knights', 'x']),
                    seats: this.below(6),
                    bots: [null, 'random'],
                    listed: this.chance(50),
                    sit: this.chance(50),
                }),
            () => `{"game":"base","seats":3,"options":"${this.pick(words)}"}`,
            () => '['.repeat(this.below(3000)),
            () => 'x'.repeat(this.below(9000)),
        ])();
    }

    message() {
        const text = JSON.stringify({
            t: this.pick(messages),
            table: this.pick(this.known.tables),
            ...(this.chance(40) ? { id: this.below(1 << 20) } : {}),
            ...(this.chance(50) ? { seat: this.below(5) - 1 } : {}),
            ...(this.chance(40) ? { seq: this.below(50), key: `k${this.below(99)}` } : {}),
            ...(this.chance(40) ? { do: this.pick(actions) } : {}),
            ...(this.chance(20)
                ? { text: this.pick(words), bot: 'random', word: 'x', phrase: 1 }
                : {}),
        });
        if (this.chance(60))
            return `{"t":"${this.pick(messages.slice(0, 3))}","table":"${this.pick(
                this.known.tables,
            )}"}`.replace(/"unwatch".*/, '"unwatch"}');
        return text;
    }

    headers(lines) {
        const token = this.pick([...this.known.tokens, 'A'.repeat(43), 'x']);
        const more = [
            `Authorization: Bearer ${token}`,
            `Cookie: lf=${token}`,
            'Expect: 100-continue',
            `Origin: http://${this.host}`,
            'Origin: https://evil.example',
            'Connection: close',
            'X: y',
            'Connection: keep-alive',
            'Transfer-Encoding: chunked',
            'Accept-Encoding: gzip',
            'Range: bytes=0-1',
            'If-None-Match: "x"',
            'X-Forwarded-For: 1.2.3.4, ::1',
            'X-Forwarded-Proto: https',
            'Upgrade: h2c',
            'Upgrade: foo',
            'HTTP2-Settings: AAMAAABkAAQAAP__',
            'Sec-Fetch-Site: same-origin',
            ' folded: 1',
            `Content-Length: ${this.pick(numbers)}`,
            'Content-Type: text/plain',
            `Cookie: ${'a=b; '.repeat(300)}`,
            `X-${'y'.repeat(this.below(200))}: ${'z'.repeat(this.below(4000))}`,
            'Accept-Language: de',
        ];
        for (let i = this.below(4); i > 0; i--) lines.push(this.pick(more));
    }

    request() {
        const method = this.pick(methods),
            posts = method === 'POST';
        const path =
            posts && this.chance(80)
                ? this.pick(['/api/guest', '/api/tables', '/api/logout'])
                : this.chance(15)
                  ? `/api/tables/${this.pick(this.known.tables)}${this.pick([
                        '',
                        '/replay',
                        '/proof',
                        '/review',
                        '/x',
                    ])}`
                  : this.pick(paths);
        const version = this.chance(90)
            ? 'HTTP/1.1'
            : this.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/', '']);
        const lines = [`${method} ${path} ${version}`];
        if (this.chance(95)) lines.push(`Host: ${this.chance(80) ? this.host : this.pick(words)}`);
        const body = posts || this.chance(10) ? Buffer.from(this.json()) : Buffer.alloc(0);
        if (posts && this.chance(90)) lines.push('Content-Type: application/json');
        if (body.length || posts) {
            if (this.chance(80)) lines.push(`Content-Length: ${body.length}`);
            else if (this.chance(50))
                lines.push(`Content-Length: ${body.length + this.below(9) - 4}`);
        }
        if (this.chance(40)) this.headers(lines);
        const parts = [Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')];
        if (this.chance(5))
            parts.push(
                Buffer.from(`${body.length.toString(16)}\r\n`),
                body,
                Buffer.from('\r\n0\r\n\r\n'),
            );
        else parts.push(body);
        return Buffer.concat(parts);
    }

    // A message in pieces, as RFC 6455 allows it: control frames may stand between them.
    fragments() {
        const bytes = Buffer.from(this.chance(90) ? this.message() : ' '.repeat(this.below(9000)));
        const count = 1 + this.below(5),
            size = Math.ceil(bytes.length / count),
            parts = [];
        for (let i = 0; i < count; i++) {
            parts.push(
                this.wrap(bytes.subarray(i * size, (i + 1) * size), i ? 0 : 1, i === count - 1),
            );
            if (this.chance(30))
                parts.push(this.wrap(Buffer.from('beat'), this.pick([9, 10]), true));
        }
        return parts;
    }

    // A frame without a fault.
    wrap(bytes, opcode, final) {
        const head = [(final ? 0x80 : 0) | opcode],
            mask = [1, 2, 3, 4].map(() => this.below(256));
        if (bytes.length < 126) head.push(0x80 | bytes.length);
        else head.push(0x80 | 126, bytes.length >> 8, bytes.length & 255);
        return Buffer.concat([
            Buffer.from([...head, ...mask]),
            Buffer.from(bytes.map((byte, i) => byte ^ mask[i & 3])),
        ]);
    }

    frame() {
        const opcode = this.chance(60) ? 1 : this.pick([0, 1, 2, 3, 8, 9, 9, 10, 10, 11, 15]);
        let payload = Buffer.from(
            opcode === 1 || this.chance(20)
                ? this.message()
                : this.pick(words).repeat(this.below(30)),
            this.chance(90) ? 'utf8' : 'latin1',
        );
        if (opcode === 8 && this.chance(70)) {
            const code = this.pick([
                1000,
                1001,
                1005,
                1006,
                1015,
                999,
                3000,
                4999,
                this.below(65536),
            ]);
            payload = Buffer.from([
                code >> 8,
                code & 255,
                ...(this.chance(30) ? [0xff, 0x41] : []),
            ]);
        }
        if (this.chance(3)) payload = Buffer.alloc(this.below(9000), 0x20);
        const size = this.chance(95)
            ? payload.length
            : this.pick([0, 125, 126, 65535, 65536, 2 ** 31, 2 ** 40]);
        const head = [(this.chance(90) ? 0x80 : 0) | (this.chance(3) ? 0x40 : 0) | opcode];
        const masked = this.chance(97),
            bit = masked ? 0x80 : 0;
        const form = this.chance(3) ? this.below(3) : size < 126 ? 0 : size < 65536 ? 1 : 2;
        if (form === 0) head.push(bit | Math.min(size, 125));
        else if (form === 1) head.push(bit | 126, (size >> 8) & 255, size & 255);
        else
            head.push(
                bit | 127,
                this.chance(5) ? 255 : 0,
                0,
                0,
                size >= 2 ** 32 ? 1 : 0,
                (size >>> 24) & 255,
                (size >> 16) & 255,
                (size >> 8) & 255,
                size & 255,
            );
        if (!masked) return Buffer.concat([Buffer.from(head), payload]);
        const mask = [1, 2, 3, 4].map(() => this.below(256));
        return Buffer.concat([
            Buffer.from([...head, ...mask]),
            Buffer.from(payload.map((byte, i) => byte ^ mask[i & 3])),
        ]);
    }

    upgrade() {
        const lines = [
            `GET ${this.chance(95) ? '/ws' : this.pick(paths)} HTTP/1.1`,
            `Host: ${this.host}`,
            `Upgrade: ${this.chance(95) ? 'websocket' : this.pick(['h2c', 'foo', 'websocket, h2c', ''])}`,
            `Connection: ${this.chance(95) ? 'Upgrade' : this.pick(['close', 'keep-alive, Upgrade', ','])}`,
            'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
            `Sec-WebSocket-Version: ${this.chance(95) ? 13 : this.pick(numbers)}`,
            `Sec-WebSocket-Protocol: ${
                this.chance(92)
                    ? 'landfall.1'
                    : this.pick(['http', 'http, landfall.1', 'landfall.1,', 'x', ','])
            }`,
        ];
        // A program, the page of a guest, a page of nobody known, or nobody.
        const who = this.below(10),
            token = this.pick(this.known.tokens);
        if (who < 5) lines.push(`Authorization: Bearer ${token}`);
        else if (who < 8) lines.push(`Origin: http://${this.host}`, `Cookie: lf=${token}`);
        else if (who < 9) lines.push(`Origin: http://${this.host}`, `Cookie: lf=${'A'.repeat(43)}`);
        if (this.chance(15)) lines.push('Sec-WebSocket-Extensions: permessage-deflate');
        if (this.chance(10)) this.headers(lines);
        const parts = [Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')];
        for (let i = this.below(12); i > 0; i--)
            parts.push(...(this.chance(20) ? this.fragments() : [this.frame()]));
        if (this.chance(5)) for (let i = 0; i < 300; i++) parts.push(parts.at(-1));
        return parts;
    }

    damage(bytes) {
        let text = bytes.toString('latin1');
        for (let i = 1 + this.below(3); i > 0; i--) {
            const at = this.below(text.length + 1),
                to = Math.min(text.length, at + this.below(40));
            text = this.pick([
                () => text.slice(0, at) + this.pick(words) + text.slice(at),
                () => text.slice(0, at) + text.slice(to),
                () => text.slice(0, to) + text.slice(at),
                () => text.slice(0, at) + String.fromCharCode(this.below(256)) + text.slice(at + 1),
                () => text.slice(0, at),
            ])();
        }
        return Buffer.from(text, 'latin1');
    }

    // One connection: what is written, piece by piece, and how it ends.
    one() {
        const parts = [];
        if (this.chance(35)) parts.push(...this.upgrade());
        else for (let i = 1 + this.below(4); i > 0; i--) parts.push(this.request());
        if (this.chance(8))
            parts.push(Buffer.from(this.pick(words).repeat(this.below(400)), 'latin1'));
        let whole = Buffer.concat(parts);
        if (this.chance(30)) whole = this.damage(whole);
        const pieces = [];
        const cuts = this.chance(50)
            ? []
            : Array.from({ length: 1 + this.below(6) }, () => this.below(whole.length + 1)).sort(
                  (a, b) => a - b,
              );
        if (this.chance(15))
            cuts.push(
                ...parts.map(
                    (
                        sum => part =>
                            (sum += part.length)
                    )(0),
                ),
            );
        cuts.sort((a, b) => a - b)
            .concat(whole.length)
            .reduce((from, to) => {
                if (to > from && to <= whole.length) pieces.push(whole.subarray(from, to));
                return Math.max(from, to);
            }, 0);
        return { pieces, end: this.pick(['cut', 'half', 'open', 'open', 'deaf']) };
    }
}
