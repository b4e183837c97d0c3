import { availableParallelism } from 'node:os';
import { readHostileFiles } from '@engram/corpus/list.ts';
import { expect, it } from 'vitest';
import { multipartBody } from '../testing/calls/multipart-body.ts';
import { startTestApp } from '../testing/start-app.ts';
import { findConfinement } from './extraction/confinement/find-confinement.ts';
import { listReaders } from './extraction/testing/list-readers.ts';

const { app, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const maya = await signIn();

it('stops without waiting for the documents that are being read or wait for it', async () => {
  await findConfinement();
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const slow = readHostileFiles().find(({ file }) => file === 'million-operators.pdf');
  if (!slow) throw new Error('the corpus has lost a file');
  const { headers, payload } = multipartBody(slow.file, slow.read());
  const replies = Array.from({ length: availableParallelism() + 2 }, () =>
    fetch(`${origin}/api/documents/extract`, {
      method: 'POST',
      headers: { ...headers, ...maya.headers },
      body: payload,
    }),
  );
  await expect.poll(() => listReaders(process.pid)).not.toEqual([]);
  await app.close();

  expect(listReaders(process.pid)).toEqual([]);
  const statuses = (await Promise.all(replies)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([503]));
});
