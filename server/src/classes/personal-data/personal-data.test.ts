import { expect, it } from 'vitest';
import { startPrivacyApp } from '../../privacy/testing/privacy-app.ts';
import { makeClassCalls } from '../testing/class-calls.ts';
import { classData } from './personal-data.ts';

const { app, platform, signIn, exportOf, runJob } = await startPrivacyApp({
  environment: { RATE_LIMITS: 'off' },
});
const { call, create, joinAs } = makeClassCalls(app);

async function countRows(classId: string): Promise<number> {
  const counts = classData.tables.map(async (table) => {
    const { rows } = await platform.pool.query(`select 1 from ${table} where class_id = $1`, [
      classId,
    ]);
    return rows.length;
  });
  return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
}

it('gives a teacher what their classes hold along, and no token or way back', async () => {
  const teacher = await signIn({ isConfirmed: true });
  const made = (await create(teacher)).json();
  const lily = await joinAs(teacher, made, 'Lily Shaw');
  const { files } = await exportOf(teacher);
  expect(JSON.parse(files['classes.json'] ?? '')).toMatchObject([
    {
      classId: made.id,
      name: 'Biology 8B',
      code: made.code,
      members: [{ memberId: lily.memberId, name: 'Lily Shaw' }],
      tests: [],
      results: [],
    },
  ]);
  const all = Object.values(files).join('');
  expect(all).not.toContain('Hash');
  expect(all).not.toContain(lily.token);
});

it('ends the classes of a teacher who leaves, and nobody else’s', async () => {
  const [teacher, other] = [
    await signIn({ isConfirmed: true }),
    await signIn({ isConfirmed: true }),
  ];
  const [mine, theirs] = [(await create(teacher)).json(), (await create(other)).json()];
  await joinAs(teacher, mine, 'Lily');
  await joinAs(other, theirs, 'Omar');
  await call('DELETE', '/account', {
    headers: teacher.headers,
    payload: { confirmation: 'DELETE' },
  });
  await runJob('erase-account', { userId: teacher.userId });
  await runJob('erase-account', { userId: teacher.userId });
  expect(await countRows(mine.id)).toBe(0);
  expect(await countRows(theirs.id)).toBe(5);
});
