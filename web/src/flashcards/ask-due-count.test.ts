import { expect, it } from 'vitest';
import { forgetWorkOfOthers } from '../storage/unfinished-work.ts';
import { maya, neverReply, reply, stubServer } from '../testing/stub-server.ts';
import { setSending } from './outbox/current-sending.ts';
import { askDueCount } from './ask-due-count.ts';

const counts = { due: 3, new: 0, left: 3, done: 0 };

it('asks once for all who want to know, after what is on its way has arrived', async () => {
  const order: string[] = [];
  const unset = setSending({
    flush: async () => void order.push('sent'),
    stop: () => undefined,
  });
  stubServer({
    '/api/reviews/count': () => {
      order.push('asked');
      return reply(200, { counts });
    },
  });
  await Promise.all([askDueCount(maya.uid), askDueCount(maya.uid)]);
  expect(order).toEqual(['sent', 'asked']);
  await askDueCount(maya.uid);
  expect(order).toHaveLength(4);
  unset();
});

it('asks anew for who signs in after a log-out, whatever became of the question before', async () => {
  const lost = stubServer({ '/api/reviews/count': neverReply });
  void askDueCount(maya.uid);
  await expect.poll(() => lost).toHaveLength(1);
  forgetWorkOfOthers();
  const asked = stubServer({ '/api/reviews/count': () => reply(200, { counts }) });
  await askDueCount(maya.uid);
  expect(asked).toHaveLength(1);
});
