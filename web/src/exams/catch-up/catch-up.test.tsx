import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '@engram/core/attempts/calendar-days.ts';
import { bodyOf } from '../../testing/stub-server.ts';
import { openPlans } from '../testing/open-plans.ts';
import { makeMissedPlan } from '../testing/stub-exams.ts';

beforeEach(() => vi.setSystemTime('2026-03-14T12:00:00Z'));

const title = 'You missed 2 days: 61 waiting';
const openMissed = async () => {
  const plan = makeMissedPlan();
  const asked = openPlans([plan]);
  const card = within(await screen.findByRole('region', { name: title }));
  return { plan, asked, card };
};

it('says what was missed without blame, and what each way to catch up comes to', async () => {
  const { card } = await openMissed();
  expect(card.getByText('It happens. There is time: pick how to catch up.')).toBeDefined();
  const ways = within(card.getByRole('radiogroup', { name: title })).getAllByRole('radio');
  expect(ways.map((way) => way.textContent)).toEqual([
    'Spread them over 4 days16 today, then about 15 more each study day. Sunday stays free.4 min today, 90% on the day',
    'Drop what you know well19 you would still recall go after the exam. 42 are left.11 min today, 89% on the day',
    'Do all 61 nowBack on plan tonight, with more than your 15 minutes.16 min today, 91% on the day',
  ]);
  expect(ways.map((way) => way.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false']);
});

/** An arrow chooses while it is held. */
async function holdDown(card: ReturnType<typeof within>, name: RegExp) {
  await userEvent.keyboard('{ArrowDown>}');
  await waitFor(() =>
    expect(card.getByRole('radio', { name, checked: true })).toBe(document.activeElement),
  );
  await userEvent.keyboard('{/ArrowDown}');
}

it('says that weeks were missed as far back as we look', async () => {
  const missed = Array.from({ length: 24 }, (_, no) => ({
    day: addDays('2026-02-14', no),
    items: 10,
  }));
  openPlans([makeMissedPlan({ missed })]);
  expect(
    await screen.findByRole('heading', { name: 'You missed 4 weeks: 61 waiting' }),
  ).toBeDefined();
});

it('is chosen by keys and one press', async () => {
  const { asked, card } = await openMissed();
  await userEvent.click(card.getByRole('radio', { name: /^Spread them/ }));
  await holdDown(card, /^Drop what/);
  expect(card.getByRole('button', { name: 'Drop 19' })).toBeDefined();
  await holdDown(card, /^Do all 61/);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const sent = () => asked.find(({ init }) => init.method === 'PUT');
  await waitFor(() => expect(sent()).toBeDefined());
  expect([sent()?.path, bodyOf(sent())]).toEqual([
    '/api/exams/0b0e7c52-7a4f-4d0c-9f0e-000000000031/catch-up',
    { way: 'all' },
  ]);
});

it('says what was chosen, with the focus on it, and takes it back', async () => {
  const { plan, asked, card } = await openMissed();
  Object.assign(plan, {
    cost: null,
    catchUp: { waiting: 61, way: 'spread', canUndo: true, offers: [] },
  });
  await userEvent.click(card.getByRole('button', { name: 'Spread over 4 days' }));
  const chosen = within(await screen.findByRole('region', { name: 'Catching up' }));
  const heading = chosen.getByRole('heading', { name: 'Spread over 4 days' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(chosen.getByText('16 of the 61 today. Nothing is lost.')).toBeDefined();
  Object.assign(plan, makeMissedPlan());
  await userEvent.click(chosen.getByRole('button', { name: 'Undo' }));
  const again = await screen.findByRole('heading', { name: title });
  await waitFor(() => expect(document.activeElement).toBe(again));
  expect(
    asked.some(({ path, init }) => path.endsWith('/catch-up') && init.method === 'DELETE'),
  ).toBe(true);
});

it.each([
  ['drop', 42, 'What you know well is dropped until the exam', '16 of the 42 today.'],
  ['all', 61, 'All 61 today', '16 of the 61 today.'],
  ['all', 0, 'Caught up', 'You are back on plan.'],
] as const)('says that %s was chosen while %d wait', async (way, waiting, words, text) => {
  openPlans([makeMissedPlan({ catchUp: { waiting, way, canUndo: true, offers: [] } })]);
  const chosen = within(await screen.findByRole('region', { name: 'Catching up' }));
  expect(chosen.getByRole('heading').textContent).toBe(words);
  expect(chosen.getByText(new RegExp(`^${text}`))).toBeDefined();
});

it('says what is left for later days when today is done', async () => {
  const plan = makeMissedPlan();
  const days = plan.days.map((day, no) =>
    no === 0 ? { ...day, back: 0, fresh: 0, caughtUp: 0 } : day,
  );
  const catchUp = { waiting: 45, way: 'spread' as const, canUndo: true, offers: [] };
  openPlans([{ ...plan, days, catchUp }]);
  const chosen = within(await screen.findByRole('region', { name: 'Catching up' }));
  expect(chosen.getByRole('heading', { name: 'Spread over 4 days' })).toBeDefined();
  expect(chosen.getByText('Done for today: 45 more on the days that follow.')).toBeDefined();
});

it('says nothing of a choice of another day', async () => {
  const catchUp = { waiting: 30, way: 'spread' as const, canUndo: false, offers: [] };
  openPlans([makeMissedPlan({ catchUp })]);
  await screen.findByRole('region', { name: 'Day by day' });
  expect(screen.queryByRole('region', { name: 'Catching up' })).toBeNull();
  expect(screen.getByText('Review 35: 20 planned, 15 caught up')).toBeDefined();
});

it('says in the list of days what was missed, what is caught up on, and when the plan is back', async () => {
  await openMissed();
  const rows = within(screen.getByRole('region', { name: 'Day by day' }))
    .getAllByRole('listitem')
    .filter((row) => row.parentElement?.tagName === 'OL');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Thu and Fri12 and 13 MarchMissed: 18 and 21 reviews moved',
    'TodaySat 14 MarchReview 16 of the 614 new cards among themStart review4 min',
    'Sunday15 MarchRest day. Nothing is due.',
    'Monday16 MarchReview 35: 20 planned, 15 caught up9 min',
    'Tuesday17 MarchReview 15 to catch up9 min',
    'Wednesday18 MarchReview 31: 16 planned, 15 caught upBack on plan8 min',
    'Thursday19 MarchReview 205 min',
  ]);
});

it.each([
  [
    { points: 4, backOn: '2026-03-18' },
    'Two missed days cost about 4 points. You can win them back by Wednesday.',
  ],
  [
    { points: 1, backOn: '2026-03-21' },
    'Two missed days cost about 1 point. You can win them back by 21 March.',
  ],
  [{ points: 4, backOn: null }, 'Two missed days cost about 4 points.'],
])('says what missed days cost: %j', async (cost, words) => {
  openPlans([makeMissedPlan({ cost })]);
  const aside = within(await screen.findByRole('region', { name: 'On exam day' }));
  expect(aside.getByText(/cost about/).textContent).toBe(words);
});

it('says nothing of costs where there are none', async () => {
  openPlans([makeMissedPlan({ cost: null })]);
  const aside = within(await screen.findByRole('region', { name: 'On exam day' }));
  expect(aside.getByText(/^As things stand/)).toBeDefined();
  expect(aside.queryByText(/cost about/)).toBeNull();
});
