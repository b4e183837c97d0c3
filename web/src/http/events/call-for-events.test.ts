import { defineEndpoint } from '@engram/core/endpoint.ts';
import { z } from '@engram/core/zod.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { callForEvents } from './call-for-events.ts';

const build = defineEndpoint({
  name: 'build',
  method: 'POST',
  path: '/houses',
  summary: '',
  access: 'public',
  rate: 'write',
  body: z.object({ floors: z.number() }),
  reply: z.object({ id: z.number() }),
  events: z.object({ floor: z.number() }),
  idempotency: 'reply',
  errors: [],
});

const firstFloor = 'id: 1-0\ndata: {"floor":1}\n\n';
const end = 'event: end\ndata: {}\n\n';

type Answer = string | Error | Response;
let asked: { url: string; init: RequestInit }[];
let controller: AbortController;

/** One answer per attempt; a text is what a connection brings before it ends. */
function network(...answers: Answer[]) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    const answer = answers[asked.length - 1] ?? new Error('asked too often');
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer : new Response(answer);
  });
}

async function collect() {
  const floors: number[] = [];
  const events = callForEvents(build, { body: { floors: 2 } }, { signal: controller.signal });
  for await (const { data } of events) floors.push(data.floor);
  return floors;
}

async function settle<T>(promise: Promise<T>): Promise<T | Error> {
  const settled = promise.catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return settled;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  asked = [];
  controller = new AbortController();
});

it('sends a body, asks for events, and tells each until the server ends', async () => {
  localStorage.setItem('token', 'eg_abc');
  network(`: open\n\n${firstFloor}id: 2-0\ndata: {"floor":2}\n\n${end}`);
  expect(await settle(collect())).toEqual([1, 2]);
  expect(asked[0]).toMatchObject({
    url: '/api/houses',
    init: {
      method: 'POST',
      body: '{"floors":2}',
      headers: {
        accept: 'text/event-stream',
        authorization: 'Bearer eg_abc',
        'content-type': 'application/json',
      },
    },
  });
});

it('asks up to 3 times with the same key until something is told (D15)', async () => {
  network(new TypeError('Failed to fetch'), new Response('{}', { status: 503 }), firstFloor + end);
  expect(await settle(collect())).toEqual([1]);
  const keys = asked.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
});

it('says that the network is gone after the third attempt', async () => {
  const lost = new TypeError('Failed to fetch');
  network(lost, lost, lost, firstFloor + end);
  expect(await settle(collect())).toMatchObject({ code: 'network-request-failed', status: 0 });
  expect(asked).toHaveLength(3);
});

it('does not ask again after a refusal, and keeps what the server said', async () => {
  const refusal = { code: 'premium-only', message: 'This is part of Premium.' };
  network(new Response(JSON.stringify(refusal), { status: 403 }));
  expect(await settle(collect())).toMatchObject({ ...refusal, status: 403 });
  expect(asked).toHaveLength(1);
});

it('leaves a connection that is lost in the middle to the caller', async () => {
  network(firstFloor, firstFloor + end);
  expect(await settle(collect())).toMatchObject({ code: 'network-request-failed' });
  expect(asked).toHaveLength(1);
});

it('tells the failure that the server met in mid-stream', async () => {
  network(`${firstFloor}event: error\ndata: {"code":"gone","message":"Over"}\n\n`);
  expect(await settle(collect())).toMatchObject({ code: 'gone', message: 'Over' });
});

it('stops asking when it is cancelled', async () => {
  network(new TypeError('Failed to fetch'));
  const collected = collect().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(500);
  controller.abort();
  asked = [];
  network('');
  await vi.runAllTimersAsync();
  expect(await collected).toMatchObject({ code: 'aborted' });
});

it('does not hide an event that breaks the contract', async () => {
  network('id: 1-0\ndata: {"floor":"one"}\n\n');
  expect(await settle(collect())).toBeInstanceOf(z.ZodError);
});
