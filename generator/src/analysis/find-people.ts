import { countries } from '../data/place-names.ts';
import { humanVerbs, peopleNouns, roles, thingNames } from '../data/word-lists.ts';
import { capitalise, withoutStop } from './clean-text.ts';
import { shown, type Place } from './phrase-words.ts';
import type { Word } from './read-words.ts';
import type { Sentence } from './sentence.ts';

/** What somebody did, without the name: 'Supplied woodcuts'. */
export type PersonDeed = { person: string; deed: string; sentence: Sentence };

type Run = { words: readonly Word[]; at: number; isTitled: boolean };

/** People of a text and what the sentences about them say that they did. */
export function findDeeds(sentences: readonly Sentence[], place: Place): PersonDeed[] {
  const found = sentences.flatMap((sentence) =>
    sentence.block.kind === 'row'
      ? []
      : namesIn(sentence.words).map((run) => ({ run, sentence, name: nameOf(run, place) })),
  );
  const people = new Set(
    found.flatMap(({ run, sentence, name }) => {
      // A word that only opens a sentence has its capital for that.
      const [first] = run.words;
      const isOpening = run.at === 0 && run.words.length === 1 && first !== undefined;
      if (isOpening && !place.names.isName(first)) return [];
      return isSurelyPerson(run, sentence.words) ? [name] : [];
    }),
  );
  const fullOf = (name: string) =>
    [...people].find((full) => full.endsWith(` ${name}`)) ?? (people.has(name) ? name : undefined);
  const alone = found.flatMap(({ run, sentence, name }): PersonDeed[] => {
    const person = fullOf(name);
    if (person === undefined) return [];
    const { words } = sentence;
    const deed =
      deedAfter(run, words, place) ?? deedOfWho(run, words, place) ?? deedBefore(run, words, place);
    return deed === undefined || saysName(deed, person) ? [] : [{ person, deed, sentence }];
  });
  const joint = sentences.flatMap((sentence) =>
    sentence.block.kind === 'row' ? [] : findJointDeeds(sentence, place),
  );
  return [...alone, ...joint];
}

/** 'Duncan Godden and Alan Baddeley showed …'. */
function findJointDeeds(sentence: Sentence, place: Place): PersonDeed[] {
  const { words } = sentence;
  const runs = namesIn(words);
  return runs.flatMap((run, no) => {
    const next = runs[no + 1];
    const end = run.at + run.words.length;
    if (!next || words[end]?.lower !== 'and' || next.at !== end + 1) return [];
    const [verb] = words.slice(next.at + next.words.length);
    const mayBe = [run, next].every(
      ({ words: own }) =>
        own.length > 1 &&
        own.length < 4 &&
        own.every(({ lower }) => !thingNames.has(lower) && !countries.has(lower) && lower !== 'of'),
    );
    const opens = words
      .slice(0, run.at)
      .every(({ tag }) => ['ADP', 'NUM', 'DET', 'PUNCT', 'NOUN', 'ADJ'].includes(tag));
    if (!mayBe || !opens || !verb || !isPast(verb)) return [];
    const deed = tellDeed(words.slice(next.at + next.words.length), place);
    const person = `${nameOf(run, place)} and ${nameOf(next, place)}`;
    return deed === undefined || saysName(deed, person) ? [] : [{ person, deed, sentence }];
  });
}

const particles = new Set(
  'de von van der la le al del dei dos das du di da ibn bin the of'.split(' '),
);

/** Runs of capitals with what may stand inside a name: 'Ferdinand de Lesseps'. */
function namesIn(words: readonly Word[]): Run[] {
  const runs: Run[] = [];
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

function isCapital(word: Word | undefined): boolean {
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

function nameOf({ words }: Run, place: Place): string {
  return shown(words, place).replace(/['’]s$/, '');
}

function isSurelyPerson({ words: run, at, isTitled }: Run, words: readonly Word[]): boolean {
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
  const opens = !before || before.lower === ',' || before.tag === 'NUM';
  return isHuman && opens && (run.length > 1 || !last.endsWith('s'));
}

/** 'Henry II'. */
const numeral = /^(?:I{1,3}|IV|VI{0,3}|IX|X{1,2}(?:I{1,3}|IV|VI{0,3})?)$/;

const months = new Set(
  'january february march april may june july august september october november december'.split(
    ' ',
  ),
);

function isRole(lemma: string): boolean {
  const lower = lemma.toLowerCase();
  return (
    peopleNouns.has(lower) ||
    roles.has(lower) ||
    /(?:ist|ian|smith|consul|painter|lawyer|assistant|member|student|scholar|officer)$/.test(lower)
  );
}

function isPast({ lower, lemma, tag }: Word): boolean {
  return tag === 'VERB' && lower !== lemma && !/(?:ing|[^s]s)$/.test(lower);
}

/** 'Lucas Cranach, court painter to the Elector, | supplied woodcuts that …'. */
function deedAfter(
  { words: run, at }: Run,
  words: readonly Word[],
  place: Place,
): string | undefined {
  const comma = words.slice(0, at).findLastIndex(({ lower }) => /^[,;:]$/.test(lower));
  const near = words.slice(comma + 1, at);
  const isSubject = near.every(
    ({ tag, lower }) =>
      !blocking.has(tag) && !['by', 'of', 'with', 'from', 'to', 'for', 'and'].includes(lower),
  );
  const joins =
    near[0]?.tag === 'CCONJ' &&
    comma > 0 &&
    (near.length === 1 || (near[1]?.lower === 'in' && near[2]?.tag === 'NUM' && near.length === 3));
  if (!isSubject && !joins) return undefined;
  let from = at + run.length;
  // 'His engineer, Le Père, concluded …': the name itself is the aside.
  const isAside = comma >= 0 && comma === at - 1 && isRole(words[at - 2]?.lemma ?? '');
  if (words[from]?.lower === ',') {
    const close = words.findIndex(({ lower }, no) => no > from && lower === ',');
    if (!isAside && (close < 0 || close - from > 18)) return undefined;
    from = isAside ? from + 1 : close + 1;
  }
  if (words[from]?.tag === 'ADV') from += 1;
  const verb = words[from];
  if (!verb || !isPast(verb)) return undefined;
  return tellDeed(words.slice(from), place);
}

const blocking: ReadonlySet<string> = new Set(['VERB', 'AUX', 'PRON', 'SCONJ']);

/** 'goes back to Ludwig Roselius, who patented a process'. */
function deedOfWho(
  { words: run, at }: Run,
  words: readonly Word[],
  place: Place,
): string | undefined {
  const next = at + run.length;
  const verb = words[next + 2];
  if (words[next]?.lower !== ',' || words[next + 1]?.lower !== 'who') return undefined;
  return verb && isPast(verb) ? tellDeed(words.slice(next + 2), place) : undefined;
}

/** Where the 'by' stands before 'the German chemist Runge'. */
function agentSign(words: readonly Word[], at: number): number {
  let by = at - 1;
  while (by > at - 5 && ['DET', 'ADJ', 'NOUN', 'PROPN'].includes(words[by]?.tag ?? '')) by -= 1;
  return words[by]?.lower === 'by' ? by : -1;
}

/** '… was proposed by George Miller in 1956' is told as 'proposed …'. */
function deedBefore(
  { words: run, at }: Run,
  words: readonly Word[],
  place: Place,
): string | undefined {
  const by = agentSign(words, at);
  const isDated = /^\d{4}$/.test(words[by - 1]?.text ?? '') && words[by - 2]?.lower === 'in';
  const did = by - (isDated ? 3 : 1);
  const verb = words[did];
  const being = words[did - 1];
  const sameForm = /(?:ed|led|made|built|found|taught|won|held|brought)$/;
  if (by < 0 || verb?.tag !== 'VERB' || !sameForm.test(verb.lower)) return undefined;
  const next = words[at + run.length];
  if (next && isCapital(words[at + run.length + 1]) && next.lower === 'and') return undefined;
  const isPassive = being?.lower === 'was' || being?.lower === 'were';
  const isAside =
    being?.lower === ',' &&
    words.slice(0, did - 1).every(({ tag }) => tag !== 'VERB' && tag !== 'AUX');
  if (!isPassive && !isAside) return undefined;
  const object = words.slice(0, did - 1);
  if (object.some(({ lower }) => lower === ',' || lower === ';') || object.length > 14)
    return undefined;
  const [first] = object;
  if (!first || ['it', 'they', 'he', 'she', 'this', 'these'].includes(first.lower))
    return undefined;
  if (object.some(({ tag }) => tag === 'AUX')) return undefined;
  const named = place.names.inSentence(object, shown(object, place));
  return finish(`${verb.lower} ${named}`);
}

const ends = new Set(
  'which who whose where although though but so since while whereas partly when and after without until because before'.split(
    ' ',
  ),
);

function tellDeed(words: readonly Word[], place: Place): string | undefined {
  const end = words.findIndex(
    ({ lower, tag }, no) =>
      no > 2 &&
      (lower === ';' ||
        lower === ':' ||
        lower === '.' ||
        lower === '–' ||
        (lower === ',' && ends.has(words[no + 1]?.lower ?? '')) ||
        (lower === ',' && words[no + 1]?.tag === 'PRON') ||
        (lower === ',' && words[no + 1]?.lower.endsWith('ing')) ||
        (lower === 'and' &&
          !words[no + 1]?.lower.endsWith('ing') &&
          ['VERB', 'AUX'].includes(words[no + 1]?.tag ?? '') &&
          tag === 'CCONJ')),
  );
  const kept = end < 0 ? words : words.slice(0, end);
  return finish(withoutStop(shown(kept, place)));
}

function finish(deed: string): string | undefined {
  const isFit =
    deed.length >= 14 &&
    deed.length <= 130 &&
    deed.includes(' ') &&
    !/\bbetween (?!.* and )/.test(deed) &&
    !/\b(?:it|them|this|these|such|him|her|there|latter|former)\b/i.test(deed);
  return isFit ? capitalise(deed) : undefined;
}

function saysName(deed: string, person: string): boolean {
  return person.split(' ').some((part) => part.length > 3 && deed.includes(part));
}
