// parsing.mjs - what is no message of the protocol is refused with a reason, and harms nothing.
import { check, connect, guest, same, serve, table } from './client.mjs';

const refused = [
    ['not JSON', 'hello', 'text'],
    ['empty', '', 'text'],
    ['no object', '[1]', 'text'],
    ['two values', '{"t":"undo"} {"t":"undo"}', 'text'],
    ['a name twice', '{"t":"undo","t":"undo"}', 'text'],
    ['a NUL in a text', '{"t":"say","text":"a\\u0000b"}', 'text'],
    ['half a character', '{"t":"say","text":"\\ud800"}', 'text'],
    ['a control character', '{"t":"say","text":"a\\u0007b"}', 'text'],
    ['a turned line', '{"t":"say","text":"a\\u202eb"}', 'text'],
    ['too deep', `{"t":"undo","x":${'['.repeat(9)}${']'.repeat(9)}}`, 'size'],
    ['unknown message', '{"t":"cheat"}', 'unknown'],
    ['no type', '{"id":1}', 'unknown'],
    ['a type that is a number', '{"t":1}', 'unknown'],
    ['unknown field', '{"t":"undo","seat":1}', 'unknown'],
    ['unknown name', '{"t":"undo","__proto__":1}', 'unknown'],
    ['a field is missing', '{"t":"do","seq":1,"do":"roll"}', 'text'],
    ['a number as a text', '{"t":"sit","seat":"1"}', 'text'],
    ['a fraction', '{"t":"sit","seat":1.0}', 'text'],
    ['a negative seat', '{"t":"sit","seat":-1}', 'text'],
    ['a seat too far', '{"t":"sit","seat":6}', 'text'],
    ['a huge number', '{"t":"sit","seat":99999999999999999999}', 'text'],
    ['a key too long', `{"t":"do","seq":1,"key":"${'k'.repeat(41)}","do":"roll"}`, 'text'],
    ['no key', '{"t":"do","seq":1,"key":"","do":"roll"}', 'text'],
    ['an action too long', `{"t":"do","seq":1,"key":"k","do":"${'a'.repeat(96)}"}`, 'text'],
    ['a text too long', `{"t":"say","text":"${'a'.repeat(301)}"}`, 'text'],
    ['neither text nor phrase', '{"t":"say"}', 'text'],
    ['text and phrase', '{"t":"say","text":"a","phrase":1}', 'text'],
    ['a phrase too far', '{"t":"say","phrase":12}', 'text'],
    ['an id that is none', '{"t":"watch","table":"IOIOIO"}', 'text'],
    ['an id too short', '{"t":"watch","table":"AAA"}', 'text'],
];

export default async function run() {
    const server = await serve();
    try {
        const { token } = await guest(server.base, 'Ada');
        const id = await table(server.base, token);
        const socket = await connect(server.base, { token });
        await socket.until('hello');
        for (const [what, text, reason] of refused) {
            socket.send(text);
            const answer = await socket.next();
            check(`refused: ${what}`, answer.t === 'refused' && answer.reason === reason, answer);
            check(
                `says what was expected: ${what}`,
                answer.expected?.en && answer.expected?.de,
                answer,
            );
            await new Promise(resolve => {
                setTimeout(resolve, 55);
            }); // below 20 a second
        }
        socket.send('{"t":"cheat","id":77,"key":"abc"}');
        const answer = await socket.next();
        check('the refusal repeats id and key', answer.id === 77 && answer.key === 'abc', answer);
        socket.send({ t: 'watch', table: id });
        same('the socket still works', (await socket.until('table')).table, id);
        await socket.close();
    } finally {
        await server.stop();
    }
}
