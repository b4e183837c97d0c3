import { expect, it } from 'vitest';
import { forgetWorkOfOthers } from '../storage/unfinished-work.ts';
import { maya, neverReply, reply, stubServer } from '../testing/stub-server.ts';
import { makeDue } from '../reviews/testing/stub-due.ts';
import { setSending } from './outbox/current-sending.ts';
import { askDue } from './ask-due.ts';

const due = makeDue({ cards: 3 });

it('asks once for all who want to know, after what is on its way has arrived', async () => {
  const order: string[] = [];
  const unset = setSending({
    flush: async () => void order.push('sent'),
    stop: () => undefined,
  });
  stubServer({
    '/api/reviews/due': () => {
      order.push('asked');
      return reply(200, due);
    },
  });
  await Promise.all([askDue(maya.uid), askDue(maya.uid)]);
  expect(order).toEqual(['sent', 'asked']);
  await askDue(maya.uid);
  expect(order).toHaveLength(4);
  unset();
});

it('asks anew for who signs in after a log-out, whatever became of the question before', async () => {
  const lost = stubServer({ '/api/reviews/due': neverReply });
  void askDue(maya.uid);
  await expect.poll(() => lost).toHaveLength(1);
  forgetWorkOfOthers();
  const asked = stubServer({ '/api/reviews/due': () => reply(200, due) });
  await askDue(maya.uid);
  expect(asked).toHaveLength(1);
});
