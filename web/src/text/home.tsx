/* home.tsx - the start page in text mode: go on, play against bots, open or join a table. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { late } from '../app/late.ts';
import { explain as explainError } from '../app/notice.tsx';
import { go, link } from '../app/router.ts';
import { botLevel, textMode } from '../app/settings.ts';
import { botName, botsInOrder, standardBot } from '../i18n/bots.ts';
import { language, say as inWords, setLanguage } from '../i18n/i18n.ts';
import { tableName } from '../net/api.ts';
import { beGuest, me } from '../net/guest.ts';
import { findTable, readTable } from '../net/join.ts';
import { openTable } from '../net/open.ts';
import { gameNamed, myTables, tables, useDrawnGames, useTables } from '../net/lists.ts';
import type { Game, TableRow } from '../net/types.ts';
import { playNow } from '../pages/home.tsx';
import { choose, findCommand, HOME, nameOf, usage } from './commands.ts';
import { CommandLine, Put, say, TextBar, useKeys, type Said } from './line.tsx';
import { X } from './texts.ts';

const USUAL_SEATS = 4;
const titles = (game: Game): string[] => [game.name, game.title.en, game.title.de];
const free = (row: TableRow): number => row.seats.filter(seat => seat.kind === 'open').length;
const commandOf = (id: string) => HOME.find(each => each.id === id)!;

const bad = (text: string): Said => ({ text, bad: true });

/* A table with open seats, at which the reader sits. */
async function newTable(game: Game, wanted: string): Promise<void> {
    const asked = Number(wanted) || Math.min(game.seats_max, USUAL_SEATS);
    const seats = Math.max(game.seats_min, Math.min(game.seats_max, asked));
    const table = await openTable({
        game: game.name,
        seats,
        options: '',
        bots: Array.from({ length: seats }, () => null),
        listed: false,
        clock: null,
        sit: true,
    });
    go('t', table);
}

function setLevel(game: Game | undefined, wanted: string): void {
    const bots = game ? botsInOrder(game) : [];
    const bot =
        bots[
            choose(
                wanted,
                bots.map(each => [each.name, botName(each.name)]),
            )
        ];
    if (!bot) return say(bad(X().noBot(wanted)), ...bots.map(each => botName(each.name)));
    botLevel.value = bot.name;
    return say(X().levelIs(botName(bot.name)));
}

async function join(text: string): Promise<void> {
    const wanted = readTable(text);
    if (!wanted) return say(bad(X().noTable(text)));
    try {
        go('t', await findTable(wanted));
    } catch {
        say(bad(X().noTable(text)));
    }
    return undefined;
}

async function run(line: string, games: Game[]): Promise<void> {
    const t = X(),
        found = findCommand(HOME, line, true);
    if (!found) {
        const game = games[choose(line, games.map(titles))];
        return game ? playNow(game) : say(bad(t.unknown(line)));
    }
    const { rest } = found,
        id = found.command.id;
    const [first = '', second = ''] = rest.split(' ');
    const game = games[choose(id === 'new' ? first : rest, games.map(titles))];
    if ((id === 'play' || id === 'new') && !game) return say(bad(t.noGame(rest)));
    switch (id) {
        case 'play':
            return playNow(game!);
        case 'new':
            return newTable(game!, second);
        case 'join':
            return join(rest);
        case 'level':
            return setLevel(games[0], rest);
        case 'learn':
        case 'puzzles':
            return rest && !game ? say(bad(t.noGame(rest))) : go(id, game?.name ?? '');
        case 'rules':
            return go('almanac');
        case 'picture':
            textMode.value = false;
            return undefined;
        case 'settings':
            return go('settings');
        case 'language':
            return setLanguage(language.value === 'de' ? 'en' : 'de');
        case 'name':
            return say(t.nameIs((await beGuest(rest.trim() || undefined)).name));
        default:
            return say(
                ...HOME.map(each => ({
                    put: nameOf(each),
                    text: `${usage(each)}: ${inWords(each.help)}`,
                })),
            );
    }
}

function explain(line: string, games: Game[]): Said {
    const found = findCommand(HOME, line, true);
    if (found) return { text: `${usage(found.command)}: ${inWords(found.command.help)}` };
    const game = games[choose(line, games.map(titles))];
    return game
        ? { text: `${nameOf(commandOf('play'))} ${inWords(game.title)}` }
        : bad(X().unknown(line.trim()));
}

function Row({ row, children }: { row: TableRow; children: string }): JSX.Element {
    const game = gameNamed(row.game);
    return (
        <li>
            <a href={link('t', row.table)}>
                {X().tableOf(game ? inWords(game.title) : row.game, tableName(row.table))}
            </a>{' '}
            {children}
        </li>
    );
}

function Tables(): JSX.Element {
    const t = X();
    const mine = (me.value ? (myTables.value ?? []) : []).filter(row => row.state !== 'over');
    const open = (tables.value ?? []).filter(row => row.state === 'open' && free(row) > 0);
    return (
        <>
            <section>
                <h2>{t.goOn}</h2>
                {mine.length === 0 && <p>{t.goOnNone}</p>}
                <ul>
                    {mine.map(row => (
                        <Row key={row.table} row={row}>
                            {row.state === 'open' ? t.waits : t.running}
                        </Row>
                    ))}
                </ul>
            </section>
            <section>
                <h2>{t.openTables}</h2>
                {open.length === 0 && <p>{t.noOpen}</p>}
                <ul>
                    {open.map(row => (
                        <Row key={row.table} row={row}>
                            {t.free(free(row))}
                        </Row>
                    ))}
                </ul>
            </section>
        </>
    );
}

export default function TextHome(): JSX.Element {
    const t = X(),
        games = useDrawnGames() ?? [];
    useTables();
    useEffect(() => void late('text'), []);
    useEffect(() => say(), []);
    const act = (line: string) => {
        run(line, games).catch(error => say(bad(explainError(error))));
    };
    useKeys({ '?': () => act('help') });
    const play = nameOf(commandOf('play')),
        [first] = games;
    return (
        <div class="txt-page" data-state="home">
            <TextBar />
            <main class="txt" id="main" tabIndex={-1}>
                <div>
                    <h1>{t.homeTitle}</h1>
                    <Tables />
                    <section>
                        <h2>{t.playNow}</h2>
                        {first && <p>{t.botsLine(botName(standardBot(first, botLevel.value)))}</p>}
                        <ul>
                            {games.map(game => (
                                <li key={game.name}>
                                    <Put text={`${play} ${game.name}`} />{' '}
                                    {t.playLine(
                                        inWords(game.title),
                                        t.seatsRange(game.seats_min, game.seats_max),
                                    )}
                                </li>
                            ))}
                        </ul>
                    </section>
                    <section>
                        <h2>{t.learn}</h2>
                        <ul>
                            <li>
                                <Put text={nameOf(commandOf('learn'))} /> {t.learnLine}
                            </li>
                            <li>
                                <Put text={nameOf(commandOf('puzzles'))} /> {t.puzzlesLine}
                            </li>
                        </ul>
                    </section>
                    <section>
                        <h2>{t.withPeople}</h2>
                        <ul>
                            {first && (
                                <li>
                                    <Put text={`${nameOf(commandOf('new'))} ${first.name}`} />{' '}
                                    {t.newLine(inWords(first.title))}
                                </li>
                            )}
                            <li>
                                <Put text={`${nameOf(commandOf('join'))} `}>
                                    {nameOf(commandOf('join'))}
                                </Put>{' '}
                                {t.joinLine}
                            </li>
                            <li>
                                <a href={link('new')}>{t.newForm}</a>
                            </li>
                        </ul>
                    </section>
                </div>
                <aside>
                    <h2>{t.commands}</h2>
                    <ul>
                        {HOME.map(each => (
                            <li key={each.id}>
                                <kbd>{nameOf(each)}</kbd> {inWords(each.help)}
                            </li>
                        ))}
                    </ul>
                    <h2>{t.keys}</h2>
                    <p class="small muted">{t.keysHow}</p>
                    <ul>
                        <li>
                            <kbd>i</kbd> {t.keyLine}
                        </li>
                        <li>
                            <kbd>?</kbd> {t.keyHelp}
                        </li>
                    </ul>
                </aside>
            </main>
            <CommandLine run={act} explain={line => explain(line, games)} />
        </div>
    );
}
