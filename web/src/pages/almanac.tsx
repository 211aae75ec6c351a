/* almanac.tsx - the rulebooks: chapters, rules with their numbers, search, one rule in full with
 * what refers to it. The address of a rule is #/almanac/BOOK/RULE; refusals link there. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { copyText } from '../app/copy.ts';
import { Icon } from '../app/icon.tsx';
import { Empty, explain, Message } from '../app/notice.tsx';
import { Main } from '../app/frame.tsx';
import { goInstead, link } from '../app/router.ts';
import { common } from '../i18n/common.ts';
import { language, LANGUAGES, say, texts } from '../i18n/i18n.ts';
import { useGames } from '../net/lists.ts';
import {
    book,
    bookProblem,
    bookWith,
    cardOf,
    NUMBER,
    rulesOf,
    type Block,
    type Book,
    type Rule,
} from '../net/rules.ts';
import type { Language } from '../net/types.ts';

const words = texts(
    {
        search: 'Search the rules',
        which: 'Rulebook',
        chapters: 'Chapters',
        rules: 'Rules',
        count: (n: number) => (n === 1 ? '1 rule' : `${n} rules`),
        found: (n: number) => (n === 1 ? '1 rule found' : `${n} rules found`),
        nothing: 'No rule has these words. Try a shorter word, or a number such as 45.',
        mentions: 'This rule refers to',
        mentioned: 'Rules that refer to this one',
        otherLanguage: 'Language of this rule',
        copy: 'Copy the link to this rule',
        copied: 'Copied.',
        unknownTitle: (id: string) => `There is no rule ${id}`,
        unknown:
            'The number may come from another version of the rules. Search for a word instead.',
        pickOne: 'Choose a chapter, or search: every refusal in a game names one of these numbers.',
        chapter: 'Chapter',
        about: 'About this book',
        before: 'The rule before',
        after: 'The rule after',
    },
    {
        search: 'Regeln durchsuchen',
        which: 'Regelbuch',
        chapters: 'Kapitel',
        rules: 'Regeln',
        count: (n: number) => (n === 1 ? '1 Regel' : `${n} Regeln`),
        found: (n: number) => (n === 1 ? '1 Regel gefunden' : `${n} Regeln gefunden`),
        nothing: 'Keine Regel hat diese Worte. Versuche ein kürzeres Wort oder eine Nummer wie 45.',
        mentions: 'Diese Regel verweist auf',
        mentioned: 'Regeln, die auf diese verweisen',
        otherLanguage: 'Sprache dieser Regel',
        copy: 'Link zu dieser Regel kopieren',
        copied: 'Kopiert.',
        unknownTitle: (id: string) => `Eine Regel ${id} gibt es nicht`,
        unknown:
            'Die Nummer stammt vielleicht aus einer anderen Fassung der Regeln. Suche nach ' +
            'einem Wort.',
        pickOne: 'Wähle ein Kapitel oder suche: Jede Ablehnung im Spiel nennt eine dieser Nummern.',
        chapter: 'Kapitel',
        about: 'Über dieses Buch',
        before: 'Die Regel davor',
        after: 'Die Regel danach',
    },
);

/* Text with its small marks: *emphasis*, **bold**, `code`, rule numbers as links, search hits. */
export function Marked({
    text,
    name,
    hit,
}: {
    text: string;
    name: string;
    hit?: string;
}): JSX.Element {
    const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/g);
    return (
        <>
            {parts.map(part => {
                if (part.startsWith('**'))
                    return (
                        <b>
                            <Plain text={part.slice(2, -2)} name={name} hit={hit} />
                        </b>
                    );
                if (part.startsWith('*') && part.length > 2)
                    return (
                        <em>
                            <Plain text={part.slice(1, -1)} name={name} hit={hit} />
                        </em>
                    );
                if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
                return <Plain text={part} name={name} hit={hit} />;
            })}
        </>
    );
}

function Plain({ text, name, hit }: { text: string; name: string; hit?: string }): JSX.Element {
    if (hit) {
        const at = text.toLowerCase().indexOf(hit);
        if (at >= 0)
            return (
                <>
                    {text.slice(0, at)}
                    <mark>{text.slice(at, at + hit.length)}</mark>
                    <Plain text={text.slice(at + hit.length)} name={name} hit={hit} />
                </>
            );
        return <>{text}</>;
    }
    if (!name) return <>{text}</>;
    const parts = text.split(NUMBER);
    return (
        <>
            {parts.map((part, n) =>
                n % 2 ? <a href={link('almanac', name, part)}>{part}</a> : part,
            )}
        </>
    );
}

/* A rule is found by its number, and by words of its text or of the titles above it. */
function matches(rule: Rule, wanted: string, chapter: string): boolean {
    const id = rule.id.toLowerCase();
    if (id === wanted || id.endsWith(`-${wanted}`)) return true;
    const text = `${id} ${rule.text} ${rule.head} ${chapter}`.toLowerCase();
    return wanted.split(/\s+/).every(word => text.includes(word));
}

/* Only the list scrolls to its current line, never the page. */
function useListScroll(line: { current: HTMLElement | null }, current: boolean): void {
    useEffect(() => {
        const item = line.current,
            list = item?.parentElement;
        if (!current || !item || !list) return;
        const top = item.offsetTop - list.offsetTop;
        if (top < list.scrollTop || top + item.offsetHeight > list.scrollTop + list.clientHeight)
            list.scrollTop = top - list.clientHeight / 3;
    }, [current]);
}

function RuleLine({
    rule,
    name,
    current,
    hit,
}: {
    rule: Rule;
    name: string;
    current: boolean;
    hit: string;
}): JSX.Element {
    const line = useRef<HTMLAnchorElement>(null);
    useListScroll(line, current);
    return (
        <a
            class={cardOf(rule.id) ? 'rule-line named' : 'rule-line'}
            href={link('almanac', name, rule.id)}
            ref={line}
            aria-current={current ? 'true' : undefined}>
            <span class="rn">{rule.id}</span>
            <span>
                <Marked text={rule.text} name="" hit={hit} />
            </span>
        </a>
    );
}

/* The heading above rules in the list; that of a card leads to the card. */
function Head({ rule, name, current }: { rule: Rule; name: string; current: boolean }) {
    const card = cardOf(rule.id);
    const line = useRef<HTMLHeadingElement>(null);
    useListScroll(line, current);
    return (
        <h2 class="rule-head" ref={line}>
            {card ? (
                <a href={link('almanac', name, card)} aria-current={current ? 'true' : undefined}>
                    {rule.head}
                </a>
            ) : (
                rule.head
            )}
        </h2>
    );
}

function Related({
    title,
    rules,
    name,
}: {
    title: string;
    rules: Rule[];
    name: string;
}): JSX.Element | null {
    if (rules.length === 0) return null;
    return (
        <section>
            <h3>{title}</h3>
            <div class="rel">
                {rules.slice(0, 8).map(rule => (
                    <a
                        class={cardOf(rule.id) ? 'named' : undefined}
                        href={link('almanac', name, rule.id)}>
                        <span class="rn">{rule.id}</span>
                        <span class="two-lines">
                            <Marked text={rule.text} name="" />
                        </span>
                        <Icon id="right" class="i20" />
                    </a>
                ))}
            </div>
        </section>
    );
}

/* The language of what is shown, and its address for others. */
function Tools({ lang, pick }: { lang: Language; pick: (to: Language) => void }): JSX.Element {
    const t = words();
    const [copied, setCopied] = useState(false);
    const copy = async () => {
        if (!(await copyText(location.href))) {
            prompt(t.copy, location.href);
            return;
        }
        setCopied(true);
        setTimeout(() => setCopied(false), 2000);
    };
    return (
        <div class="row">
            <div class="seg" role="group" aria-label={t.otherLanguage}>
                {LANGUAGES.map(each => (
                    <button
                        type="button"
                        aria-pressed={lang === each}
                        lang={each}
                        onClick={() => pick(each)}>
                        {each === 'de' ? 'Deutsch' : 'English'}
                    </button>
                ))}
            </div>
            <button
                class="btn quiet icon"
                type="button"
                aria-label={t.copy}
                onClick={() => void copy()}>
                <Icon id={copied ? 'check' : 'link'} class="i20" />
            </button>
            <p class="sr" role="status">
                {copied ? t.copied : ''}
            </p>
        </div>
    );
}

/* To the neighbours of what is shown: of a rule the next rule, of a card the next card. */
function Steps({ name, id, all }: { name: string; id: string; all: Rule[] }): JSX.Element {
    const t = words();
    const ids = all.some(each => each.id === id)
        ? all.map(each => each.id)
        : [...new Set(all.map(each => cardOf(each.id)).filter(Boolean))];
    const before = ids[ids.indexOf(id) - 1],
        after = ids[ids.indexOf(id) + 1];
    return (
        <nav class="row between wrap step">
            {before ? (
                <a class="btn quiet" href={link('almanac', name, before)}>
                    <Icon id="left" class="i20" />
                    <span class="sr">{t.before} </span>
                    {before}
                </a>
            ) : (
                <span />
            )}
            {after && (
                <a class="btn quiet" href={link('almanac', name, after)}>
                    <span class="sr">{t.after} </span>
                    {after}
                    <Icon id="right" class="i20" />
                </a>
            )}
        </nav>
    );
}

const cited = (rule: Rule): string[] => [...rule.text.matchAll(NUMBER)].map(match => match[1]!);

/* One rule, or all rules of a card, with what they refer to and what refers to them. */
function FullRule({ name, id, from }: { name: string; id: string; from: Book }): JSX.Element {
    const t = words();
    const [lang, setLang] = useState<Language>(language.value);
    useEffect(() => setLang(language.value), [language.value]);
    const shown = (lang === language.value ? from : book(name, lang).value) ?? from;
    const rule = shown.rules.get(id);
    const parts = rule ? [rule] : rulesOf(shown, id);
    const first = parts[0];
    if (!first)
        return (
            <Empty icon="search" title={t.unknownTitle(id)}>
                {t.unknown}
            </Empty>
        );
    const all = [...shown.rules.values()];
    const inside = (other: string): boolean => parts.some(each => each.id === other);
    const refers = [...new Set(parts.flatMap(cited))]
        .filter(each => !inside(each))
        .flatMap(each => shown.rules.get(each) ?? []);
    const mentioned = all.filter(
        each => !inside(each.id) && cited(each).some(other => other === id || inside(other)),
    );
    return (
        <article class="rule-full">
            <div class="row between wrap">
                {rule ? <h2 class="rn">{id}</h2> : <h2 lang={lang}>{first.head || id}</h2>}
                <Tools lang={lang} pick={setLang} />
            </div>
            <p class="small muted" lang={lang}>
                {shown.chapters[first.chapter]?.title}
                {rule && rule.head && ', '}
                {rule &&
                    rule.head &&
                    (cardOf(id) ? (
                        <a href={link('almanac', name, cardOf(id))}>{rule.head}</a>
                    ) : (
                        rule.head
                    ))}
                {!rule && `, ${t.count(parts.length)}`}
            </p>
            {rule ? (
                <p class="lead" lang={lang}>
                    <Marked text={rule.text} name={name} />
                </p>
            ) : (
                <div class="whole-card" lang={lang}>
                    <Lines rules={parts} name={name} />
                </div>
            )}
            <div class="two">
                <Related title={t.mentions} rules={refers} name={name} />
                <Related title={t.mentioned} rules={mentioned} name={name} />
            </div>
            <Steps name={name} id={id} all={all} />
        </article>
    );
}

/* Rules one after another, each with its number as a link. */
function Lines({ rules, name }: { rules: Rule[]; name: string }): JSX.Element {
    return (
        <>
            {rules.map(each => (
                <p>
                    <a class="rn" href={link('almanac', name, each.id)}>
                        {each.id}
                    </a>{' '}
                    <Marked text={each.text} name={name} />
                </p>
            ))}
        </>
    );
}

function Other({ block, name }: { block: Block; name: string }): JSX.Element | null {
    if (block.kind === 'text')
        return (
            <p>
                <Marked text={block.text} name={name} />
            </p>
        );
    if (block.kind === 'item')
        return (
            <p class="item">
                <Marked text={block.text} name={name} />
            </p>
        );
    if (block.kind === 'head') return <h3>{block.text}</h3>;
    if (block.kind === 'table')
        return (
            <div class="table-wrap" tabIndex={0} role="group" aria-label={block.head.join(', ')}>
                <table>
                    <thead>
                        <tr>
                            {block.head.map(cell => (
                                <th scope="col">
                                    <Marked text={cell} name={name} />
                                </th>
                            ))}
                        </tr>
                    </thead>
                    <tbody>
                        {block.rows.map(row => (
                            <tr>
                                {row.map(cell => (
                                    <td>
                                        <Marked text={cell} name={name} />
                                    </td>
                                ))}
                            </tr>
                        ))}
                    </tbody>
                </table>
            </div>
        );
    return null;
}

function Reader({
    name,
    id,
    choose,
}: {
    name: string;
    id: string;
    choose: JSX.Element | null;
}): JSX.Element {
    const t = words();
    const [wanted, setWanted] = useState('');
    const shown = book(name, language.value).value;
    const [chapter, setChapter] = useState<number | null>(null);
    useEffect(() => {
        setChapter(null);
    }, [name, id]);
    const rule = shown?.rules.get(id) ?? (shown && id ? rulesOf(shown, id)[0] : undefined);
    const now = chapter ?? rule?.chapter ?? 1;
    const hit = wanted.trim().toLowerCase();
    const found = useMemo(
        () =>
            shown && hit
                ? [...shown.rules.values()].filter(each =>
                      matches(each, hit, shown.chapters[each.chapter]?.title ?? ''),
                  )
                : [],
        [shown, hit],
    );
    if (!shown)
        return bookProblem.value ? (
            <Message kind="bad">{explain(bookProblem.value)}</Message>
        ) : (
            <p class="loading muted" role="status">
                {common().loading}
            </p>
        );
    const open = shown.chapters[now] ?? shown.chapters[0];
    /* In full: the first rule found, or the one in the address. */
    const first = found.some(each => each.id === id) ? id : found[0]?.id;
    const shownId = hit ? first : chapter === null ? id : '';
    const rules = hit
        ? found
        : (open?.blocks ?? []).flatMap(block => (block.kind === 'rule' ? [block.rule] : []));
    const rest = hit
        ? []
        : (open?.blocks ?? []).filter(
              block => block.kind !== 'rule' && (block.kind !== 'head' || !open?.rules),
          );
    return (
        <>
            <div class="search">
                <label class="field grow">
                    <Icon id="search" class="i20" />
                    <input
                        type="search"
                        value={wanted}
                        aria-label={t.search}
                        placeholder={t.search}
                        onInput={event => setWanted(event.currentTarget.value)}
                    />
                </label>
                {choose}
                <select
                    class="pick phone"
                    aria-label={t.chapter}
                    value={now}
                    onChange={event => {
                        setWanted('');
                        setChapter(Number(event.currentTarget.value));
                    }}>
                    {shown.chapters.map((each, n) => (
                        <option value={n}>{each.title || t.about}</option>
                    ))}
                </select>
            </div>
            <nav class="panel chap" aria-label={t.chapters}>
                <h2>
                    {shown.title.split(':')[0]}, {t.count(shown.rules.size)}
                </h2>
                {shown.chapters.map((each, n) => (
                    <button
                        type="button"
                        aria-current={n === now && !hit ? 'true' : undefined}
                        onClick={() => {
                            setWanted('');
                            setChapter(n);
                        }}>
                        {each.title || t.about}
                        <span>{each.rules || ''}</span>
                    </button>
                ))}
            </nav>
            <section class="rl" aria-label={t.rules}>
                <p class="sr" role="status">
                    {hit ? t.found(found.length) : ''}
                </p>
                {hit && found.length === 0 && <p class="muted">{t.nothing}</p>}
                {rest.length > 0 &&
                    rules.length > 0 &&
                    rest
                        .filter(block => block.kind === 'text')
                        .map(block => (
                            <div class="prose small">
                                <Other block={block} name={name} />
                            </div>
                        ))}
                {rules.map((each, n) => (
                    <>
                        {each.head && each.head !== rules[n - 1]?.head && (
                            <Head rule={each} name={name} current={cardOf(each.id) === id} />
                        )}
                        <RuleLine rule={each} name={name} current={each.id === id} hit={hit} />
                    </>
                ))}
            </section>
            <div class="panel rule-panel">
                {shownId ? (
                    <FullRule name={name} id={shownId} from={shown} />
                ) : (
                    <div class="prose">
                        <h2>{open?.title || t.about}</h2>
                        {rest.length > 0
                            ? rest.map(block => <Other block={block} name={name} />)
                            : (open?.blocks ?? []).map(block =>
                                  block.kind === 'rule' ? (
                                      <Lines rules={[block.rule]} name={name} />
                                  ) : (
                                      <Other block={block} name={name} />
                                  ),
                              )}
                        {rest.length === 0 && rules.length === 0 && (
                            <p class="muted">{t.pickOne}</p>
                        )}
                    </div>
                )}
            </div>
        </>
    );
}

export default function Almanac({ parts }: { parts: string[] }): JSX.Element {
    const t = words();
    const games = useGames();
    const names = [...new Set((games ?? []).map(game => game.rulebooks[0]!))];
    const name = parts[0] ?? names[0] ?? '';
    const id = parts[1] ?? '';
    /* A rule that a book only refers to stands in another book of the same game. */
    const listed = games?.find(game => game.rulebooks[0] === name)?.rulebooks ?? [name];
    const home = id ? bookWith(listed, id, language.value) : name;
    useEffect(() => {
        if (home !== name) goInstead('almanac', home, id);
    }, [home, name, id]);
    const choose =
        names.length > 1 ? (
            <select
                class="pick"
                aria-label={t.which}
                value={name}
                onChange={event => goInstead('almanac', event.currentTarget.value)}>
                {names.map(each => (
                    <option value={each}>
                        {say(games?.find(game => game.rulebooks[0] === each)?.title)}
                    </option>
                ))}
            </select>
        ) : null;
    return (
        <Main class="al">
            <h1 class="sr">{common().almanac}</h1>
            {name ? (
                <Reader key={name} name={name} id={id} choose={choose} />
            ) : (
                <p class="loading muted" role="status">
                    {common().loading}
                </p>
            )}
        </Main>
    );
}
