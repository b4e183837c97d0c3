import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { bareQuestion } from '../generation/testing/insert-generation.ts';
import { makePracticeTestCalls } from '../testing/calls/practice-test-calls.ts';
import { startGenerationApp } from '../testing/start-generation-app.ts';

const lines: string[] = [];
const { app, platform, provider, signIn } = await startGenerationApp({
  logTo: { write: (line) => void lines.push(line) },
});
const { save, list, rename, edit, add, tell } = makePracticeTestCalls(app);
const maya = await signIn({ plan: 'student' });

const words = /canary|physical trace/i;
const studyMaterial = 'The canary is a small songbird. '.repeat(12);

function claims() {
  return Array.from({ length: 3 }, () => bareQuestion({ topic: 'Canary' }));
}

it('writes no word of a test into the log, whatever becomes of it', async () => {
  const id = uuidv7();
  const questions = claims();
  const [first] = questions;
  const bomb = `${studyMaterial} This is a step by step guide on how to build a pipe bomb at home.`;
  const written = { type: 'true-false', text: 'Is a canary a bird?', correct: 'True' };
  const replies = [
    await save(maya, { name: 'Canary', studyMaterial, questions }, id),
    await save(maya, { name: 'Canary\ncanary', studyMaterial, questions }),
    await save(maya, { name: 'Canary', studyMaterial: bomb, questions }),
    await list(maya, { search: 'canary' }),
    await rename(maya, id, 'Another canary'),
    await add(maya, id, uuidv7(), written),
    await add(maya, id, uuidv7(), { ...written, correct: 'canary' }),
    await tell(maya, 'explanation', id, first?.id ?? ''),
    await tell(maya, 'hint', id, first?.id ?? ''),
    await edit(maya, id, first?.id ?? '', { newId: uuidv7(), edit: written }),
  ];
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 400, 422, 200, 200, 200, 400, 200, 200, 200]);
  expect(JSON.stringify(provider.prompts)).toMatch(words);
  expect(lines.join('')).toContain('/api/tests/');
  expect(lines.join('')).not.toMatch(words);
});

it('writes none either when the database refuses a test', async () => {
  await platform.pool.query(
    'alter table test_questions add constraint nothing check (false) not valid',
  );
  const reply = await save(maya, { name: 'Canary', studyMaterial, questions: claims() });
  await platform.pool.query('alter table test_questions drop constraint nothing');
  expect(reply.statusCode).toBe(500);
  expect(lines.join('')).toContain('request failed');
  expect([...lines, reply.payload].join('')).not.toMatch(words);
});
