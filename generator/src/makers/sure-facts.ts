import type { Fact } from '../analysis/fact.ts';
import type { Workshop } from './candidate.ts';
import { isSure, isTitle, termOf } from './distractors.ts';
import { givesAway } from './gives-away.ts';

/**
 * Whether the subject of a fact is worth asking for, and not told by the question itself. Beside
 * others of its family a subject need be no term.
 */
export function isSureFact({ analysis }: Workshop, fact: Fact, hasFamily = false): boolean {
  const term = termOf(analysis, fact);
  // Beside what the other items of its list do, few words are enough.
  const isListed = hasFamily && fact.sentence.block.kind === 'item';
  if (!term || !(hasFamily || isSure(term)) || fact.weight < (isListed ? 2 : leastWeight(fact)))
    return false;
  if (/\b(?:it|them)$/.test(fact.phrase)) return false;
  if (fact.shape === 'deed' && !saysEnough(fact, isListed)) return false;
  if (givesAway(`${fact.lead} ${fact.phrase}`, fact.name)) return false;
  if (fact.shape === 'definition' && membersOnly.test(fact.phrase)) return false;
  if (hasSecondClause(fact)) return false;
  if (fact.isPerson && isShared(fact.sentence.text, fact.name)) return false;
  if (tellsOnlyLife(fact)) return false;
  return !isTitle(analysis, fact.name);
}

/** Where somebody lived and died is what nobody is remembered for. */
export function tellsOnlyLife({ isPerson, verb }: Fact): boolean {
  return isPerson && lives.has(verb.at(-1)?.lemma ?? '');
}

/** 'lives on one server and each developer has a copy' goes on about somebody else. */
export function hasSecondClause({ rest, shape }: Fact): boolean {
  const joint = rest.findIndex(({ lower }) => lower === 'and' || lower === 'but' || lower === 'so');
  if (shape !== 'deed' || joint < 0) return false;
  const after = rest.slice(joint + 1);
  const verb = after.findIndex(({ tag }) => tag === 'VERB' || tag === 'AUX');
  const opens = ['DET', 'NOUN', 'PROPN', 'PRON'].includes(after[0]?.tag ?? '');
  const before = after.slice(0, verb);
  return (
    opens &&
    verb > 0 &&
    !/(?:ing|ed)$/.test(after[verb]?.lower ?? '') &&
    !before.some(({ lower, tag }) => tag === 'ADP' || /^(?:that|which|who|whose|to|,)$/.test(lower))
  );
}

/** Whether somebody else did it as well: 'Jules Hoffmann and Bruce Beutler, who …'. */
export function isShared(sentence: string, name: string): boolean {
  const at = sentence.indexOf(name);
  if (at < 0) return false;
  const before = sentence.slice(Math.max(0, at - 40), at);
  const after = sentence.slice(at + name.length, at + name.length + 40);
  return (
    /\p{Lu}[\p{L}.-]+,? (?:and|with|together with|or) (?:\p{Ll}+ )?$/u.test(before) ||
    /^(?:,? (?:and|or)|,? (?:together|along) with|,? with) (?:\p{Ll}+ ){0,3}\p{Lu}/u.test(after)
  );
}

/** A line that explains a word may do so in few words. */
function leastWeight({ isQuoted, origin }: Fact): number {
  if (isQuoted === true) return 1;
  return origin === 'entry' || origin === 'row' ? 2 : 3;
}

/** Short deeds are the mortar of prose, unless a name, a number or a cause stands in them. */
function saysEnough({ phrase, lead, weight, verb, rest }: Fact, isListed: boolean): boolean {
  if (/\b(?:it|them|him|the (?:scheme|opening|closure|occasion|latter|former))\b/.test(phrase))
    return false;
  if (sequels.has(verb.at(-1)?.lemma ?? '') && rest[0]?.tag === 'ADP') return false;
  const hasMark = /\p{Lu}|\d|\b(?:because|since|so that|in order to)\b/u.test(
    `${phrase} ${lead.slice(1)}`,
  );
  return isListed || hasMark || weight >= 4;
}

/** 'the unison, fourth, fifth and octave' names the things and does not say what they are. */
const membersOnly =
  /^(?:\p{L}+ ){1,2}?\p{L}+(?:, [\p{L}-]+(?: [\p{L}-]+)?)+,? (?:and|or) [\p{L}-]+(?: [\p{L}-]+)?$/u;

const lives = new Set(['live', 'die', 'bear', 'stay', 'reside', 'dwell']);

const sequels = new Set(['follow', 'object', 'begin', 'continue', 'succeed', 'reply', 'react']);
