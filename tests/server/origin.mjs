// origin.mjs - pages of other sites get nowhere: neither over WebSocket nor by a POST.
import { connect, post, same, serve } from './client.mjs';

async function opens(what, base, options, status) {
    const socket = await connect(base, options);
    same(what, socket.status ?? 101, status);
    if (!socket.status) await socket.close();
}

export default async function run() {
    const server = await serve(['--origin', 'https://play.example.org,https://two.example.org']);
    const { base } = server;
    const port = new URL(base).port;
    try {
        const made = await post(base, '/api/guest', { name: 'Ada', token: true });
        const { token } = made.body;
        const cookie = made.headers['set-cookie'][0].split(';')[0];
        await opens('own origin', base, { cookie, origin: base }, 101);
        await opens('another site', base, { cookie, origin: 'https://evil.example' }, 403);
        await opens('another port', base, { cookie, origin: 'http://127.0.0.1:1' }, 403);
        await opens('another scheme', base, { cookie, origin: `https://127.0.0.1:${port}` }, 403);
        await opens('the origin null', base, { cookie, origin: 'null' }, 403);
        await opens(
            'a name that contains ours',
            base,
            { cookie, origin: `${base}.evil.example` },
            403,
        );
        await opens('an allowed site', base, { cookie, origin: 'https://play.example.org' }, 101);
        await opens(
            'the second allowed site',
            base,
            { cookie, origin: 'https://two.example.org' },
            101,
        );
        await opens('a cookie without an origin', base, { cookie }, 403);
        await opens('a token without an origin', base, { token }, 101);
        await opens(
            'a token from another site',
            base,
            { token, origin: 'https://evil.example' },
            403,
        );
        await opens('nobody may watch', base, {}, 101);
        await opens('nobody from another site', base, { origin: 'https://evil.example' }, 403);
        await opens('a token we do not know', base, { token: 'A'.repeat(43) }, 401);
        // A name whose owner lets it lead to this machine: Host and Origin agree, and are not ours.
        const rebound = `http://evil.example:${port}`;
        same(
            'a name that was made to lead here',
            (
                await post(base, '/api/guest', { name: 'Eve' }, null, {
                    host: `evil.example:${port}`,
                    origin: rebound,
                })
            ).status,
            403,
        );
        const guest = { name: 'Eve' };
        same(
            'POST from another site',
            (
                await post(base, '/api/guest', guest, null, {
                    cookie,
                    origin: 'https://evil.example',
                })
            ).status,
            403,
        );
        same(
            'POST with a cookie and no origin',
            (await post(base, '/api/guest', guest, null, { cookie })).status,
            403,
        );
        same(
            'POST from our own page',
            (await post(base, '/api/guest', guest, null, { cookie, origin: base })).status,
            200,
        );
        same(
            'POST as localhost',
            (
                await post(base, '/api/guest', guest, null, {
                    cookie,
                    host: `localhost:${port}`,
                    origin: `http://localhost:${port}`,
                })
            ).status,
            200,
        );
        await opens('no sub-protocol', base, { token, protocol: '' }, 400);
        await opens('another sub-protocol', base, { token, protocol: 'chat' }, 400);
        await opens('another path', base, { token, path: '/other' }, 404);
    } finally {
        await server.stop();
    }
}
