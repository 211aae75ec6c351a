/* bots.ts - what bots are called in front of people. A bot that is not listed here is shown by
 * the name the server gives; what it does is always in the server's own words. */
import type { Both, Game, GameBot } from '../net/types.ts';
import { language } from './i18n.ts';

const NAMES: Record<string, Both> = {
    random: { en: 'Carefree', de: 'Sorglos' },
    greedy: { en: 'Greedy', de: 'Gierig' },
    beginner: { en: 'Beginner', de: 'Anfänger' },
    easy: { en: 'Easy', de: 'Leicht' },
    steady: { en: 'Steady', de: 'Solide' },
    good: { en: 'Good', de: 'Gut' },
    strong: { en: 'Strong', de: 'Stark' },
    expert: { en: 'Expert', de: 'Meisterlich' },
    search: { en: 'Sharp', de: 'Stark' },
    optimal: { en: 'Perfect', de: 'Perfekt' },
    duelist: { en: 'Duelist', de: 'Duellant' },
    fierce: { en: 'Fierce', de: 'Gnadenlos' },
};

export function botName(name: string | null | undefined): string {
    if (!name) return '';
    return NAMES[name]?.[language.value] ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/* From the weakest to the strongest, as far as they are known; others keep their place. */
const ORDER = [
    ...['random', 'beginner', 'easy', 'greedy', 'steady', 'good', 'strong', 'expert'],
    ...['search', 'optimal', 'duelist', 'fierce'],
];
const rank = (bot: string): number => {
    const at = ORDER.indexOf(bot);
    return at < 0 ? 1.5 : at;
};
export const namesInOrder = (bots: string[]): string[] =>
    [...bots].sort((a, b) => rank(a) - rank(b));
export const botsInOrder = (game: Game): GameBot[] =>
    [...game.bots].sort((a, b) => rank(a.name) - rank(b.name));

/* The bot to play against: the one chosen last, else one that suits most, else the first that plays
 * with a plan. */
export function standardBot(game: Game, chosen: string): string {
    const bots = botsInOrder(game);
    const kept = bots.find(bot => bot.name === chosen);
    const usual = bots.find(bot => bot.name === 'steady');
    return (kept ?? usual ?? bots.find(bot => bot.name !== 'random') ?? bots[0])?.name ?? '';
}

/* What seats are called by their colours. */
export const SEAT_COLOURS = {
    en: ['Red', 'Blue', 'Orange', 'White', 'Green', 'Purple'],
    de: ['Rot', 'Blau', 'Orange', 'Weiß', 'Grün', 'Lila'],
};
