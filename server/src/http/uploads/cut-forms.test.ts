import { findFreePort } from '@engram/fakes/listen.ts';
import { afterAll, expect, it } from 'vitest';
import { goodPassword } from '../../testing/calls/account-calls.ts';
import { openingOf } from '../../testing/calls/multipart-body.ts';
import { lendDatabase } from '../../testing/lend-database.ts';
import { startProcess } from '../../testing/start-process.ts';

// A process of its own: what ends it would end the test's.
const database = await lendDatabase();
const port = await findFreePort();
const server = await startProcess(database.url, { ROLE: 'all', PORT: String(port) });
afterAll(async () => {
  await server.stop();
  await database.giveBack();
});

const origin = `http://127.0.0.1:${port}`;
const json = { 'content-type': 'application/json' };
const registered = await fetch(`${origin}/api/auth/register`, {
  method: 'POST',
  headers: json,
  body: JSON.stringify({ email: 'cut-forms@example.edu', password: goodPassword }),
});
const { token } = (await registered.json()) as { token: string };

function upload(body: string): Promise<Response> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=x',
  };
  return fetch(`${origin}/api/documents/extract`, { method: 'POST', headers, body });
}

const file = `${openingOf('x')}hi\r\n`;

it.each([
  ['the file', `${openingOf('x')}hi`],
  ['the headers of the file', '--x\r\nContent-Disposition: form-data; name="docu'],
  ['a second part', `${file}--x\r\n\r\n`],
  ['the headers of a second part', `${file}--x\r\nContent-Dis`],
  ['a second file', `${file}${openingOf('x')}more`],
  ['a field after the file', `${file}--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb`],
  ['a part that is no form field', `${file}--x\r\nContent-Disposition: attachment\r\n\r\nb`],
  ['the last of two thousand parts', `${file}${'--x\r\n\r\n\r\n'.repeat(2_000)}--x\r\n\r\n`],
])('answers a form that breaks off inside %s, and the process lives on', async (_, body) => {
  const reply = await upload(body);
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ code: 'invalid-request' });
  expect((await fetch(`${origin}/api/health`)).status).toBe(200);
});
