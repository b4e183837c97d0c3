import { endpoints } from '@engram/core/endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';

const { app, signIn } = await startTestApp();

it('[API-01] mounts every endpoint of the contract under /api', () => {
  const missing = endpoints.filter(
    ({ method, path }) => !app.hasRoute({ method, url: `/api${path}` }),
  );
  expect(endpoints.length).toBeGreaterThan(3);
  expect(missing).toEqual([]);
});

it('lets nothing leave that the reply schema does not name', async () => {
  const reply = await app.inject('/api/probes/leak');
  expect(reply.json()).toEqual({ shown: 'yes' });
});

it('[API-34] validates the body again on the server and says what is wrong', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/probes',
    payload: { steps: 0, stepMs: 0 },
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'invalid-input' });
  expect(reply.json().details).toContain('/steps');
});

it('refuses fields that the contract does not know', async () => {
  const payload = { steps: 1, stepMs: 0, isPremium: true };
  const reply = await app.inject({ method: 'POST', url: '/api/probes', payload });
  expect(reply.statusCode).toBe(400);
});

it('asks an anonymous caller to log in before it looks at the body', async () => {
  const reply = await app.inject({ method: 'POST', url: '/api/probes/own', payload: {} });
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({
    code: 'not-signed-in',
    message: 'Please log in to continue.',
  });
});

it('knows the caller by the session, whatever the body claims', async () => {
  const { headers, userId } = await signIn();
  const reply = await app.inject({
    method: 'POST',
    url: '/api/probes/own',
    headers,
    payload: { note: 'hello' },
  });
  expect(reply.json().secret).toContain(`for ${userId}`);
});

it('looks at no body where the contract has none, however deep it is', async () => {
  const { headers } = await signIn();
  const deep = 100_000;
  const reply = await app.inject({
    method: 'POST',
    url: '/api/account/exports',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': uuidv7() },
    payload: `${'['.repeat(deep)}${']'.repeat(deep)}`,
  });
  expect(reply.statusCode).toBe(202);
});

it('gives every reply its request id, the build and no place in a cache', async () => {
  const { headers } = await app.inject('/api/health');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['engram-build']).toBe('development');
  expect(headers['cache-control']).toBe('no-store');
});
