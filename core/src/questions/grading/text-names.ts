/** What a text says of two wordings: that they name one thing, or that they may. */
export type Naming = 'same' | 'maybe' | 'none';

type Wordings = { key: readonly string[]; given: readonly string[] };

/**
 * Whether the text itself calls the key what the answer says: 'a drainage basin (also called a
 * catchment area)', 'evaporation, or vaporisation', 'erythropoietin (EPO)'.
 */
export function findNaming(texts: readonly string[], { key, given }: Wordings): Naming {
  if (key.length === 0 || given.length === 0 || given.length > maxWords) return 'none';
  const found = texts.flatMap((text) => {
    const tokens = dropArticles(splitSigns(text));
    return [
      ...readNamings(tokens, dropArticles(key), dropArticles(given)),
      ...readNamings(tokens, dropArticles(given), dropArticles(key)),
    ];
  });
  if (found.includes('same')) return 'same';
  return found.includes('maybe') ? 'maybe' : 'none';
}

function readNamings(
  tokens: readonly string[],
  first: readonly string[],
  second: readonly string[],
): Naming[] {
  return findRuns(tokens, first).flatMap((start) => {
    const end = start + first.length;
    return findRuns(tokens, second)
      .filter((place) => place > end - 1 && place - end <= maxGap)
      .map((place) => {
        const gap = tokens.slice(end, place).join(' ').replaceAll(' .', '');
        const after = tokens[place + second.length] ?? '.';
        return readGap({ before: tokens.slice(0, start), gap, after, first, second });
      });
  });
}

type Gap = {
  before: readonly string[];
  gap: string;
  after: string;
  first: readonly string[];
  second: readonly string[];
};

function readGap({ before, gap, after, first, second }: Gap): Naming {
  if (gap.includes(')')) return 'none';
  const place = before.at(-1) ?? '.';
  const isBracket = gap.startsWith('(');
  const isClosed = /^[(),.;:/]$/.test(after) || verbs.has(after);
  // A comma may belong to something longer: 'the change of water into a gas, or evaporation'.
  const isWhole = isBracket || /^[(),.;:]$/.test(place) || verbs.has(place);
  if (!isClosed || !isWhole) return callsIt.test(gap) ? 'maybe' : 'none';
  if (gap === '(' && after === ')') return isShortFor(first, second) ? 'same' : 'maybe';
  if (isBracket && after !== ')' && after !== ',') return 'maybe';
  if (naming.test(gap)) return 'same';
  // 'A protein called insulin' says what insulin is, not what else it is called.
  return callsIt.test(gap) ? 'maybe' : 'none';
}

/** 'ADH' of 'antidiuretic hormone', 'EPO' of 'erythropoietin'. */
export function isShortFor(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.join('').length < other.join('').length ? [one, other] : [other, one];
  const letters = short.join('');
  if (short.length > 1 || letters.length < 2 || letters.length > maxShort) return false;
  const text = long.join('');
  let place = 0;
  for (const letter of letters) {
    if (/\d/.test(letter)) continue;
    place = text.indexOf(letter, place) + 1;
    if (place === 0) return false;
  }
  return text.startsWith(letters.charAt(0));
}

function findRuns(tokens: readonly string[], run: readonly string[]): number[] {
  const [head] = run;
  if (head === undefined) return [];
  return [...tokens.keys()].filter((place) =>
    run.every((word, index) => isSameForm(tokens[place + index] ?? '', word)),
  );
}

/** The text may have the plural of what was typed. */
function isSameForm(one: string, other: string): boolean {
  return one === other || one === `${other}s` || other === `${one}s`;
}

function splitSigns(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(signs) ?? [];
}

function dropArticles(words: readonly string[]): string[] {
  return words.filter((word) => !articles.has(word));
}

const signs = /[\p{L}\p{M}\p{N}]+|[(),.;:=/、。]/gu;
const maxWords = 6;
const maxGap = 9;
const maxShort = 6;

/** What stands between two names of one thing. */
const naming = new RegExp(
  `^(?:${[
    '/|=',
    '[(,] (?:or|or simply|i e|that is|a k a|also|auch|oder|kurz|d h|o|ou|es decir)',
    '(?:[(,] )?(?:(?:which )?(?:is|are) )?(?:also|sometimes|often|commonly|otherwise|formerly|popularly) (?:called|known as|named|termed|referred to as)',
    '(?:[(,] )?(?:abbreviated|abbreviated as|abbreviated to|short for|another name for|(?:is|are) the same as)',
    '(?:[(,] )?(?:auch|oft|manchmal) (?:bekannt als|genannt|als)',
    '(?:[(,] )?también (?:llamad[oa]s?|conocid[oa]s? como)',
    '(?:[(,] )?(?:aussi|également) (?:appelée?s?|nommée?s?|connue?s? sous le nom de)',
    // With a longer name between: '…, also known as antidiuretic hormone (ADH)'.
    '[(,] (?:also|sometimes|often|commonly) (?:called|known as)(?: [^(),.;:]+){1,4} [(]',
  ].join('|')})$`,
  'u',
);
const callsIt =
  /[(/]|\b(?:called|known|named|termed|means|or|genannt|heißt|bekannt|llamad[oa]s?|appelée?s?)\b/u;

const articles: ReadonlySet<string> = new Set(
  'a an the der die das den dem ein eine einen el la los las un una le les une'.split(' '),
);
const verbs: ReadonlySet<string> = new Set(
  'is are was were called named as by ist sind war genannt heißt es son est sont'.split(' '),
);
