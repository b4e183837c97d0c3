import { expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';
import { makeClassCalls } from './testing/class-calls.ts';

const lines: string[] = [];
const { app, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
  logTo: { write: (line) => void lines.push(line) },
});
const { call, create, joinAs, comeBack, membership } = makeClassCalls(app);

it('writes no name, code, token or word of a class into the log, whatever happens', async () => {
  const teacher = await signIn({ isConfirmed: true });
  const made = (await create(teacher, { name: 'canary class', school: 'canary school' })).json();
  const lily = await joinAs(teacher, made, 'canary Lily');
  const { token } = (await comeBack(made.code, lily.words)).json();
  await comeBack(made.code, 'canary canary canary canary');
  await membership(made.id, token);
  await membership(made.id, `${token.slice(0, -1)}_`);
  const one = `/classes/${made.id}/members/${lily.memberId}`;
  const { headers } = teacher;
  await call('PATCH', one, { headers, payload: { name: 'canary Shaw' } });
  await call('PATCH', one, { headers, payload: { name: 7, canary: 'canary' } });
  const { words } = (await call('PUT', `${one}/way-back`, { headers })).json();
  await call('DELETE', `${one}/data`, { headers });
  const text = lines.join('');
  expect(text).toContain('/api/classes');
  for (const secret of ['canary', made.code, token, lily.token, lily.words, words]) {
    expect(text).not.toContain(secret);
  }
});
