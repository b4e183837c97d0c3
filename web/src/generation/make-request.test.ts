import { plans } from '@engram/core/plans/catalogue.ts';
import { expect, it } from 'vitest';
import { makeRequest, type Wish } from './make-request.ts';

const { limits } = plans.student;
const wish: Wish = {
  studyMaterial: 'The hippocampus binds what the cortex knows.',
  questionTypes: [{ type: 'multiple-choice', count: 5 }],
};

it('[BAPI-05] [BAPI-08] sends no topics, and neither math nor code, unless asked to', () => {
  expect(makeRequest(wish, limits)).toEqual({
    ...wish,
    topics: [],
    difficulty: 'medium',
    customPrompt: '',
    enableMathAndCode: false,
    testFocus: 'vocabulary',
    language: 'material',
  });
});

it('[BAPI-02] [PREV-19] cuts the material to 50,000 characters', () => {
  const { studyMaterial } = makeRequest({ ...wish, studyMaterial: 'x'.repeat(60_000) }, limits);
  expect(studyMaterial).toBe('x'.repeat(50_000));
});

it('cuts at the end of a sentence where there is one', () => {
  const studyMaterial = `${'Cells divide. '.repeat(4_000)}`;
  const request = makeRequest({ ...wish, studyMaterial }, limits);
  expect(request.studyMaterial).toHaveLength(49_993);
  expect(request.studyMaterial.endsWith('Cells divide.')).toBe(true);
});

it('cuts no sign in half', () => {
  const long = `${'x'.repeat(49_999)}𝒳 and more`;
  expect(makeRequest({ ...wish, studyMaterial: long }, limits).studyMaterial).toHaveLength(49_999);
});

it('[BAPI-06] [PREV-18] sends a difficulty that is none as medium', () => {
  expect(makeRequest({ ...wish, difficulty: 'brutal' }, limits).difficulty).toBe('medium');
  expect(makeRequest({ ...wish, difficulty: 'hard' }, limits).difficulty).toBe('hard');
});

it.each([
  {
    change: { studyMaterial: ' \n ' },
    message: 'No study material available. Please go back to the input step.',
  },
  {
    change: { questionTypes: [] },
    message: 'No question types selected. Please go back to configure your test.',
  },
  {
    change: { questionTypes: [{ type: 'matching' as const, count: 0 }] },
    message: 'Please select at least one question type with a count greater than 0.',
  },
])(
  '[PREV-14] [PREV-15] [PREV-16] refuses before anything is sent: "$message"',
  ({ change, message }) => {
    const make = () => makeRequest({ ...wish, ...change }, limits);
    expect(make).toThrow(expect.objectContaining({ code: 'invalid-generation-input', message }));
  },
);

it('refuses a type that the plan does not have', () => {
  const asked: Wish = { ...wish, questionTypes: [{ type: 'multiple-answer', count: 5 }] };
  expect(() => makeRequest(asked, plans.free.limits)).toThrow(
    expect.objectContaining({ code: 'premium-only' }),
  );
});

it('[PREV-17] says of what cannot be sent that it is invalid', () => {
  const make = () => makeRequest({ ...wish, customPrompt: 'x'.repeat(501) }, limits);
  expect(make).toThrow('Invalid input for question generation');
});
