/* hyphen.ts - where a long word of a card's name may be broken. Not every browser has a list of
 * syllables for every language, and without one a name breaks anywhere. Card names are few, so one
 * rule does: a syllable begins with the last sound before its vowel, or with sounds that belong
 * together. Compounds that the rule would break in a wrong place are listed. */
const KNOWN = [
    'Aber-glaube',
    'Barbaren-stützpunkt',
    'Barbaren-überfall',
    'Be-ste-chung',
    'Er-trag-rei-ches',
    'Glück-liche',
    'Han-dels-herr',
    'Han-dels-herrn',
    'Han-dels-her-ren',
    'Ko-lo-nial-stütz-punkt',
    'Nach-bar-schafts-hilfe',
    'Schreib-stube',
    'Set-tle-ment',
    'Watch-tower',
    'Zoll-sta-tion',
];
/* Sounds that begin a syllable together, longest first. */
const ONSET = [
    'schl',
    'schm',
    'schn',
    'schr',
    'schw',
    'sch',
    'thr',
    'chr',
    'bl',
    'br',
    'ch',
    'cl',
    'cr',
    'dr',
    'fl',
    'fr',
    'gl',
    'gr',
    'kl',
    'kn',
    'kr',
    'ph',
    'pl',
    'pr',
    'qu',
    'th',
    'tr',
    'zw',
];
const SHORT = 8; /* a word up to this length stays whole */
const SOFT = '\u00ad';

/* Where the next syllable begins in a run of consonants. */
function onset(run: string): number {
    const found = ONSET.find(each => run.toLowerCase().endsWith(each));
    return run.length - (found?.length ?? 1);
}

function syllables(word: string): string[] {
    const known = KNOWN.find(each => each.replaceAll('-', '') === word);
    if (known) return known.split('-');
    const parts: string[] = [];
    let rest = word;
    for (;;) {
        const found = /^[^aeiouyäöü]*[aeiouyäöü]+([^aeiouyäöü]+)(?=[aeiouyäöü])/i.exec(rest);
        if (!found) return [...parts, rest];
        const run = found[1]!,
            at = found[0].length - run.length + onset(run);
        parts.push(rest.slice(0, at));
        rest = rest.slice(at);
    }
}

/* The word with soft hyphens between its syllables, if it is long. The last syllable takes two
 * letters with it at least. */
function soften(word: string): string {
    if (word.length <= SHORT) return word;
    const parts = syllables(word),
        last = parts.length - 1;
    if (last > 0 && parts[last]!.length < 3) parts.splice(last - 1, 2, parts.slice(-2).join(''));
    return parts.join(SOFT);
}

export const softName = (name: string): string => name.replace(/[^\s-]+/g, soften);
