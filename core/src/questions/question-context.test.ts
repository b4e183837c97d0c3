import { expect, it } from 'vitest';
import { keepContext, QuestionContext, writeAsked, writeContext } from './question-context.ts';

const context = {
  under: ['Transport in the phloem', 'Loading'],
  before: 'In many herbs loading is active.',
};

it('says on one line what a sentence stands under and behind', () => {
  expect(writeContext(context)).toBe(
    'Transport in the phloem › Loading: In many herbs loading is active.',
  );
  expect(writeContext({ under: ['Loading'], before: '' })).toBe('Loading:');
  expect(writeContext({ under: [], before: 'It is active.' })).toBe('It is active.');
});

it('writes a question with what its sentence stands in, and one without as it is', () => {
  const text = 'It needs _____.';
  expect(writeAsked({ text, context: { ...context, before: '' } })).toBe(
    'Transport in the phloem › Loading: It needs _____.',
  );
  expect(writeAsked({ text })).toBe(text);
});

it('leaves out what tells an answer that an owner has written anew', () => {
  expect(keepContext(context, ['ATP'])).toEqual(context);
  expect(keepContext(context, ['Active ', ''])).toEqual({ ...context, before: '' });
  expect(keepContext(context, ['loading', 'phloem'])).toBeUndefined();
});

it('has a bound for every part', () => {
  expect(QuestionContext.safeParse({ ...context, before: 'a'.repeat(701) }).success).toBe(false);
  expect(QuestionContext.safeParse({ ...context, under: ['a'.repeat(201)] }).success).toBe(false);
  expect(QuestionContext.safeParse({ ...context, under: Array(9).fill('a') }).success).toBe(false);
});
