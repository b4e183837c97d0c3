import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';

const { app } = await startTestApp();

it('limits how often a network may try to turn reminders off, by mail programs less strictly', async () => {
  const limitOf = async (path: string, payload: object) => {
    const url = `/api/reviews/reminders/${path}`;
    const reply = await app.inject({ method: 'POST', url, payload });
    expect(reply.statusCode).toBe(410);
    return reply.headers['x-ratelimit-limit'];
  };
  const token = `eg_${'A'.repeat(43)}`;
  expect(await limitOf('off', { token })).toBe('120');
  expect(await limitOf(`one-click?token=${token}`, {})).toBe('3000');
});
