import type { Analysis } from '../analysis/analyse-text.ts';
import type { Word } from '../analysis/read-words.ts';
import { isNounTag } from '../analysis/retag.ts';
import type { Sentence } from '../analysis/sentence.ts';
import { calendarNames } from '../data/name-lists.ts';
import { uniqueNouns } from '../data/unique-nouns.ts';
import { bareNouns, peopleNouns, roles, thingNames, weakAdjectives } from '../data/word-lists.ts';
import { isIntroduced, isNear } from './introduced-nouns.ts';
import { isExplained } from './known-nouns.ts';

type Place = { analysis: Analysis; sentence: Sentence; words: readonly Word[] };

/**
 * Whether 'the …' at this place means something that only another sentence tells. It stands by
 * itself only if it is told here which one is meant ('the mass of the Sun'), if it is a name or a
 * term that the text explains, or if there is but one of it.
 */
export function leansBehindThe({ analysis, sentence, words }: Place, at: number): boolean {
  let end = at + 1;
  while (isModifier(words, end)) end += 1;
  const adjectives = words.slice(at + 1, end);
  const [opening] = adjectives;
  if (!isNounTag(words[end])) {
    // 'the two talk to each other', but not 'the more …' and 'the poor'.
    return opening?.tag === 'NUM' && !/\d/.test(opening.text);
  }
  const isCompound = isNounTag(words[end + 1]);
  while (isNounTag(words[end + 1])) end += 1;
  const head = words[end];
  const next = words[end + 1];
  // 'the two arms of the molecule', but not 'the two arms'.
  const isCounted = adjectives.some(({ tag, text }) => tag === 'NUM' && !/\d/.test(text));
  if (isCounted) return !/^(?:of|that|which|who|whose|between)$/.test(next?.lower ?? '');
  if (!head || isSpecified(words, end)) return false;
  // 'regional lords, the daimyo, governed' says itself who they are.
  if (at > 1 && words[at - 1]?.lower === ',' && next?.lower === ',') return false;
  if (/^\p{Lu}/u.test(head.text)) {
    const isNamed = isCompound || adjectives.length > 0 || /^\p{Lu}/u.test(next?.text ?? '');
    return !isNamed && (thingNames.has(head.lower) || peopleNouns.has(head.lower));
  }
  if (isExplained(analysis, sentence, head)) return false;
  // 'A wound heals when the wound is clean.'
  if (words.slice(0, at).some(({ lemma }) => lemma === head.lemma)) return false;
  const isSuperlative =
    adjectives.some(({ lower }) => /(?<!fir)st$|^only$/.test(lower)) ||
    /^(?:most|least)$/.test(words[at + 1]?.lower ?? '');
  if (isSuperlative) return false;
  if (adjectives.length === 0 && !isCompound) {
    // 'The defendant must take the victim as found' is said of all of them.
    const isRole = roles.has(head.lemma) && !words.some(isPast);
    const isTold = isIntroduced(analysis, sentence, head.lemma);
    return isTold ? !isUnique(head) || bareNouns.has(head.lower) : !isUnique(head) && !isRole;
  }
  // 'the Bolam test'.
  if (words.slice(at + 1, end).some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text))) return false;
  // 'the first version', 'the decisive work', 'the resulting state'.
  const isVague = bareNouns.has(head.lower) && !/^(?:person|people)$/.test(head.lower);
  if (opening && !isCompound && (weakAdjectives.has(opening.lower) || isVague)) return true;
  // 'The outer layers respond by …': of what?
  if (at === 0 && !isCompound) return true;
  if (isIntroduced(analysis, sentence, head.lemma)) return true;
  return !isCompound && isNear(analysis, sentence, head);
}

function isPast({ tag, lower, lemma }: Word): boolean {
  return (
    (tag === 'VERB' || tag === 'AUX') && lower !== lemma && /(?:ed|was|were|had|did)$/.test(lower)
  );
}

function isUnique({ lower, lemma }: Word): boolean {
  return uniqueNouns.has(lower) || uniqueNouns.has(lemma);
}

function isModifier(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  if (word.tag === 'ADJ' || word.tag === 'NUM') return true;
  // 'the side-lying position'.
  if (word.text === '-' || words[at + 1]?.text === '-') return true;
  // 'the first complete …', 'the most important …', 'the brightest and most important source'.
  const isLink =
    word.tag === 'CCONJ' && words[at - 1]?.tag === 'ADJ' && words[at + 1]?.tag !== 'VERB';
  return isLink || (word.tag === 'ADV' && words[at + 1]?.tag === 'ADJ');
}

/** Whether what follows the noun says which one: 'of …', 'that …', 'made by …', ', Tokugawa Yoshinobu'. */
function isSpecified(words: readonly Word[], end: number): boolean {
  const next = words[end + 1];
  if (!next) return false;
  // 'the first version in April' is still the first of something.
  const isDated = /^(?:in|on|at|from)$/.test(next.lower) && isDate(words[end + 2]);
  if ((specifiers.has(next.lower) && !isDated) || next.tag === 'PRON') return true;
  const isParticiple = next.tag === 'VERB' && /(?:ed|ing|en|made|built|found)$/.test(next.lower);
  if (isParticiple && words[end + 2]?.tag === 'ADP') return true;
  return next.lower === ',' && /^\p{Lu}\p{Ll}/u.test(words[end + 2]?.text ?? '');
}

function isDate(word: Word | undefined): boolean {
  return word !== undefined && (word.tag === 'NUM' || calendarNames.has(word.lower));
}

const specifiers = new Set(
  "of that which who whom whose where when between for to in with on from at behind above below inside beneath against 's ’s".split(
    ' ',
  ),
);
