import { expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';
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
