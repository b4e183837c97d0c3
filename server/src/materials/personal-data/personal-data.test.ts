import { expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { startPrivacyApp } from '../../privacy/testing/privacy-app.ts';
import { makeMaterialCalls, partOf, textOf } from '../../testing/calls/material-calls.ts';
import { kidney, makeMarkCalls } from '../../testing/calls/mark-calls.ts';
import { recordMaterialUse } from '../record-use.ts';

const { app, platform, clock, signIn, exportOf, runJob } = await startPrivacyApp({
  environment: { RATE_LIMITS: 'off' },
});
const { save, saveOne, change } = makeMaterialCalls(app);
const { saveMarked } = makeMarkCalls(app);

async function countRows(table: string, userId: string): Promise<number> {
  const { rows } = await platform.pool.query(`select 1 from ${table} where user_id = $1`, [userId]);
  return rows.length;
}

function recordUse(userId: string, id: string, thingId: string): Promise<void> {
  const use = { userId, materialIds: [id], usedIn: 'test', thingId, at: clock.now() } as const;
  return platform.db.transaction().execute((tx) => recordMaterialUse(tx, use));
}

it('exports the materials of a user with their texts and uses, and nothing of others', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const text = textOf(400, 'of Maya');
  const pageStarts = [0, 120];
  const changes = { title: 'Lecture 6.pdf', kind: 'pdf', sizeBytes: 9_000, pageStarts };
  const reply = await save(maya, [partOf(text, changes)]);
  const { id } = reply.json().parts[0].material;
  await change(maya, id, { subject: 'Psychology' });
  await saveOne(omar, 'Of Omar');
  const thingId = uuidv7();
  await recordUse(maya.userId, id, thingId);
  const { files } = await exportOf(maya);
  expect(JSON.parse(files['materials.json'] ?? '')).toEqual([
    {
      id,
      title: 'Lecture 6.pdf',
      subject: 'Psychology',
      kind: 'pdf',
      format: 'rich',
      address: null,
      characters: 400,
      sizeBytes: 9_000,
      pageStarts,
      createdAt: '2026-03-01T12:00:00.000Z',
      lastUsedAt: '2026-03-01T12:00:00.000Z',
      text,
    },
  ]);
  expect(JSON.parse(files['material-uses.json'] ?? '')).toEqual([
    { at: '2026-03-01T12:00:00.000Z', materialId: id, usedIn: 'test', id: thingId },
  ]);
  expect(files['material-uses.csv']).toContain(thingId);
});

it('exports the marks of a user, and nothing of others', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const { id } = await saveMarked(maya, kidney, ['renin']);
  await saveMarked(omar, kidney, ['capsule']);
  const { files } = await exportOf(maya);
  const start = kidney.indexOf('renin');
  expect(JSON.parse(files['material-marks.json'] ?? '')).toEqual([
    {
      at: '2026-03-01T12:00:00.000Z',
      materialId: id,
      id: expect.any(String),
      number: 1,
      start,
      end: start + 5,
      form: 'gap',
    },
  ]);
  expect(files['material-marks.csv']).toContain(id);
});

it('exports more materials and uses than one page holds, each once', async () => {
  const maya = await signIn();
  await platform.pool.query(
    `insert into materials select $1, gen_random_uuid(), n::text, 'text', sha256(n::text::bytea), 'x',
       1, null, null, $2, $2 from generate_series(1, 120) n`,
    [maya.userId, clock.now()],
  );
  await platform.pool.query(
    `insert into material_uses select user_id, material_id, 'test', gen_random_uuid(), $2
     from materials, generate_series(1, 10) where user_id = $1`,
    [maya.userId, clock.now()],
  );
  const { files } = await exportOf(maya);
  const materials: { title: string }[] = JSON.parse(files['materials.json'] ?? '');
  expect(new Set(materials.map(({ title }) => title)).size).toBe(120);
  expect(materials).toHaveLength(120);
  const uses: { id: string }[] = JSON.parse(files['material-uses.json'] ?? '');
  expect(new Set(uses.map(({ id }) => id)).size).toBe(1_200);
  expect(uses).toHaveLength(1_200);
});

it('erases them with the account, and leaves those of others', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const ofMaya = await saveOne(maya, 'Of Maya');
  await recordUse(maya.userId, ofMaya.id, uuidv7());
  await saveMarked(maya, kidney, ['renin']);
  await saveOne(omar, 'Of Omar');
  await app.inject({
    method: 'DELETE',
    url: '/api/account',
    headers: maya.headers,
    payload: { confirmation: 'DELETE' },
  });
  await runJob('erase-account', { userId: maya.userId });
  expect(await countRows('materials', maya.userId)).toBe(0);
  expect(await countRows('material_uses', maya.userId)).toBe(0);
  expect(await countRows('material_marks', maya.userId)).toBe(0);
  expect(await countRows('materials', omar.userId)).toBe(1);
});
