import { expect, it } from 'vitest';
import { insertPracticeTest } from '../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../testing/start-app.ts';
import { give, makeAttemptCalls, makeSixQuestions, progressOf } from './testing/attempt-calls.ts';

const lines: string[] = [];
const { app, platform, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
  logTo: { write: (line) => void lines.push(line) },
});
const { begin, judge, save, submit } = makeAttemptCalls(app);
const maya = await signIn();
const [, , short] = makeSixQuestions();
if (!short) throw new Error('no question');
const question = { ...short, text: 'What does the canary say?' };

it('writes no word of an answer or a question into the log', async () => {
  const testId = await insertPracticeTest(platform, maya.userId, [question]);
  const id = await begin(maya, testId);
  const answers = [give(question, 'the canary sings')];
  const payload = { ...progressOf(), answers: [{ ...answers[0], canary: 'canary' }] };
  const url = `/api/attempts/${id}`;
  const replies = [
    await save(maya, id, { answers, reportedQuestionId: question.id }),
    await app.inject({ method: 'PATCH', url, headers: maya.headers, payload }),
    await submit(maya, id, { answers }),
    await judge(maya, id, question.id, 'correct'),
    await judge(maya, id, question.id, 'canary'),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 400, 200, 200, 400]);
  expect(lines.join('')).toContain('/api/attempts');
  expect(lines.join('')).not.toMatch(/canary/i);
});

it('writes none also when the database refuses an answer', async () => {
  const testId = await insertPracticeTest(platform, maya.userId, [question]);
  const id = await begin(maya, testId);
  await platform.pool.query(
    'alter table attempt_answers add constraint nothing check (false) not valid',
  );
  const reply = await save(maya, id, { answers: [give(question, 'another canary')] });
  await platform.pool.query('alter table attempt_answers drop constraint nothing');
  expect(reply.statusCode).toBe(500);
  expect(lines.join('')).toContain('request failed');
  expect([...lines, reply.payload].join('')).not.toMatch(/canary/i);
});
