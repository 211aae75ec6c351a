// run.mjs - the tests of the network side, each topic against servers of its own on free ports.
//
//     tests/server/run             all topics
//     tests/server/run NAME...     only these (names below)
//
// Every defence of the server's security list has a check here that fails without it;
// tests/server/mutation removes them one by one to prove that.
import { check, finish } from './client.mjs';

const topics = [
    'api',
    'origin',
    'lan',
    'parsing',
    'size',
    'rate',
    'slow',
    'seats',
    'private',
    'quotas',
    'retention',
    'backup',
    'admin',
    'privacy',
    'older',
    'secrets',
    'tokens',
    'metrics',
    'monitoring',
    'ready',
    'files',
    'garbage',
    'pipeline',
    'watchdog',
    'life',
    'disk',
    'clock',
    'hint',
    'reviews',
    'outside',
    'join',
    'options',
    'documents',
];
const wanted = process.argv.slice(2);

for (const topic of topics) {
    if (wanted.length && !wanted.includes(topic)) continue;
    const began = Date.now();
    const late = new Promise((_, reject) => {
        setTimeout(() => reject(new Error('not done within ten minutes')), 600000).unref();
    });
    try {
        await Promise.race([(await import(`./${topic}.mjs`)).default(), late]);
    } catch (error) {
        check(`${topic} ran to its end`, false, error.stack);
    }
    console.log(`${topic}: ${Date.now() - began} ms`);
}
finish();
process.exit();
