import { expect, it } from 'vitest';
import type { GivenAnswer } from '../attempt.ts';
import {
  beginAgain,
  type EndlessProgress,
  findTurn,
  judgeLast,
  needsMore,
  takeAnswer,
  tellBatch,
} from './endless.ts';
import { makeStatement } from '../sample-statement.ts';

const ten = Array.from({ length: 10 }, (_, index) => makeStatement(index + 1));

function give(number: number, answers: readonly string[], round = 0): GivenAnswer {
  return {
    questionId: makeStatement(number).id,
    round,
    answer: answers.at(-1) ?? null,
    firstAnswer: answers[0] ?? null,
    attempts: answers.length,
    ownVerdict: null,
    revision: number,
  };
}

function progress(facts: Partial<EndlessProgress> = {}): EndlessProgress {
  return { questions: ten, answers: [], skippedId: null, ...facts };
}

it('[END-01] asks the first question of the first ten', () => {
  expect(findTurn(progress())).toEqual({ question: ten[0], round: 0 });
});

it('[END-06] stays at a question until it is answered rightly', () => {
  const wrong = progress({ answers: [give(1, ['False'])] });
  expect(findTurn(wrong)?.question.text).toBe('Statement 1.');
  const right = progress({ answers: [give(1, ['False', 'True'])] });
  expect(findTurn(right)?.question.text).toBe('Statement 2.');
});

it('[END-08] [END-10] counts every attempt at the one entry of a question, whose first answer stays', () => {
  const turn = { question: makeStatement(1), round: 0 };
  const first = takeAnswer(turn, undefined, 'False');
  expect(first).toMatchObject({ attempts: 1, firstAnswer: 'False', answer: 'False' });
  const before = { ...first, ownVerdict: null, revision: 1 };
  expect(takeAnswer(turn, before, 'True')).toEqual({
    questionId: turn.question.id,
    round: 0,
    answer: 'True',
    firstAnswer: 'False',
    attempts: 2,
  });
});

it('[END-12] asks what was appended after the first ten', () => {
  const answers = ten.map((_, index) => give(index + 1, ['True']));
  const questions = [...ten, makeStatement(11)];
  expect(findTurn(progress({ questions, answers }))?.question.text).toBe('Statement 11.');
});

it('begins again with the first question when none remain', () => {
  const done = progress({ answers: ten.map((_, index) => give(index + 1, ['True'])) });
  expect(findTurn(done)).toBeUndefined();
  expect(beginAgain(done)).toEqual({ question: ten[0], round: 1 });
});

it('goes on in the round that has begun', () => {
  const answers = [...ten.map((_, index) => give(index + 1, ['True'])), give(1, ['True'], 1)];
  expect(findTurn(progress({ answers }))).toEqual({ question: ten[1], round: 1 });
});

it('asks what nobody was asked before what comes again, as after Premium or a late batch', () => {
  const answers = [
    give(1, ['False', 'True']),
    give(2, ['True']),
    give(1, ['True'], 1),
    give(3, ['True']),
  ];
  expect(findTurn(progress({ answers }))).toEqual({ question: ten[3], round: 0 });
  const questions = ten.slice(0, 3);
  expect(findTurn(progress({ questions, answers }))).toEqual({ question: ten[1], round: 1 });
});

it('[BLIM-18] wants the next batch when at most ten are open', () => {
  const questions = [...ten, makeStatement(11)];
  expect(needsMore(progress({ questions }))).toBe(false);
  expect(needsMore(progress({ questions, answers: [give(1, ['True'])] }))).toBe(true);
});

it('[RUN-20] skips the question that was reported', () => {
  expect(findTurn(progress({ skippedId: makeStatement(1).id }))?.question.text).toBe(
    'Statement 2.',
  );
});

it('takes the word of the learner where there is one', () => {
  const given = { ...give(1, ['False']), ownVerdict: 'correct' as const };
  expect(judgeLast(makeStatement(1), given)).toBe('correct');
  expect(findTurn(progress({ answers: [given] }))?.question.text).toBe('Statement 2.');
});

it('marks the first answers of ten questions', () => {
  const answers = [give(1, ['True']), give(2, ['False', 'True'])];
  expect(tellBatch(progress({ answers }), 3)).toEqual({
    first: 1,
    last: 10,
    marks: ['correct', 'incorrect', ...Array.from({ length: 8 }, () => 'open')],
  });
  expect(tellBatch(progress({ answers }), 11)).toMatchObject({ first: 11, last: 20 });
  const elsewhere = progress({ answers: answers.toReversed() });
  expect(tellBatch(elsewhere, 3).marks.slice(0, 3)).toEqual(['correct', 'incorrect', 'open']);
});
