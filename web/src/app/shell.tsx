/* shell.tsx - the frame around every page: app bar, tab bar on phones, banner, and the page
 * itself, loaded when it is first needed. A table draws its own bar and fills the window. */
import { signal } from '@preact/signals';
import { Component, type ComponentChildren, type ComponentType, type JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { common } from '../i18n/common.ts';
import { language, LANGUAGES, setLanguage } from '../i18n/i18n.ts';
import { me } from '../net/guest.ts';
import { Home } from '../pages/home.tsx';
import { Main } from './frame.tsx';
import { Icon } from './icon.tsx';
import { late } from './late.ts';
import { NameDialog } from './name.tsx';
import { ConnectionBanner, Empty, HostBanner, UnkeptBanner } from './notice.tsx';
import { go, link, route } from './router.ts';
import { textMode } from './settings.ts';

type Page = ComponentType<{ parts: string[] }>;
type Loader = () => Promise<Page>;

const TABLE: Loader = async () => {
    const { default: TablePage } = await import('../table/index.tsx');
    return ({ parts }) => (
        <TablePage key={parts[0]} id={(parts[0] ?? '').toUpperCase()} beside={parts.slice(1)} />
    );
};
/* A page together with the styles that it alone wears, or it and another one. */
async function dressed(styles: string, page: Promise<{ default: Page }>): Promise<Page> {
    const [found] = await Promise.all([page, ...styles.split(' ').map(late)]);
    return found.default;
}
const PAGES: Record<string, Loader> = {
    new: async () => (await import('../pages/new.tsx')).default,
    learn: () => dressed('learn', import('../pages/learn.tsx')),
    puzzles: () => dressed('learn puzzles', import('../pages/puzzles.tsx')),
    how: () => dressed('how', import('../pages/how.tsx')),
    t: TABLE,
    replays: async () => (await import('../pages/replays.tsx')).default,
    r: async () => (await import('../pages/replay.tsx')).default,
    review: async () => (await import('../review/page.tsx')).default,
    decks: async () => (await import('../pages/decks.tsx')).default,
    maps: async () => (await import('../pages/maps.tsx')).default,
    almanac: async () => (await import('../pages/almanac.tsx')).default,
    analysis: () => dressed('analysis', import('../pages/judge.tsx')),
    settings: async () => (await import('../pages/settings.tsx')).default,
    check: async () => (await import('../pages/check.tsx')).default,
    'text-home': async () => (await import('../text/home.tsx')).default,
    'text-t': async () => {
        const { default: TextTable } = await import('../text/table.tsx');
        return ({ parts }) => <TextTable key={parts[0]} id={(parts[0] ?? '').toUpperCase()} />;
    },
};
/* Whether the client has a page of this name: what is not there is not offered. */
export const hasPage = (name: string): boolean => Object.hasOwn(PAGES, name);
/* Pages that have a text of their own; all others are words enough. */
const TEXT: Record<string, string> = { '': 'text-home', t: 'text-t' };
const WITHOUT_BAR = new Set(['t']),
    WITHOUT_TABS = new Set(['t', 'maps']); /* they need the height of a phone */
const naming = signal(false);
export const askName = (): void => {
    naming.value = true;
};

function places() {
    const t = common();
    return [
        { page: '', icon: 'home', name: t.play, also: ['new', 't'] },
        { page: 'learn', icon: 'learn', name: t.learn, also: ['how', 'puzzles'] },
        {
            page: 'replays',
            icon: 'replay',
            name: t.replays,
            also: ['r', 'check', 'analysis', 'review'],
        },
        ...(LANDFALL_BUILDERS.length > 0
            ? [{ page: 'decks', icon: 'cards', name: t.decks, also: [] }]
            : []),
        ...(LANDFALL_MAPS.length > 0
            ? [{ page: 'maps', icon: 'island-flag', name: t.maps, also: [] }]
            : []),
        { page: 'almanac', icon: 'book', name: t.almanac, also: [] },
        { page: 'settings', icon: 'settings', name: t.settings, also: [] },
    ];
}
const current = (place: { page: string; also: string[] }) =>
    place.page === route.value.page || place.also.includes(route.value.page)
        ? ('page' as const)
        : undefined;

function AppBar(): JSX.Element {
    const t = common();
    return (
        <header class="bar">
            <a class="brand" href="#/" aria-label={`Landfall, ${t.homeLink}`}>
                <Icon id="logo" class="i28" />
                Landfall
            </a>
            <nav aria-label={t.main}>
                {places()
                    .slice(0, -1)
                    .map(place => (
                        <a href={link(place.page)} aria-current={current(place)}>
                            {place.name}
                        </a>
                    ))}
            </nav>
            <div class="seg" role="group" aria-label={t.language}>
                {LANGUAGES.map(name => (
                    <button
                        type="button"
                        aria-pressed={language.value === name}
                        lang={name}
                        aria-label={name === 'de' ? 'DE: Deutsch' : 'EN: English'}
                        onClick={() => setLanguage(name)}>
                        {name.toUpperCase()}
                    </button>
                ))}
            </div>
            <a class="btn quiet icon" href="#/settings" aria-label={t.settings}>
                <Icon id="settings" class="i20" />
            </a>
            <button
                class="btn quiet who"
                type="button"
                onClick={askName}
                aria-label={`${me.value?.name ?? t.guest}: ${t.changeName}`}>
                <Icon id="person" class="i20" />
                <span class="desk">{me.value?.name ?? t.guest}</span>
            </button>
        </header>
    );
}

function TabBar(): JSX.Element {
    return (
        <nav class="tabbar" aria-label={common().main}>
            {places()
                .slice(0, -1)
                .map(place => (
                    <a href={link(place.page)} aria-current={current(place)}>
                        <Icon id={place.icon} class="i24" />
                        {place.name}
                    </a>
                ))}
        </nav>
    );
}

/* A page that fails while drawing must not take the others with it. */
class Guard extends Component<{ page: string; children: ComponentChildren }, { broken: boolean }> {
    override state = { broken: false };
    override componentDidCatch(error: unknown): void {
        console.error(error);
        this.setState({ broken: true });
    }
    override componentDidUpdate(before: { page: string }): void {
        if (this.state.broken && before.page !== this.props.page) this.setState({ broken: false });
    }
    render() {
        return this.state.broken ? <Broken /> : this.props.children;
    }
}

function Broken(): JSX.Element {
    const t = common();
    return (
        <Main class="page">
            <Empty
                icon="warn"
                title={t.brokenTitle}
                action={
                    <>
                        <button class="btn primary" type="button" onClick={() => location.reload()}>
                            {t.reload}
                        </button>
                        <a class="btn" href="#/">
                            {t.homeLink}
                        </a>
                    </>
                }>
                {t.broken}
            </Empty>
        </Main>
    );
}

function NotFound(): JSX.Element {
    const t = common();
    return (
        <main class="page" id="main" tabIndex={-1}>
            <Empty
                icon="search"
                title={t.notFoundTitle}
                action={
                    <a class="btn primary" href="#/">
                        {t.homeLink}
                    </a>
                }>
                {t.notFound}
            </Empty>
        </main>
    );
}

const loadedPages = new Map<string, Page>();

export function Lazy({ name, parts }: { name: string; parts: string[] }): JSX.Element {
    const [, redraw] = useState(0);
    const [failed, setFailed] = useState('');
    useEffect(() => {
        const load = PAGES[name];
        if (!load || loadedPages.has(name)) return;
        let here = true;
        load().then(
            page => {
                loadedPages.set(name, page);
                if (here) redraw(n => n + 1);
            },
            error => {
                console.error(error);
                if (here) setFailed(name);
            },
        );
        return () => {
            here = false;
        };
    }, [name]);
    const Loaded = loadedPages.get(name);
    /* Focus could not go to a page that was not there yet; it goes now, unless it is elsewhere. */
    useEffect(() => {
        if (Loaded && document.activeElement === document.body)
            document.getElementById('main')?.focus({ preventScroll: true });
    }, [Loaded]);
    if (Loaded) return <Loaded parts={parts} />;
    if (failed === name) return <Broken />;
    return (
        <Main class="page">
            <p class="muted loading" role="status">
                {common().loading}
            </p>
        </Main>
    );
}

export function Shell(): JSX.Element {
    const { page, parts } = route.value;
    const beside = page === 't' && parts.length > 1;
    const text = textMode.value && !beside ? TEXT[page] : undefined;
    const bare = WITHOUT_BAR.has(page) || text !== undefined;
    const first = useRef(true);
    /* A new page begins at its top, and a screen reader hears it: focus goes to its content. */
    useEffect(() => {
        if (first.current) {
            first.current = false;
            return;
        }
        scrollTo(0, 0);
        if (document.activeElement?.id === 'text-command') return; /* text mode keeps it there */
        document.getElementById('main')?.focus({ preventScroll: true });
    }, [page]);
    return (
        <>
            <a
                class="skip"
                href="#main"
                onClick={event => {
                    event.preventDefault();
                    document.getElementById('main')?.focus();
                }}>
                {common().skip}
            </a>
            {!text && (
                <button
                    class="skip"
                    type="button"
                    onClick={() => {
                        textMode.value = true;
                        go();
                    }}>
                    {common().textMode}
                </button>
            )}
            {!bare && <AppBar />}
            <HostBanner />
            <UnkeptBanner />
            <ConnectionBanner />
            <Guard page={page}>
                {text ? (
                    <Lazy key={text} name={text} parts={parts} />
                ) : page === '' ? (
                    <Home has={hasPage} />
                ) : hasPage(page) ? (
                    <Lazy name={page} parts={parts} />
                ) : (
                    <NotFound />
                )}
            </Guard>
            {!WITHOUT_TABS.has(page) && !text && <TabBar />}
            {naming.value && (
                <NameDialog
                    close={() => {
                        naming.value = false;
                    }}
                />
            )}
        </>
    );
}
