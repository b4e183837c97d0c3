import { errorTable } from '@engram/core/error-table.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '../testing/start-app.ts';
import { AppError } from './app-error.ts';

const lines: string[] = [];
const { app } = await startTestApp({
  logTo: { write: (line) => void lines.push(line) },
  extend: (api) => {
    api.get('/broken', async () => {
      throw new Error('the secret is canary-77');
    });
    api.get('/no-database', async () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    });
    api.get('/later', async () => {
      throw new AppError('unavailable', { retryAfterSeconds: 1 });
    });
    api.get('/disk-full', async () => {
      throw new AppError('unavailable', { retryAfterSeconds: 1, cause: new Error('ENOSPC') });
    });
    api.post('/anything', async () => ({}));
    const response = { 200: z.object({ name: z.string().max(5) }) };
    api.get('/misfit', { schema: { response } }, async () => ({ name: 'canary-78' }));
  },
});

it('[BAPI-45] carries the same words in message and error, beside a code', async () => {
  const reply = await app.inject('/api/nothing-here');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({
    code: 'not-found',
    message: 'We could not find what you asked for.',
    error: 'We could not find what you asked for.',
  });
});

it('[BAPI-44] has codes for the statuses 400, 401, 403, 404, 410, 413, 415, 422, 429, 500, 504', () => {
  const statuses = Object.values(errorTable).flatMap((entry) =>
    'status' in entry ? [entry.status] : [],
  );
  expect(statuses).toEqual(
    expect.arrayContaining([400, 401, 403, 404, 410, 413, 415, 422, 429, 500, 504]),
  );
});

it('tells nothing of an unexpected failure but that it happened', async () => {
  const reply = await app.inject('/api/broken');
  expect(reply.statusCode).toBe(500);
  expect(reply.body).not.toContain('canary-77');
  expect(reply.json()).toMatchObject({
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
  });
});

it('tells nothing of a reply that does not fit its schema, which might carry a secret', async () => {
  const reply = await app.inject('/api/misfit');
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toMatchObject({ code: 'internal' });
  expect([reply.body, ...lines].join()).not.toContain('canary-78');
});

it('writes an unexpected failure into the log under the id the caller sees', async () => {
  const reply = await app.inject('/api/broken');
  const entry = lines.find((line) => line.includes(reply.json().requestId) && line.includes('err'));
  expect(entry).toContain('canary-77');
});

it('answers 503 with a time to come back when the database is away', async () => {
  const reply = await app.inject('/api/no-database');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('2');
});

it('answers 400 to a body that is not JSON', async () => {
  const headers = { 'content-type': 'application/json' };
  const reply = await app.inject({ method: 'POST', url: '/api/anything', headers, payload: '{"a' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().code).toBe('invalid-request');
});

it('answers 415 to a form posted as plain text', async () => {
  const headers = { 'content-type': 'text/plain' };
  const reply = await app.inject({ method: 'POST', url: '/api/anything', headers, payload: '{}' });
  expect(reply.statusCode).toBe(415);
});

it('answers 413 to more than a megabyte', async () => {
  const payload = { text: 'a'.repeat(1024 * 1024) };
  const reply = await app.inject({ method: 'POST', url: '/api/anything', payload });
  expect(reply.statusCode).toBe(413);
  expect(reply.json().code).toBe('too-large');
});

it('answers an address that is not one as JSON, without repeating it', async () => {
  const reply = await app.inject('/api/%zz-canary');
  expect(reply.statusCode).toBe(400);
  expect(reply.json().code).toBe('invalid-request');
  expect(reply.body).not.toContain('canary');
});

it.each([
  ['/api/later', []],
  ['/api/disk-full', ['request failed']],
])('calls it a failure only when something failed: %s', async (url, failures) => {
  lines.length = 0;
  const reply = await app.inject(url);
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1']);
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.filter(({ level }) => level >= 50).map(({ msg }) => msg)).toEqual(failures);
});
