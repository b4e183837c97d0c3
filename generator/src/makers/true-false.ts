import type { Truth } from '@engram/core/questions/question.ts';
import type { Analysis } from '../analysis/analyse-text.ts';
import type { Fact } from '../analysis/fact.ts';
import {
  explain,
  placeHint,
  sourceOf,
  topicOf,
  type Candidate,
  type Maker,
  type Workshop,
} from './candidate.ts';
import { makeLesserFalse } from './lesser-false.ts';
import { makeFalse } from './make-false.ts';
import { mainStatement } from './main-words.ts';
import { worthOf } from './order-facts.ts';
import { isOrder } from './orders.ts';
import { isBroken, isTalk, printsAlone } from './prints-alone.ts';

export const stateTruth: Maker = function* stateTruth(workshop) {
  const { analysis, ordered } = workshop;
  for (const fact of ordered) {
    // An order is neither true nor false.
    if (fact.origin === 'agent' || isOrder(fact, fact.words)) continue;
    const text = mainStatement(analysis, fact);
    yield state(workshop, fact, { text, key: 'True', why: '', quality: trustIn(analysis, fact) });
  }
};

function trustIn(analysis: Analysis, fact: Fact): number {
  const worth = worthOf(fact);
  // What says little is hardly worth a question, however well it stands alone.
  if (printsAlone(analysis, fact)) return worth < 0.45 ? 0.5 : 0.6 + 0.2 * worth;
  const isMisread = fact.words.length === 0 || fact.origin === 'aside';
  return (isMisread || isTalk(fact) || isBroken(analysis, fact) ? 0.2 : 0.5) * worth;
}

export const stateFalsehood: Maker = function* stateFalsehood(workshop) {
  for (const fact of workshop.ordered) {
    const made = makeFalse(workshop, fact);
    // What is not worth knowing is not worth denying.
    const thin = worthOf(fact) < 0.45 ? 0.25 : 0;
    if (made) yield state(workshop, fact, { ...made, quality: made.quality - thin, key: 'False' });
  }
};

/** So that half of the statements are false in any text. */
export const stateLesserFalsehood: Maker = function* stateLesserFalsehood(workshop) {
  for (const fact of workshop.ordered) {
    const made = makeLesserFalse(workshop, fact);
    if (made) yield state(workshop, fact, { ...made, key: 'False' });
  }
};

type Statement = { text: string; key: Truth; why: string; quality: number };

function state(
  { analysis }: Workshop,
  fact: Fact,
  { text, key, why, quality }: Statement,
): Candidate {
  const { section } = fact.sentence;
  const topic = topicOf(analysis, section);
  return {
    section,
    quality,
    draft: {
      type: 'true-false',
      text,
      key,
      explanation: `${why} ${explain(analysis, fact.sentence)}`.trim(),
      hint: placeHint(analysis, topic) || hintAt(text),
      source: sourceOf(analysis, fact.sentence),
      topic,
    },
  };
}

/** Where a mistake might be, whether there is one or not. */
function hintAt(text: string): string {
  if (/\b(?:1\d{3}|20\d\d)\b/.test(text)) return 'Think of when it was.';
  if (/\d/.test(text)) return 'Think of how many or how much it was.';
  return /[^.:!?]\s\p{Lu}\p{Ll}+/u.test(text)
    ? 'Think of whom or what exactly it is true.'
    : 'Think of what exactly it is true.';
}
