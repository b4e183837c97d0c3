/** How much of the expected text a reading holds; every figure lies between 0 and 1. */
export type Measures = {
  /** Expected words that were read, each as often as it is expected. */
  recall: number;
  /** Read words that are expected: less when headers or page numbers are left over. */
  precision: number;
  /** Expected words, without footnotes, that were read in their order. */
  order: number;
  /** Expected headings, items and rows of tables that were read as such. */
  structure: number;
};

export function measure(expected: string, read: string): Measures {
  const wanted = words(expected);
  const found = words(read);
  const matched = countMatches(wanted, found);
  const body = words(withoutFootnotes(expected));
  return {
    recall: share(matched, wanted.length),
    precision: share(matched, found.length),
    order: share(longestCommon(body, found), body.length),
    structure: measureStructure(expected, read),
  };
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
/** Scripts written without spaces; where their words end is a matter of taste, so letters count. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Soft hyphens and marks of direction. */
const invisible = /[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** The words of a text in their order, without the marks of our Markdown. */
export function words(text: string): string[] {
  const plain = withoutMarks(text.normalize('NFKC').replaceAll(invisible, ''));
  return [...segmenter.segment(plain)]
    .filter(({ isWordLike }) => isWordLike)
    .flatMap(({ segment }) => (unspaced.test(segment) ? Array.from(segment) : [segment]));
}

const lineMark = /^[ \t]*(?:#{1,6} |[-*•] |\d{1,3}[.)] |\[\^\d+\]: )/;

function withoutMarks(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(lineMark, ''))
    .join('\n')
    .replaceAll(/\[\^\d+\]/g, ' ');
}

function withoutFootnotes(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\[\^\d+\]: /.test(line))
    .join('\n');
}

function countMatches(wanted: readonly string[], found: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}

/**
 * Length of the longest common subsequence of two lists, by the method of Hunt and Szymanski: the
 * longest rising run of the places at which each wanted word was found. Needs memory for one list.
 */
function longestCommon(wanted: readonly string[], found: readonly string[]): number {
  const places = new Map<string, number[]>();
  for (const [at, word] of found.entries()) {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  }
  /** At index n the smallest place at which a run of n + 1 words can end. */
  const ends: number[] = [];
  for (const word of wanted) {
    for (const place of places.get(word)?.toReversed() ?? []) {
      ends[firstNotBelow(ends, place)] = place;
    }
  }
  return ends.length;
}

function firstNotBelow(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function measureStructure(expected: string, read: string): number {
  const wanted = structuredLines(expected);
  return share(countMatches(wanted, structuredLines(read)), wanted.length);
}

/** Headings, items and rows by kind and words; how deep they stand is not compared. */
function structuredLines(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const kind = kindOf(line);
    return kind ? [`${kind} ${words(line).join(' ')}`] : [];
  });
}

function kindOf(line: string): string | undefined {
  if (/^#{1,6} /.test(line)) return 'heading';
  if (/^ *[-*] /.test(line)) return 'item';
  if (/^ *\d{1,3}\. /.test(line)) return 'numbered';
  if (/^\|.*\|$/.test(line) && !/^[|\s:-]+$/.test(line)) return 'row';
  return undefined;
}

/** Nothing out of nothing is all of it. */
function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
