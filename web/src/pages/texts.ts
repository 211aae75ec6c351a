/* texts.ts - the words of the start page and the form of a new table. */
import { texts } from '../i18n/i18n.ts';

export const pageTexts = texts(
    {
        playNow: 'Play now',
        seatsShort: (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`),
        minutes: (n: number) => `${n} min`,
        howTo: (game: string) => `How to play: ${game}`,
        ownRules: 'Own rules',
        ownRulesText: 'choose',
        yourTurn: 'Your turn',
        against: (names: string) => `with ${names}`,
        openTablesCount: (n: number) => (n === 1 ? '1 open table' : `${n} open tables`),
        daily: 'Puzzle of the day',
        dailyText: 'One for every game',
        learn: 'Learn',
        learnText: 'Your first game, guided',
        learnOn: 'Go on where you stopped',
        analysis: 'Analysis board',
        analysisText: 'Set up any position and see what the bots think of it',
        playGame: 'Play against bots:',
        botLevel: 'Strength of the bots',
        seatsRange: (min: number, max: number) =>
            min === max ? `${min} players` : `${min}–${max} players`,
        continueHead: 'Your games',
        continueGame: 'Continue',
        waitingForPlayers: (here: number, all: number) =>
            `waiting for players, ${here} of ${all} seats taken`,
        withPeople: 'With people',
        newTable: 'New table',
        code: 'Table code or link',
        codeHint: 'CODE',
        join: 'Join by code',
        codeShape:
            'A code has six letters and digits, such as K7QM2F. You can also paste the whole link.',
        codeUnknown: (code: string) =>
            `No table is open under ${code}. The host may have closed the code, or the game has ` +
            'begun: ask for the link. Finished tables are under Replays.',
        openTables: 'Open tables',
        noOpenTables:
            'No open table right now. Open one yourself: friends join with its link, and ' +
            'bots take the seats that stay free.',
        seatsTaken: (here: number, all: number) => `${here} of ${all} seats taken`,
        sitDown: 'Join',
        watch: 'Watch',
        toWatch: (n: number) => `${n} more to watch`,
        clockShort: (seconds: number) => `${seconds} s a turn`,
        promise:
            'No account needed. Games are kept on the server of the table, and every roll of the ' +
            'dice can be checked after the game.',
        game: 'Game',
        rulesInWords: 'Rules, in words',
        allOptions: 'What each option means',
        hideOptions: 'Hide the explanations',
        standard: 'standard',
        rareOptions: (n: number) => `${n} more options`,
        seats: 'Seats',
        seatCount: 'Number of seats',
        seatHost: 'hosts the table',
        seatOpen: 'Open for a person',
        seatBot: (name: string) => `Bot: ${name}`,
        seatOf: (n: number) => `Seat ${n}`,
        you: (name: string) => `${name} (you)`,
        clock: 'Clock',
        clockNone: 'None',
        clockSlow: 'Relaxed',
        clockNormal: 'Normal',
        clockFast: 'Quick',
        clockText: (turn: number, minutes: number) =>
            `${turn} seconds a turn, and ${minutes} minutes in ` +
            'reserve for the whole game. When both are used up, a bot plays the seat until its ' +
            'player ' +
            'is back.',
        clockNoneText: 'Everybody may think as long as they like.',
        who: 'Who may come in',
        noServer: 'No connection to the server. Games against bots run on this device meanwhile.',
        ownGame: 'A game of your own',
        siteText:
            'This page has no server behind it: all games are played on this device, with bots.',
        hereOnly: 'This device',
        hereText: 'Played in this browser with bots only, kept here, without a server.',
        private: 'Private link',
        listed: 'Listed',
        privateText: 'Only people with the link find the table.',
        listedText: 'The table is listed on the start page, and anyone may sit down or watch.',
        openTable: 'Open the table',
        startTable: 'Start at once',
        kept: 'These settings are kept for next time.',
        summary: (game: string, seats: number) =>
            `${game} for ${['', 'one', 'two', 'three', 'four', 'five', 'six'][seats] ?? seats}`,
        people: (open: number, bots: number) => {
            const parts = ['You'];
            if (open === 1) parts.push('one open seat');
            if (open > 1) parts.push(`${open} open seats`);
            if (bots === 1) parts.push('one bot');
            if (bots > 1) parts.push(`${bots} bots`);
            return `${parts.join(', ')}.`;
        },
        linkAfter: 'The link to send to friends is at the table.',
        drawMap: 'Draw a map',
        free: 'other …',
        freeText: 'Your own value',
    },
    {
        playNow: 'Sofort spielen',
        seatsShort: (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`),
        minutes: (n: number) => `${n} Min.`,
        howTo: (game: string) => `Spielanleitung: ${game}`,
        ownRules: 'Eigene Regeln',
        ownRulesText: 'wählen',
        yourTurn: 'Du bist dran',
        against: (names: string) => `mit ${names}`,
        openTablesCount: (n: number) => (n === 1 ? '1 offener Tisch' : `${n} offene Tische`),
        daily: 'Rätsel des Tages',
        dailyText: 'Eines für jedes Spiel',
        learn: 'Lernen',
        learnText: 'Deine erste Partie, Schritt für Schritt',
        learnOn: 'Weiter, wo du aufgehört hast',
        analysis: 'Analysebrett',
        analysisText: 'Stelle eine Stellung auf und sieh, was die Bots davon halten',
        playGame: 'Gegen Bots spielen:',
        botLevel: 'Stärke der Bots',
        seatsRange: (min: number, max: number) =>
            min === max ? `${min} Spieler` : `${min}–${max} Spieler`,
        continueHead: 'Deine Partien',
        continueGame: 'Weiter',
        waitingForPlayers: (here: number, all: number) =>
            `wartet auf Mitspieler, ${here} von ${all} Plätzen besetzt`,
        withPeople: 'Mit Menschen',
        newTable: 'Neuer Tisch',
        code: 'Tischcode oder Link',
        codeHint: 'CODE',
        join: 'Mit Code beitreten',
        codeShape:
            'Ein Code hat sechs Buchstaben und Ziffern, etwa K7QM2F. Der ganze Link geht auch.',
        codeUnknown: (code: string) =>
            `Unter ${code} ist kein Tisch offen. Vielleicht ist der Code geschlossen oder das Spiel ` +
            'hat begonnen: Frag nach dem Link. Beendete Tische stehen unter Partien.',
        openTables: 'Offene Tische',
        noOpenTables:
            'Gerade ist kein Tisch offen. Eröffne selbst einen: Freunde kommen mit dem Link ' +
            'dazu, und Bots nehmen die freien Plätze.',
        seatsTaken: (here: number, all: number) => `${here} von ${all} Plätzen besetzt`,
        sitDown: 'Dazu',
        watch: 'Zusehen',
        toWatch: (n: number) => `${n} weitere zum Zusehen`,
        clockShort: (seconds: number) => `${seconds} s je Zug`,
        promise:
            'Kein Konto nötig. Partien bleiben auf dem Server des Tisches, und jeder Wurf lässt ' +
            'sich nach der Partie nachprüfen.',
        game: 'Spiel',
        rulesInWords: 'Regeln, in Worten',
        allOptions: 'Was die Optionen bedeuten',
        hideOptions: 'Erklärungen ausblenden',
        standard: 'üblich',
        rareOptions: (n: number) => `${n} weitere Optionen`,
        seats: 'Plätze',
        seatCount: 'Zahl der Plätze',
        seatHost: 'leitet den Tisch',
        seatOpen: 'Offen für einen Menschen',
        seatBot: (name: string) => `Bot: ${name}`,
        seatOf: (n: number) => `Platz ${n}`,
        you: (name: string) => `${name} (du)`,
        clock: 'Uhr',
        clockNone: 'Keine',
        clockSlow: 'Gemütlich',
        clockNormal: 'Normal',
        clockFast: 'Flott',
        clockText: (turn: number, minutes: number) =>
            `${turn} Sekunden je Zug und ${minutes} Minuten ` +
            'Reserve für die ganze Partie. Ist beides verbraucht, spielt ein Bot weiter, bis der ' +
            'Mensch wieder da ist.',
        clockNoneText: 'Alle dürfen nachdenken, so lange sie wollen.',
        who: 'Wer darf herein',
        noServer:
            'Keine Verbindung zum Server. Partien gegen Bots laufen solange auf diesem Gerät.',
        ownGame: 'Deine eigene Partie',
        siteText:
            'Hinter dieser Seite steht kein Server: Alle Partien laufen auf diesem Gerät, mit Bots.',
        hereOnly: 'Dieses Gerät',
        hereText: 'Läuft in diesem Browser, nur mit Bots; bleibt hier und braucht keinen Server.',
        private: 'Nur mit Link',
        listed: 'Öffentlich',
        privateText: 'Nur wer den Link hat, findet den Tisch.',
        listedText: 'Der Tisch steht auf der Startseite; alle dürfen sich setzen oder zusehen.',
        openTable: 'Tisch eröffnen',
        startTable: 'Sofort anfangen',
        kept: 'Diese Einstellungen werden gemerkt.',
        summary: (game: string, seats: number) =>
            `${game} ${
                ['', 'allein', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft', 'zu sechst'][
                    seats
                ] ?? seats
            }`,
        people: (open: number, bots: number) => {
            const parts = ['Du'];
            if (open === 1) parts.push('ein offener Platz');
            if (open > 1) parts.push(`${open} offene Plätze`);
            if (bots === 1) parts.push('ein Bot');
            if (bots > 1) parts.push(`${bots} Bots`);
            return `${parts.join(', ')}.`;
        },
        linkAfter: 'Den Link für deine Freunde gibt es am Tisch.',
        drawMap: 'Plan zeichnen',
        free: 'eigener Wert …',
        freeText: 'Dein eigener Wert',
    },
);
