import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { bodyOf } from '../testing/stub-server.ts';
import { openPlans } from './testing/open-plans.ts';
import { makeExam, makePlan, material } from './testing/stub-exams.ts';

beforeEach(() => vi.setSystemTime('2026-03-14T12:00:00Z'));

const heading = () => screen.findByRole('heading', { level: 1 });

it('tells day by day what to do and how long it takes', async () => {
  openPlans([makePlan()]);
  expect((await heading()).textContent).toBe('Biology midterm');
  expect(screen.getByText('Wednesday 18 March at 09:00, in 4 days')).toBeDefined();
  const rows = within(screen.getByRole('region', { name: 'Day by day' }))
    .getAllByRole('listitem')
    .filter((row) => row.parentElement?.tagName === 'OL');
  expect(rows.map((row) => row.textContent)).toEqual([
    'TodaySat 14 MarchReview 23Start review8 min',
    'Sunday15 MarchReview 2612 new cards12 min',
    'Monday16 MarchNothing to do: what you know lasts.',
    'Tuesday17 MarchRest day. Nothing is due.',
    'Wednesday18 MarchBiology midterm, 09:00Before it: the 10 you are least sure of3 min',
  ]);
  expect(rows[0]?.getAttribute('aria-current')).toBe('date');
  expect(screen.getByRole('link', { name: 'Start review' }).getAttribute('href')).toBe('/review');
});

it('says what would be recalled on the day, now and with the plan, and of each material', async () => {
  openPlans([makePlan()]);
  await heading();
  const recall = within(screen.getByRole('region', { name: 'On exam day' }));
  expect(recall.getByText(/^As things stand you would recall about/).textContent).toBe(
    'As things stand you would recall about 78%. Follow the plan and it is about 90%.',
  );
  expect(
    await recall.findByText(
      'This counts your cards and missed questions. 31 of 50 sentences of your materials have no question yet.',
    ),
  ).toBeDefined();
  expect(recall.getByRole('progressbar', { name: '78% now, your goal is 90%' })).toBeDefined();
  const asked = within(screen.getByRole('region', { name: 'In this exam' }));
  expect(asked.getByText('What you would recall on the day, as things stand.')).toBeDefined();
  expect(asked.getByRole('listitem').textContent).toBe('Cell respiration74%');
  const settings = within(screen.getByRole('region', { name: 'Settings of the plan' }));
  expect(settings.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '90% recalled',
    '15 min a day',
    'Tuesday',
  ]);
});

it.each([
  [{ recallThen: 84, withoutRoom: 12 }, "15 minutes a day won't reach 90%."],
  [{ recallThen: 84, withoutRoom: 12 }, "12 new cards won't fit into the days left."],
  [{ recallNow: 92, recallThen: 92 }, 'That is your goal already.'],
  [{ recallNow: null, recallThen: null }, 'This exam asks nothing yet.'],
])('says of %j: %s', async (facts, words) => {
  openPlans([makePlan(facts)]);
  await heading();
  expect(screen.getByRole('region', { name: 'On exam day' }).textContent).toContain(words);
});

it('says that nothing is in an exam in place of days that would be done, and leads to what helps', async () => {
  const days = makePlan().days.map((day) => ({ ...day, back: 0, fresh: 0, minutes: 0 }));
  const facts = { items: 0, recallNow: null, recallThen: null, days };
  openPlans([makePlan({ ...facts, exam: makeExam({ things: [] }), things: [] })]);
  await heading();
  expect(screen.getByRole('heading', { name: 'Nothing is in this exam yet.' })).toBeDefined();
  expect(screen.getByText('Add your notes, and the days fill up.')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Day by day' })).toBeNull();
  expect(screen.queryByText('Done for today.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Add notes' }).getAttribute('href')).toBe('/create');
  await userEvent.click(screen.getByRole('button', { name: 'Choose what is in it' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit plan' }));
  const first = await dialog.findByRole('checkbox', { name: 'Cell respiration' });
  await waitFor(() => expect(document.activeElement).toBe(first));
});

it('tells the days of an exam without cards that has a practice test to take', async () => {
  const test = {
    testId: null,
    materialId: material.id,
    name: 'Cells',
    questions: 10,
    isDone: false,
  };
  const days = makePlan().days.map((day, no) => ({
    ...day,
    back: 0,
    fresh: 0,
    test: no === 1 ? test : null,
  }));
  openPlans([makePlan({ items: 0, recallNow: null, recallThen: null, days })]);
  await heading();
  expect(screen.getByRole('region', { name: 'Day by day' })).toBeDefined();
});

it('says when today is done', async () => {
  const days = makePlan().days.map((day, no) => (no === 0 ? { ...day, back: 0 } : day));
  openPlans([makePlan({ days })]);
  await heading();
  expect(screen.getByText('Done for today.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Start review' })).toBeNull();
});

it('lets what an exam asked rest when it is over, or go on, by one press', async () => {
  const exam = makeExam({ heldOn: '2026-03-10' });
  const asked = openPlans([makePlan({ exam, daysLeft: -4, days: [] })]);
  await heading();
  expect(screen.getByText('Tuesday 10 March at 09:00, over')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Keep reviewing them' }));
  const sent = asked.find(({ init }) => init.method === 'PUT');
  expect(bodyOf(sent)).toMatchObject({ goesOn: true, heldOn: '2026-03-10' });
});

it('goes from one exam to another', async () => {
  const finals = makeExam({
    id: '0b0e7c52-7a4f-4d0c-9f0e-000000000032',
    name: 'Finals',
    heldOn: '2026-06-01',
  });
  openPlans([makePlan(), makePlan({ exam: finals, daysLeft: 79 })]);
  await heading();
  const exams = within(screen.getByRole('navigation', { name: 'Your exams' }));
  await userEvent.click(exams.getByRole('link', { name: 'Finals' }));
  await waitFor(async () => expect((await heading()).textContent).toBe('Finals'));
  expect(exams.getByRole('link', { name: 'Finals' }).getAttribute('aria-current')).toBe('page');
});

it('asks for the first exam, and says what is missing where it is', async () => {
  const asked = openPlans([]);
  expect((await heading()).textContent).toBe('What are you preparing for?');
  await userEvent.click(screen.getByRole('button', { name: 'Add an exam' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an exam' }));
  await dialog.findByText('15 minutes a day, goal 90%, 1 material or set in it');
  expect(dialog.getByText(/^More/).closest('details')?.open).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Add exam' }));
  expect(dialog.getByText('Give it a name.')).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText('Exam or course'));
  await userEvent.type(dialog.getByLabelText('Exam or course'), '  Anatomy final ');
  await userEvent.click(dialog.getByRole('button', { name: 'Add exam' }));
  expect(dialog.getByText('Choose the day.')).toBeDefined();
  await userEvent.type(dialog.getByLabelText('Day'), '2026-03-13');
  await userEvent.click(dialog.getByRole('button', { name: 'Add exam' }));
  expect(dialog.getByText('Choose today or a later day.')).toBeDefined();
  await userEvent.clear(dialog.getByLabelText('Day'));
  await userEvent.type(dialog.getByLabelText('Day'), '2026-06-12');
  await userEvent.click(dialog.getByText(/^More/));
  await userEvent.selectOptions(dialog.getByLabelText('Minutes a day'), '20');
  // At the pace of this learner, 12 seconds.
  expect(await dialog.findByText('20 minutes is about 100 reviews.')).toBeDefined();
  await userEvent.selectOptions(dialog.getByLabelText('Goal'), '95');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Sunday' }));
  expect(dialog.getByRole('checkbox', { name: 'Cell respiration', checked: true })).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Add exam' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(
    bodyOf(asked.find(({ path, init }) => path === '/api/exams' && init.method === 'POST')),
  ).toEqual({
    name: 'Anatomy final',
    heldOn: '2026-06-12',
    heldAt: null,
    goal: 95,
    minutesPerDay: 20,
    restDays: [7],
    goesOn: false,
    things: [{ kind: 'material', id: material.id }],
  });
});

it.each([
  ['is in the first exam', makeExam({ heldOn: '2026-03-10' }), true],
  ['is in no other one', makeExam(), false],
])('has all that there is beforehand only where it %s', async (_, before, isIn) => {
  const daysLeft = isIn ? -4 : 4;
  openPlans([makePlan({ exam: before, daysLeft, ...(isIn && { days: [] }) })]);
  await heading();
  await userEvent.click(screen.getByRole('button', { name: 'Add another exam' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an exam' }));
  await userEvent.click(dialog.getByText(/^More/));
  const material = await dialog.findByRole('checkbox', { name: 'Cell respiration' });
  expect(material).toHaveProperty('checked', isIn);
});

it('opens the form at once where it was asked for, and not again once it is closed', async () => {
  openPlans([], '/plan?new');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an exam' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await heading()).textContent).toBe('What are you preparing for?');
});

it('refuses a week without a day to study', async () => {
  openPlans([makePlan({ exam: makeExam({ restDays: [1, 2, 3, 4, 5, 6] }) })]);
  await heading();
  await userEvent.click(screen.getByRole('button', { name: 'Edit plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit plan' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Sunday' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Leave at least one day to study.')).toBeDefined();
});

it('changes a plan as it was, but for what is changed', async () => {
  const asked = openPlans([makePlan()]);
  await heading();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit plan' }));
  await userEvent.selectOptions(dialog.getByLabelText('Minutes a day'), '30');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { id: _id, ...terms } = makeExam({ minutesPerDay: 30 });
  expect(bodyOf(asked.find(({ init }) => init.method === 'PUT'))).toEqual(terms);
});

it('deletes an exam only when that is confirmed', async () => {
  const asked = openPlans([makePlan()]);
  await heading();
  await userEvent.click(screen.getByRole('button', { name: 'Delete exam' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Your materials, cards and tests stay/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete exam' }));
  expect(await screen.findByText('“Biology midterm” was deleted.')).toBeDefined();
  expect(asked.some(({ init }) => init.method === 'DELETE')).toBe(true);
});
