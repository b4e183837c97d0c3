import {
  bodyNouns,
  calendarNames,
  demonym,
  eventNouns,
  firstNames,
  placeNouns,
  places,
  workNouns,
} from '../data/name-lists.ts';
import { humanVerbs, peopleNouns, roles, thingNames } from '../data/word-lists.ts';
import { findNameRuns, isCapital } from './name-runs.ts';
import type { Word } from './read-words.ts';
import type { Sentence } from './sentence.ts';

/** What a name is the name of; only what is of one sort is offered together. */
export type NameSort = 'person' | 'place' | 'body' | 'event' | 'work' | 'language';

export type NameSorts = { sortOf(words: readonly Word[]): NameSort | undefined };

/** Tells the sorts by the words in the name and by what stands around it, in the whole text. */
export function sortNames(sentences: readonly Sentence[]): NameSorts {
  const sorts = new Map<string, NameSort>();
  const surnames = new Set<string>();
  const inside = new Map<string, number>();
  const things = commonNouns(sentences);
  for (const { words, block } of sentences) {
    if (block.kind === 'row') continue;
    for (const { from, end } of findNameRuns(words)) {
      const run = words.slice(from, end);
      const key = keyOfName(run);
      if (sorts.has(key)) continue;
      // 'Bank Rate' is a rate, because the text speaks of rates.
      const isThing = things.has(run.at(-1)?.lower ?? '');
      const isPerson = !isThing && isPersonHere(words, from, end);
      const sort = sortByWords(run, isThing) ?? (isPerson ? 'person' : undefined);
      if (sort) sorts.set(key, sort);
      if (sort === 'person') surnames.add(run.at(-1)?.lower ?? '');
      if (!sort && placeLinks.has(words[from - 1]?.lower ?? ''))
        inside.set(key, (inside.get(key) ?? 0) + 1);
    }
  }
  return {
    sortOf(words) {
      const run = words.filter(({ lower }) => lower !== 'the');
      const key = keyOfName(run);
      const isThing = things.has(run.at(-1)?.lower ?? '');
      const known = sorts.get(key) ?? sortByWords(run, isThing);
      if (known) return known;
      const last = run.at(-1);
      if (!last || !run.some(isCapital)) return undefined;
      if (run.length <= 2 && isCapital(last) && surnames.has(last.lower)) return 'person';
      if (thingNames.has(last.lower)) return undefined;
      return inside.has(key) && isCapital(run[0]) ? 'place' : undefined;
    },
  };
}

/** The nouns that the text writes small. */
function commonNouns(sentences: readonly Sentence[]): Set<string> {
  const found = new Set<string>();
  for (const { words } of sentences) {
    for (const { text, lower, tag } of words)
      if (tag === 'NOUN' && text === lower) found.add(lower);
  }
  return found;
}

/** What people do, and bodies as well; a full name before them is a person. */
const deeds = new Set(
  `sell buy take borrow refuse obtain object burn supply sue hold recant translate arrange abandon
  abolish begin complete issue reply send draw lend reach give travel return become marry grow move use
  make find fight resign`.split(/\s+/),
);

const placeLinks = new Set(['in', 'at', 'near', 'across', 'into']);

function keyOfName(run: readonly Word[]): string {
  return run.map(({ lower }) => lower).join(' ');
}

function sortByWords(run: readonly Word[], isThing: boolean): NameSort | undefined {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last || !isCapital(first)) return undefined;
  const of = run.findIndex(({ lower }) => lower === 'of');
  const head = (of > 0 ? run[of - 1] : last)?.lower ?? '';
  const whole = keyOfName(run);
  if (calendarNames.has(whole)) return undefined;
  if (places.has(whole)) return 'place';
  if (/^(?:new|north|south|east|west) \w+$/.test(whole) && !workNouns.has(last.lower))
    return 'place';
  if (/^(?:united kingdom|united states|port \w+|great britain|soviet union)$/.test(whole))
    return 'place';
  // 'Saint-Domingue', but 'Saint Peter'.
  if (/^(?:saint|st)$/.test(first.lower) && run[1]?.text === '-' && run.length === 3)
    return 'place';
  if (run.length === 1 && demonym.test(whole)) return 'language';
  // 'a Californian company' has no name.
  if (!isCapital(last) && demonym.test(first.lower) && last.lower !== 'government')
    return undefined;
  if (run.length > 1) {
    if (placeNouns.has(head)) return 'place';
    if (bodyNouns.has(head)) return 'body';
    if (eventNouns.has(head)) return 'event';
    if (workNouns.has(head)) return 'work';
    if (thingNames.has(last.lower)) return undefined;
    if (!isCapital(last)) return undefined;
    if (firstNames.has(first.lower) || (isTitle(first) && of !== 1 && !isThing)) return 'person';
  }
  return undefined;
}

function isTitle({ lower }: Word): boolean {
  return peopleNouns.has(lower) || roles.has(lower) || titles.test(lower);
}

const titles =
  /^(?:mr|mrs|ms|archbishop|scholar|minister|caliph|sultan|count|baron|sister|brother|assistant)\.?$|(?:ologist|icist|mist|nomist|tician|grapher|smith|wright)$/;

/** By his title, by what he was, or by what he did. */
function isPersonHere(words: readonly Word[], from: number, end: number): boolean {
  const run = words.slice(from, end);
  const last = run.at(-1);
  if (!last || !isCapital(last) || last.lower.endsWith('ism') || run.length > 4) return false;
  const before = words[from - 1];
  const [next, second] = [words[end], words[end + 1]];
  if (before && before.text === before.lower && isTitle(before)) return true;
  const isLong = run.length > 1 && run.every(isCapital);
  // 'a young samurai from Tosa, who …' goes on about the samurai.
  if (next?.lower === ',' && second?.lower === 'who')
    return !/^(?:in|at|from|near|of)$/.test(before?.lower ?? '');
  if (next?.lower === ',' && ['a', 'an', 'the'].includes(second?.lower ?? ''))
    return isRolePhrase(words, end + 2);
  const opens = from === 0 || !['DET', 'ADP'].includes(before?.tag ?? '');
  const verb = next?.tag === 'ADV' ? second : next;
  const acts =
    verb?.tag === 'VERB' && (humanVerbs.has(verb.lemma) || (isLong && deeds.has(verb.lemma)));
  if (acts && opens && verb.lower !== verb.lemma && !demonym.test(last.lower))
    return isLong || hasOwner(words, end) || run.length === 1;
  const deed = words[from - 2];
  return isLong && before?.lower === 'by' && deed?.tag === 'VERB' && humanVerbs.has(deed.lemma);
}

function isRolePhrase(words: readonly Word[], from: number): boolean {
  for (let at = from; at < from + 5; at += 1) {
    const word = words[at];
    if (!word || [',', 'of', 'in', 'that'].includes(word.lower)) return false;
    if (isTitle(word) || /(?:smith|ologist|physicist|chemist|wright)$/.test(word.lower))
      return true;
  }
  return false;
}

/** 'Gutenberg developed his method'. */
function hasOwner(words: readonly Word[], from: number): boolean {
  return words.slice(from, from + 5).some(({ lower }) => lower === 'his' || lower === 'her');
}
