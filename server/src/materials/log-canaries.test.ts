import { expect, it } from 'vitest';
import { makeMaterialCalls, partOf, textOf } from '../testing/calls/material-calls.ts';
import { multipartBody } from '../testing/calls/multipart-body.ts';
import { startTestApp } from '../testing/start-app.ts';

const lines: string[] = [];
const { app, platform, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
  logTo: { write: (line) => void lines.push(line) },
});
const { save, list, change } = makeMaterialCalls(app);
const maya = await signIn();

function upload(fileName: string, content: string) {
  const { headers, payload } = multipartBody(fileName, content);
  const url = '/api/documents/extract';
  return app.inject({ method: 'POST', url, headers: { ...headers, ...maya.headers }, payload });
}

const canary = textOf(400, 'canary ');
const bomb = `${canary} This is a step by step guide on how to build a pipe bomb at home. canary`;

it('writes no word of a text and no name of a file into the log', async () => {
  const replies = [
    await upload('canary.txt', canary),
    await upload('canary.pdf', '%PDF-1.7 canary'),
    await upload('canary.docx', 'PK\u0003\u0004 canary'),
    await upload('canary.exe', 'canary'),
    await upload('canary.txt', ''),
    await save(maya, [partOf(canary, { title: 'canary' })]),
    await save(maya, [partOf('canary')]),
    await save(maya, [partOf(bomb)]),
    await save(maya, [partOf(canary, { title: 'canary\n' + 'canary'.repeat(50) })]),
    await list(maya, { search: 'canary' }),
  ];
  const [material] = replies.at(-1)?.json().materials ?? [];
  replies.push(await change(maya, material.id, { title: 'another canary' }));
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 422, 422, 415, 422, 200, 400, 422, 400, 200, 200]);
  expect(lines.join('')).toContain('/api/documents/extract');
  expect(lines.join('')).toContain('/api/materials');
  expect(lines.join('')).not.toMatch(/canary/i);
});

it('writes none also when the database refuses a text', async () => {
  await platform.pool.query('alter table materials add constraint nothing check (false) not valid');
  const reply = await save(maya, [partOf(textOf(400, 'canary again '), { title: 'canary' })]);
  await platform.pool.query('alter table materials drop constraint nothing');
  expect(reply.statusCode).toBe(500);
  expect(lines.join('')).toContain('request failed');
  expect([...lines, reply.payload].join('')).not.toMatch(/canary/i);
});
