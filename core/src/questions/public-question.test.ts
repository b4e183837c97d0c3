import { expect, it } from 'vitest';
import { frozenV1 } from './frozen/v1.ts';
import { PublicQuestion, toPublic } from './public-question.ts';
import { Question } from './question.ts';
import { readQuestion } from './read-question.ts';

const questions = frozenV1.map((stored) => readQuestion(JSON.parse(stored)));

it.each([
  {
    type: 'multiple-choice',
    leaves: ['id', 'options', 'options.id', 'options.text', 'text', 'type'],
  },
  { type: 'true-false', leaves: ['id', 'options', 'options.id', 'options.text', 'text', 'type'] },
  {
    type: 'multiple-answer',
    leaves: ['id', 'options', 'options.id', 'options.text', 'text', 'type'],
  },
  {
    type: 'matching',
    leaves: [
      'columnA',
      'columnA.id',
      'columnA.text',
      'columnB',
      'columnB.id',
      'columnB.text',
      'id',
      'text',
      'type',
    ],
  },
  { type: 'short-answer', leaves: ['id', 'text', 'type'] },
  { type: 'fill-in-blank', leaves: ['id', 'text', 'type'] },
])('lets nothing of a $type question out but $leaves (D13)', ({ type, leaves }) => {
  const shown = toPublic(withSecrets(find(type)));
  expect(listPaths(shown)).toEqual(leaves);
  expect(JSON.stringify(shown)).not.toContain('secret');
  expect(PublicQuestion.parse(shown)).toEqual(shown);
});

it('shows what the sentence of a question stands in, and nothing that was added to it', () => {
  const context = { under: ['The phloem'], before: 'Loading is active.', answer: 'secret' };
  const shown = toPublic({ ...find('fill-in-blank'), context });
  expect(shown.context).toEqual({ under: ['The phloem'], before: 'Loading is active.' });
  expect(PublicQuestion.parse(shown)).toEqual(shown);
  expect(PublicQuestion.safeParse({ ...shown, context }).success).toBe(false);
});

it('names every field that a question has, so that a new one is thought about', () => {
  const fields = Question.options.flatMap((option) => Object.keys(option.shape));
  expect([...new Set(fields)].toSorted()).toEqual([
    'acceptedAnswers',
    'columnA',
    'columnB',
    'context',
    'correctAnswer',
    'explanation',
    'format',
    'hint',
    'id',
    'isVerified',
    'madeBy',
    'options',
    'points',
    'source',
    'text',
    'topic',
    'topics',
    'type',
    'version',
  ]);
});

it('says how the question is written, where it says so itself', () => {
  const question = find('multiple-choice');
  expect(toPublic({ ...question, format: 'rich' })).toMatchObject({ format: 'rich' });
  expect(toPublic(question)).not.toHaveProperty('format');
});

it('refuses a question that carries more, also in an option', () => {
  const shown = toPublic(find('multiple-choice'));
  const options = [{ id: 'a', text: 'Ribosome', isKey: true }];
  expect(PublicQuestion.safeParse(shown).success).toBe(true);
  expect(PublicQuestion.safeParse({ ...shown, correctAnswer: 'b' }).success).toBe(false);
  expect(PublicQuestion.safeParse({ ...shown, options }).success).toBe(false);
  expect(PublicQuestion.safeParse(find('short-answer')).success).toBe(false);
});

/** The same question, as if somebody had added fields to it and to its options. */
function withSecrets(question: Question): Question {
  const secret = { explanation: 'secret', hint: 'secret', topic: 'secret', note: 'secret' };
  const mark = <T extends object>(option: T): T => ({ ...option, isKey: 'secret' });
  if (question.type === 'matching') {
    const [columnA, columnB] = [question.columnA.map(mark), question.columnB.map(mark)];
    return { ...question, ...secret, columnA, columnB };
  }
  if (question.type === 'short-answer' || question.type === 'fill-in-blank') {
    return { ...question, ...secret, correctAnswer: 'secret', acceptedAnswers: ['secret'] };
  }
  return { ...question, ...secret, options: question.options.map(mark) };
}

/** Every key, however deep, without the places in lists. */
function listPaths(value: unknown, path = ''): string[] {
  const found = new Set<string>();
  if (Array.isArray(value)) for (const one of value) listPaths(one, path).forEach(add);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const name = path === '' ? key : `${path}.${key}`;
      [name, ...listPaths(inner, name)].forEach(add);
    }
  }
  return [...found].toSorted();

  function add(one: string): void {
    found.add(one);
  }
}

function find(type: string): Question {
  const found = questions.find((question) => question.type === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
}
