import { expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';
import { makeAssignmentCalls } from './testing/assignment-calls.ts';
import { makeSharingCalls } from './testing/sharing-calls.ts';

const lines: string[] = [];
const { app, platform, signIn } = await startTestApp({
  logTo: { write: (line) => void lines.push(line) },
});
const { call, shareNew, load, start, submit } = makeSharingCalls(app, platform);

it('writes no name, answer, code or key of a shared test into the log', async () => {
  const owner = await signIn();
  const { code, questions } = await shareNew(owner, undefined, { title: 'canary-title' });
  const key = crypto.randomUUID();
  await load(code);
  await start(code, key);
  await submit(code, { [questions[0]?.id ?? '']: 'canary-answer' }, { key, name: 'canary-name' });
  await submit(code, {}, { key });
  await call('GET', `/shared-tests/${code}/takers`, { headers: owner.headers });
  await load('QQQQQQ');
  const text = lines.join('');
  expect(text).toContain('/api/shared-tests');
  expect(text).not.toContain('canary');
  expect(text).not.toContain(code);
  expect(text).not.toContain(key);
});

it('writes no name, device, answer, code or key of an assignment into the log', async () => {
  const { assignNew, beginNew, save, submitTry, readTry, live } = makeAssignmentCalls(
    app,
    platform,
  );
  const owner = await signIn();
  const { code, questions } = await assignNew(owner, { title: 'canary-title' });
  const device = crypto.randomUUID();
  const { key } = await beginNew(code, { name: 'canary-name', device });
  const answers = { [questions[0]?.id ?? '']: 'canary-answer' };
  await save(code, key, { answers });
  await submitTry(code, key, { answers, revision: 2 });
  await submitTry(code, key, { revision: 3 });
  await readTry(code, key);
  await live(owner, code);
  const text = lines.join('');
  expect(text).toContain('/api/assignments');
  const secret = ['canary', code, key, device].filter((one) => text.includes(one));
  expect(secret).toEqual([]);
});
