import type { ShareReport, Taker } from '@engram/core/sharing/share.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { reply } from '../../../testing/stub-server.ts';
import { makeAssignment, usualRules } from '../../testing/stub-assignments.ts';
import {
  makeReport,
  makeReported,
  makeTaker,
  openReport,
  takerIdOf,
  takersPath,
} from '../../testing/stub-report.tsx';
import { makeShare } from '../../testing/stub-sharing.tsx';

const closed = makeAssignment({ state: 'closed', done: 3, answering: 0 });

const takers: Taker[] = [
  makeTaker(1, { name: 'Ada Nwosu', score: 75, attempt: attemptOf(1) }),
  makeTaker(2, {
    name: 'Ben Castell',
    score: 33,
    marks: ['partly', 'unanswered'],
    attempt: { ...attemptOf(2), number: 2, isLate: true },
    repeats: 'device',
  }),
  makeTaker(3, {
    name: null,
    score: 100,
    marks: ['correct', 'needs-review'],
    attempt: { ...attemptOf(7), isCollected: true },
  }),
];

function attemptOf(place: number) {
  return {
    place,
    number: 1,
    startedAt: '2026-06-14T10:00:00.000Z',
    isLate: false,
    isCollected: false,
  };
}

function open(facts: Partial<ShareReport> = {}, shown = takers) {
  return openReport({
    report: makeReport({
      share: makeShare({ state: 'expired', taken: shown.length }),
      assignment: closed,
      answering: 0,
      ...facts,
    }),
    answers: { [takersPath]: () => reply(200, { takers: shown, next: null }) },
  });
}

it('says that it is closed, since when, and opens it again', async () => {
  open();
  expect(await screen.findByText('Friday 20 November, 14:00')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByRole('dialog', { name: 'Reopen the test' })).toBeTruthy();
});

it('leads to the live view while it is open', async () => {
  open({ assignment: makeAssignment() });
  const link = await screen.findByRole('link', { name: 'Watch live' });
  expect(link.getAttribute('href')).toBe('/assignments/TK4N9P');
});

it('puts the answers that nobody has judged first among what is to be done', async () => {
  open({
    questions: [
      makeReported({ number: 2, isSuspect: true, percentCorrect: 38 }),
      makeReported({ number: 1, toBeJudged: 7 }),
    ],
  });
  const todo = within(await screen.findByRole('region', { name: 'To do' }));
  expect(todo.getByRole('heading', { name: '7 answers wait for you' })).toBeTruthy();
  expect(todo.getByRole('link', { name: 'Grade 7 answers' }).getAttribute('href')).toBe(
    '/grading/K7Q2MD',
  );
  expect(screen.getByText('Not final')).toBeTruthy();
  expect(screen.getByText('7 answers are not graded')).toBeTruthy();
});

it('has nothing to do where nothing waits, and says that the scores are final', async () => {
  open({ questions: [makeReported()] });
  expect(await screen.findByText('Final')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'To do' })).toBeNull();
});

it('draws how many have which score, and reads it out', async () => {
  open();
  const chart = within(await screen.findByRole('region', { name: 'Scores' }));
  expect(chart.getByText('30 to 39%: 1 taker')).toBeTruthy();
  expect(chart.getByText('90 to 100%: 1 taker')).toBeTruthy();
  expect(chart.getAllByText('Median 75%')).toHaveLength(2);
});

it('lists the hardest questions with what many answered', async () => {
  open();
  const hardest = within(await screen.findByRole('region', { name: 'Hardest questions' }));
  const [first] = hardest.getAllByRole('listitem');
  expect(first?.textContent).toContain('Magnesium blocks the receptor at rest.');
  expect(first?.textContent).toContain('54% answered False');
});

it('shows every answer of every taker, with words for each sign', async () => {
  open();
  const grid = within(await screen.findByRole('table'));
  const rows = grid.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(rows.slice(1, 4)).toEqual([
    ['75%', 'Right', 'Wrong'],
    ['33%', '½Partly right', 'No answer'],
    ['100%', 'Right', '?Waits for you'],
  ]);
  expect(grid.getByRole('rowheader', { name: /^Ben Castell/ }).textContent).toBe(
    'Ben CastellTry 2LateSame device under another name',
  );
  expect(grid.getByRole('rowheader', { name: /^Taker 7/ }).textContent).toContain('Time ran out');
  const legend = screen.getByRole('list', { name: 'What the signs mean' });
  expect(within(legend).getAllByRole('listitem')).toHaveLength(5);
});

it('shows twelve of many at first', async () => {
  const many = Array.from({ length: 28 }, (_, place) => makeTaker(place + 1));
  open({}, many);
  expect(await screen.findByRole('rowheader', { name: 'Taker 12' })).toBeTruthy();
  expect(screen.queryByRole('rowheader', { name: 'Taker 13' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 28 takers' }));
  expect(screen.getByRole('rowheader', { name: 'Taker 28' })).toBeTruthy();
});

it('leads from a name to what that taker answered', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Ada Nwosu' }));
  expect(await screen.findByRole('link', { name: 'All takers' })).toBeTruthy();
});

it('says its limit beside the median time', async () => {
  open({ assignment: { ...closed, rules: usualRules } });
  expect(await screen.findByText('Limit 15 minutes')).toBeTruthy();
});

it('exports the answers with their verdicts', async () => {
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:report';
  });
  openReport({
    report: makeReport({ share: makeShare({ taken: 1 }), assignment: closed }),
    answers: {
      [takersPath]: () => reply(200, { takers: takers.slice(0, 1), next: null }),
      'GET /api/shared-tests/K7Q2MD/answers': () =>
        reply(200, { takers: [{ attemptId: takerIdOf(1), answers: ['a', null] }], next: null }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'CSV with answers' }));
  await expect.poll(() => saved).toHaveLength(1);
  expect(await saved[0]?.text()).toContain(
    'Ada Nwosu,2026-06-14 11:31:05,75,1,0,0,2,680,1,,Bound glutamate,Correct,,Incorrect',
  );
});

it('says that nobody has handed in yet', async () => {
  open({ share: makeShare({ taken: 0 }), assignment: makeAssignment({ done: 0 }), scores: null });
  expect(await screen.findByText('No one has handed in yet')).toBeTruthy();
});
