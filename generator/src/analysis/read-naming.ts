import { leaningWords, weakAdjectives } from '../data/word-lists.ts';
import { withoutStop } from './clean-text.ts';
import type { Fact } from './fact.ts';
import { isCapital, nameLinks } from './name-runs.ts';
import { type Clause, isBeing } from './parse-clause.ts';
import {
  type Place,
  firstDeed,
  keyOf,
  shown,
  trimRest,
  weigh,
  withoutArticle,
} from './phrase-words.ts';
import type { Word } from './read-words.ts';
import { isNounTag, isPluralNoun } from './retag.ts';

export type Said = Pick<Fact, 'sentence' | 'words' | 'statement'>;

/** 'A tax on imports is a tariff' explains its last word. */
export function readNaming(said: Said, clause: Clause, place: Place): Fact | undefined {
  const { subject, verb, rest, lead } = clause;
  const main = verb.at(-1);
  const [being] = verb;
  const isCalled = verb.length > 1 && ['called', 'termed', 'named'].includes(main?.lower ?? '');
  const isKnown = main?.lower === 'known' && rest[0]?.lower === 'as';
  if (!isBeing(being) || (verb.length > 1 && !isCalled && !isKnown) || lead.length > 0)
    return undefined;
  const named = isKnown ? rest.slice(1) : rest;
  // 'are called incunabula, from the Latin word for …'
  const comma = isCalled || isKnown ? named.findIndex(({ lower }) => lower === ',') : -1;
  const after = comma > 0 ? named.slice(0, comma) : named;
  const bare = withoutArticle(after).filter(({ tag }) => tag !== 'ADV');
  const isTerm =
    bare.length > 0 &&
    bare.length <= 4 &&
    isNounTag(bare.at(-1)) &&
    bare.every(
      ({ tag, lower }) =>
        (['NOUN', 'PROPN', 'ADJ', 'VERB'].includes(tag) || lower === '-') &&
        !leaningWords.has(lower),
    );
  const isDescription =
    subject.length >= 3 &&
    subject.some(
      ({ tag, lower }) => tag === 'ADP' || lower === 'that' || lower === 'who' || lower === 'which',
    );
  if (!isTerm || (!isCalled && !isKnown && (!isDescription || subject.length <= bare.length + 1)))
    return undefined;
  if (weakAdjectives.has(bare[0]?.lower ?? '') || !isDescription) return undefined;
  if (subject.length > 24 || subject.some(({ lower }) => leaningWords.has(lower))) return undefined;
  const name = shown(bare, place);
  return {
    ...said,
    origin: 'naming',
    subject: place.names.inSentence(after, shown(after, place)),
    name,
    key: keyOf(bare),
    subjectWords: bare,
    isPlural: isPluralNoun(bare.at(-1)),
    isPerson: place.names.isPerson(bare),
    isName: bare.filter(isNounTag).every(place.names.isName),
    shape: 'definition',
    phrase: place.names.inSentence(subject, shown(subject, place)),
    being: being?.lower ?? 'is',
    lead: '',
    isCut: false,
    isGuarded: false,
    weight: weigh(subject),
    verb,
    rest,
  };
}

/** 'was designed by Edmund Cartwright in 1785' also says what Cartwright did. */
export function readAgent(fact: Fact, { verb, rest }: Clause, place: Place): Fact | undefined {
  const main = verb.at(-1);
  const isPassive = verb.length === 2 && isBeing(verb[0]) && main?.lower.endsWith('ed');
  if (!isPassive || !main) return undefined;
  const by = rest.findIndex(({ lower }) => lower === 'by');
  // 'in 1863 by Ismail Pasha' names him after the year.
  const early = rest.slice(0, Math.max(0, by));
  if (by < 0 || (by > 0 && !(by === 2 && early[1]?.tag === 'NUM'))) return undefined;
  let from = by + 1;
  while (from < by + 5 && rest[from] && !isNameStart(rest, from, place)) from += 1;
  const isTitle = rest
    .slice(by + 1, from)
    .every(({ tag }) => tag === 'DET' || tag === 'ADJ' || tag === 'NOUN' || tag === 'PROPN');
  const end = endOfName(rest, from);
  const agent = rest.slice(from, end);
  const isListed = rest[end]?.tag === 'CCONJ' || isCapitalAfterComma(rest, end);
  if (!isTitle || !place.names.isPerson(agent) || isListed) return undefined;
  const after = ownPart(firstDeed(trimRest(rest.slice(end))));
  const when = by > 0 ? `${shown(early, place)} ` : '';
  const phrase = withoutStop(`${main.text} ${fact.subject} ${when}${shown(after, place)}`.trim());
  const name = shown(agent, place);
  return {
    ...fact,
    origin: 'agent',
    subject: name,
    name,
    key: keyOf(agent),
    subjectWords: agent,
    isPlural: false,
    isPerson: true,
    isName: true,
    shape: 'deed',
    phrase,
    verb: [main],
    rest: after,
  };
}

/** ', a housewife in Dresden' and 'whom Goethe had met' are said of the agent, not of the deed. */
function ownPart(after: readonly Word[]): readonly Word[] {
  const end = after.findIndex(({ lower }) => /^(?:[,(;:]|who|whom|whose|which|that)$/.test(lower));
  return end < 0 ? after : after.slice(0, end);
}

/** Where the name begins in 'the Canadian minister Lester Pearson'. */
function isNameStart(rest: readonly Word[], at: number, { names }: Place): boolean {
  const word = rest[at];
  if (!word || !/^\p{Lu}/u.test(word.text)) return false;
  return names.isPerson(rest.slice(at, endOfName(rest, at)));
}

/** 'Adolf II of Holstein' and 'Ferdinand de Lesseps' to their ends. */
function endOfName(words: readonly Word[], from: number): number {
  let end = from;
  while (isCapital(words[end])) {
    end += 1;
    const link = words[end]?.lower ?? '';
    const isLinked = link === 'of' || link === '-' || nameLinks.has(link);
    if (isLinked && isCapital(words[end + 1])) end += 1;
  }
  return end;
}

/** 'by Christopher Wren, John Evelyn and Robert Hooke' names more than one. */
function isCapitalAfterComma(words: readonly Word[], at: number): boolean {
  return words[at]?.lower === ',' && /^\p{Lu}/u.test(words[at + 1]?.text ?? '');
}
