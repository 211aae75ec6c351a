/* side.tsx - trading with the bank and with the other player, building roads, settlements and
 * cities, and the button that ends the turn. */
import type { JSX } from 'preact';
import { Icon } from '../../app/icon.tsx';
import type { Play } from '../drawing.ts';
import { cardOf } from './content.ts';
import { Cost, Good } from './face.tsx';
import { cardAt, cardName, goodsText } from './names.ts';
import { actsOf, atLeisure, send, stateOf, viewOf } from './state.ts';
import { T } from './texts.ts';
import {
    goodsOf,
    KINDS,
    LETTERS,
    parseGoods,
    printGoods,
    total,
    type Act,
    type View,
} from './view.ts';

/* A listed bank trade, read: which kind is given, how many, which is taken. */
interface Trade {
    act: Act;
    give: number;
    rate: number;
    get: number;
    place: string | null;
}

function trades(play: Play): Trade[] {
    return actsOf(play)
        .filter(act => act.word === 'bank')
        .flatMap(act => {
            const [given = '', taken = ''] = (act.args[0] ?? '').split('>');
            const counts = parseGoods(given),
                get = LETTERS.indexOf(taken);
            if (!counts || get < 0) return [];
            const give = counts.findIndex(n => n > 0);
            return [{ act, give, rate: counts[give]!, get, place: act.args[1] ?? null }];
        });
}

function Picks({
    label,
    side,
    kinds,
    on,
    press,
}: {
    label: string;
    side: 'give' | 'get';
    kinds: boolean[];
    on: (kind: number) => number;
    press: (kind: number) => void;
}): JSX.Element {
    return (
        <div class="trr" role="group" aria-label={label}>
            <span class="small muted">{label}</span>
            {KINDS.map((name, i) => (
                <button
                    key={name}
                    type="button"
                    disabled={!kinds[i]}
                    data-pick={`${side}-${LETTERS[i]}`}
                    class={`trb${on(i) ? ' on' : ''}`}
                    aria-pressed={on(i) > 0}
                    aria-label={`${label}: ${T()[name]}${on(i) > 1 ? `, ${on(i)}` : ''}`}
                    onClick={() => press(i)}>
                    <Good kind={i} />
                    {on(i) > 1 && <b>{on(i)}</b>}
                </button>
            ))}
        </div>
    );
}

/* Give and get are put together by pressing; the bank takes what it lists, an offer anything. */
function TradePanel({ play, view }: { play: Play; view: View }): JSX.Element {
    const t = T(),
        state = stateOf(play),
        me = play.me ?? 0,
        open = atLeisure(play);
    const stores = goodsOf(view.seats[me]!),
        theirs = goodsOf(view.seats[1 - me]!);
    const give = state.give.value,
        get = state.get.value,
        bank = trades(play);
    const wanted = get.findIndex(n => n > 0),
        given = give.findIndex(n => n > 0);
    const fits = bank.filter(trade => trade.give === given && trade.get === wanted);
    const rates = [...new Set(bank.filter(trade => trade.give === given).map(trade => trade.rate))];
    const cycle =
        (list: typeof state.give, most: number[]) =>
        (kind: number): void => {
            const now = list.value[kind]!;
            list.value = list.value.map((n, i) =>
                i === kind ? (now >= Math.max(1, most[i] ?? 0) ? 0 : now + 1) : n,
            );
        };
    const offered =
        total(give) > 0 &&
        total(get) > 0 &&
        give.every((n, i) => n <= stores[i]! && get[i]! <= theirs[i]! && (n === 0 || get[i] === 0));
    const may = open && view.offers < view.offersMax;
    const clear = (): void => {
        state.give.value = give.map(() => 0);
        state.get.value = get.map(() => 0);
    };
    return (
        <section class="panel tr">
            <h2>
                {t.trade}
                {rates.length > 0 && <small class="muted"> {t.bankRate(Math.min(...rates))}</small>}
            </h2>
            <Picks
                label={t.give}
                side="give"
                kinds={stores.map(n => open && n > 0)}
                on={i => give[i]!}
                press={cycle(state.give, stores)}
            />
            <Picks
                label={t.get}
                side="get"
                kinds={stores.map(() => open)}
                on={i => get[i]!}
                press={cycle(state.get, theirs)}
            />
            <div class="row trade-do">
                {fits.length === 0 && (
                    <button type="button" class="btn small grow" disabled>
                        {t.bank}
                    </button>
                )}
                {fits.map(trade => (
                    <button
                        key={trade.act.text}
                        type="button"
                        class="btn small grow"
                        data-do={trade.act.text}
                        onClick={() => {
                            clear();
                            send(play, trade.act.text);
                        }}>
                        {t.bankDo(trade.rate)}
                        {trade.place && ` · ${cardName(cardAt(view, trade.place, me) ?? '?')}`}
                    </button>
                ))}
                <button
                    type="button"
                    class="btn small grow"
                    disabled={!may || !offered}
                    data-do="offer"
                    onClick={() => {
                        const text = `offer ${printGoods(give)}>${printGoods(get)}`;
                        clear();
                        send(play, text);
                    }}>
                    {t.offerTo(play.names[1 - me] ?? '')}
                </button>
            </div>
            {open && bank.length > 0 && given < 0 && (
                <p class="xs muted">
                    {t.tradeHelp(
                        [
                            ...new Set(
                                bank.map(trade => `${trade.rate}:1 ${T()[KINDS[trade.give]!]}`),
                            ),
                        ].join(', '),
                    )}
                </p>
            )}
        </section>
    );
}

/* The offer on the table, with the answer. */
export function Offer({ play, view }: { play: Play; view: View }): JSX.Element | null {
    const t = T(),
        offer = view.offer;
    if (!offer) return null;
    const give = parseGoods(offer.give) ?? [],
        want = parseGoods(offer.want) ?? [];
    return (
        <section class="panel offer" aria-label={t.offer}>
            <h2>{t.offerOf(play.names[offer.from] ?? '?')}</h2>
            <p class="row">
                <Cost counts={give} />
                <Icon id="swap" size={20} />
                <Cost counts={want} />
            </p>
            <p class="small muted">{t.offerWords(goodsText(give), goodsText(want))}</p>
        </section>
    );
}

function Build({ play, view }: { play: Play; view: View }): JSX.Element {
    const t = T(),
        state = stateOf(play),
        me = play.me ?? 0,
        seat = view.seats[me]!;
    const stores = goodsOf(seat),
        acts = actsOf(play),
        open = atLeisure(play);
    return (
        <section class="panel bldp">
            <h2>{t.build}</h2>
            <div class="bld">
                {(['road', 'settlement', 'city'] as const).map(word => {
                    const can = acts.some(act => act.word === 'build' && act.args[0] === word);
                    const counts = parseGoods(seat.costs[word] ?? 'x') ?? cardOf(word).cost;
                    const pays = counts.every((n, i) => n <= (stores[i] ?? 0));
                    const left = view.supply[word],
                        lifted = state.lifted.value === word;
                    const why = !open || can ? '' : left === 0 ? t.noneLeft : pays ? t.noPlace : '';
                    return (
                        <button
                            key={word}
                            type="button"
                            class={`btn${lifted ? ' on' : ''}`}
                            disabled={!can}
                            aria-pressed={lifted}
                            data-build={word}
                            onClick={() => {
                                state.spot.value = null;
                                state.lifted.value = lifted ? null : word;
                                play.sheet.value = null;
                            }}>
                            <Icon id={`cg-${word}`} />
                            <span>
                                {t[word]}
                                {why && <small class="bad">{why}</small>}
                            </span>
                            <Cost counts={counts} stores={stores} />
                        </button>
                    );
                })}
            </div>
        </section>
    );
}

/* Roll and end share a place, and a key each; "end" means something else in every step. */
export function mainReady(play: Play): boolean {
    const acts = actsOf(play),
        word = ['roll', 'end'].find(each => acts.some(act => act.word === each));
    return play.ready('main', word ? `${word} ${viewOf(play)?.step}` : '');
}

export function EndTurn({ play }: { play: Play }): JSX.Element {
    const t = T(),
        end = actsOf(play).find(act => act.word === 'end');
    const roll = actsOf(play).find(act => act.word === 'roll'),
        act = roll ?? end;
    const view = viewOf(play),
        held = !mainReady(play);
    return (
        <button
            type="button"
            class="btn primary big end-turn"
            disabled={!act}
            aria-disabled={held}
            data-do={act?.text}
            onClick={() => {
                if (act && mainReady(play)) send(play, act.text);
            }}>
            {roll ? t.rollDice : end && view?.step !== 'main' ? t.noExchange : t.endTurn}
        </button>
    );
}

export function Side({ play }: { play: Play }): JSX.Element | null {
    const view = viewOf(play);
    if (!view || play.me === null || view.step === 'over') return null;
    if (view.step === 'decks')
        return (
            <section class="cards-side panel">
                <p class="muted small">{T().pDeckHelp}</p>
            </section>
        );
    return (
        <section class="cards-side" aria-label={T().buildTrade} tabIndex={0}>
            {!play.narrow.value && <Offer play={play} view={view} />}
            <TradePanel play={play} view={view} />
            <Build play={play} view={view} />
        </section>
    );
}
