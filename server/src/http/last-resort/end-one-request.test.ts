import { findFreePort } from '@engram/fakes/listen.ts';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { lendDatabase } from '../../testing/lend-database.ts';
import { startProcess } from '../../testing/start-process.ts';

const database = await lendDatabase();
const server = await start('main.ts');
afterAll(async () => {
  await server.stop();
  await database.giveBack();
});

async function start(file: string) {
  const main = new URL(`../../testing/planted/${file}`, import.meta.url).pathname;
  const port = await findFreePort();
  const environment = { ROLE: 'api', PORT: String(port) };
  const started = await startProcess(database.url, environment, main);
  const origin = `http://127.0.0.1:${port}/api`;
  return {
    ...started,
    origin,
    ask: (path: string, init?: RequestInit) => fetch(origin + path, init),
  };
}

/** Under way while all others fail. */
const neighbour = await server.ask('/planted/held');

async function lastLine() {
  await expect.poll(() => server.log.length).toBe(1);
  return JSON.parse(server.log.pop() ?? '');
}

function logged(method: string, name: string) {
  return {
    level: 50,
    req: { method, route: `/api/planted/${name}` },
    err: { message: 'planted' },
    msg: 'a stream of this request failed',
  };
}

it.each(['on-its-own', 'after-a-timer'])(
  'ends one request alone whose stream fails unheard (%s), and logs its route',
  async (name) => {
    const reply = await server.ask(`/planted/${name}`);
    expect(reply.status).toBe(500);
    expect(await reply.json()).toMatchObject({ code: 'internal' });
    expect(await lastLine()).toMatchObject(logged('GET', name));
    expect((await server.ask('/health')).status).toBe(200);
  },
);

it.each(['reader-breaks', 'reader-throws'])(
  'ends one request alone whose body cannot be read (%s), and logs its route',
  async (name) => {
    const body = new Blob(['some words']);
    const reply = await server.ask(`/planted/${name}`, { method: 'POST', body });
    expect(reply.status).toBe(500);
    expect(await lastLine()).toMatchObject(logged('POST', name));
    expect((await server.ask('/health')).status).toBe(200);
  },
);

it('cuts a reply off whose stream fails half-way', async () => {
  const reply = await server.ask('/planted/in-mid-reply');
  await expect(reply.text()).rejects.toThrow('terminated');
  expect(await lastLine()).toMatchObject(logged('GET', 'in-mid-reply'));
});

it('leaves a reply alone whose stream fails afterwards', async () => {
  const reply = await server.ask('/planted/after-the-reply');
  expect(await reply.json()).toEqual({ isDone: true });
  expect(await lastLine()).toMatchObject(logged('GET', 'after-the-reply'));
});

it('goes on with what it was answering all the while', async () => {
  await server.ask('/planted/release');
  expect(await neighbour.text()).toBe('here, and still here');
});

it.each(['thrown-by-a-timer', 'of-no-request', 'rejected-unheard'])(
  'ends the process when an error is not that of one stream of a request (%s)',
  async (name) => {
    const other = await start('little-main.ts');
    onTestFinished(other.kill);
    await expect(other.ask(`/planted/${name}`)).rejects.toThrow('fetch failed');
    expect((await other.gone)[0]).toBe(1);
    expect(JSON.parse(other.log.at(-1) ?? '')).toMatchObject({
      level: 60,
      err: { message: 'planted' },
      msg: 'ending after an error that belongs to no request',
    });
  },
);
