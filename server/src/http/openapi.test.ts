import { endpoints } from '@engram/core/endpoints.ts';
import { expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';

const { app } = await startTestApp({ extend: () => {} });

it('describes every call of the contract to anybody', async () => {
  const reply = await app.inject('/api/openapi.json');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  const { openapi, paths } = reply.json();
  expect(openapi).toBe('3.1.0');
  const described = Object.values<object>(paths).flatMap((path) => Object.values(path));
  const names = described.map(({ operationId }) => operationId);
  expect(names).toEqual(expect.arrayContaining(endpoints.map(({ name }) => name)));
});

it('sends the description once to a client or cache that keeps it', async () => {
  const first = await app.inject('/api/openapi.json');
  expect(first.headers['cache-control']).toBe('public, max-age=300');
  const etag = String(first.headers.etag);
  const again = await app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
