import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyReply } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';

const lines: string[] = [];
const opened: FastifyReply[] = [];
const { app } = await startTestApp({
  logTo: { write: (line) => void lines.push(line) },
  extend: (api) => {
    api.get('/late', async (_request, reply) => {
      reply.hijack();
      reply.raw.end('the end', () => reply.raw.write('more'));
    });
    api.post('/open', async (_request, reply) => {
      reply.hijack();
      reply.raw.write('the beginning');
      opened.push(reply);
    });
  },
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
beforeEach(() => {
  lines.length = 0;
});

function failures() {
  return lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
}

it('logs with its route what is written after the end of a reply, and lives on', async () => {
  expect(await (await fetch(`${origin}/api/late`)).text()).toBe('the end');
  await expect.poll(failures).toMatchObject([
    {
      req: { method: 'GET', route: '/api/late' },
      err: { code: 'ERR_STREAM_WRITE_AFTER_END' },
      msg: 'a stream of this request failed',
    },
  ]);
});

it('logs nothing of somebody who leaves in the middle of a reply', async () => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('POST /api/open HTTP/1.1\r\nhost: a\r\n\r\n');
  await once(socket, 'data');
  const [reply] = opened;
  const closed = once(reply?.raw ?? app.server, 'close');
  socket.resetAndDestroy();
  await closed;
  reply?.raw.write('more');
  expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  expect(failures()).toEqual([]);
});
