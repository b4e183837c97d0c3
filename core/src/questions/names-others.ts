/**
 * 'All of the above' and its like: an option that speaks of those before it. Wherever they are put,
 * it comes after them.
 */
export function speaksOfAll(text: string): boolean {
  return ofAll.test(text.trim());
}

/** 'A and C': an option that calls others by the place they have, so that none of them can move. */
export function namesPlaces(text: string): boolean {
  return ofPlaces.test(text.trim());
}

const ofAll = new RegExp(
  [
    '^(all|none|any|both|neither|some|two|either) of (the )?(above|these|those|them|following|others?|options|answers|choices)\\b',
    '^(all|none) (the )?above\\b',
    '^(all|none) are (true|correct|right)',
    '^(alle|keine)s? (der|dieser|von den) (genannten|oben|antworten|aussagen)',
    '^(todas|ninguna|ambas|todos|ninguno|ambos) (de )?(las|los) anteriores',
    '^(toutes|aucune) (les|de ces|des) réponses',
    '^(tutte|nessuna) (le|delle) precedenti',
    '^(todas|nenhuma) (as|das) anteriores',
    '^(alle|geen) (van )?(de )?bovenstaande',
  ].join('|'),
  'iu',
);

const letter = '\\(?[A-F]\\)?';
const letters = `${letter}(, ?${letter})*,? (and|or|&) ${letter}`;

const ofPlaces = new RegExp(
  `^(both |only )?${letters}( only)?\\.?$|^(both|only) ${letters} `,
  'iu',
);
