import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';
import { makeClassCalls } from '../testing/class-calls.ts';

const { app, clock, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { call, create, joinAs, comeBack, membership, members } = makeClassCalls(app);

async function makeClass() {
  const teacher = await signIn({ isConfirmed: true });
  const made = (await create(teacher)).json<{ id: string; code: string }>();
  const one = (memberId: string) => `/classes/${made.id}/members/${memberId}`;
  const headers = teacher.headers;
  return {
    ...made,
    teacher,
    add: (name: string) => joinAs(teacher, made, name),
    list: () => members(teacher, made.id),
    rename: (memberId: string, name: string) =>
      call('PATCH', one(memberId), { headers, payload: { name } }),
    merge: (memberId: string, into: string) =>
      call('PUT', `${one(memberId)}/same-as`, { headers, payload: { memberId: into } }),
    remove: (memberId: string) => call('DELETE', one(memberId), { headers }),
    erase: (memberId: string) => call('DELETE', `${one(memberId)}/data`, { headers }),
    reset: (memberId: string) => call('PUT', `${one(memberId)}/way-back`, { headers }),
  };
}

it('lists members by name, with whom each later one of the same name may be', async () => {
  const { add, list } = await makeClass();
  const first = await add('Zoë Fenn');
  clock.advance(1_000);
  const second = await add('zoe  fenn');
  const ada = await add('Ada');
  const listed = await list();
  expect(
    listed.map(({ id, sameNameAs }: { id: string; sameNameAs: string }) => [id, sameNameAs]),
  ).toEqual(
    expect.arrayContaining([
      [ada.memberId, null],
      [first.memberId, null],
      [second.memberId, first.memberId],
    ]),
  );
  expect(listed[0].name).toBe('Ada');
});

it('renames a member, who sees it', async () => {
  const { id, add, rename } = await makeClass();
  const lily = await add('lil');
  expect((await rename(lily.memberId, 'Lily Shaw')).json()).toEqual({ success: true });
  expect((await membership(id, lily.token)).json().name).toBe('Lily Shaw');
  expect((await rename(lily.memberId, ' ')).statusCode).toBe(400);
});

it('makes two one: the devices and words of both are then the second one', async () => {
  const { id, code, add, list, merge } = await makeClass();
  const [old, kept] = [await add('Elif K.'), await add('Elif Kaya')];
  expect((await merge(old.memberId, kept.memberId)).json()).toEqual({ success: true });
  expect(await list()).toMatchObject([
    { id: kept.memberId, name: 'Elif Kaya', alsoJoinedAs: ['Elif K.'] },
  ]);
  expect((await membership(id, old.token)).json().name).toBe('Elif Kaya');
  expect((await comeBack(code, old.words)).json().name).toBe('Elif Kaya');
});

it('merges a chain into one person, and nobody with themselves or twice', async () => {
  const { id, add, list, merge } = await makeClass();
  const [a, b, c] = [await add('A'), await add('B'), await add('C')];
  expect((await merge(a.memberId, a.memberId)).json().code).toBe('merged-already');
  await merge(a.memberId, b.memberId);
  expect((await merge(a.memberId, c.memberId)).statusCode).toBe(404);
  await merge(b.memberId, c.memberId);
  expect(await list()).toMatchObject([{ id: c.memberId }]);
  expect((await membership(id, a.token)).json().name).toBe('C');
});

it('keeps one of two that are merged both ways at once', async () => {
  const { add, list, merge } = await makeClass();
  const [a, b] = [await add('A'), await add('B')];
  await Promise.all([merge(a.memberId, b.memberId), merge(b.memberId, a.memberId)]);
  expect(await list()).toHaveLength(1);
});

it('removes a member: token and words are dead at once, the place is free, the row stays', async () => {
  const { id, code, add, list, remove } = await makeClass();
  const [twin, lily] = [await add('Lily'), await add('Lily S.')];
  await remove(lily.memberId);
  expect((await membership(id, lily.token)).json().code).toBe('not-a-member');
  expect((await comeBack(code, lily.words)).json().code).toBe('way-back-wrong');
  expect(await list()).toMatchObject([
    { id: twin.memberId, removedAt: null },
    { id: lily.memberId, removedAt: clock.now().toISOString() },
  ]);
  expect((await call('GET', `/join/${code}`)).json().isFull).toBe(false);
});

it('removes the devices of whoever was merged into somebody too', async () => {
  const { id, add, merge, remove } = await makeClass();
  const [old, kept] = [await add('Elif K.'), await add('Elif Kaya')];
  await merge(old.memberId, kept.memberId);
  await remove(kept.memberId);
  expect((await membership(id, old.token)).json().code).toBe('not-a-member');
});

it('erases a member in one press, and whoever was merged into them', async () => {
  const { id, add, list, merge, erase } = await makeClass();
  const [old, kept, other] = [await add('Elif K.'), await add('Elif Kaya'), await add('Omar')];
  await merge(old.memberId, kept.memberId);
  expect((await erase(kept.memberId)).json()).toEqual({ success: true });
  expect(await list()).toMatchObject([{ id: other.memberId }]);
  expect((await membership(id, kept.token)).json().code).toBe('not-a-member');
  expect((await erase(kept.memberId)).statusCode).toBe(404);
});

it('gives new words, after which neither the old ones nor an old device lead anywhere', async () => {
  const { id, code, add, merge, reset } = await makeClass();
  const [old, lily] = [await add('Lily'), await add('Lily')];
  await merge(old.memberId, lily.memberId);
  const { words } = (await reset(lily.memberId)).json();
  expect(words).toMatch(/^[a-z]+ [a-z]+ [a-z]+ [a-z]+$/);
  for (const typed of [old.words, lily.words]) {
    expect((await comeBack(code, typed)).json().code).toBe('way-back-wrong');
  }
  expect((await membership(id, lily.token)).json().code).toBe('not-a-member');
  expect((await comeBack(code, words)).json().name).toBe('Lily');
});

it('shows the teacher who asked to be erased, until they take it back', async () => {
  const { id, add, list } = await makeClass();
  const lily = await add('Lily');
  const ask = (isWanted: boolean) =>
    call('PUT', `/classes/${id}/membership/erasure`, {
      headers: lily.headers,
      payload: { isWanted },
    });
  const askedAt = clock.now().toISOString();
  await ask(true);
  clock.advance(60_000);
  await ask(true);
  expect(await list()).toMatchObject([{ erasureAskedAt: askedAt }]);
  expect((await membership(id, lily.token)).json().erasureAskedAt).toBe(askedAt);
  await ask(false);
  expect(await list()).toMatchObject([{ erasureAskedAt: null }]);
});
