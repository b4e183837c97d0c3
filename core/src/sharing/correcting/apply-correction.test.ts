import { expect, it } from 'vitest';
import { frozenV1 } from '../../questions/frozen/v1.ts';
import type { Question } from '../../questions/question.ts';
import { readQuestion } from '../../questions/read-question.ts';
import { pickIndex, type Random, seedRandom } from '../../seeded-random.ts';
import { applyAll, applyCorrection } from './apply-correction.ts';
import { noRuling, type QuestionCorrection, type RuledQuestion } from './correction.ts';
import { gradeOne } from './grade-shared.ts';

const [choice, , short] = frozenV1.map((stored) => readQuestion(JSON.parse(stored)));
if (!choice || short?.type !== 'short-answer') throw new Error('no questions');

const unruled = (question: Question): RuledQuestion => ({ question, ruling: noRuling });
const { id: choiceId } = choice;
const { id: shortId } = short;

it('takes away what explained another answer, and keeps it where the answer stays', () => {
  const other = { kind: 'key', questionId: choiceId, key: { correctAnswer: 'a' } } as const;
  expect(applyCorrection(unruled(choice), other)).toMatchObject({
    question: { correctAnswer: 'a', explanation: '', source: null, isVerified: false },
  });
  const key = { correctAnswer: short.correctAnswer, acceptedAnswers: ['warmth'] };
  expect(applyCorrection(unruled(short), { kind: 'key', questionId: shortId, key })).toMatchObject({
    question: { acceptedAnswers: ['warmth'], explanation: short.explanation },
  });
});

it('counts a question again that gets a key', () => {
  const dropped = { kind: 'drop', questionId: choiceId } as const;
  const key = { kind: 'key', questionId: choiceId, key: { correctAnswer: 'a' } } as const;
  const { ruling } = applyAll(unruled(choice), [dropped, key]);
  expect(ruling).toEqual({ judged: [] });
});

it('refuses a key that is none, and a judgement where nothing is written', () => {
  const none = { kind: 'key', questionId: choiceId, key: { correctAnswer: 'z' } } as const;
  const judge = { kind: 'judge', questionId: choiceId, wording: 'x', share: 1 } as const;
  expect(applyCorrection(unruled(choice), none)).toBe('unsound');
  expect(applyCorrection(unruled(choice), judge)).toBe('unsound');
});

it('leaves nothing of what was taken back, whatever else was corrected', () => {
  const random = seedRandom('corrections');
  for (let round = 0; round < 300; round += 1) {
    const made = Array.from({ length: 5 }, () => makeCorrection(random));
    const without = made.filter((_, place) => place !== 2);
    expect(applyAll(unruled(short), without)).toEqual(
      applyAll(applyAll(unruled(short), made.slice(0, 2)), made.slice(3)),
    );
  }
});

it.each([
  [1, 'correct', 2],
  [0.5, 'incorrect', 1],
  [0, 'incorrect', 0],
] as const)('lets a judgement of %d decide all that says the same', (share, verdict, earned) => {
  const { question, ruling } = applyAll(unruled({ ...short, points: 2 }), [
    { kind: 'judge', questionId: shortId, wording: 'Zygomorphic winds', share },
  ]);
  expect(gradeOne(question, ruling, 'the zygomorphic wind')).toMatchObject({
    verdict,
    credit: { earned, possible: 2 },
  });
  expect(gradeOne(question, ruling, 'a zygomorphic tide').verdict).toBe('needs-review');
  // A rule decides, whatever was judged.
  expect(gradeOne(question, ruling, short.correctAnswer).verdict).toBe('correct');
});

it('accepts with a wording all that says the same', () => {
  const { question, ruling } = applyAll(unruled(short), [
    { kind: 'accept', questionId: shortId, wording: 'red tide, green glacier' },
  ]);
  expect(question).toMatchObject({
    acceptedAnswers: expect.arrayContaining(['red tide, green glacier']),
  });
  expect(gradeOne(question, ruling, 'Green glaciers and red tides').verdict).toBe('correct');
});

function makeCorrection(random: Random): QuestionCorrection {
  const questionId = shortId;
  const wording = ['zygomorphic wind', 'tide', 'glacier'][pickIndex(random, 3)] ?? '';
  const all: QuestionCorrection[] = [
    { kind: 'accept', questionId, wording },
    { kind: 'points', questionId, points: 1 + pickIndex(random, 4) },
    { kind: 'drop', questionId },
    { kind: 'give', questionId },
    { kind: 'judge', questionId, wording, share: 0.5 },
    { kind: 'key', questionId, key: { correctAnswer: wording } },
  ];
  return all[pickIndex(random, all.length)] ?? { kind: 'drop', questionId };
}
