/* boot.ts - runs before the first paint, so that the page never flashes in the wrong colours or
 * language. The same keys as app/settings.ts and i18n/i18n.ts, which take over later. */
{
    const root = document.documentElement;
    try {
        const theme = JSON.parse(localStorage.getItem('landfall.theme') ?? '"dark"') as string;
        const light =
            theme === 'light' ||
            (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
        root.dataset.theme = light ? 'light' : 'dark';
        const kept = localStorage.getItem('landfall.language');
        root.lang =
            kept === 'de' || kept === 'en'
                ? kept
                : navigator.language.startsWith('de')
                  ? 'de'
                  : 'en';
    } catch {
        /* no storage: the standard look */
    }
}
export {};
