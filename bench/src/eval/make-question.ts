import { arrangeDraft } from '@engram/core/questions/arrange-draft.ts';
import type { Draft, DraftOf } from '@engram/core/questions/draft.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';

const source = { quote: 'The heart has four chambers.', start: 0, end: 28, page: null };
const common = { explanation: '', hint: '', topic: null, source };

/** A multiple-choice draft for tests of the metrics. */
export function makeChoice(
  text: string,
  key: string,
  distractors: string[],
): DraftOf<'multiple-choice'> {
  return { ...common, type: 'multiple-choice', text, key, distractors };
}

export function makeMatching(pairs: [string, string][]): DraftOf<'matching'> {
  return {
    ...common,
    type: 'matching',
    text: 'Match each term with its meaning.',
    pairs: pairs.map(([left, right]) => ({ left, right })),
  };
}

export function makeAnswers(keys: string[], distractors: string[]): DraftOf<'multiple-answer'> {
  return { ...common, type: 'multiple-answer', text: 'Which are chambers?', keys, distractors };
}

export function makeBlank(text: string, key: string): DraftOf<'fill-in-blank'> {
  return { ...common, type: 'fill-in-blank', text, key, accepted: [] };
}

export function ask(draft: Draft, seed = 'one'): Question {
  const id = '01900000-0000-7000-8000-00000000f0ee';
  return arrangeDraft(draft, {
    id,
    madeBy: 'built-in',
    isVerified: true,
    random: seedRandom(seed),
  });
}
