import { stopWords, vagueWords } from '../data/word-lists.ts';
import { cleanText, withoutLinks } from './clean-text.ts';
import type { Names } from './names.ts';
import type { Word } from './read-words.ts';
import { isNounTag, isPluralNoun, singular } from './retag.ts';

export type Place = { material: string; names: Names };

export function shown(words: readonly Word[], { material }: Place): string {
  const [first] = words;
  const last = words.at(-1);
  return first && last
    ? withoutLinks(cleanText(material.slice(first.start, last.end))).replace(/(?<!but )\balso /, '')
    : '';
}

export function withoutArticle(words: readonly Word[]): Word[] {
  const [first] = words;
  if (first && (first.tag === 'DET' || ['a', 'an', 'the'].includes(first.lower)))
    return words.slice(1);
  return [...words];
}

export function withoutPoint(words: readonly Word[]): readonly Word[] {
  return words.at(-1)?.tag === 'PUNCT' ? words.slice(0, -1) : words;
}

export function keyOf(words: readonly Word[]): string {
  return words
    .filter(({ tag }) => tag !== 'PUNCT' && tag !== 'DET')
    .map(baseForm)
    .join(' ');
}

/** The tagger leaves the plural of what it takes for a name. */
function baseForm(word: Word): string {
  const lemma = word.lemma.toLowerCase();
  const isPlural =
    lemma === word.lower &&
    lemma.length > 4 &&
    /^\p{Lu}\p{Ll}/u.test(word.text) &&
    isPluralNoun(word);
  return isPlural ? singular(lemma) : lemma || word.lower;
}

/** What belongs to the first of two verbs: 'patented the frame and built a mill' is cut at 'and'. */
export function firstDeed(rest: readonly Word[]): readonly Word[] {
  const at = rest.findIndex(({ tag, lower }, no) => {
    const next = rest[no + 1]?.tag === 'ADV' ? rest[no + 2] : rest[no + 1];
    if (next?.lower.endsWith('ing')) return false;
    const isJoint =
      tag === 'CCONJ' && (next?.tag === 'VERB' || next?.tag === 'AUX' || next?.tag === 'PRON');
    return isJoint || (lower === ',' && (next?.tag === 'VERB' || next?.tag === 'CCONJ'));
  });
  return at >= 0 ? rest.slice(0, at) : rest;
}

/** How many words of a phrase say something. */
export function weigh(words: readonly Word[]): number {
  return words.filter(
    ({ lower, lemma, tag }) =>
      tag !== 'PUNCT' && !stopWords.has(lower) && !vagueWords.has(lower) && !vagueWords.has(lemma),
  ).length;
}

/** What belongs to the statement itself; asides that begin with a comma do not. */
export function trimRest(rest: readonly Word[]): Word[] {
  const at = rest.findIndex(
    ({ lower }, no) => no >= 1 && lower === ',' && cuts.has(rest[no + 1]?.lower ?? ''),
  );
  const semicolon = rest.findIndex(
    ({ lower }, no) =>
      no >= 2 && (lower === ';' || lower === '—' || lower === '–' || lower === ':'),
  );
  // ', bases take them': a clause that only a comma joins.
  const splice = rest.findIndex(
    ({ lower }, no) =>
      no >= 2 &&
      lower === ',' &&
      isNounTag(rest[no + 1]) &&
      ['VERB', 'AUX'].includes(rest[no + 2]?.tag ?? ''),
  );
  const ends = [at, semicolon, splice].filter((end) => end > 0);
  return rest.slice(0, ends.length > 0 ? Math.min(...ends) : rest.length);
}

const cuts = new Set(
  'as including either like which who where so but whereas while although though making thus leading resulting causing allowing'.split(
    ' ',
  ),
);
