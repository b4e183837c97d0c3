import type { Analysis } from '../analysis/analyse-text.ts';
import type { Fact } from '../analysis/fact.ts';
import { bareNouns } from '../data/word-lists.ts';
import { givesAway } from './gives-away.ts';

/** Whether a question can be printed as it is: short, understood alone, and silent about its answer. */
export function isFineStem(
  question: string,
  { phrase, lead, name, isPerson, shape, isQuoted }: Fact,
): boolean {
  const told = `${lead} ${withoutTail(phrase)}`.trim();
  if (countWords(question) > mostWords || givesAway(told, name)) return false;
  // 'the second degree': of what?
  if (isQuoted === true && countWords(phrase) < 4) return false;
  return !leans(told) && !(isPerson && shape === 'deed' && hasPronoun(told));
}

/** Longer ones are read twice before it is clear what they ask for. */
export const mostWords = 30;

export function countWords(text: string): number {
  return text.split(/\s+/).length;
}

/** Whether words point at something that only the text around them tells. */
export function leans(text: string): boolean {
  if (pointers.test(text)) return true;
  // 'its' needs something before it that it can stand for.
  const at = text.search(/\b(?:it|its|they|their|them)\b/i);
  if (at >= 0 && !/\p{L}{3,}.*\p{L}{4,}/u.test(text.slice(0, at))) return true;
  if (relational.test(text)) return true;
  return [...text.matchAll(definite)].some(([all, first = '', second = ''], no, found) => {
    const rest = text.slice((found[no]?.index ?? 0) + all.length);
    return second === ''
      ? isBare(first, rest)
      : isBare(first, ` ${second}${rest}`) || isBare(second, rest);
  });
}

/** 'the work', with nothing behind it that says which. */
function isBare(noun: string, rest: string): boolean {
  if (!bareNouns.has(noun) && !events.has(noun)) return false;
  return !specifying.test(rest) && (!/^ \p{Ll}/u.test(rest) || goingOn.test(rest));
}

const goingOn =
  /^ (?:on|in|at|by|from|with|and|or|but|was|were|is|are|had|has|as|into|over|after|before|during|while|so)\b/;

const pointers =
  /\b(?:this|these|those(?! (?:who|that|which|of|whose))|such(?! as)|the (?:new \p{Ll}+|\p{Ll}+ itself|(?:first|second|last|final|old) (?:version|edition|attempt|draft|part|step|stage|one)(?! of)|two|three|four|five|six|former|latter|same|above|following|rest|whole group|others?(?! (?:side|party|person|end|half)))|aforementioned|likewise|therefore|too$|again|here|there(?! (?:is|are|was|were|will|can|may|has|have)\b)|we|us|you|your|our|he|she|him|i)\b/iu;

/** 'the Bank', where the text speaks of banks: the short form of a name that was given before. */
export function hasShortName({ sentences }: Analysis, text: string): boolean {
  const found = [...text.matchAll(/\bthe (\p{Lu}\p{Ll}+)\b(?! \p{Lu}| of)/gu)];
  return found.some(([, noun = '']) => smallWords(sentences).has(noun.toLowerCase()));
}

function smallWords(sentences: Analysis['sentences']): ReadonlySet<string> {
  const known = smallOf.get(sentences);
  if (known) return known;
  const made = new Set<string>();
  for (const { words } of sentences) {
    for (const { text, lower, lemma } of words) if (text === lower) made.add(lower).add(lemma);
  }
  smallOf.set(sentences, made);
  return made;
}

// Goes with the text it belongs to.
const smallOf = new WeakMap<Analysis['sentences'], ReadonlySet<string>>();

/** 'the most important risk factor': for what? */
const relational =
  /\bthe (?:[\p{L}-]+ ){1,4}(?:factor|cause|reason|sign|symptom|site|problem|example|result|effect|part|step|stage|type|kind|form)s?$/u;

const events = new Set(
  'coup invasion uprising revolt rebellion siege meeting vote trial election ceremony crisis restoration'.split(
    ' ',
  ),
);

/** 'the decisive work on flies': whose work, and on what question? */
const definite = /\bthe (\p{Ll}+)(?: (\p{Ll}+))?/gu;
const specifying =
  /^(?:,? (?:of|that|which|who|whom|(?:in|at|from|with|on) which|for|by|between|to|where|used|needed|when)\b|s?['’])/;

function hasPronoun(text: string): boolean {
  return /\b(?:it|its|they|their|them|his|her|hers)\b/i.test(text);
}

/**
 * Without the reason, which often tells the answer (', because a healthy person moves in sleep'), and
 * without the example at the end.
 */
export function withoutTail(phrase: string): string {
  const cut = phrase
    .replace(/, (?:such as|for example|for instance|e\.g\.)\s[^,]*$/, '')
    .replace(/,? (?:because|since(?! \d)|for the reason that|which is why)\b.*$/, '');
  return countWords(cut) >= 3 ? cut : phrase;
}
