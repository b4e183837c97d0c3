import type { Truth } from '@engram/core/questions/question.ts';
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

export const stateTruth: Maker = function* stateTruth(workshop) {
  for (const fact of workshop.ordered) {
    if (fact.origin === 'agent') continue;
    const isLoose =
      fact.origin === 'aside' && (fact.weight < 3 || /\b(?:its?|their|them)\b/.test(fact.phrase));
    const text = mainStatement(workshop.analysis, fact);
    const cost =
      (isLoose ? 0.4 : fact.origin === 'aside' ? 0.12 : 0) + (text.length > 190 ? 0.2 : 0);
    yield state(workshop, fact, { text, key: 'True', why: '', quality: worthOf(fact) - cost });
  }
};

export const stateFalsehood: Maker = function* stateFalsehood(workshop) {
  for (const fact of workshop.ordered) {
    const made = makeFalse(workshop, fact);
    // What is not worth knowing is not worth denying.
    const thin = worthOf(fact) < 0.5 ? 0.25 : 0;
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
