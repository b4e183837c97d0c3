import { leaningWords, peopleNouns, roles } from '../data/word-lists.ts';
import { capitalise, withoutStop } from './clean-text.ts';
import type { Fact } from './fact.ts';
import { nameLinks } from './name-runs.ts';
import { type Clause, headOf, isBeing } from './parse-clause.ts';
import {
  type Place,
  firstDeed,
  keyOf,
  shown,
  trimRest,
  weigh,
  withoutArticle,
} from './phrase-words.ts';
import { type Said, readAgent, readNaming } from './read-naming.ts';
import type { Word } from './read-words.ts';
import { isNounTag } from './retag.ts';
import { type Sentence, standsAlone } from './sentence.ts';
import type { Part } from './split-clauses.ts';

export function readClause(sentence: Sentence, { words, clause }: Part, place: Place): Fact[] {
  if (!clause) return [];
  const statement = capitalise(`${withoutStop(shown(words, place))}.`);
  if (!standsAlone(statement, words)) return [];
  const said = { sentence, words, statement };
  const named = readNaming(said, clause, place);
  if (named) return [named];
  const fact = makeFact(said, clause, place);
  if (!fact) return [];
  const agent = readAgent(fact, clause, place);
  return agent ? [fact, agent] : [fact];
}

/** Nothing where the subject says too little. */
export function makeFact(
  { sentence, words, statement }: Said,
  clause: Clause,
  place: Place,
): Fact | undefined {
  const { subject, verb, lead, isPlural } = clause;
  const rest = trimRest(clause.rest);
  if (subject.length > 9 || subject.some(({ lower }) => leaningWords.has(lower))) return undefined;
  const holder = holderOf(words, subject, place);
  const nameWords = holder ?? nameOf(withoutArticle(subject), place);
  const head = headOf(nameWords);
  if (!head || nameWords.length === 0) return undefined;
  const mainVerb = verb.at(-1);
  const isDefinition = verb.length === 1 && isBeing(mainVerb) && opensDefinition(rest);
  const predicate = isDefinition ? cutSecond(rest) : [...verb, ...rest];
  if (predicate.length < (isDefinition ? 4 : 3)) return undefined;
  // 'Lava is molten rock that has reached it' says what only the clause before.
  if (isDefinition && /^(?:it|them)$/.test(predicate.at(-1)?.lower ?? '')) return undefined;
  return {
    sentence,
    origin: 'sentence',
    subject: holder ? shown(holder, place) : place.names.inSentence(subject, shown(subject, place)),
    name: place.names.inSentence(nameWords, shown(nameWords, place)),
    key: keyOf(nameWords),
    subjectWords: nameWords,
    isPlural: isPlural && !place.names.isPerson(nameWords),
    isPerson: place.names.isPerson(nameWords),
    isName: nameWords.filter(isNounTag).every(place.names.isName),
    sort: place.names.sortOf(nameWords),
    shape: isDefinition ? 'definition' : 'deed',
    phrase: withoutStop(shown(predicate, place)),
    being: mainVerb?.lower ?? 'is',
    statement,
    lead: shown(lead, place),
    isCut: clause.rest[rest.length]?.lower === ':',
    isGuarded: verb.some(({ lower }) => guards.has(lower)),
    weight: weigh(predicate),
    words,
    verb,
    rest,
  };
}

/** 'Benjamin Disraeli' of 'The prime minister, Benjamin Disraeli, borrowed the money'. */
function holderOf(
  words: readonly Word[],
  subject: readonly Word[],
  { names }: Place,
): readonly Word[] | undefined {
  const role = subject.at(-1);
  if (!role || !(peopleNouns.has(role.lower) || roles.has(role.lower))) return undefined;
  const at = words.findIndex(({ start }) => start === role.start);
  if (words[at + 1]?.lower !== ',') return undefined;
  const end = words.findIndex(({ lower }, no) => no > at + 1 && lower === ',');
  const name = words.slice(at + 2, Math.max(end, at + 2));
  return name.length > 0 && name.length < 6 && names.isPerson(name) ? name : undefined;
}

/** 'Robert Hooke' of 'English scientist Robert Hooke'. */
function nameOf(words: readonly Word[], { names }: Place): readonly Word[] {
  const called = words.findLastIndex(({ lower }) => lower === 'called' || lower === 'named');
  if (called > 0 && called < words.length - 1) return withoutArticle(words.slice(called + 1));
  // 'mighty Roman Republic' is called 'Roman Republic'.
  const [first, ...others] = words;
  if (
    first?.tag === 'ADJ' &&
    first.text === first.lower &&
    others.length > 1 &&
    others.every(({ text }) => /^\p{Lu}/u.test(text))
  )
    return others;
  // 'Lord Palmerston' keeps the title that is a part of his name.
  const title = words.findLastIndex(
    ({ text, lower, tag }, at) =>
      tag === 'NOUN' && text === lower && words[at + 1]?.text !== '-' && !nameLinks.has(lower),
  );
  const name = words.slice(title + 1);
  const isCapital =
    name.length > 0 &&
    name.every(({ text }) => /^(?:\p{Lu}|-$|of$|the$)/u.test(text) || nameLinks.has(text));
  return title >= 0 && isCapital && names.isPerson(name) ? name : words;
}

function opensDefinition(rest: readonly Word[]): boolean {
  const [first, second] = rest;
  if (!first || !second) return false;
  if (['a', 'an', 'the', 'any', 'one'].includes(first.lower)) {
    return !['same', 'result', 'case', 'reason', 'key', 'opposite', 'only'].includes(second.lower);
  }
  if (first.tag !== 'NOUN' && first.tag !== 'ADJ') return false;
  // 'are skilled workers who …', but not 'are thick'.
  const noun = rest.findIndex(isNounTag);
  const isNear = noun >= 0 && noun <= 2 && rest.slice(0, noun).every(({ tag }) => tag === 'ADJ');
  return (
    isNear &&
    ['that', 'who', 'which', 'of', 'in', 'used', 'made'].includes(rest[noun + 1]?.lower ?? '')
  );
}

/** 'the lightest element and burns to water', but not 'a layer that controls what may enter and leave'. */
function cutSecond(rest: readonly Word[]): readonly Word[] {
  const cut = firstDeed(rest);
  return cut.some(({ lower }) => ['that', 'which', 'who', 'where', 'to'].includes(lower))
    ? rest
    : cut;
}

const guards = new Set(
  "not n't may might must can could should will would cannot often usually sometimes".split(' '),
);
