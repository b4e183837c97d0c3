import { cleanText } from '../analysis/clean-text.ts';
import type { Fact } from '../analysis/fact.ts';
import { firstDeed, keyOf } from '../analysis/phrase-words.ts';
import type { Term } from '../analysis/find-terms.ts';
import { isBeing } from '../analysis/parse-clause.ts';
import { dullNouns } from '../data/word-lists.ts';
import type { Word } from '../analysis/read-words.ts';
import { isNounTag } from '../analysis/retag.ts';
import type { Workshop } from './candidate.ts';
import { turn } from './stems.ts';

export type ObjectQuestion = { text: string; key: Term; answer: string };

/** 'What did James Hargreaves invent in 1764?' */
export function askObject({ analysis }: Workshop, fact: Fact): ObjectQuestion | undefined {
  const main = fact.verb.at(-1);
  const isActive = fact.verb.length === 1 && main?.tag === 'VERB';
  if (
    !isActive ||
    fact.shape !== 'deed' ||
    fact.origin !== 'sentence' ||
    isBeing(main) ||
    fact.isCut
  )
    return undefined;
  const rest = firstDeed(fact.rest);
  const end = objectEnd(rest);
  const object = rest.slice(0, end);
  const bare = object.filter(
    ({ tag, lower }) => tag !== 'DET' && !['a', 'an', 'the'].includes(lower),
  );
  const [first] = bare;
  const last = bare.at(-1);
  if (!first || !last || bare.length > 4 || bare.some(({ tag }) => tag === 'NUM' || tag === 'PRON'))
    return undefined;
  const next = rest[end];
  // 'the supply of food' and 'A and B' are more than their first noun.
  if (
    next &&
    (['of', 'and', 'or', ',', 'that', 'which', 'who', "'s"].includes(next.lower) ||
      next.tag === 'VERB')
  )
    return undefined;
  const key = analysis.terms.find(keyOf(bare));
  if (!key || key.kind === 'person' || dullNouns.has(key.head)) return undefined;
  const after = rest.slice(end);
  if (after.some(({ tag }) => tag === 'CCONJ')) return undefined;
  const [from] = after;
  const to = after.at(-1);
  const remaining = from && to ? cleanText(analysis.material.slice(from.start, to.end)) : '';
  if (
    remaining.split(' ').length > 14 ||
    // 'forbids a party to do something': what follows belongs to the object.
    remaining.startsWith('to ') ||
    fact.lead !== '' ||
    (remaining === '' && fact.name.length < 4)
  )
    return undefined;
  const turned = turn(fact, remaining);
  if (turned === undefined) return undefined;
  return {
    text: `What ${turned}?`,
    key,
    answer: cleanText(analysis.material.slice(first.start, last.end)),
  };
}

function objectEnd(words: readonly Word[]): number {
  let end = 0;
  while (words[end] && ['DET', 'ADJ', 'NOUN', 'PROPN'].includes(words[end]?.tag ?? '')) end += 1;
  while (end > 0 && !isNounTag(words[end - 1])) end -= 1;
  return end;
}
