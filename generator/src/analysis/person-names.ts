import { countries } from '../data/place-names.ts';
import { humanVerbs, peopleNouns, roles, thingNames } from '../data/word-lists.ts';
import { shown, type Place } from './phrase-words.ts';
import type { Word } from './read-words.ts';

/** A name in a sentence: its words, where it stands, and whether a title stood before it. */
export type NameRun = { words: readonly Word[]; at: number; isTitled: boolean };

const particles = new Set(
  'de von van der la le al del dei dos das du di da ibn bin the of'.split(' '),
);

/** Runs of capitals with what may stand inside a name: 'Ferdinand de Lesseps'. */
export function namesIn(words: readonly Word[]): NameRun[] {
  const runs: NameRun[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!isCapital(words[at]) || isPlain(words[at], at)) continue;
    let end = at + 1;
    while (end < words.length) {
      const next = words[end];
      const joins =
        (particles.has(next?.lower ?? '') || next?.text === '-') && isCapital(words[end + 1]);
      if (isCapital(next)) end += 1;
      else if (joins) end += 2;
      else break;
    }
    let from = at;
    while (from < end - 1 && isTitle(words[from])) from += 1;
    // 'the Sicilian Francesco Procopio'.
    const isPeople = /(?:ian|ish|ench|ese|utch)$/.test(words[from]?.lower ?? '');
    if (isPeople && words[from - 1]?.lower === 'the' && end - from > 2) from += 1;
    runs.push({ words: words.slice(from, end), at: from, isTitled: from > at });
    at = end;
  }
  return runs;
}

export function isCapital(word: Word | undefined): boolean {
  return word !== undefined && /^\p{Lu}[\p{L}'’.]*$/u.test(word.text) && word.tag !== 'PUNCT';
}

/** 'The' and 'After' open a sentence and no name. */
function isPlain({ tag, lower }: Word = noWord, at: number): boolean {
  return (
    at === 0 &&
    (['DET', 'ADP', 'PRON', 'SCONJ', 'ADV', 'CCONJ', 'AUX'].includes(tag) || lower === 'the')
  );
}
const noWord: Word = { text: '', lower: '', lemma: '', tag: 'X', start: 0, end: 0 };

const keptTitles = new Set(
  'pope king queen emperor lord lady sir saint count duke elector earl baron sultan tsar'.split(
    ' ',
  ),
);

function isTitle({ lower, tag }: Word = noWord): boolean {
  if (keptTitles.has(lower)) return false;
  return (
    peopleNouns.has(lower) ||
    (tag === 'ADJ' && /(?:ish|an|ch|ese)$/.test(lower)) ||
    /^(?:dominican|french|british|german|persian)$/.test(lower)
  );
}

export function nameOf({ words }: NameRun, place: Place): string {
  return shown(words, place).replace(/['’]s$/, '');
}

export function isSurelyPerson(
  { words: run, at, isTitled }: NameRun,
  words: readonly Word[],
): boolean {
  const all = run.map((word) => word.lower);
  const of = all.indexOf('of');
  // 'Luigi Bezzera of Milan', but not 'Bank of England'.
  const lower = of > 1 ? all.slice(0, of) : all;
  const last = lower.at(-1) ?? '';
  if (run.length > 5 || lower.some((part) => thingNames.has(part) || months.has(part)))
    return false;
  if (countries.has(lower.join(' ')) || countries.has(last) || lower.includes('of')) return false;
  if (
    /^(?:new|north|south|east|west|united|great|port|cape|mount|lake|st|fort|san)$/.test(
      lower[0] ?? '',
    )
  )
    return false;
  const before = words[at - 1];
  const next = words[at + run.length];
  // 'the Dutch' are many.
  if (lower.length === 1 && before?.lower === 'the') return false;
  if (lower.length > 1 && numeral.test(run[lower.length - 1]?.text ?? ''))
    return !/^(?:part|article|chapter|book|act|phase|type|volume|class|world|title)$/.test(
      lower[0] ?? '',
    );
  if (keptTitles.has(lower[0] ?? '')) return run.length > 1;
  if (before && isRole(before.lemma)) return true;
  if (before?.lower === ',' && next?.lower === ',' && isRole(words[at - 2]?.lemma ?? ''))
    return true;
  const isAgent =
    before?.lower === 'by' &&
    run.length > 1 &&
    words.slice(Math.max(0, at - 5), at).some(({ tag }) => tag === 'VERB');
  if (isAgent) return true;
  if (next?.lower === ',') {
    const aside = words.slice(at + run.length + 1, at + run.length + 9);
    if (aside[0]?.lower === 'who') return true;
    const opens =
      ['a', 'an', 'the', 'his', 'her'].includes(aside[0]?.lower ?? '') ||
      roles.has(aside[0]?.lower ?? '');
    const stop = aside.findIndex(({ lower: sign }) =>
      [',', 'of', 'to', 'who', 'by'].includes(sign),
    );
    if (opens && aside.slice(0, stop < 0 ? 5 : stop).some(({ lemma }) => isRole(lemma)))
      return true;
    return run.length > 1 && aside.some(({ lemma }) => isRole(lemma)) && !before;
  }
  if (!next) return false;
  const isDoing = isPast(next);
  const isHuman = isDoing && humanVerbs.has(next.lemma);
  if (isDoing && run.length > 1) {
    const later = words.slice(at + run.length);
    if (isTitled || later.some(({ lower: word }) => /^(?:he|she|his|her)$/.test(word))) return true;
  }
  const opens = !before || /^(?:,|as)$/.test(before.lower) || before.tag === 'NUM';
  return isHuman && opens && (run.length > 1 || !last.endsWith('s'));
}

/** 'Henry II'. */
const numeral = /^(?:I{1,3}|IV|VI{0,3}|IX|X{1,2}(?:I{1,3}|IV|VI{0,3})?)$/;

const months = new Set(
  'january february march april may june july august september october november december'.split(
    ' ',
  ),
);

export function isRole(lemma: string): boolean {
  const lower = lemma.toLowerCase();
  return (
    peopleNouns.has(lower) ||
    roles.has(lower) ||
    /(?:ist|ian|smith|consul|painter|lawyer|assistant|member|student|scholar|officer)$/.test(lower)
  );
}

export function isPast({ lower, lemma, tag }: Word): boolean {
  return tag === 'VERB' && lower !== lemma && !/(?:ing|[^s]s)$/.test(lower);
}
