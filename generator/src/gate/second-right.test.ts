import type { Draft } from '@engram/core/questions/draft.ts';
import { expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { hasSecondRight, readLines } from './second-right.ts';

const quote = 'Ayurveda: heals with oils and herbs';
const common = {
  explanation: '',
  hint: '',
  topic: null,
  source: { quote, start: 2, end: 2 + quote.length, page: null },
};
const choice: Draft = {
  ...common,
  type: 'multiple-choice',
  text: 'Which term fits: “heals with oils and herbs”?',
  key: 'Ayurveda',
  distractors: ['Unani', 'Yoga', 'Reiki'],
};
const statement: Draft = {
  ...common,
  type: 'true-false',
  text: '“Ayurveda” is described as: trains breath and posture.',
  key: 'False',
};

function judge(draft: Draft, line: string): boolean {
  return hasSecondRight(draft, readLines(buildDocument(`- ${quote}\n\n${line}`)));
}

it.each([
  [
    'says of an option what is asked',
    'Unani doctors heal with herbs; it heals by oils, too.',
    true,
  ],
  ['says something else of an option', 'Unani came from Persia to India.', false],
  ['says what is asked of nobody', 'A doctor heals with oils and herbs.', false],
])('looks for a line that %s', (_, line, expected) => {
  expect(judge(choice, line)).toBe(expected);
});

it('finds a false statement that another line makes', () => {
  expect(judge(statement, 'In Ayurveda everybody trains breath and posture.')).toBe(true);
  expect(judge(statement, 'In Yoga everybody stretches.')).toBe(false);
  expect(
    judge({ ...statement, key: 'True' }, 'In Ayurveda everybody trains breath and posture.'),
  ).toBe(false);
});
