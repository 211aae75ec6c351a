/* common.ts - words that several pages use. */
import { texts } from './i18n.ts';

export const common = texts({
    play: 'Play', replays: 'Replays', decks: 'Decks', almanac: 'Almanac', settings: 'Settings',
    main: 'Main', language: 'Language', back: 'Back', close: 'Close', retry: 'Try again',
    skip: 'Skip to the content', you: 'you', bot: 'Bot', open: 'open', yes: 'Yes', no: 'No',
    loading: 'Loading …', homeLink: 'To the start page', yourName: 'Your name', save: 'Save',
    guest: 'Guest', changeName: 'Change your name',
    nameHelp: 'Shown to the others at the table. 1 to 24 characters.',
    nameLong: (n: number) => `Too long by ${n} ${n === 1 ? 'character' : 'characters'}: at most 24.`,
    copied: 'Copied.', copyLink: 'Copy link',
    offlineTitle: 'The connection is lost',
    offline: (seconds: number) => seconds > 0
        ? `Nothing you did is lost. Trying again in ${seconds} s.`
        : 'Nothing you did is lost. Trying again …',
    silentTitle: 'No answer yet',
    silent: 'The server says nothing. If that lasts, the page opens a new line by itself.',
    stoppingTitle: 'The server restarts',
    stopping: 'Tables, seats and clocks wait. The page comes back by itself.',
    now: 'Now',
    apiOffline: 'The server does not answer. Check your connection, then try again.',
    apiFailed: (what: string) => `That did not work: ${what}`,
    notFoundTitle: 'Nothing is here',
    notFound: 'The address leads nowhere. Perhaps a part of the link is missing.',
    brokenTitle: 'This part did not load',
    broken: 'Perhaps the server was renewed while this page was open. Loading the page again '
        + 'helps; a table you sit at is not affected.',
    reload: 'Load the page again',
}, {
    play: 'Spielen', replays: 'Partien', decks: 'Decks', almanac: 'Almanach',
    settings: 'Einstellungen',
    main: 'Hauptbereiche', language: 'Sprache', back: 'Zurück', close: 'Schließen',
    retry: 'Noch einmal versuchen', skip: 'Zum Inhalt springen', you: 'du', bot: 'Bot',
    open: 'offen', yes: 'Ja', no: 'Nein', loading: 'Lädt …', homeLink: 'Zur Startseite',
    yourName: 'Dein Name', save: 'Speichern', guest: 'Gast', changeName: 'Namen ändern',
    nameHelp: 'Sehen die anderen am Tisch. 1 bis 24 Zeichen.',
    nameLong: (n: number) => `Um ${n} Zeichen zu lang: höchstens 24.`,
    copied: 'Kopiert.', copyLink: 'Link kopieren',
    offlineTitle: 'Die Verbindung ist weg',
    offline: (seconds: number) => seconds > 0
        ? `Nichts ist verloren. Nächster Versuch in ${seconds} s.`
        : 'Nichts ist verloren. Neuer Versuch …',
    silentTitle: 'Noch keine Antwort',
    silent: 'Der Server meldet sich nicht. Bleibt es so, baut die Seite eine neue Verbindung auf.',
    stoppingTitle: 'Der Server startet neu',
    stopping: 'Tische, Plätze und Uhren warten. Die Seite kommt von selbst zurück.',
    now: 'Jetzt',
    apiOffline: 'Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.',
    apiFailed: (what: string) => `Das hat nicht geklappt: ${what}`,
    notFoundTitle: 'Hier ist nichts',
    notFound: 'Die Adresse führt nirgendwohin. Vielleicht fehlt ein Stück des Links.',
    brokenTitle: 'Dieser Teil wurde nicht geladen',
    broken: 'Vielleicht wurde der Server erneuert, während diese Seite offen war. Lade die Seite '
        + 'neu; an einem Tisch, an dem du sitzt, ändert das nichts.',
    reload: 'Seite neu laden',
});
