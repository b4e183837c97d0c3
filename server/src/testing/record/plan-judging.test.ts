import { expect, it } from 'vitest';
import { type GradedAnswer, planJudging } from './plan-judging.ts';

const heated: GradedAnswer = {
  type: 'short-answer',
  question: 'Why do metals expand when they are heated?',
  passage: 'When a metal is heated, its atoms vibrate more strongly.',
  key: 'Their atoms vibrate more strongly and need more space.',
  accepted: [],
  answer: 'Because heat is movement',
};
const cooled = { ...heated, question: 'Why do metals shrink when they are cooled?', passage: '' };

it('asks only about what rules leave open, and about one answer to each question at a time', () => {
  const other = { ...heated, answer: 'Warmth makes it grow somehow' };
  const tasks = planJudging([heated, { ...heated, answer: heated.key }, other, cooled], () => true);
  const asked = tasks.map(({ judge }) =>
    judge.map(({ question, answer, passage }) => [question, answer, passage]),
  );
  expect(asked).toEqual([
    [
      [heated.question, heated.answer, 1],
      [cooled.question, cooled.answer, 0],
    ],
    [[heated.question, other.answer, 1]],
  ]);
  expect(tasks[0]?.passages).toEqual([{ passage: 1, text: heated.passage }]);
});

it('asks about nothing that somebody has judged', () => {
  const isWanted = ({ question }: { question: { text: string } }) =>
    question.text === cooled.question;
  const [task] = planJudging([heated, cooled], isWanted);
  expect(task?.judge.map(({ question }) => question)).toEqual([cooled.question]);
});
