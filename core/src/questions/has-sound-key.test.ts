import { expect, it } from 'vitest';
import { frozenV1 } from './frozen/v1.ts';
import { hasSoundKey } from './has-sound-key.ts';
import { Question } from './question.ts';
import { readQuestion } from './read-question.ts';

const [choice, statement, short, several, matching, gap] = frozenV1.map((json) =>
  readQuestion(JSON.parse(json)),
);

function changed(question: Question | undefined, changes: object): Question {
  return Question.parse({ ...question, ...changes });
}

it.each([choice, statement, short, several, matching, gap])('knows a sound $type', (question) => {
  expect(hasSoundKey(Question.parse(question))).toBe(true);
});

const twice = [
  { id: 'a', text: 'One' },
  { id: 'a', text: 'Two' },
  { id: 'b', text: 'Three' },
];

it.each([
  ['names no option', changed(choice, { correctAnswer: 'z' })],
  ['names two options', changed(choice, { options: twice, correctAnswer: 'a' })],
  ['names no option of several', changed(several, { correctAnswer: ['a', 'z'] })],
  ['names an option twice', changed(several, { correctAnswer: ['a', 'a'] })],
  ['has other truths', changed(statement, { options: twice.slice(1) })],
  ['leaves a row without a partner', changed(matching, { correctAnswer: { a1: 'b1' } })],
  [
    'gives two rows one partner',
    changed(matching, { correctAnswer: { a1: 'b1', a2: 'b1', a3: 'b2' } }),
  ],
  ['pairs with nothing', changed(matching, { correctAnswer: { a1: 'b1', a2: 'b2', a3: 'z' } })],
  ['has no gap', changed(gap, { text: 'Plants make sugar from light.' })],
  ['has two gaps', changed(gap, { text: '_____ make _____.' })],
])('refuses a key that %s', (_, question) => {
  expect(hasSoundKey(question)).toBe(false);
});
