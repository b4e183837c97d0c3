import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { probeEvents } from '../testing/probe/probe-api.ts';
import { probeRoutes } from '../testing/probe/probe-routes.ts';
import { startTestApp } from '../testing/start-app.ts';
import { probeStream } from '../testing/probe/probe-job.ts';
import { AppError } from './app-error.ts';
import { mountEvents } from './events.ts';

const followed: string[] = [];
const refusing = Promise.withResolvers<void>();
const refused = Promise.withResolvers<void>();

async function* follow(signal: AbortSignal) {
  followed.push('started');
  yield { id: '1-0', data: { step: 1, of: 2, pid: 1, attempt: 1 } };
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  followed.push('stopped');
}

async function* breakOff(signal: AbortSignal) {
  try {
    yield { id: '1-0', data: { step: 1, of: 2, pid: 1, attempt: 1 } };
    // What a handler must not send: the contract wants numbers.
    yield { id: '2-0', data: { step: Number.NaN, of: 2, pid: 1, attempt: 1 } };
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  } finally {
    followed.push('broken off');
  }
}

async function* giveUp(signal: AbortSignal) {
  yield { id: '1-0', data: { step: 1, of: 2, pid: 1, attempt: 1 } };
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  followed.push('given up');
  signal.throwIfAborted();
}

let produced = 0;

async function* flood(signal: AbortSignal) {
  for (; !signal.aborted; produced += 1) {
    yield { id: `${produced}-0`, data: { step: 1, of: 2, pid: 1, attempt: 1 } };
  }
}

const lines: string[] = [];
const { app, platform } = await startTestApp({
  logTo: { write: (line) => void lines.push(line) },
  extend: (api, given) => {
    probeRoutes(api, given);
    mountEvents(api, { ...probeEvents, path: '/forbidden/:id' }, async () => {
      refusing.resolve();
      await refused.promise;
      throw new AppError('forbidden');
    });
    mountEvents(api, { ...probeEvents, path: '/broken/:id' }, async ({ signal }) =>
      breakOff(signal),
    );
    mountEvents(api, { ...probeEvents, path: '/given-up/:id' }, async ({ signal }) =>
      giveUp(signal),
    );
    mountEvents(api, { ...probeEvents, path: '/flood/:id' }, async ({ signal }) => flood(signal));
    mountEvents(api, { ...probeEvents, path: '/forgetful/:id' }, async ({ signal }) =>
      follow(signal),
    );
  },
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });

async function publish(id: string, steps: number[], of: number): Promise<(string | undefined)[]> {
  const ids = [];
  for (const step of steps) {
    ids.push(await platform.progress.publish(probeStream(id), { step, of, pid: 1, attempt: 1 }));
  }
  return ids;
}

it('streams events with their ids and closes with an end event', async () => {
  const id = '0190a5a0-0000-7000-8000-000000000001';
  const ids = await publish(id, [1, 2], 2);
  const response = await fetch(`${origin}/api/probes/${id}/events`);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toBe(
    `: open\n\n` +
      `id: ${ids[0]}\ndata: {"step":1,"of":2,"pid":1,"attempt":1}\n\n` +
      `id: ${ids[1]}\ndata: {"step":2,"of":2,"pid":1,"attempt":1}\n\n` +
      `event: end\ndata: {}\n\n`,
  );
});

it('goes on after Last-Event-ID', async () => {
  const id = '0190a5a0-0000-7000-8000-000000000002';
  const ids = await publish(id, [1, 2, 3], 3);
  const headers = { 'last-event-id': ids[1] ?? '' };
  const text = await (await fetch(`${origin}/api/probes/${id}/events`, { headers })).text();
  expect(text).not.toContain('"step":2');
  expect(text).toContain('"step":3');
});

it('refuses an id that is none with a plain reply', async () => {
  const response = await fetch(`${origin}/api/probes/unknown/events`);
  expect(response.status).toBe(400);
});

it('stops following when the reader goes away', async () => {
  const id = '0190a5a0-0000-7000-8000-000000000003';
  const controller = new AbortController();
  const { signal } = controller;
  const response = await fetch(`${origin}/api/forgetful/${id}`, { signal });
  expect(response.status).toBe(200);
  controller.abort();
  await expect.poll(() => followed).toEqual(['started', 'stopped']);
});

it('refuses with a plain reply, however long the refusal takes', async () => {
  const waiting = fetch(`${origin}/api/forbidden/0190a5a0-0000-7000-8000-000000000004`);
  await refusing.promise;
  expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  refused.resolve();
  const response = await waiting;
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'forbidden' });
});

it('ends a stream that breaks off with an error event, and lets go of its source', async () => {
  const response = await fetch(`${origin}/api/broken/0190a5a0-0000-7000-8000-000000000005`);
  const text = await response.text();
  expect(text).toContain('"step":1');
  expect(text).toContain('event: error\ndata: {"code":"internal"');
  expect(text).not.toContain('event: end');
  expect(followed).toContain('broken off');
});

it('takes work that is given up because the reader went away for no failure', async () => {
  const controller = new AbortController();
  const path = '/api/given-up/0190a5a0-0000-7000-8000-000000000008';
  await fetch(`${origin}${path}`, { signal: controller.signal });
  lines.length = 0;
  controller.abort();
  await expect.poll(() => followed).toContain('given up');
  expect(lines.filter((line) => line.includes('event stream broke off'))).toEqual([]);
});

it('answers no HEAD on a stream', async () => {
  const url = `${origin}/api/probes/0190a5a0-0000-7000-8000-000000000006/events`;
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(404);
});

it('produces no more for a client that does not read', async () => {
  const { hostname, port } = new URL(origin);
  const client = connect(Number(port), hostname).pause();
  onTestFinished(() => void client.destroy());
  const path = '/api/flood/0190a5a0-0000-7000-8000-000000000007';
  client.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
  let before = 0;
  const growth = () => {
    const since = before === 0 ? Number.NaN : produced - before;
    before = produced;
    return since;
  };
  await expect.poll(growth, { interval: 200 }).toBe(0);
});
