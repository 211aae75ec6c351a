/* hints.ts - whether the reader wants hints; kept while the page is open. */
import { signal } from '@preact/signals';

export const hintsOn = signal(false);
