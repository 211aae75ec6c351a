/* paths.ts - where texts of games and rules are asked for: of the server, or of the files that
 * stand beside the page where it is served without one (`make site`). */
const at = (path: string, ending: string): string =>
    LANDFALL_SITE ? `./api/${path}${ending}` : `/api/${path}`;
const safe = encodeURIComponent;

export const gamesPath = (): string => at('games', '.json');
export const contentPath = (game: string): string => at(`games/${safe(game)}/content`, '.json');
export const rulesPath = (book: string, lang: string): string =>
    at(`rules/${safe(book)}.${safe(lang)}`, '.md');
