import { v4 as uuidv4 } from 'uuid';
import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';
import { makeSharingCalls } from '../../sharing/testing/sharing-calls.ts';
import { makeClassCalls } from '../testing/class-calls.ts';

const { app, platform, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { call, create, join, joinAs, comeBack, membership, members } = makeClassCalls(app);
const { shareNew } = makeSharingCalls(app, platform);

async function makeClass() {
  const teacher = await signIn({ isConfirmed: true });
  const { id, code } = (await create(teacher)).json<{ id: string; code: string }>();
  return { teacher, id, code };
}

it('says what a code leads to, a class or a test, and nothing of who is in the class', async () => {
  const { teacher, code } = await makeClass();
  await join(code, 'Lily Shaw');
  const found = await call('GET', `/join/${code.toLowerCase()}`);
  expect(found.json()).toEqual({
    kind: 'class',
    code,
    name: 'Biology 8B',
    school: 'Northgate School',
    teacher: 'Maya',
    aiGrading: false,
    isFull: false,
  });
  const { code: shared } = await shareNew(teacher);
  expect((await call('GET', `/join/${shared}`)).json()).toEqual({ kind: 'test', code: shared });
  expect((await call('GET', '/join/ZZZZZZ')).json().code).toBe('code-missing');
});

it('gives a device a token, and its member four words, of which only hashes are kept', async () => {
  const { code, id } = await makeClass();
  const reply = await join(code, ' Lily Shaw ');
  expect(reply.statusCode).toBe(201);
  const { classId, name, token, words } = reply.json();
  expect({ classId, name }).toEqual({ classId: id, name: 'Lily Shaw' });
  expect(words).toMatch(/^[a-z]+ [a-z]+ [a-z]+ [a-z]+$/);
  expect((await membership(id, token)).json()).toMatchObject({
    name: 'Lily Shaw',
    class: { name: 'Biology 8B', teacher: 'Maya', aiGrading: false },
  });
  const dump = await Promise.all(
    ['class_members', 'class_devices'].map((table) =>
      platform.pool.query(`select t::text from ${table} t where class_id = $1`, [id]),
    ),
  );
  const kept = JSON.stringify(dump.map(({ rows }) => rows));
  expect(kept).not.toContain(token.slice(3));
  expect(kept).not.toContain(words.split(' ')[0]);
});

it('joins once under a key, and tells the same again', async () => {
  const { code, id, teacher } = await makeClass();
  const key = uuidv4();
  const [one, again] = [await join(code, 'Lily', { key }), await join(code, 'Lily', { key })];
  expect(again.json()).toEqual(one.json());
  expect(await members(teacher, id)).toHaveLength(1);
  expect((await join(code, 'Omar', { key })).json().code).toBe('conflict');
});

it('takes two of the same name for two, of whom each opens their own', async () => {
  const { code, id, teacher } = await makeClass();
  const [one, other] = [(await join(code, 'Lily')).json(), (await join(code, 'Lily')).json()];
  expect(one.token).not.toBe(other.token);
  expect(one.words).not.toBe(other.words);
  expect(await members(teacher, id)).toHaveLength(2);
});

it('lets exactly thirty of forty in who join at once (D41)', async () => {
  const { code, id, teacher } = await makeClass();
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, place) => join(code, `Pupil ${place}`)),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(30);
  expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('class-full');
  expect(await members(teacher, id)).toHaveLength(30);
  expect((await call('GET', `/join/${code}`)).json().isFull).toBe(true);
});

it('leads back by the words, however they are typed, and by no name', async () => {
  const { code, id } = await makeClass();
  const lily = (await join(code, 'Lily Shaw')).json();
  const typed = ` ${lily.words.toUpperCase().replaceAll(' ', ',  ')}. `;
  const back = await comeBack(code, typed);
  expect(back.json()).toMatchObject({ classId: id, name: 'Lily Shaw' });
  expect(back.json().token).not.toBe(lily.token);
  expect((await membership(id, back.json().token)).json().name).toBe('Lily Shaw');
  expect((await membership(id, lily.token)).json().name).toBe('Lily Shaw');
  expect((await comeBack(code, 'Lily Shaw')).json().code).toBe('way-back-wrong');
});

it('leads back to nobody of another class', async () => {
  const [one, other] = [await makeClass(), await makeClass()];
  const lily = (await join(one.code, 'Lily')).json();
  expect((await comeBack(other.code, lily.words)).json().code).toBe('way-back-wrong');
  expect((await membership(other.id, lily.token)).json().code).toBe('not-a-member');
});

it('keeps the eight newest devices of a member', async () => {
  const { code, id } = await makeClass();
  const lily = (await join(code, 'Lily')).json();
  for (let device = 0; device < 8; device += 1) await comeBack(code, lily.words);
  const { rows } = await platform.pool.query('select 1 from class_devices where class_id = $1', [
    id,
  ]);
  expect(rows).toHaveLength(8);
});

it('forgets a device that somebody leaves, and the words lead back', async () => {
  const made = await makeClass();
  const lily = await joinAs(made.teacher, made, 'Lily');
  const leave = () => call('DELETE', `/classes/${made.id}/membership/device`, lily);
  expect((await leave()).json()).toEqual({ success: true });
  expect((await leave()).json().code).toBe('not-a-member');
  expect((await membership(made.id, lily.token)).json().code).toBe('not-a-member');
  expect((await comeBack(made.code, lily.words)).statusCode).toBe(200);
});

it.each([
  ['nothing', {}],
  ['what is no token', { 'engram-member': 'Lily' }],
  ['a token of nobody', { 'engram-member': `eg_${'A'.repeat(43)}` }],
])('opens nothing to %s', async (_, headers) => {
  const { id } = await makeClass();
  const reply = await call('GET', `/classes/${id}/membership`, { headers });
  expect(reply.json().code).toBe('not-a-member');
});

it('is closed as soon as its teacher has left', async () => {
  const { teacher, code, id } = await makeClass();
  const lily = (await join(code, 'Lily')).json();
  await call('DELETE', '/account', {
    headers: teacher.headers,
    payload: { confirmation: 'DELETE' },
  });
  expect((await call('GET', `/join/${code}`)).json().code).toBe('code-missing');
  expect((await membership(id, lily.token)).json().code).toBe('not-a-member');
});
