/**
 * For tests: finds figures that a page states by itself. Every price and limit of the product is
 * known by its unit; a page rendered with other ones must not show any of these.
 */

type Kind = 'count' | 'seconds' | 'hours' | 'days' | 'megabytes';
export type KnownFigures = Readonly<Record<Kind, ReadonlySet<number>>>;

/** The figures of a module such as limits.ts; a key says by its end what it counts. */
export function listFigures(...modules: readonly object[]): KnownFigures {
  const known = {
    count: new Set<number>(),
    seconds: new Set<number>(),
    hours: new Set<number>(),
    days: new Set<number>(),
    megabytes: new Set<number>(),
  };
  function add(key: string, value: unknown): void {
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) add(name, inner);
    }
    // Every text speaks of one question or no card.
    if (typeof value !== 'number' || !Number.isFinite(value) || value < 2) return;
    if (key.endsWith('Ms')) {
      known.seconds.add(value / second);
      known.hours.add(value / (3_600 * second));
      known.days.add(value / (86_400 * second));
    } else if (key.endsWith('Bytes')) known.megabytes.add(value / 1024 ** 2);
    else if (key.endsWith('Days')) known.days.add(value);
    else if (key.endsWith('Hours')) known.hours.add(value);
    else if (key.endsWith('Seconds')) known.seconds.add(value);
    else known.count.add(value);
  }
  for (const module of modules) add('', module);
  return known;
}

/** Such as "30 seconds", "7-day" or "five AI tests" in a text, if the figure is a known one. */
export function findOwnFigures(text: string, known: KnownFigures): string[] {
  return listPhrases(text)
    .filter(({ kind, number }) => known[kind].has(number))
    .map(({ words }) => words);
}

/** With what stands after it. */
type Phrase = { words: string; kind: Kind; number: number; after: string };

/** Every figure of a text that has a unit. */
export function listPhrases(text: string): Phrase[] {
  return [...text.matchAll(phrase)].map(({ 0: words, 1: number = '', 2: unit = '', index }) => ({
    words,
    kind: kindOf(unit),
    number: readNumber(number),
    after: text.slice(index + words.length),
  }));
}

/** "$5", "US$ 9.50": every sum of money in a text, in dollars. */
export function listSums(text: string): number[] {
  return [...text.matchAll(/\$\s*(\d[\d,]*(?:\.\d+)?)/g)].map(([, sum = '']) => readNumber(sum));
}

const second = 1_000;

const numerals = new Map([
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['ten', 10],
  ['twenty', 20],
  ['thirty', 30],
  ['fifty', 50],
]);

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['seconds', /^sec/],
  ['hours', /^h/],
  ['days', /^d/],
  ['megabytes', /^mb|^mega/],
];

const phrase = new RegExp(
  [
    String.raw`\b(\d[\d,]*(?:\.\d+)?k?|${[...numerals.keys()].join('|')})`,
    String.raw`(?:\s|-|\u2011)*(?:(?:AI|free|practice|study|more)\s+)*`,
    String.raw`(seconds?|secs?|hours?|days?|MB|megabytes?|characters?|letters?|questions?`,
    String.raw`|quizzes|tests?|card sets?|cards?|sets?|explanations?|files?|topics?)\b`,
  ].join(''),
  'gi',
);

function kindOf(unit: string): Kind {
  return kinds.find(([, start]) => start.test(unit.toLowerCase()))?.[0] ?? 'count';
}

function readNumber(written: string): number {
  const plain = written.toLowerCase().replaceAll(',', '');
  return numerals.get(plain) ?? (plain.endsWith('k') ? parseFloat(plain) * 1_000 : Number(plain));
}
