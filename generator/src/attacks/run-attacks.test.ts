import type { Question } from '@engram/core/questions/question.ts';
import { pickIndex, seedRandom } from '@engram/core/seeded-random.ts';
import { describe, expect, it } from 'vitest';
import { runAttacks } from './run-attacks.ts';

const common = {
  version: 1,
  id: '00000000-0000-4000-8000-000000000000',
  explanation: '',
  hint: '',
  source: null,
  topic: null,
  madeBy: 'ai',
  isVerified: true,
} as const;

function ask(text: string, options: string[], ...keys: number[]): Question {
  const named = options.map((option, no) => ({ id: `o${no}`, text: option }));
  const [first = 0] = keys;
  return keys.length > 1
    ? {
        ...common,
        type: 'multiple-answer',
        text,
        options: named,
        correctAnswer: keys.map((no) => `o${no}`),
      }
    : { ...common, type: 'multiple-choice', text, options: named, correctAnswer: `o${first}` };
}

function state(text: string, correctAnswer: 'True' | 'False'): Question {
  const options = ['True', 'False'].map((truth) => ({ id: truth, text: truth }));
  return { ...common, type: 'true-false', text, options, correctAnswer };
}

function result(attack: string, ...questions: Question[]) {
  return runAttacks(questions).find((one) => one.attack === attack);
}

describe('a trick finds the key', () => {
  it.each([
    ['longest option', ask('Which one?', ['ab', 'abcd', 'abc', 'a'], 1)],
    ['shortest option', ask('Which one?', ['abc', 'abcd', 'a', 'ab'], 2)],
    ['position 3', ask('Which one?', ['ab', 'cd', 'ef', 'gh'], 2)],
    ['absolute words', ask('Which one?', ['always up', 'never up', 'only up', 'often up'], 3)],
    [
      'word overlap with the stem',
      ask('What cools the engine?', ['Sand', 'Engine oil', 'Salt', 'Tar'], 1),
    ],
    ['grammar clash', ask('A part of a cell is an', ['wall', 'organelle', 'sap', 'gap'], 1)],
    [
      'grammar clash',
      ask('Which of the following are warm?', ['Wall', 'Enzymes', 'Sap', 'Gap'], 1),
    ],
    ['options only', ask('Which one?', ['red hot iron', 'hot iron', 'red iron', 'salt'], 0)],
    ['options only', ask('When?', ['1700', '1750', '1800'], 1)],
    [
      'option most like the others',
      ask('Which one?', ['a red fox', 'a red dog', 'a red fog', 'an owl'], 2),
    ],
    ['largest number', ask('When?', ['1700', '1750', '1800'], 2)],
    ['smallest number', ask('When?', ['1700', '1750', '1800'], 0)],
  ])('%s', (attack, question) => {
    expect(result(attack, question)).toMatchObject({ guessed: 1, asked: 1 });
  });

  it.each([
    ['always True', state('Cells grow.', 'True')],
    ['always False', state('Cells grow.', 'False')],
    ['absolute words are False', state('Cells always grow.', 'False')],
    ['negations are False', state('Cells do not grow.', 'False')],
    ['digits are False', state('A cell has 46 chromosomes.', 'False')],
  ])('%s', (attack, question) => {
    expect(result(attack, question)).toEqual({ attack, guessed: 1, asked: 1, chance: 0.5 });
  });
});

it('guesses by chance between options that look the same to the trick', () => {
  const question = ask('Which one?', ['abcd', 'efgh', 'ab', 'cd'], 0);
  expect(result('longest option', question)).toMatchObject({ guessed: 0.5, chance: 0.25 });
  expect(result('absolute words', question)).toMatchObject({ guessed: 0.25 });
});

it('counts any right answer of several', () => {
  const question = ask('Which ones?', ['abcd', 'abc', 'ab', 'a'], 0, 1);
  expect(result('longest option', question)).toMatchObject({ guessed: 1, chance: 0.5 });
});

it('tries a position only where there is one', () => {
  const questions = [
    ask('Which one?', ['a', 'b', 'c'], 0),
    ask('Which one?', ['a', 'b', 'c', 'd'], 3),
  ];
  expect(result('position 4', ...questions)).toMatchObject({ guessed: 1, asked: 1 });
  expect(result('position 5', ...questions)).toBe(undefined);
});

it('does not ask about questions without options', () => {
  const gap: Question = {
    ...common,
    type: 'fill-in-blank',
    text: '_____',
    correctAnswer: 'a',
    acceptedAnswers: [],
  };
  expect(runAttacks([gap]).every(({ asked, guessed }) => asked === 0 && guessed === 0)).toBe(true);
});

it('stays within five points of chance on a thousand questions with keys by lot', () => {
  const random = seedRandom('attacks');
  const words = 'enzyme always nucleus salts iron acid only river market orbit'.split(' ');
  const phrase = () =>
    Array.from({ length: 1 + pickIndex(random, 3) }, () => words[pickIndex(random, 10)]).join(' ');
  const questions = Array.from({ length: 2_000 }, () =>
    ask(`Which ${phrase()} is it?`, [phrase(), phrase(), phrase(), phrase()], pickIndex(random, 4)),
  );
  const tooGood = runAttacks(questions).filter(
    ({ guessed, asked, chance }) => guessed > asked * (chance + 0.05),
  );
  expect(tooGood).toEqual([]);
});
