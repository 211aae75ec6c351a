/* texts.ts - what the table page itself says; a game's own words stand with its drawing. */
import { texts } from '../i18n/i18n.ts';
import { tableName } from '../net/api.ts';

const en = {
    openSeat: 'open seat', seatNumber: (n: number) => `Seat ${n}`,
    table: (id: string) => `Table ${tableName(id)}`, you: 'You', bot: 'Bot', away: 'away: a bot plays',
    spectating: 'You are watching', loading: 'Opening the table …',
    undone: 'The last action was taken back.',
    recap: 'Since your last turn',
    endSources: 'Where the points came from', endLines: 'Lines: what fair dice give.',
    endRolled: (sum: number, n: number, fair: string) => `${sum}: ${n} times, ${fair} expected`,
    endRolls: (n: number) => (n === 1 ? '1 roll' : `${n} rolls`),
    endGoods: 'Trades and goods', endReceived: 'Received', endTrades: 'Trades with others',
    endBank: 'Trades with the bank', endStolen: 'Stolen', endLost: 'Lost to robber and sevens',
    endCompare: 'Compared', endOptimum: 'Best play expects',
    endGiven: 'Your decisions gave away', endLuck: 'Luck', endYou: 'You',
    endOwn: (n: number) => `Your ${n} games on this device`,
    endMean: (mean: string, best: number) => `${mean} on average, best ${best}`,
    endWon: 'Won',
    backToTable: 'Back to the table',
    leaveTitle: 'Leave the game?', leaveYes: 'Leave', leaveNo: 'Stay',
    lineDown: 'No connection: nothing is sent until it is back.',
    noAnswer: 'Sent, no answer yet …',
    undo: 'Undo', sound: 'Sound', soundOn: 'Sound is on', soundOff: 'Sound is off',
    settings: 'Settings', help: 'Rules', leave: 'Leave', menu: 'Menu', home: 'Start page',
    share: 'Copy the link to this table', copied: 'Link copied.', copyFailed: 'Copy this link:',
    keyboard: 'Keys', pause: 'Ask for a pause', resume: 'Go on', paused: 'The game is paused',
    pauseAsked: 'Pauses begin when everyone has asked for one.',

    prompt: 'What is asked', ownCards: 'Your cards and actions',
    asksPause: 'asks for a pause', asksRematch: 'wants to play again',
    asksBack: 'is back with the next turn',
    promiseBroken: 'The server changed its promise of the dice after it had made it. Do not trust '
        + 'this table.',
    promiseKept: 'The dice were promised before your word, and the promise was kept.',
    promiseLost: 'The dice are not those promised before your word.',
    acting: 'to act', thinking: 'thinking', waiting: 'waiting', next: 'plays next',
    points: 'points', seats: 'Seats', absent: 'not here',
    takeBack: 'Play again myself', takenOver: 'A bot plays for you.',
    remove: (name: string) => `Remove ${name}`, hostMenu: (name: string) => `${name}: host actions`,
    toBot: 'Let a bot play this seat',

    log: 'Log', chat: 'Chat', stats: 'Stats', close: 'Close', logEmpty: 'Nothing has happened yet.',
    write: 'Write to the table', send: 'Send', mute: (name: string) => `Mute ${name}`,
    unmute: (name: string) => `Hear ${name} again`, muted: 'muted',
        chatEmpty: 'Nobody has said anything yet.',
    phrases: 'Quick phrases', unread: 'new messages', watcher: 'watching',

    rolls: (n: number) => `${n} ${n === 1 ? 'roll' : 'rolls'} so far`,
    noRolls: 'No dice were rolled yet.', sum: 'Sum', times: 'times', expected: 'expected',
    diceTitle: 'Dice', pointsTitle: 'Points',

    refused_rule: 'The rules do not allow that.', refused_seq: 'The game has moved on.',
    refused_seat: 'That is not for your seat to do.', refused_state: 'Not at this moment.',
    refused_host: 'Only the host can do that.', refused_rate: 'Too fast: wait a moment.',
    refused_size: 'That is too long.', refused_unknown: 'There is no such thing here.',
    refused_full: 'The seat is taken.', refused_none: 'That is not possible now.',
    refused_disk: 'The server cannot save anything now: its disk is full. Nothing is lost; wait a '
        + 'little.',
    refused_listed: 'At a listed table nobody is sent away from a running match.',
    refused_name: 'Somebody here has your name, or one that looks like it. Change yours in the settings.',
    refused_text: (what: string) => `Not understood. Expected: ${what}.`,
    why: 'Rule', dismiss: 'Close this message',

    lobbyTitle: 'Who plays?', lobbyShare: 'Send this link to friends: whoever has it can sit down.',
    copy: 'Copy link', sit: 'Sit here', stand: 'Stand up', addBot: 'Add bot', takeAway: 'Take away',
        takeAwayName: (name: string) => `Take away ${name}`,
    start: 'Start the game',
        startWait: (n: number) => `${n} ${n === 1 ? 'seat is' : 'seats are'} still open`,
    fill: 'Fill with bots', hostStarts: 'The host starts the game when all seats are taken.',
    yourName: 'Your name', code: 'Code', codeSwitch: 'A code to type opens this table',
    codeClosed: 'Closed: only the link opens it.',
    codeOpen: 'Whoever types it on the start page comes in. It closes with the start.', commit: 'Dice promise',
    commitHelp: 'The server has fixed its part of the luck and shows this fingerprint of it. After '
        + 'the game you can check every roll.',
    host: 'host', listed: 'Listed: anyone can find this table.',
    unlisted: 'Private: only with the link.', botLevel: 'Bot',
    sitFirst: 'Sit down to play, or just watch.',

    won: (name: string) => `${name} wins!`, youWon: 'You win!', over: 'The game is over',
    overAlone: (n: number) => `${n} ${n === 1 ? 'point' : 'points'}`,
    rematch: 'Play again', rematchAsked: 'Waiting for the others to agree …',
    replay: 'Watch the replay', checkDice: 'Check the dice', lookAt: 'Look at the board',
    showResult: 'Show the result', place: 'Place',

    goneTitle: 'This table does not exist', goneText: 'The link may be old or mistyped. Ask for a '
        + 'new one, or open a table yourself.', goneHome: 'To the start page',
    rulesTitle: 'This match is closed', rulesText: 'It was played by rules that this server no '
        + 'longer plays. What was done is kept:', rulesReplay: 'Its record',
    logTitle: 'This match cannot be read', logText: 'Its log on the server is damaged. The host of '
        + 'the server has been told; all other tables are fine.',
    fullTitle: 'Too many are watching', fullText: 'This table has no more places for watchers. '
        + 'Who plays at it always gets in. Try again in a while.',
    noDrawing: 'This page is older than the server and cannot draw this game.',
    reload: 'Load the page again',
    yourTurn: 'Your turn', turnTitle: (what: string) => `● ${what}`,
    turnBody: (id: string) => `Table ${tableName(id)} waits for you.`,
    behind: (n: number) => `${n} more`, skip: 'Show now',
    commandLine: 'Type an action, such as: settlement c12', command: 'Action',
    legalNow: 'Possible now', keysTitle: 'Keys of the table',
    trade: 'Trade',
    keysHelp: 'r roll or road · s settlement · c city · d card · e main button · t trade, then '
        + 'letters, >, letters, Enter · y n c answer an offer · Tab and arrows: places on the '
        + 'board · u undo · l log · i type an action · Esc stop',
    mustSit: 'Watching', joinTitle: 'Join', stopWatching: 'Leave the table',
    leaveAsk: 'A bot will play for you until you come back.',
    phrase0: 'Hello!', phrase1: 'Good luck!', phrase2: 'Nice move.', phrase3: 'Thank you.',
    phrase4: 'Anyone got something to trade?', phrase5: 'One moment, please.',
    phrase6: 'Well played!', phrase7: 'Oh no!', phrase8: 'Sorry.', phrase9: 'Your turn.',
    phrase10: 'I have to go soon.', phrase11: 'Another game?',
};

const de: typeof en = {
    openSeat: 'freier Platz', seatNumber: (n) => `Platz ${n}`,
    table: (id) => `Tisch ${tableName(id)}`, you: 'Du', bot: 'Bot', away: 'weg: ein Bot spielt',
    spectating: 'Du siehst zu', loading: 'Der Tisch wird geöffnet …',
    undone: 'Die letzte Aktion wurde zurückgenommen.',
    recap: 'Seit deinem letzten Zug',
    endSources: 'Woher die Punkte kamen', endLines: 'Striche: was faire Würfel geben.',
    endRolled: (sum: number, n: number, fair: string) => `${sum}: ${n}-mal, ${fair} erwartet`,
    endRolls: (n: number) => (n === 1 ? '1 Wurf' : `${n} Würfe`),
    endGoods: 'Handel und Waren', endReceived: 'Erhalten', endTrades: 'Handel mit anderen',
    endBank: 'Handel mit der Bank', endStolen: 'Gestohlen',
    endLost: 'An Räuber und Siebener verloren',
    endCompare: 'Im Vergleich', endOptimum: 'Bestes Spiel erwartet',
    endGiven: 'Deine Entscheidungen verschenkten', endLuck: 'Glück', endYou: 'Du',
    endOwn: (n: number) => `Deine ${n} Partien auf diesem Gerät`,
    endMean: (mean: string, best: number) => `${mean} im Schnitt, beste ${best}`,
    endWon: 'Gewonnen',
    backToTable: 'Zurück zum Tisch',
    leaveTitle: 'Das Spiel verlassen?', leaveYes: 'Verlassen', leaveNo: 'Bleiben',
    lineDown: 'Keine Verbindung: Es wird nichts gesendet, bis sie wieder da ist.',
    noAnswer: 'Gesendet, noch keine Antwort …',
    undo: 'Rückgängig', sound: 'Ton', soundOn: 'Ton ist an', soundOff: 'Ton ist aus',
    settings: 'Einstellungen', help: 'Regeln', leave: 'Verlassen', menu: 'Menü',
    home: 'Startseite',
    share: 'Link zu diesem Tisch kopieren', copied: 'Link kopiert.',
    copyFailed: 'Kopiere diesen Link:',
    keyboard: 'Tasten', pause: 'Um Pause bitten', resume: 'Weiter', paused: 'Das Spiel ruht',
    pauseAsked: 'Die Pause beginnt, wenn alle darum gebeten haben.',

    prompt: 'Was gefragt ist', ownCards: 'Deine Karten und Aktionen',
    asksPause: 'bittet um Pause', asksRematch: 'will noch einmal spielen',
    asksBack: 'spielt ab dem nächsten Zug wieder',
    promiseBroken: 'Der Server hat sein Versprechen über die Würfel nachträglich geändert. Traue '
        + 'diesem Tisch nicht.',
    promiseKept: 'Die Würfel waren vor deinem Wort versprochen, und es wurde gehalten.',
    promiseLost: 'Die Würfel sind nicht die, die vor deinem Wort versprochen waren.',
    acting: 'ist dran', thinking: 'überlegt', waiting: 'wartet', next: 'kommt als Nächstes',
    points: 'Punkte', seats: 'Plätze', absent: 'nicht da',
    takeBack: 'Selbst weiterspielen', takenOver: 'Ein Bot spielt für dich.',
    remove: (name) => `${name} entfernen`, hostMenu: (name) => `${name}: Aktionen des Gastgebers`,
    toBot: 'Einen Bot hier spielen lassen',

    log: 'Verlauf', chat: 'Chat', stats: 'Zahlen', close: 'Schließen',
    logEmpty: 'Noch ist nichts passiert.',
    write: 'An den Tisch schreiben', send: 'Senden', mute: (name) => `${name} stumm schalten`,
    unmute: (name) => `${name} wieder hören`, muted: 'stumm',
    chatEmpty: 'Noch hat niemand etwas gesagt.',
    phrases: 'Schnelle Sätze', unread: 'neue Nachrichten', watcher: 'sieht zu',

    rolls: (n) => `${n} ${n === 1 ? 'Wurf' : 'Würfe'} bisher`,
    noRolls: 'Es wurde noch nicht gewürfelt.', sum: 'Summe', times: 'Mal', expected: 'erwartet',
    diceTitle: 'Würfel', pointsTitle: 'Punkte',

    refused_rule: 'Das lassen die Regeln nicht zu.', refused_seq: 'Das Spiel ist schon weiter.',
    refused_seat: 'Das ist nicht Sache deines Platzes.', refused_state: 'Nicht in diesem Moment.',
    refused_host: 'Das kann nur der Gastgeber.', refused_rate: 'Zu schnell: warte einen Moment.',
    refused_size: 'Das ist zu lang.', refused_unknown: 'Das gibt es hier nicht.',
    refused_full: 'Der Platz ist besetzt.', refused_none: 'Das geht jetzt nicht.',
    refused_disk: 'Der Server kann gerade nichts speichern: Seine Festplatte ist voll. Nichts ist '
        + 'verloren; warte ein wenig.',
    refused_listed: 'An einem öffentlichen Tisch wird niemand aus der laufenden Partie geschickt.',
    refused_name: 'Hier heißt schon jemand so oder zum Verwechseln ähnlich. Ändere deinen Namen in den '
        + 'Einstellungen.',
    refused_text: (what) => `Nicht verstanden. Erwartet: ${what}.`,
    why: 'Regel', dismiss: 'Meldung schließen',

    lobbyTitle: 'Wer spielt mit?',
    lobbyShare: 'Schick diesen Link an Freunde: wer ihn hat, kann sich setzen.',
    copy: 'Link kopieren', sit: 'Hier sitzen', stand: 'Aufstehen', addBot: 'Bot dazu',
    takeAway: 'Wegnehmen', takeAwayName: (name) => `Wegnehmen: ${name}`,
    start: 'Spiel beginnen',
    startWait: (n) => `${n} ${n === 1 ? 'Platz ist' : 'Plätze sind'} noch frei`,
    fill: 'Mit Bots auffüllen',
    hostStarts: 'Der Gastgeber beginnt, wenn alle Plätze besetzt sind.',
    yourName: 'Dein Name', code: 'Code', codeSwitch: 'Ein Code zum Tippen öffnet diesen Tisch',
    codeClosed: 'Geschlossen: Nur der Link öffnet ihn.',
    codeOpen: 'Wer ihn auf der Startseite eintippt, kommt herein. Er schließt mit dem Start.',
    commit: 'Würfel-Versprechen',
    commitHelp: 'Der Server hat seinen Teil des Glücks festgelegt und zeigt diesen Fingerabdruck. '
        + 'Nach dem Spiel kannst du jeden Wurf nachrechnen.',
    host: 'Gastgeber', listed: 'Öffentlich: alle können diesen Tisch finden.',
    unlisted: 'Privat: nur mit dem Link.', botLevel: 'Bot',
    sitFirst: 'Setz dich, um mitzuspielen, oder sieh einfach zu.',

    won: (name) => `${name} gewinnt!`, youWon: 'Du gewinnst!', over: 'Die Partie ist zu Ende',
    overAlone: (n) => `${n} ${n === 1 ? 'Punkt' : 'Punkte'}`,
    rematch: 'Noch einmal', rematchAsked: 'Warten, bis die anderen zustimmen …',
    replay: 'Partie ansehen', checkDice: 'Würfel nachrechnen', lookAt: 'Brett ansehen',
    showResult: 'Ergebnis zeigen', place: 'Platz',

    goneTitle: 'Diesen Tisch gibt es nicht',
    goneText: 'Der Link ist vielleicht alt oder vertippt. Bitte um einen neuen, oder eröffne '
        + 'selbst einen Tisch.', goneHome: 'Zur Startseite',
    rulesTitle: 'Diese Partie ist geschlossen', rulesText: 'Sie wurde nach Regeln gespielt, die '
        + 'dieser Server nicht mehr spielt. Was geschah, ist aufgehoben:',
    rulesReplay: 'Ihre Aufzeichnung',
    logTitle: 'Diese Partie ist nicht lesbar', logText: 'Ihr Protokoll auf dem Server ist '
        + 'beschädigt. Der Betreiber weiß es; alle anderen Tische sind heil.',
    fullTitle: 'Zu viele sehen zu', fullText: 'An diesem Tisch ist kein Platz mehr zum Zusehen. '
        + 'Wer mitspielt, kommt immer herein. Versuche es später noch einmal.',
    noDrawing: 'Diese Seite ist älter als der Server und kann dieses Spiel nicht zeichnen.',
    reload: 'Seite neu laden',
    yourTurn: 'Du bist dran', turnTitle: (what) => `● ${what}`,
    turnBody: (id) => `Tisch ${tableName(id)} wartet auf dich.`,
    behind: (n) => `noch ${n}`, skip: 'Sofort zeigen',
    commandLine: 'Aktion eintippen, etwa: settlement c12', command: 'Aktion',
    legalNow: 'Jetzt möglich', keysTitle: 'Tasten des Tischs',
    trade: 'Handel',
    keysHelp: 'r würfeln oder Straße · s Siedlung · c Stadt · d Karte · e Hauptknopf · t Handel, '
        + 'dann Buchstaben, >, Buchstaben, Eingabe · y n c Antwort auf ein Angebot · Tab und '
        + 'Pfeile: Plätze auf dem Brett · u rückgängig · l Verlauf · i Aktion eintippen · '
        + 'Esc Stopp',
    mustSit: 'Zusehen', joinTitle: 'Mitspielen', stopWatching: 'Tisch verlassen',
    leaveAsk: 'Ein Bot spielt für dich, bis du zurückkommst.',
    phrase0: 'Hallo!', phrase1: 'Viel Glück!', phrase2: 'Schöner Zug.', phrase3: 'Danke.',
    phrase4: 'Will jemand tauschen?', phrase5: 'Einen Moment bitte.',
    phrase6: 'Gut gespielt!', phrase7: 'Oh nein!', phrase8: 'Entschuldigung.',
    phrase9: 'Du bist dran.', phrase10: 'Ich muss bald los.', phrase11: 'Noch eine Partie?',
};

export const T = texts(en, de);
export const phraseText = (n: number): string => {
    const t = T() as unknown as Record<string, string>;
    return t[`phrase${n}`] ?? '';
};
export const PHRASES = 12;
export const refusedText = (reason: string): string => {
    const t = T() as unknown as Record<string, string>;
    return t[`refused_${reason}`] ?? T().refused_none;
};
