import type { Attempt, OwnVerdict } from '@engram/core/attempts/attempt.ts';
import { makeCredit } from '@engram/core/attempts/credit.ts';
import { countResults } from '@engram/core/attempts/count-results.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { passTime, startClock } from '../../testing/clock.ts';
import { maya, neverReply, reply } from '../../testing/stub-server.ts';
import { attemptsOf } from '../keeping/attempt-store.ts';
import {
  openResults,
  openRow,
  openStored,
  press,
  tellAttempt,
} from '../testing/render-results.tsx';
import { attemptId, makeAttempt, makeState, short } from '../testing/stub-results.ts';

const path = `/api/attempts/${attemptId}`;
const checking = 'Checking your typed answers…';

/** A server whose model is at the short answer until it is told to be done. */
function startServer() {
  let facts: Partial<Attempt> = { judgingUntil: '2026-03-14T09:31:00.000Z' };
  return {
    answers: { [path]: () => reply(200, tellAttempt(facts)) },
    judge(verdict: OwnVerdict) {
      facts = judgedBy(verdict);
    },
    giveUp() {
      facts = { judgingUntil: null };
    },
  };
}

function judgedBy(verdict: OwnVerdict): Partial<Attempt> {
  const { outcomes: before } = makeAttempt().attempt;
  const credit = makeCredit({ verdict, possible: 1, parts: null });
  const outcomes = before.map((one) =>
    one.questionId === short.id ? { ...one, verdict, isModelVerdict: true, credit } : one,
  );
  const results = countResults(outcomes, '2026-03-14T09:10:00.000Z');
  return { judgingUntil: null, outcomes, results };
}

it('says politely that typed answers are being checked, then what came of it, and by whom', async () => {
  startClock();
  const { answers, judge } = startServer();
  openStored({ answers });
  expect((await screen.findByText(checking)).closest('[role=status]')).toBeTruthy();
  expect(screen.getByText('2 of 5 correct')).toBeTruthy();
  judge('correct');
  await passTime(2_000);
  expect(await screen.findByText('3 of 6 correct')).toBeTruthy();
  expect(screen.queryByText(checking)).toBeNull();
  expect(screen.queryByText(/needs your eye/)).toBeNull();
  expect(screen.getByText('Your score is now 50%, 3 of 6 correct.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'All 6' }));
  const row = await openRow(/What flows in/);
  expect(within(row).getByText('Checked by AI')).toBeTruthy();
  expect(within(row).getByText('Correct')).toBeTruthy();
});

it('leaves to the learner what the model is unsure about', async () => {
  startClock();
  const { answers, giveUp } = startServer();
  openStored({ answers });
  await screen.findByText(checking);
  giveUp();
  await passTime(2_000);
  await waitFor(() => expect(screen.queryByText(checking)).toBeNull());
  expect(screen.getByText('1 answer needs your eye')).toBeTruthy();
});

it('shows the same right after the test as after a reload, and keeps it for a lost network', async () => {
  attemptsOf(maya.uid).adopt(makeAttempt().attempt);
  const answers = { [path]: () => reply(200, tellAttempt(judgedBy('incorrect'))) };
  openResults({ state: makeState({ attemptId }), answers });
  expect(await screen.findByText('2 of 6 correct')).toBeTruthy();
  expect(within(await openRow(/What flows in/)).getByText('Checked by AI')).toBeTruthy();
  const kept = attemptsOf(maya.uid).find(attemptId)?.graded;
  expect(kept?.outcomes.filter(({ isModelVerdict }) => isModelVerdict)).toHaveLength(1);
});

it('lets the learner overrule the model', async () => {
  openStored({
    attempt: judgedBy('incorrect'),
    answers: { [`${path}/verdicts/${short.id}`]: neverReply },
  });
  const row = await openRow(/What flows in/);
  expect(within(row).getByText(/^AI compared your answer/)).toBeTruthy();
  await press('I was right', row);
  expect(screen.getByText('3 of 6 correct')).toBeTruthy();
  expect(within(row).getByText('Judged by you')).toBeTruthy();
  expect(within(row).queryByText('Checked by AI')).toBeNull();
});

it('says no longer that answers are being checked once the server cannot be asked', async () => {
  startClock();
  let isGone = false;
  const { answers } = startServer();
  const whileHere = answers[path];
  openStored({
    answers: { [path]: () => (isGone ? reply(404, { code: 'not-found' }) : whileHere()) },
  });
  await screen.findByText(checking);
  isGone = true;
  await passTime(2_000);
  await waitFor(() => expect(screen.queryByText(checking)).toBeNull());
  expect(screen.getByText('2 of 5 correct')).toBeTruthy();
});

it('waits no longer than the server says', async () => {
  openStored({ attempt: { judgingUntil: '2026-03-14T09:29:59.000Z' } });
  expect(await screen.findByText('1 answer needs your eye')).toBeTruthy();
  expect(screen.queryByText(checking)).toBeNull();
});

it('keeps a row under the finger that is judged while the learner looks at what waits', async () => {
  startClock();
  const { answers, judge } = startServer();
  openStored({ answers });
  await userEvent.click(await screen.findByRole('radio', { name: 'To judge 1' }));
  const row = await openRow(/What flows in/);
  judge('correct');
  await passTime(2_000);
  expect(await within(row).findByText('Checked by AI')).toBeTruthy();
  expect(row.isConnected).toBe(true);
});
