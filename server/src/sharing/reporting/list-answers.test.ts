import { expect, it } from 'vitest';
import { makeChoices } from '../../attempts/testing/attempt-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { makeAssignmentCalls } from '../testing/assignment-calls.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { call, assignNew, shareNew, submit, take } = makeAssignmentCalls(app, platform);

it('tells what each taker answered, in the order of the test, with nothing for what was left out', async () => {
  const owner = await signIn();
  const { code, questions } = await assignNew(owner, {
    questions: makeChoices(2),
    rules: { shufflesQuestions: true },
  });
  const [first = '', second = ''] = questions.map(({ id }) => id);
  await take(code, { [second]: 'c' }, { name: 'Ann' });
  clock.advance(1_000);
  await take(code, { [first]: 'b', [second]: 'a' }, { name: 'Ben' });
  const { takers, next } = await ask(owner.headers, code);
  expect(takers.map(({ answers }: { answers: unknown }) => answers)).toEqual([
    ['b', 'a'],
    [null, 'c'],
  ]);
  expect(next).toBeNull();
});

it('has the takers in the order of their list, from any of them on', async () => {
  const owner = await signIn();
  const { code } = await shareNew(owner, makeChoices(1));
  for (const name of ['Ann', 'Ben', 'Cleo']) {
    clock.advance(1_000);
    await submit(code, {}, { name });
  }
  const listed = await call('GET', `/shared-tests/${code}/takers`, { headers: owner.headers });
  const ids = idsOf(listed.json().takers);
  expect(idsOf((await ask(owner.headers, code)).takers)).toEqual(ids);
  const rest = await ask(owner.headers, code, `?after=${ids[0]}`);
  expect(idsOf(rest.takers)).toEqual(ids.slice(1));
});

it('is there for its owner alone', async () => {
  const { code } = await assignNew(await signIn());
  const { headers } = await signIn();
  const reply = await call('GET', `/shared-tests/${code}/answers`, { headers });
  expect(reply.statusCode).toBe(404);
});

async function ask(headers: Record<string, string>, code: string, query = '') {
  return (await call('GET', `/shared-tests/${code}/answers${query}`, { headers })).json();
}

function idsOf(takers: readonly { attemptId: string }[]): string[] {
  return takers.map(({ attemptId }) => attemptId);
}
