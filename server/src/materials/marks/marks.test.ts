import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { kidney, makeMarkCalls } from '../../testing/calls/mark-calls.ts';
import { makeMaterialCalls } from '../../testing/calls/material-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { put, mark, saveMarked, list, remove } = makeMarkCalls(app);
const { saveOne, remove: removeMaterial } = makeMaterialCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;

async function marksOf(caller: Caller, materialId: string) {
  return (await list(caller, materialId)).json().marks;
}

async function numbersOf(caller: Caller, materialId: string): Promise<number[]> {
  const marks = await marksOf(caller, materialId);
  return marks.map(({ number }: { number: number }) => number);
}

it('keeps marks as whole words, a gap unless another form is chosen, with the text beside them', async () => {
  const maya = await signIn();
  const material = await saveOne(maya, 'Kidney', kidney);
  const [first, second] = [uuidv7(), uuidv7()];
  const reply = await mark(maya, material, { words: 'lomerulu', id: first });
  await mark(maya, material, { words: ' renin.', form: 'typed', id: second });
  expect(reply.statusCode).toBe(200);
  const start = kidney.indexOf('glomerulus');
  const renin = kidney.indexOf('renin');
  const marks = [
    { id: first, number: 1, start, end: start + 10, form: 'gap' },
    { id: second, number: 2, start: renin, end: renin + 5, form: 'typed' },
  ];
  expect(reply.json()).toEqual({ mark: marks[0] });
  expect((await list(maya, material.id)).json()).toEqual({
    material: expect.objectContaining({ id: material.id, title: 'Kidney' }),
    text: kidney,
    marks,
  });
});

it('keeps a mark once, however often it is sent, and changes its form and its words by the same call', async () => {
  const maya = await signIn();
  const material = await saveOne(maya, 'Kidney', kidney);
  const id = uuidv7();
  await mark(maya, material, { words: 'renin', id });
  await mark(maya, material, { words: 'renin', id });
  expect(await numbersOf(maya, material.id)).toEqual([1]);
  await mark(maya, material, { words: 'releases renin', id, form: 'card' });
  const start = kidney.indexOf('releases renin');
  expect(await marksOf(maya, material.id)).toEqual([
    { id, number: 1, start, end: start + 14, form: 'card' },
  ]);
});

it('keeps a mark far inside a long text at its place', async () => {
  const maya = await signIn();
  const before = 'The river flows to the sea.\n\n'.repeat(800);
  const material = await saveOne(maya, 'Rivers', `${before}The kidney releases renin.`);
  const reply = await mark(maya, material, { words: 'reni' });
  const start = before.length + 'The kidney releases '.length;
  expect(reply.json().mark).toMatchObject({ start, end: start + 5 });
});

it('never uses a number again', async () => {
  const maya = await signIn();
  const material = await saveMarked(maya, kidney, ['glomerulus', 'renin']);
  const [, last] = await marksOf(maya, material.id);
  expect((await remove(maya, material.id, last.id)).json()).toEqual({ success: true });
  expect((await remove(maya, material.id, last.id)).json()).toEqual({ success: true });
  await mark(maya, material, { words: 'renin' });
  expect(await numbersOf(maya, material.id)).toEqual([1, 3]);
});

it('gives marks that come at once numbers of their own', async () => {
  const maya = await signIn();
  const material = await saveOne(maya, 'Kidney', kidney);
  const words = ['glomerulus', 'capsule', '180 litres', 'renin', 'Osmosis', 'Diffusion'];
  await Promise.all(words.map((one) => mark(maya, material, { words: one })));
  expect(await numbersOf(maya, material.id)).toEqual([1, 2, 3, 4, 5, 6]);
});

it.each([
  ['capsule. Together', 'Keep a mark within one sentence, line or cell.'],
  ['The nephron', 'A heading can’t be asked about. Mark words in the text below it.'],
  [
    'A nephron begins with the glomerulus, a knot of capillaries inside the',
    'That’s a lot for one answer. Mark up to ten words.',
  ],
])('refuses to keep %j, and says what to do', async (words, message) => {
  const maya = await signIn();
  const material = await saveOne(maya, 'Kidney', kidney);
  const reply = await mark(maya, material, { words });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'mark-refused', message });
  expect(await marksOf(maya, material.id)).toEqual([]);
});

it('refuses words of which some are marked already', async () => {
  const maya = await signIn();
  const material = await saveMarked(maya, kidney, ['180 litres']);
  const reply = await mark(maya, material, { words: 'litres of fluid' });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    code: 'mark-overlaps',
    message: 'Some of these words are marked already.',
  });
});

it.each([
  { start: 5, end: 5 },
  { start: 9, end: 5 },
  { start: 0, end: kidney.length + 1 },
  { start: -1, end: 5 },
  { start: 1.5, end: 5 },
  { start: 0 },
  { start: 0, end: 5, form: 'essay' },
  { start: 0, end: 5, number: 7 },
  { start: 0, end: 5, question: 'Mine?' },
])('refuses %j', async (body) => {
  const maya = await signIn();
  const { id } = await saveOne(maya, 'Kidney', kidney);
  const reply = await put(maya, id, { id: uuidv7(), body });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().code).toBe('invalid-input');
});

it('keeps 300 marks in a material, and not one more', async () => {
  const maya = await signIn();
  const material = await saveOne(maya, 'Kidney', kidney);
  await platform.pool.query(
    `insert into material_marks
     select $1, $2, gen_random_uuid(), n, 100000 + 2 * n, 100001 + 2 * n, 'gap', $3
     from generate_series(1, 299) n`,
    [maya.userId, material.id, clock.now()],
  );
  await platform.pool.query(
    'update materials set last_mark_number = 299 where user_id = $1 and material_id = $2',
    [maya.userId, material.id],
  );
  expect((await mark(maya, material, { words: 'renin' })).statusCode).toBe(200);
  const reply = await mark(maya, material, { words: 'capsule' });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    code: 'marks-full',
    message: 'This material has 300 marks. Remove some to add more.',
  });
});

it('shows, changes and removes no mark of another user, also not in a material of the same id', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const material = await saveMarked(maya, kidney, ['renin']);
  const before = await marksOf(maya, material.id);
  const { id } = before[0];
  expect((await list(omar, material.id)).statusCode).toBe(404);
  const changed = await mark(omar, material, { words: 'capsule', id });
  expect(changed.statusCode).toBe(404);
  expect((await remove(omar, material.id, id)).statusCode).toBe(404);
  const own = await saveOne(omar, 'Kidney', kidney);
  await mark(omar, own, { words: 'glomerulus', id });
  await remove(omar, own.id, id);
  expect(await marksOf(maya, material.id)).toEqual(before);
});

it('removes the marks with their material', async () => {
  const maya = await signIn();
  const material = await saveMarked(maya, kidney, ['renin', 'capsule']);
  await removeMaterial(maya, material.id);
  const { rows } = await platform.pool.query('select 1 from material_marks where user_id = $1', [
    maya.userId,
  ]);
  expect(rows).toEqual([]);
  expect((await list(maya, material.id)).statusCode).toBe(404);
});
