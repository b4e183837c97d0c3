import { defineEndpoint } from '@engram/core/endpoint.ts';
import { z } from '@engram/core/zod.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readEvents } from './read-events.ts';

const steps = defineEndpoint({
  name: 'steps',
  method: 'GET',
  path: '/steps',
  summary: '',
  access: 'public',
  rate: 'read',
  reply: z.object({ step: z.number() }),
  streams: true,
  errors: [],
});

/** Connections that end where the given text ends; headers are kept to be looked at. */
function connections(...texts: string[]) {
  const headers: Headers[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    headers.push(new Headers(init.headers));
    return new Response(texts[headers.length - 1] ?? '', { status: 200 });
  });
  return headers;
}

async function collect(options: { maxAttempts?: number } = {}) {
  const controller = new AbortController();
  const read: number[] = [];
  const events = readEvents(steps, {}, { signal: controller.signal, ...options });
  for await (const { data } of events) {
    read.push(data.step);
  }
  return read;
}

it('takes a cut stream up again after the last event seen, until the server ends it', async () => {
  const headers = connections(
    ': open\n\nid: 1-0\ndata: {"step":1}\n\nid: 2-0\ndata: {"st',
    'id: 2-0\ndata: {"step":2}\n\nevent: end\ndata: {}\n\n',
  );
  expect(await collect()).toEqual([1, 2]);
  expect(headers.map((each) => each.get('last-event-id'))).toEqual([null, '1-0']);
});

it('gives up on a refusal', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"code":"not-found"}', { status: 404 }));
  await expect(collect()).rejects.toMatchObject({ status: 404, code: 'not-found' });
});

it('tells the failure that the server met in mid-stream', async () => {
  connections(
    'id: 1-0\ndata: {"step":1}\n\nevent: error\ndata: {"code":"gone","message":"Over"}\n\n',
  );
  await expect(collect()).rejects.toMatchObject({ message: 'Over', code: 'gone' });
});

it('does not hide an event that breaks the contract', async () => {
  connections('id: 1-0\ndata: {"step":"one"}\n\n');
  await expect(collect()).rejects.toThrow('expected number');
});

it('connects anew when a connection stays silent for 40 seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let attempts = 0;
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    attempts += 1;
    if (attempts === 2) return Promise.resolve(new Response('event: end\ndata: {}\n\n'));
    return new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  });
  const collected = collect();
  await vi.advanceTimersByTimeAsync(39_000);
  expect(attempts).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await collected).toEqual([]);
  expect(attempts).toBe(2);
});

it('gives up where it is told to, after so many connections in a row that bring nothing', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const headers = connections('', '', 'id: 1-0\ndata: {"step":1}\n\n', '', '', '', 'too late');
  const collected = collect({ maxAttempts: 3 }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await collected).toMatchObject({ code: 'network-request-failed' });
  expect(headers).toHaveLength(6);
});
