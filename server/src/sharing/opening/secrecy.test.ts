import { arrangeDraft } from '@engram/core/questions/arrange-draft.ts';
import { gradeAnswer } from '@engram/core/questions/grade-answer.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { expect, it } from 'vitest';
import { makeChoices, makeSixQuestions } from '../../attempts/testing/attempt-calls.ts';
import { makeWebRoot } from '../../testing/make-web-root.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { answerAll, makeSharingCalls } from '../testing/sharing-calls.ts';

const { app, platform, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off', WEB_ROOT: makeWebRoot() },
});
const { call, shareNew, load, start, submit } = makeSharingCalls(app, platform);

/** Everything that tells the answer of a question, in words that stand nowhere else. */
function mark(question: Question): Question {
  const marked = {
    ...question,
    explanation: 'canary-explanation',
    hint: 'canary-hint',
    topic: 'canary-topic',
    source: { quote: 'canary-quote', start: 0, end: 12, page: 3 },
  };
  if (marked.type !== 'short-answer' && marked.type !== 'fill-in-blank') return marked;
  return { ...marked, correctAnswer: 'canary-key', acceptedAnswers: ['canary-accepted'] };
}

const draft = {
  type: 'multiple-choice',
  text: 'What is it?',
  key: 'The key',
  distractors: ['One thing', 'Another thing', 'A third thing'],
  explanation: '',
  hint: '',
  source: { quote: 'It is the key.', start: 0, end: 14, page: null },
  topic: null,
} as const;

const secretFields = [
  'correctAnswer',
  'acceptedAnswers',
  'explanation',
  'hint',
  'source',
  'quote',
  'topic',
  'isVerified',
  'madeBy',
  'version',
];

/** Every name of a field, however deep. */
function listFields(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(Array.isArray(value) ? [] : [name]),
    ...listFields(inner),
  ]);
}

it('[SHPG-25] tells no key, explanation, hint or quote before the submission, in any reply', async () => {
  const owner = await signIn({ plan: 'student' });
  const other = await signIn();
  const { code } = await shareNew(owner, makeSixQuestions().map(mark));
  const key = crypto.randomUUID();
  const replies = [
    await load(code),
    await load(code, { headers: other.headers }),
    await load(code.toLowerCase()),
    await start(code, key),
    await start(code, key, { headers: other.headers }),
    await app.inject({ url: `/test/${code}`, headers: { accept: 'text/html' } }),
    await call('GET', `/shared-tests/${code}/report`, { headers: other.headers }),
    await call('GET', `/shared-tests/${code}/takers`, { headers: other.headers }),
    await call('PUT', `/shared-tests/${code}/kept-result`, {
      headers: other.headers,
      payload: { key },
    }),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200, 200, 200, 200, 404, 404, 404,
  ]);
  expect(replies.map(({ body }) => body).join('')).not.toContain('canary');
  const json = replies.filter(({ headers }) => String(headers['content-type']).includes('json'));
  const fields = json.flatMap((reply) => listFields(reply.json()));
  expect(fields.filter((field) => secretFields.includes(field))).toEqual([]);
});

it('[ENT-44] [ENT-45] [BAPI-23] sends the fields of the specification and the middle score, and no other', async () => {
  const owner = await signIn();
  const settings = {
    enableTimer: true,
    timerDuration: 15,
    difficulty: 'hard',
    testLayout: 'vertical',
  };
  const { code, questions } = await shareNew(owner, makeChoices(3), { settings });
  const shared = (await load(code)).json();
  expect(shared.settings).toEqual(settings);
  expect(shared.questions.map(({ id }: { id: string }) => id)).toEqual(
    questions.map(({ id }) => id),
  );
  expect(Object.keys(shared).toSorted()).toEqual([
    'accessCount',
    'createdAt',
    'description',
    'expiresAt',
    'middleScore',
    'questions',
    'settings',
    'testId',
    'title',
  ]);
  expect(shared).toMatchObject({
    testId: code,
    createdAt: '2026-03-01T12:00:00.000Z',
    expiresAt: '2026-03-04T12:00:00.000Z',
    accessCount: 0,
    middleScore: null,
  });
});

it('has the right answers of a test in every place', async () => {
  const owner = await signIn({ plan: 'student' });
  const questions = Array.from({ length: 50 }, (_, number) =>
    arrangeDraft(draft, {
      id: crypto.randomUUID(),
      madeBy: 'built-in',
      isVerified: true,
      random: seedRandom(`question ${number}`),
    }),
  );
  const { code } = await shareNew(owner, questions);
  const shared: { options: { id: string; text: string }[] }[] = (await load(code)).json().questions;
  const places = shared.map(({ options }) => options.findIndex(({ text }) => text === draft.key));
  const counts = [0, 1, 2, 3].map((place) => places.filter((one) => one === place).length);
  expect(Math.min(...counts)).toBeGreaterThan(3);
});

it('orders options by nothing that tells the key', async () => {
  const owner = await signIn({ plan: 'student' });
  const questions = makeSixQuestions();
  const { code } = await shareNew(owner, questions);
  const { questions: shared } = (await load(code)).json();
  const orders = questions.map((question) =>
    'options' in question ? question.options.map(({ id }) => id) : [],
  );
  // As they lie in the stored test, where chance has put them; the ids follow the order.
  expect(
    shared.map((question: { options?: { id: string }[] }) =>
      (question.options ?? []).map(({ id }) => id),
    ),
  ).toEqual(orders);
  const matching = shared.find(({ type }: { type: string }) => type === 'matching');
  const inOrder = Object.fromEntries(
    matching.columnA.map((row: { id: string }, index: number) => [
      row.id,
      matching.columnB[index].id,
    ]),
  );
  const stored = questions.find(({ type }) => type === 'matching');
  expect(stored && gradeAnswer(stored, inOrder)).toBe('incorrect');
});

it('tells all of it after the submission, but no hint [PRICE-18]', async () => {
  const owner = await signIn({ plan: 'student' });
  const { code, questions } = await shareNew(owner, makeSixQuestions().map(mark));
  const reply = await submit(code, answerAll(questions, 'b'));
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('canary-key');
  expect(reply.body).toContain('canary-explanation');
  expect(reply.body).toContain('canary-quote');
  expect(reply.body).not.toContain('canary-hint');
});
