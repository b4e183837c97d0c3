import type { Fact } from '../analysis/fact.ts';
import type { Workshop } from './candidate.ts';
import { isSure, isTitle, termOf } from './distractors.ts';
import { givesAway } from './gives-away.ts';

/** Whether the subject of a fact is worth asking for, and not told by the question itself. */
export function isSureFact({ analysis }: Workshop, fact: Fact): boolean {
  const term = termOf(analysis, fact);
  if (!term || !isSure(term) || fact.weight < (fact.isQuoted === true ? 1 : 3)) return false;
  if (/\b(?:it|them)$/.test(fact.phrase)) return false;
  if (fact.shape === 'deed' && !saysEnough(fact)) return false;
  if (givesAway(`${fact.lead} ${fact.phrase}`, fact.name)) return false;
  return !isTitle(analysis, fact.name);
}

/** Short deeds are the mortar of prose, unless a name, a number or a cause stands in them. */
function saysEnough({ phrase, lead, weight, verb, rest }: Fact): boolean {
  if (/\b(?:it|them|him|the (?:scheme|opening|closure|occasion|latter|former))\b/.test(phrase))
    return false;
  if (sequels.has(verb.at(-1)?.lemma ?? '') && rest[0]?.tag === 'ADP') return false;
  const hasMark = /\p{Lu}|\d|\b(?:because|since|so that|in order to)\b/u.test(
    `${phrase} ${lead.slice(1)}`,
  );
  return hasMark || weight >= 4;
}

const sequels = new Set(['follow', 'object', 'begin', 'continue', 'succeed', 'reply', 'react']);
