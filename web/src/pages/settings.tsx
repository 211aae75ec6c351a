/* settings.tsx - how the client looks, moves, sounds and behaves on this device. */
import type { JSX } from 'preact';
import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { Main } from '../app/frame.tsx';
import { Icon } from '../app/icon.tsx';
import { NameField, nameLength } from '../app/name.tsx';
import { explain, Message } from '../app/notice.tsx';
import * as settings from '../app/settings.ts';
import { common } from '../i18n/common.ts';
import { language, LANGUAGES, setLanguage, texts } from '../i18n/i18n.ts';
import { beGuest, logOut, me, NAME_MAX } from '../net/guest.ts';
import { MyData, Row } from './my-data.tsx';

const words = texts(
    {
        sections: 'Sections',
        look: 'Look',
        motion: 'Motion and sound',
        play: 'Play',
        notices: 'Notices',
        lang: 'Language',
        data: 'You and your data',
        theme: 'Theme',
        system: 'System',
        light: 'Light',
        dark: 'Dark',
        textSize: 'Text size',
        percent: (n: number) => `${n} %`,
        preview: 'Two tiles and three pieces with the chosen look',
        marks: 'Marks on seats and pieces',
        marksMore: 'Circle, triangle, square … beside the colour',
        letters: 'Letters on resources',
        lettersMore: 'The letters of the notation on cards',
        outlines: 'Stronger outlines',
        outlinesMore: 'For bright rooms and low vision',
        speed: 'Animation',
        off: 'Off',
        half: 'Slow',
        normal: 'Normal',
        double: 'Fast',
        speedMore: 'System follows the wish for less motion of your device',
        pace: 'Pace of the others',
        paceMore: 'How long each move of bots and people stays before the next is shown',
        once: 'At once',
        hold: 'Guard against double presses',
        holdMore: 'A button that has just changed its meaning waits before it takes a press',
        seconds: (text: string) => `${text} s`,
        volume: 'Volume',
        volumeMore: 'Turn, dice, gain, loss, offer, win',
        confirm: 'Confirm builds on touch',
        confirmMore: 'A second tap places the piece',
        quick: 'Send a 1:1 offer with the second tap',
        quickMore: 'One to give, one to want, sent',
        tips: 'Tooltips at the table',
        tipsMore:
            'What a thing does, what it costs, why it is not possible now. On touch: a long press',
        tipsAuto: 'First three games',
        tipsOn: 'Always',
        tipsOff: 'Off',
        shortcuts: 'One-key shortcuts',
        shortcutsMore: 'Single letters act at the table; ? lists them',
        decline: 'Decline offers I cannot pay',
        declineMore: 'Answers at once, so that nobody waits',
        textMode: 'Text mode',
        textModeMore: 'The whole game in headings, lists and one command line',
        notify: 'Tell me when it is my turn',
        notifyMore: 'A notification while this page is hidden',
        notifyRefused:
            'Your browser does not allow notifications for this page. Allow them in the ' +
            'site settings of the browser, then switch this on again.',
        name: 'Your name',
        saved: 'Saved.',
        dataText:
            'This device keeps these settings and a cookie that stands for your seat. Clearing ' +
            'the site data of your browser removes both; you then come back as a new guest.',
        logOut: 'Log out',
        logOutMore: 'You stop being this guest: your seats cannot be taken back, not even by you',
        logOutSure: 'Really log out?',
        loggedOut: 'You are logged out. Next time you play you are a new guest.',
        others: 'Log out everywhere else',
        othersMore: 'You stay; whoever else uses this guest, on any device, is out',
        othersDone: 'Only this browser is still logged in.',
    },
    {
        sections: 'Abschnitte',
        look: 'Aussehen',
        motion: 'Bewegung und Ton',
        play: 'Spielen',
        notices: 'Hinweise',
        lang: 'Sprache',
        data: 'Du und deine Daten',
        theme: 'Farben',
        system: 'System',
        light: 'Hell',
        dark: 'Dunkel',
        textSize: 'Schriftgröße',
        percent: (n: number) => `${n} %`,
        preview: 'Zwei Felder und drei Figuren im gewählten Aussehen',
        marks: 'Zeichen an Plätzen und Figuren',
        marksMore: 'Kreis, Dreieck, Quadrat … neben der Farbe',
        letters: 'Buchstaben auf Rohstoffen',
        lettersMore: 'Die Buchstaben der Notation auf den Karten',
        outlines: 'Kräftigere Umrisse',
        outlinesMore: 'Für helle Räume und schwaches Sehen',
        speed: 'Bewegung',
        off: 'Aus',
        half: 'Langsam',
        normal: 'Normal',
        double: 'Schnell',
        speedMore: 'System folgt dem Wunsch deines Geräts nach weniger Bewegung',
        pace: 'Tempo der anderen',
        paceMore: 'Wie lange ein Zug von Bots und Leuten stehen bleibt, bevor der nächste kommt',
        once: 'Sofort',
        hold: 'Schutz vor Doppeldruck',
        holdMore: 'Ein Knopf, der gerade etwas anderes bedeutet, wartet auf den nächsten Druck',
        seconds: (text: string) => `${text} s`,
        volume: 'Lautstärke',
        volumeMore: 'Zug, Würfel, Gewinn, Verlust, Angebot, Sieg',
        confirm: 'Bauen auf dem Handy bestätigen',
        confirmMore: 'Erst der zweite Druck setzt die Figur',
        quick: '1:1-Angebot mit dem zweiten Druck senden',
        quickMore: 'Eins geben, eins wünschen, fertig',
        tips: 'Hinweise am Tisch',
        tipsMore:
            'Was etwas tut, was es kostet, warum es jetzt nicht geht. Auf Touch: lange drücken',
        tipsAuto: 'Erste drei Partien',
        tipsOn: 'Immer',
        tipsOff: 'Aus',
        shortcuts: 'Kürzel mit einer Taste',
        shortcutsMore: 'Buchstaben handeln am Tisch; ? zeigt alle',
        decline: 'Angebote ablehnen, die ich nicht zahlen kann',
        declineMore: 'Sofort, damit niemand wartet',
        textMode: 'Textansicht',
        textModeMore: 'Das ganze Spiel als Überschriften, Listen und eine Befehlszeile',
        notify: 'Melden, wenn ich dran bin',
        notifyMore: 'Eine Nachricht, solange die Seite verdeckt ist',
        notifyRefused:
            'Dein Browser erlaubt dieser Seite keine Nachrichten. Erlaube sie in den ' +
            'Seiteneinstellungen des Browsers und schalte es dann wieder ein.',
        name: 'Dein Name',
        saved: 'Gespeichert.',
        dataText:
            'Dieses Gerät behält diese Einstellungen und ein Cookie, das für deinen Platz steht. ' +
            'Löschst du die Daten dieser Seite im Browser, ist beides weg, und du kommst als ' +
            'neuer ' +
            'Gast zurück.',
        logOut: 'Abmelden',
        logOutMore:
            'Du bist dann nicht mehr dieser Gast: Deine Plätze bekommt niemand zurück, ' +
            'auch du nicht',
        logOutSure: 'Wirklich abmelden?',
        loggedOut: 'Du bist abgemeldet. Beim nächsten Spiel bist du ein neuer Gast.',
        others: 'Überall sonst abmelden',
        othersMore:
            'Du bleibst; wer diesen Gast sonst benutzt, auf welchem Gerät auch immer, ist raus',
        othersDone: 'Nur dieser Browser ist noch angemeldet.',
    },
);

function Switch({
    name,
    more,
    of,
    change,
}: {
    name: string;
    more?: string;
    of: Signal<boolean>;
    change?: (on: boolean) => void;
}): JSX.Element {
    return (
        <Row name={name} more={more}>
            <button
                class="switch"
                type="button"
                role="switch"
                aria-checked={of.value}
                aria-label={name}
                onClick={() => (change ? change(!of.value) : (of.value = !of.value))}
            />
        </Row>
    );
}

function Segment<T extends string>({
    name,
    more,
    values,
    of,
    change,
}: {
    name: string;
    more?: string;
    values: [T, string][];
    of: T;
    change: (value: T) => void;
}): JSX.Element {
    return (
        <Row name={name} more={more}>
            <div class="seg" role="group" aria-label={name}>
                {values.map(([value, text]) => (
                    <button type="button" aria-pressed={of === value} onClick={() => change(value)}>
                        {text}
                    </button>
                ))}
            </div>
        </Row>
    );
}

function Preview(): JSX.Element {
    const pieces = [
        ['settlement', '#A21510', 1],
        ['city', '#FFB32E', 3],
        ['settlement', '#051A6B', 2],
    ];
    return (
        <div class="preview" role="img" aria-label={words().preview}>
            {['forest', 'hills'].map((terrain, n) => (
                <svg width="96" height="96" viewBox="-100 -100 200 200" aria-hidden="true">
                    <use href={`#hex-${terrain}`} x="-100" y="-100" width="200" height="200" />
                    <use href={`#token-${n ? 6 : 8}`} x="-40" y="-20" width="80" height="80" />
                </svg>
            ))}
            {pieces.map(([piece, paint, mark]) => (
                <span class="preview-piece">
                    <Icon id={String(piece)} size={56} seat={String(paint)} />
                    {settings.marks.value && (
                        <span class="preview-mark">
                            <Icon id={`mark-${mark}`} size={14} />
                        </span>
                    )}
                </span>
            ))}
        </div>
    );
}

function You(): JSX.Element {
    const t = words();
    const [name, setName] = useState<string | null>(null);
    const [result, setResult] = useState<{ ok: boolean; text: string } | null>(null);
    const save = async (event: Event) => {
        event.preventDefault();
        const wanted = (name ?? '').trim();
        if (!wanted || nameLength(wanted) > NAME_MAX) return;
        try {
            await beGuest(wanted);
            setResult({ ok: true, text: t.saved });
        } catch (error) {
            setResult({ ok: false, text: explain(error) });
        }
    };
    return (
        <section id="set-data">
            <h2>{t.data}</h2>
            <form class="row wrap" onSubmit={save}>
                <NameField
                    name={name ?? me.value?.name ?? ''}
                    label={t.name}
                    change={text => {
                        setName(text);
                        setResult(null);
                    }}
                />
                <button class="btn" type="submit">
                    {common().save}
                </button>
            </form>
            {result && <Message kind={result.ok ? 'good' : 'bad'}>{result.text}</Message>}
            <p class="small muted" style="margin-top:10px">
                {t.dataText}
            </p>
            <LogOut />
            {!LANDFALL_SITE && <MyData />}
        </section>
    );
}

/* The first press asks, the second one does it: there is no way back in. */
function LogOut(): JSX.Element {
    const t = words();
    const [sure, setSure] = useState(false);
    const [result, setResult] = useState<{ ok: boolean; text: string } | null>(null);
    const leave = async (others: boolean) => {
        setSure(false);
        try {
            await logOut(others);
            setResult({ ok: true, text: others ? t.othersDone : t.loggedOut });
        } catch (error) {
            setResult({ ok: false, text: explain(error) });
        }
    };
    return (
        <>
            {me.value && (
                <>
                    <Row name={t.others} more={t.othersMore}>
                        <button
                            class="btn"
                            type="button"
                            data-logout="others"
                            onClick={() => void leave(true)}>
                            {t.others}
                        </button>
                    </Row>
                    <Row name={t.logOut} more={t.logOutMore}>
                        <button
                            class={`btn ${sure ? 'primary' : ''}`}
                            type="button"
                            data-logout="me"
                            onClick={() => (sure ? void leave(false) : setSure(true))}
                            onBlur={() => setSure(false)}>
                            {sure ? t.logOutSure : t.logOut}
                        </button>
                    </Row>
                </>
            )}
            {result && <Message kind={result.ok ? 'good' : 'bad'}>{result.text}</Message>}
        </>
    );
}

function Range({
    name,
    more,
    from,
    to,
    step,
    of,
}: {
    name: string;
    more?: string;
    from: number;
    to: number;
    step: number;
    of: Signal<number>;
}): JSX.Element {
    return (
        <Row name={name} more={more}>
            <input
                type="range"
                min={from}
                max={to}
                step={step}
                aria-label={name}
                value={of.value}
                onInput={event => {
                    of.value = Number(event.currentTarget.value);
                }}
            />
        </Row>
    );
}

function Look(): JSX.Element {
    const t = words();
    return (
        <section id="set-look">
            <h2>{t.look}</h2>
            <Segment
                name={t.theme}
                of={settings.theme.value}
                change={value => {
                    settings.theme.value = value;
                }}
                values={[
                    ['system', t.system],
                    ['light', t.light],
                    ['dark', t.dark],
                ]}
            />
            <Range
                name={t.textSize}
                more={t.percent(settings.textSize.value)}
                from={80}
                to={160}
                step={10}
                of={settings.textSize}
            />
            <Preview />
            <Switch name={t.marks} more={t.marksMore} of={settings.marks} />
            <Switch name={t.letters} more={t.lettersMore} of={settings.letters} />
            <Switch name={t.outlines} more={t.outlinesMore} of={settings.outlines} />
        </section>
    );
}

function Motion(): JSX.Element {
    const t = words();
    return (
        <section id="set-motion">
            <h2>{t.motion}</h2>
            <Segment
                name={t.speed}
                more={t.speedMore}
                of={settings.motion.value}
                change={value => {
                    settings.motion.value = value;
                }}
                values={[
                    ['system', t.system],
                    ['off', t.off],
                    ['half', t.half],
                    ['normal', t.normal],
                    ['double', t.double],
                ]}
            />
            <Range
                name={t.volume}
                more={t.volumeMore}
                from={0}
                to={100}
                step={5}
                of={settings.volume}
            />
        </section>
    );
}

function Playing(): JSX.Element {
    const t = words();
    return (
        <section id="set-play">
            <h2>{t.play}</h2>
            <Segment
                name={t.pace}
                more={t.paceMore}
                of={settings.pace.value}
                change={value => {
                    settings.pace.value = value;
                }}
                values={[
                    ['slow', t.half],
                    ['normal', t.normal],
                    ['fast', t.double],
                    ['once', t.once],
                ]}
            />
            <Segment
                name={t.hold}
                more={t.holdMore}
                of={String(settings.hold.value)}
                change={value => {
                    settings.hold.value = Number(value);
                }}
                values={[
                    ['0', t.off],
                    ['500', t.seconds('½')],
                    ['1000', t.seconds('1')],
                ]}
            />
            <Switch name={t.confirm} more={t.confirmMore} of={settings.confirmTouch} />
            <Switch name={t.quick} more={t.quickMore} of={settings.sendOnSecondTap} />
            <Switch name={t.decline} more={t.declineMore} of={settings.declineUnpayable} />
            <Switch name={t.shortcuts} more={t.shortcutsMore} of={settings.shortcuts} />
            <Segment
                name={t.tips}
                more={t.tipsMore}
                of={settings.tips.value}
                change={value => {
                    settings.tips.value = value;
                }}
                values={[
                    ['auto', t.tipsAuto],
                    ['on', t.tipsOn],
                    ['off', t.tipsOff],
                ]}
            />
            <Switch name={t.textMode} more={t.textModeMore} of={settings.textMode} />
        </section>
    );
}

function Notices(): JSX.Element {
    const t = words();
    const [refused, setRefused] = useState(false);
    const notify = async (on: boolean) => {
        setRefused(false);
        if (
            on &&
            typeof Notification !== 'undefined' &&
            (await Notification.requestPermission()) !== 'granted'
        ) {
            setRefused(true);
            return;
        }
        settings.notices.value = on;
    };
    return (
        <section id="set-notices">
            <h2>{t.notices}</h2>
            <Switch
                name={t.notify}
                more={t.notifyMore}
                of={settings.notices}
                change={on => void notify(on)}
            />
            {refused && <Message kind="bad">{t.notifyRefused}</Message>}
        </section>
    );
}

function Languages(): JSX.Element {
    const t = words();
    return (
        <section id="set-lang">
            <h2>{t.lang}</h2>
            <Segment
                name={t.lang}
                of={language.value}
                change={setLanguage}
                values={LANGUAGES.map(each => [each, each === 'de' ? 'Deutsch' : 'English'])}
            />
        </section>
    );
}

export default function Settings(): JSX.Element {
    const t = words();
    const parts: [string, string, string][] = [
        ['look', 'sun', t.look],
        ['motion', 'motion', t.motion],
        ['play', 'dice', t.play],
        ['notices', 'bell', t.notices],
        ['lang', 'globe', t.lang],
        ['data', 'lock', t.data],
    ];
    return (
        <Main class="page settings">
            <h1>{common().settings}</h1>
            <nav class="panel set-nav" aria-label={t.sections}>
                {parts.map(([id, icon, name]) => (
                    <button
                        type="button"
                        onClick={() => {
                            const part = document.getElementById(`set-${id}`);
                            part?.scrollIntoView({ block: 'start' });
                            part?.querySelector<HTMLElement>('button, input')?.focus();
                        }}>
                        <Icon id={icon} class="i20" />
                        {name}
                    </button>
                ))}
            </nav>
            <div class="panel set-body">
                <Look />
                <Motion />
                <Playing />
                <Notices />
                <Languages />
                <You />
            </div>
        </Main>
    );
}
