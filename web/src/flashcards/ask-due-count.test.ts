import { expect, it } from 'vitest';
import { maya, reply, stubServer } from '../testing/stub-server.ts';
import { setSending } from './outbox/current-sending.ts';
import { askDueCount } from './ask-due-count.ts';

it('asks once for all who want to know, after what is on its way has arrived', async () => {
  const order: string[] = [];
  const unset = setSending({
    flush: async () => void order.push('sent'),
    stop: () => undefined,
  });
  stubServer({
    '/api/reviews/count': () => {
      order.push('asked');
      return reply(200, { counts: { due: 3, new: 0, left: 3, done: 0 } });
    },
  });
  await Promise.all([askDueCount(maya.uid), askDueCount(maya.uid)]);
  expect(order).toEqual(['sent', 'asked']);
  await askDueCount(maya.uid);
  expect(order).toHaveLength(4);
  unset();
});
