import { expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { makeMaterialCalls, textOf } from '../testing/calls/material-calls.ts';
import { startTestApp } from '../testing/start-app.ts';
import { recordMaterialUse } from './record-use.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { saveOne, list, get, change, remove } = makeMaterialCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;

async function titles(caller: Caller, query: Record<string, string> = {}): Promise<string[]> {
  const { materials } = (await list(caller, query)).json();
  return materials.map(({ title }: { title: string }) => title);
}

async function use(caller: Caller, ids: readonly string[], usedIn: 'test' | 'flashcard-set') {
  const wish = { userId: caller.userId, materialIds: ids, usedIn, thingId: uuidv7() };
  await platform.db
    .transaction()
    .execute((tx) => recordMaterialUse(tx, { ...wish, at: clock.now() }));
}

it('has nothing for somebody new', async () => {
  expect((await list(await signIn())).json()).toEqual({
    materials: [],
    hasMore: false,
    total: 0,
    subjects: [],
  });
});

it('tells what each material is and how often it was used', async () => {
  const maya = await signIn();
  const { id } = await saveOne(maya, 'Lecture 6');
  const other = await saveOne(maya, 'Lecture 7');
  clock.advance(60_000);
  await use(maya, [id, other.id], 'test');
  await use(maya, [id], 'test');
  await use(maya, [id], 'flashcard-set');
  const { materials } = (await list(maya, { search: 'lecture 6' })).json();
  expect(materials).toEqual([
    {
      id,
      title: 'Lecture 6',
      subject: null,
      kind: 'text',
      format: 'rich',
      characters: 400,
      usedInTests: 2,
      usedInFlashcardSets: 1,
      createdAt: '2026-03-01T12:00:00.000Z',
      lastUsedAt: '2026-03-01T12:01:00.000Z',
    },
  ]);
});

it('lists in four orders, the last used first unless asked otherwise', async () => {
  const maya = await signIn();
  const oldest = await saveOne(maya, 'Chapter 10', textOf(500));
  clock.advance(1_000);
  await saveOne(maya, 'chapter 2', textOf(700));
  clock.advance(1_000);
  await saveOne(maya, 'Élan', textOf(600));
  clock.advance(1_000);
  await saveOne(maya, 'Elbe', textOf(400));
  clock.advance(1_000);
  await use(maya, [oldest.id], 'test');
  expect(await titles(maya)).toEqual(['Chapter 10', 'Elbe', 'Élan', 'chapter 2']);
  expect(await titles(maya, { order: 'last-used' })).toEqual(await titles(maya));
  expect(await titles(maya, { order: 'newest' })).toEqual([
    'Elbe',
    'Élan',
    'chapter 2',
    'Chapter 10',
  ]);
  expect(await titles(maya, { order: 'title' })).toEqual([
    'chapter 2',
    'Chapter 10',
    'Élan',
    'Elbe',
  ]);
  expect(await titles(maya, { order: 'longest' })).toEqual([
    'chapter 2',
    'Élan',
    'Chapter 10',
    'Elbe',
  ]);
});

it('searches in titles, in any letter case and word for word', async () => {
  const maya = await signIn();
  await saveOne(maya, '100% of Élan_vital');
  await saveOne(maya, '100 of elan vital');
  await saveOne(maya, 'back\\slash');
  expect(await titles(maya, { search: 'ÉLAN' })).toEqual(['100% of Élan_vital']);
  expect(await titles(maya, { search: 'E\u0301lan' })).toEqual(['100% of Élan_vital']);
  expect(await titles(maya, { search: ' 100 ' })).toHaveLength(2);
  expect(await titles(maya, { search: '%' })).toEqual(['100% of Élan_vital']);
  expect(await titles(maya, { search: 'n_v' })).toEqual(['100% of Élan_vital']);
  expect(await titles(maya, { search: '\\' })).toEqual(['back\\slash']);
  expect(await titles(maya, { search: "'; drop table materials; --" })).toEqual([]);
  expect(await titles(maya, { search: '' })).toHaveLength(3);
});

it.each(['last-used', 'newest', 'title', 'longest'])(
  'gives 50 at a time in the order %s, each once',
  async (order) => {
    const maya = await signIn();
    // Ties in everything but the id.
    await platform.pool.query(
      `insert into materials
       select $1, gen_random_uuid(), 'Title ' || n % 7, 'text', sha256(n::text::bytea), n::text,
         1 + n % 3, null, null, $2::timestamptz + n % 5 * interval '1 s', $2
       from generate_series(1, 120) n`,
      [maya.userId, clock.now()],
    );
    const first = (await list(maya, { order })).json();
    const second = (await list(maya, { order, after: first.materials.at(-1).id })).json();
    const third = (await list(maya, { order, after: second.materials.at(-1).id })).json();
    const pages = [first, second, third];
    expect(pages.map(({ materials }) => materials.length)).toEqual([50, 50, 20]);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
    const ids = pages.flatMap(({ materials }) => materials.map(({ id }: { id: string }) => id));
    expect(new Set(ids).size).toBe(120);
  },
);

it('knows that there is no more after exactly one page', async () => {
  const maya = await signIn();
  await platform.pool.query(
    `insert into materials select $1, gen_random_uuid(), 'T', 'text', sha256(n::text::bytea), 'x', 1,
       null, null, $2, $2 from generate_series(1, 50) n`,
    [maya.userId, clock.now()],
  );
  expect((await list(maya)).json().hasMore).toBe(false);
});

it('refuses to go on after what is not there, or is not ours', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const ofOmar = await saveOne(omar, 'Of Omar');
  const afters = [uuidv7(), ofOmar.id];
  const replies = await Promise.all(afters.map((after) => list(maya, { after })));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
});

it.each([
  { order: 'largest' },
  { order: 'title; drop table materials' },
  { after: '1' },
  { search: 'a'.repeat(121) },
  { search: 'a\0b' },
  { userId: 'another' },
])('refuses %j', async (query) => {
  const reply = await list(await signIn(), query as unknown as Record<string, string>);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().code).toBe('invalid-input');
});

it('gives a material with its text', async () => {
  const maya = await signIn();
  const { id, text } = await saveOne(maya, 'Lecture 6');
  const reply = await get(maya, id);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    material: expect.objectContaining({ id, title: 'Lecture 6', characters: 400 }),
    text,
  });
});

it('gives a material another title', async () => {
  const maya = await signIn();
  const { id } = await saveOne(maya, 'Lecture 6');
  const reply = await change(maya, id, { title: '  Memory  ' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json().material).toMatchObject({ id, title: 'Memory' });
  expect(await titles(maya)).toEqual(['Memory']);
});

it.each([
  {},
  { title: ' ' },
  { title: 'a'.repeat(121) },
  { title: 'a\0' },
  { title: 'a', kind: 'pdf' },
])('refuses to rename to %j', async (body) => {
  const maya = await signIn();
  const { id } = await saveOne(maya, 'Lecture 6');
  const reply = await change(maya, id, body);
  expect(reply.statusCode).toBe(400);
  expect(await titles(maya)).toEqual(['Lecture 6']);
});

it('moves a material to a subject and out of it, and leaves its title', async () => {
  const maya = await signIn();
  const { id } = await saveOne(maya, 'Lecture 6');
  const moved = (await change(maya, id, { subject: '  Biology ' })).json().material;
  expect(moved).toMatchObject({ title: 'Lecture 6', subject: 'Biology' });
  const renamed = (await change(maya, id, { title: 'Memory' })).json().material;
  expect(renamed).toMatchObject({ title: 'Memory', subject: 'Biology' });
  expect((await change(maya, id, { subject: null })).json().material.subject).toBeNull();
});

it('lists by subject, and counts the subjects of the whole library', async () => {
  const maya = await signIn();
  const cells = await saveOne(maya, 'Cells');
  const plants = await saveOne(maya, 'Plants');
  const verbs = await saveOne(maya, 'Verbs');
  await saveOne(maya, 'Loose notes');
  await change(maya, cells.id, { subject: 'Biology' });
  await change(maya, verbs.id, { subject: 'élan' });
  await change(maya, plants.id, { subject: 'BIOLOGY' });
  const reply = (await list(maya, { subject: 'Biology', search: 'cell' })).json();
  expect(reply.materials).toMatchObject([{ title: 'Cells' }]);
  expect(reply.total).toBe(4);
  expect(reply.subjects).toEqual([
    { name: 'Biology', count: 2 },
    { name: 'élan', count: 1 },
  ]);
  expect(reply.found).toEqual({
    total: 1,
    subjects: [
      { name: 'Biology', count: 1 },
      { name: 'élan', count: 0 },
    ],
  });
  expect((await list(maya, { subject: 'Biology' })).json().found).toBeUndefined();
  expect(await titles(maya, { subject: 'Biology', order: 'title' })).toEqual(['Cells', 'Plants']);
  expect(await titles(maya, { subject: 'e\u0301lan' })).toEqual(['Verbs']);
  expect(await titles(maya, { subject: '' })).toEqual(['Loose notes']);
  expect(await titles(maya, { subject: 'Chemistry' })).toEqual([]);
});

it.each([{ subject: ' ' }, { subject: 'a'.repeat(61) }, { subject: 'a\nb' }, { subject: 7 }])(
  'refuses to move to %j',
  async (body) => {
    const maya = await signIn();
    const { id } = await saveOne(maya, 'Lecture 6');
    expect((await change(maya, id, body)).statusCode).toBe(400);
  },
);

it('deletes a material with its uses, once', async () => {
  const maya = await signIn();
  const { id } = await saveOne(maya, 'Lecture 6');
  await use(maya, [id], 'test');
  expect((await remove(maya, id)).json()).toEqual({ success: true });
  expect((await remove(maya, id)).statusCode).toBe(404);
  expect((await get(maya, id)).statusCode).toBe(404);
  expect((await change(maya, id, { title: 'Back' })).statusCode).toBe(404);
  const { rows } = await platform.pool.query('select 1 from material_uses where user_id = $1', [
    maya.userId,
  ]);
  expect(rows).toEqual([]);
});

it('shows, renames and deletes nothing of another user', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const { id } = await saveOne(maya, 'Of Maya');
  expect((await get(omar, id)).statusCode).toBe(404);
  expect((await change(omar, id, { title: 'Mine' })).statusCode).toBe(404);
  expect((await change(omar, id, { subject: 'Mine' })).statusCode).toBe(404);
  expect((await remove(omar, id)).statusCode).toBe(404);
  expect(await titles(omar, { search: 'Maya' })).toEqual([]);
  expect(await titles(maya)).toEqual(['Of Maya']);
});
