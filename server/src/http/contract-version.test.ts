import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { refuseOldClients } from './contract-version.ts';
import { answerErrors } from './error-handler.ts';

const app = Fastify();
answerErrors(app);
refuseOldClients(app, 2);
app.get('/', async () => ({ ok: true }));

it('asks a client of an older contract to reload', async () => {
  const reply = await app.inject({ url: '/', headers: { 'engram-contract': '1' } });
  expect(reply.statusCode).toBe(426);
  expect(reply.json()).toMatchObject({
    code: 'client-outdated',
    message: 'A new version of Engram is ready. Reload the page to continue.',
  });
});

it('serves a client of this contract', async () => {
  const reply = await app.inject({ url: '/', headers: { 'engram-contract': '2' } });
  expect(reply.statusCode).toBe(200);
});
