import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frozenV1 } from '../questions/frozen/v1.ts';
import { gradeAnswer } from '../questions/grade-answer.ts';
import { toPublic } from '../questions/public-question.ts';
import type { Option, Question } from '../questions/question.ts';
import { readQuestion } from '../questions/read-question.ts';
import { arrangeTry } from './arrange-try.ts';

const six = frozenV1.slice(0, 6).map((stored) => readQuestion(JSON.parse(stored)));
const both = { shufflesQuestions: true, shufflesOptions: true };
const seeds = fc.uuid();

const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id);

function withOptions(...texts: string[]): Question {
  const [choice] = six;
  if (choice?.type !== 'multiple-choice') throw new Error('no choice');
  const options = texts.map((text, index) => ({ id: `o${index + 1}`, text }));
  return { ...choice, options, correctAnswer: 'o1' };
}

function optionsOf(question: Question | undefined): Option[] {
  if (question?.type !== 'multiple-choice') throw new Error('no choice');
  return question.options;
}

it('has every question and option once, whatever the seed is', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const arranged = arrangeTry(six, both, seed);
      expect(idsOf(arranged).toSorted()).toEqual(idsOf(six).toSorted());
      for (const question of arranged) {
        const before = six.find(({ id }) => id === question.id);
        const lists = (one: Question | undefined) =>
          one && 'options' in one
            ? [one.options]
            : one && 'columnA' in one
              ? [one.columnA, one.columnB]
              : [];
        const sorted = (one: Question | undefined) =>
          lists(one).map((list) => list.map(({ id, text }) => `${id} ${text}`).toSorted());
        expect(sorted(question)).toEqual(sorted(before));
      }
    }),
  );
});

it('grades every key as right in every order, because answers name ids', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const verdicts = arrangeTry(six, both, seed).map((question) =>
        gradeAnswer(question, question.correctAnswer),
      );
      expect(verdicts).toEqual(Array(6).fill('correct'));
    }),
  );
});

it('is the same for the same seed, with keys and without', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const withKeys = arrangeTry(six, both, seed);
      expect(arrangeTry(six, both, seed)).toEqual(withKeys);
      expect(arrangeTry(six.map(toPublic), both, seed)).toEqual(withKeys.map(toPublic));
    }),
  );
});

it('puts what speaks of all others last, in its order', () => {
  const question = withOptions('Red', 'All of the above', 'Green', 'Blue', 'None of these');
  fc.assert(
    fc.property(seeds, (seed) => {
      const [arranged] = arrangeTry([question], both, seed);
      const texts = optionsOf(arranged).map(({ text }) => text);
      expect(texts.slice(3)).toEqual(['All of the above', 'None of these']);
      expect(texts.slice(0, 3).toSorted()).toEqual(['Blue', 'Green', 'Red']);
    }),
  );
});

it('moves nothing where an option calls others by their places', () => {
  const question = withOptions('Red', 'Green', 'Blue', 'Both A and B');
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(arrangeTry([question], both, seed)).toEqual([question]);
    }),
  );
});

it('has each option in each place for some seeds', () => {
  const question = withOptions('Red', 'Green', 'Blue');
  const firsts = Array.from({ length: 60 }, (_, number) => {
    const [arranged] = arrangeTry([question], both, `seed ${number}`);
    return optionsOf(arranged)[0]?.id;
  });
  const counts = ['o1', 'o2', 'o3'].map((id) => firsts.filter((first) => first === id).length);
  expect(Math.min(...counts)).toBeGreaterThan(10);
});

it('leaves True before False, and everything where the rules say so', () => {
  const arranged = arrangeTry(six, both, 'seed');
  const truth = arranged.find(({ type }) => type === 'true-false');
  expect(truth && 'options' in truth && idsOf(truth.options)).toEqual(['True', 'False']);
  const neither = { shufflesQuestions: false, shufflesOptions: false };
  expect(arrangeTry(six, neither, 'seed')).toEqual(six);
  const questionsAlone = arrangeTry(six, { ...neither, shufflesQuestions: true }, 'seed');
  expect(questionsAlone.toSorted(byId)).toEqual(six.toSorted(byId));
});

function byId(one: { id: string }, other: { id: string }): number {
  return one.id.localeCompare(other.id);
}
