import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';
import { makeClassCalls } from '../testing/class-calls.ts';
import { createClass } from './create-class.ts';

const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { call, create, joinAs } = makeClassCalls(app);

it('makes a class with a code of six signs, empty, with AI off', async () => {
  const teacher = await signIn({ isConfirmed: true });
  const reply = await create(teacher);
  expect(reply.statusCode).toBe(201);
  const { id, code, joinUrl, ...rest } = reply.json();
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(joinUrl).toMatch(new RegExp(`/class/${code}$`));
  expect(rest).toEqual({
    name: 'Biology 8B',
    school: 'Northgate School',
    term: 'Autumn',
    aiGrading: false,
    createdAt: '2026-03-01T12:00:00.000Z',
    memberCount: 0,
    maxMembers: 30,
    endsAt: '2027-04-01T12:00:00.000Z',
  });
  const one = await call('GET', `/classes/${id}`, { headers: teacher.headers });
  expect(one.json()).toEqual(reply.json());
});

it.each([
  ['without a word about the right to keep data', { mayKeepData: false }],
  ['without a name', { name: ' ' }],
  ['with a name of two lines', { name: 'Biology\n8B' }],
])('makes no class %s', async (_, changes) => {
  const teacher = await signIn({ isConfirmed: true });
  expect((await create(teacher, changes)).statusCode).toBe(400);
});

it('makes no class for somebody whose address is not confirmed', async () => {
  const reply = await create(await signIn());
  expect(reply.json().code).toBe('email-unverified');
});

it('has one class for everybody, also when ten are asked for at once (D41)', async () => {
  const teacher = await signIn({ isConfirmed: true });
  const replies = await Promise.all(Array.from({ length: 10 }, () => create(teacher)));
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const refused = replies.find(({ statusCode }) => statusCode !== 201);
  expect(refused?.json().code).toBe('classes-full');
});

it('has no limit of classes or members with Educator (D41)', async () => {
  const teacher = await signIn({ isConfirmed: true, plan: 'educator' });
  expect((await create(teacher)).json().maxMembers).toBeNull();
  expect((await create(teacher, { name: 'Biology 8C' })).statusCode).toBe(201);
  const { classes, canMakeMore } = (
    await call('GET', '/classes', { headers: teacher.headers })
  ).json();
  expect(classes.map(({ name }: { name: string }) => name)).toEqual(['Biology 8C', 'Biology 8B']);
  expect(canMakeMore).toBe(true);
});

it('makes the same class again when the same call comes after a crash', async () => {
  const { userId, email } = await signIn({ isConfirmed: true });
  const user = { uid: userId, email, displayName: 'Maya', timeZone: 'UTC', isPremium: false };
  const teaching = { db: platform.db, clock, origin: 'https://engram.example' };
  const wish = { name: 'Maths', school: '', term: '', classId: uuidv7() };
  const make = () => createClass(teaching, { ...user, plan: 'free', emailVerified: true }, wish);
  expect(await make()).toEqual(await make());
});

it('draws another code where a test or a class has the one that was drawn', async () => {
  const { userId, email } = await signIn({ isConfirmed: true, plan: 'educator' });
  const user = { uid: userId, email, displayName: 'Maya', timeZone: 'UTC', isPremium: true };
  const teaching = { db: platform.db, clock, origin: 'https://engram.example' };
  await platform.pool.query(
    `insert into shared_tests (code, owner_id, test_id, title, description, settings, questions,
       created_at, expires_at)
     values ('AAAAAA', $1, $2, 'Cells', '', '{}', '[]', $3, $3)`,
    [userId, uuidv7(), clock.now()],
  );
  const draw = (drawn: number) => new Uint8Array(6).fill(drawn);
  const make = async () => {
    const wish = { name: 'Maths', school: '', term: '', classId: uuidv7() };
    const teacher = { ...user, plan: 'educator', emailVerified: true } as const;
    const made = await createClass(teaching, teacher, wish, draw);
    return made.code;
  };
  expect(await make()).toBe('BBBBBB');
  expect(await make()).toBe('CCCCCC');
});

it('changes what is sent and leaves the rest', async () => {
  const teacher = await signIn({ isConfirmed: true });
  const { id } = (await create(teacher)).json();
  const change = (payload: object) =>
    call('PATCH', `/classes/${id}`, { headers: teacher.headers, payload });
  expect((await change({ aiGrading: true })).json()).toMatchObject({
    name: 'Biology 8B',
    aiGrading: true,
  });
  expect((await change({ term: '' })).json()).toMatchObject({ term: '', aiGrading: true });
});

it('ends with everything that is in it, and frees its place', async () => {
  const teacher = await signIn({ isConfirmed: true });
  const made = (await create(teacher)).json();
  const lily = await joinAs(teacher, made, 'Lily');
  const end = () => call('DELETE', `/classes/${made.id}`, { headers: teacher.headers });
  expect((await end()).json()).toEqual({ success: true });
  expect((await end()).statusCode).toBe(404);
  expect((await call('GET', `/join/${made.code}`)).json().code).toBe('code-missing');
  const own = await call('GET', `/classes/${made.id}/membership`, { headers: lily.headers });
  expect(own.json().code).toBe('not-a-member');
  const tables = ['classes', 'class_members', 'class_devices', 'user_classes', 'class_codes'];
  for (const table of tables) {
    const { rows } = await platform.pool.query(`select 1 from ${table} where class_id = $1`, [
      made.id,
    ]);
    expect(rows).toEqual([]);
  }
  expect((await create(teacher)).statusCode).toBe(201);
});
