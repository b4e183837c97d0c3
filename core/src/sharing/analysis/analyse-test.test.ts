import { expect, it } from 'vitest';
import { analyseRanked, makeChoice, makeQuestion } from './testing/ranked-takers.ts';

it('calls a key wrong when the strong choose something else, with the numbers', () => {
  const analysed = analyseRanked(makeChoice(), {
    takers: 28,
    answers: (rank) => (rank >= 13 ? 'c' : (['a', 'b', 'd', 'c'][rank % 4] ?? null)),
  });
  expect(analysed?.flags).toEqual([
    {
      kind: 'miskeyed',
      answer: 'c',
      isLeftOut: false,
      taken: { count: 18, of: 28 },
      strong: { count: 9, of: 9 },
      weak: { count: 2, of: 9 },
      key: 'a',
      keyTaken: { count: 4, of: 28 },
    },
  ]);
});

it('says nothing against a key that the strong choose', () => {
  const analysed = analyseRanked(makeChoice(), {
    takers: 28,
    answers: (rank) => (rank >= 13 ? 'a' : (['a', 'b', 'd', 'c'][rank % 4] ?? null)),
  });
  expect(analysed?.flags).toEqual([]);
  expect(analysed?.discrimination).toBeGreaterThan(0.5);
  expect(analysed?.difficulty).toBeCloseTo(19 / 28, 9);
  expect(analysed?.medianSeconds).toBe(10);
  expect(analysed?.commonWrong).toEqual({ answer: 'b', count: 3 });
});

it('says nothing of a key by fewer than ten takers', () => {
  const answers = (rank: number) => (rank > 1 ? 'c' : 'a');
  expect(analyseRanked(makeChoice(), { takers: 9, answers })?.flags).toEqual([]);
});

it('says that two answers may be right when both draw the strong', () => {
  const analysed = analyseRanked(makeChoice(), {
    takers: 60,
    answers: (rank) => (rank >= 20 ? ['a', 'c'][rank % 2] : ['b', 'd', 'b', 'a'][rank % 4]) ?? null,
  });
  expect(analysed?.flags).toMatchObject([
    { kind: 'ambiguous', answer: 'c', key: 'a', taken: { count: 20, of: 60 } },
  ]);
});

it.each([
  ['counts as wrong', 'osmosis', 'Osmosis!'],
  ['nobody has judged', 'photon pumping', 'Photon pumping.'],
])(
  'says that a key is too narrow when many strong takers wrote the same, which %s',
  (_, wording, alike) => {
    const question = makeQuestion({
      type: 'fill-in-blank',
      text: 'Root hairs take in minerals by _____.',
      correctAnswer: 'active transport',
      acceptedAnswers: [],
    });
    const wrong = ['diffusion', 'suction', 'photosynthesis', 'respiration'];
    const analysed = analyseRanked(question, {
      takers: 40,
      answers: (rank) => {
        if (rank < 16) return wrong[rank % 4] ?? null;
        return [wording, 'active transport', alike, 'active transport', wording][rank % 5] ?? null;
      },
    });
    expect(analysed?.flags).toMatchObject([
      {
        kind: 'narrow-key',
        answer: wording,
        key: 'active transport',
        taken: { count: 14, of: 40 },
        keyTaken: { count: 10, of: 40 },
      },
    ]);
  },
);

it('does not hold against a question what nobody has judged', () => {
  const question = makeQuestion({
    type: 'short-answer',
    text: 'Why does a metal rod grow longer when it is hot?',
    correctAnswer: 'Its atoms vibrate more strongly and need more space',
    acceptedAnswers: [],
  });
  const analysed = analyseRanked(question, {
    takers: 40,
    answers: (rank) =>
      rank % 2 === 0
        ? 'Because heat is movement of its atoms and they need more space then'
        : 'Its atoms vibrate more strongly and need more space',
  });
  expect(analysed).toMatchObject({
    seen: 40,
    judged: 20,
    difficulty: 1,
    discrimination: null,
    commonWrong: null,
    flags: [],
  });
});

it('looks at each option where several are right', () => {
  const question = makeQuestion({
    type: 'multiple-answer',
    options: ['a', 'b', 'c'].map((id) => ({ id, text: `Option ${id}` })),
    correctAnswer: ['a', 'b'],
  });
  const analysed = analyseRanked(question, {
    takers: 40,
    answers: (rank) => (rank >= 16 ? ['a', 'c'] : ['a', 'b']),
  });
  expect(analysed?.flags).toMatchObject([
    { kind: 'miskeyed', answer: ['b'], isLeftOut: true, key: ['a', 'b'] },
    { kind: 'miskeyed', answer: ['c'], isLeftOut: false, taken: { count: 24, of: 40 } },
  ]);
});

it('looks at each row where pairs are matched', () => {
  const column = (ids: readonly string[]) => ids.map((id) => ({ id, text: `Row ${id}` }));
  const question = makeQuestion({
    type: 'matching',
    columnA: column(['a1', 'a2', 'a3']),
    columnB: column(['b1', 'b2', 'b3']),
    correctAnswer: { a1: 'b1', a2: 'b2', a3: 'b3' },
  });
  const analysed = analyseRanked(question, {
    takers: 40,
    answers: (rank) =>
      rank >= 14 ? { a1: 'b2', a2: 'b1', a3: 'b3' } : { a1: 'b1', a2: 'b3', a3: 'b2' },
  });
  expect(analysed?.flags).toMatchObject([
    { kind: 'miskeyed', answer: { a1: 'b2' }, key: { a1: 'b1' } },
    { kind: 'miskeyed', answer: { a2: 'b1' }, key: { a2: 'b2' } },
  ]);
});

it('knows a wrong statement that is keyed as true', () => {
  const question = makeQuestion({
    type: 'true-false',
    options: ['True', 'False'].map((id) => ({ id, text: id })),
    correctAnswer: 'True',
  });
  const answers = (rank: number) => (rank >= 12 || rank % 2 === 0 ? 'False' : 'True');
  expect(analyseRanked(question, { takers: 40, answers })?.flags).toMatchObject([
    { kind: 'miskeyed', answer: 'False', key: 'True' },
  ]);
});

it('calls what nearly everybody knows too easy, as soon as that is no chance', () => {
  const answers = (rank: number) => (rank === 3 ? 'b' : 'a');
  expect(analyseRanked(makeChoice(), { takers: 80, answers })?.flags).toMatchObject([
    { kind: 'too-easy', right: { count: 79, of: 80 } },
  ]);
  expect(analyseRanked(makeChoice(), { takers: 20, answers })?.flags).toEqual([]);
});

it('names an option that nobody takes, once enough were wrong', () => {
  const answers = (rank: number) => (rank >= 60 ? 'a' : (['a', 'b', 'c'][rank % 3] ?? null));
  expect(analyseRanked(makeChoice(), { takers: 100, answers })?.flags).toMatchObject([
    { kind: 'broken-option', why: 'untaken', answer: 'd', taken: { count: 0, of: 100 } },
  ]);
  expect(analyseRanked(makeChoice(), { takers: 20, answers })?.flags).toEqual([]);
});

it('names a wrong option that the strong take more than the weak', () => {
  const analysed = analyseRanked(makeChoice(), {
    takers: 120,
    answers: (rank) =>
      rank >= 40 && rank % 5 === 0
        ? 'd'
        : rank >= 40
          ? 'a'
          : (['b', 'c', 'a', 'b'][rank % 4] ?? null),
  });
  expect(analysed?.flags).toMatchObject([{ answer: 'd' }]);
});
