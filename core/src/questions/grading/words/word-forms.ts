/** Whether one word is the plural of the other. */
export function isSameNoun(one: string, other: string): boolean {
  return one === other || listPlurals(one).includes(other) || listPlurals(other).includes(one);
}

/** What a word has in common with its forms: 'increases', 'increased' and 'increasing'. */
export function stemWord(word: string): string {
  if (word.length < 4) return word;
  const stem = word
    .replace(/(?<=.{3})ies$/, 'y')
    .replace(/(?<=.{3})(?:ing|ed|es)$|(?<=.{2}[^isu])s$/, '')
    .replace(/(?<=.{4})ly$/, '')
    .replace(/(?<=.{2})e$/, '');
  return stem.replace(/(?<double>[bdgmnprt])\k<double>$/, '$<double>');
}

function listPlurals(word: string): string[] {
  if (word.length < 2) return [];
  const irregular = irregulars.get(word);
  const byEnding = endings.flatMap(([ending, plural]) =>
    word.length > 3 && word.endsWith(ending) ? [word.slice(0, -ending.length) + plural] : [],
  );
  return [`${word}s`, ...byEnding, ...(irregular ? [irregular] : [])];
}

const endings = [
  ['y', 'ies'],
  ['s', 'ses'],
  ['x', 'xes'],
  ['z', 'zes'],
  ['ch', 'ches'],
  ['sh', 'shes'],
  ['o', 'oes'],
  ['f', 'ves'],
  ['fe', 'ves'],
  ['man', 'men'],
  // Latin and Greek.
  ['us', 'i'],
  ['um', 'a'],
  ['on', 'a'],
  ['is', 'es'],
  ['a', 'ae'],
  ['ex', 'ices'],
  ['ix', 'ices'],
] as const;

const irregulars: ReadonlyMap<string, string> = new Map([
  ['man', 'men'],
  ['child', 'children'],
  ['person', 'people'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['goose', 'geese'],
  ['mouse', 'mice'],
  ['louse', 'lice'],
  ['ox', 'oxen'],
  ['die', 'dice'],
  ['gas', 'gases'],
  ['bus', 'buses'],
  ['box', 'boxes'],
]);
