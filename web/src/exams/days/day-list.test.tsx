import { addDays } from '@engram/core/attempts/calendar-days.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLocation } from 'react-router';
import { makeMaterial } from '../../materials/testing/stub-library.ts';
import { makeTopic } from '../../progress/testing/stub-progress.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { knowsMaya, reply, stubServer } from '../../testing/stub-server.ts';
import PlanScreen from '../plan-screen.tsx';
import type { ExamPlan } from '../queries.ts';
import { makeDay, makePlan } from '../testing/stub-exams.ts';

beforeEach(() => vi.setSystemTime('2026-03-14T12:00:00Z'));

const testId = '0b0e7c52-7a4f-4d0c-9f0e-000000000041';
const material = makeMaterial(7, { title: 'Cell respiration' });
const toTake = { testId, materialId: null, name: 'Cells', questions: 12, isDone: false };
const toMake = {
  testId: null,
  materialId: material.id,
  name: 'Cell respiration',
  questions: 10,
  isDone: false,
};

function Create() {
  return <p data-testid="state">{JSON.stringify(useLocation().state)}</p>;
}

async function open(plan: ExamPlan) {
  stubServer({
    ...knowsMaya,
    '/api/exams': () => reply(200, { exams: [plan.exam] }),
    [`/api/exams/${plan.exam.id}/plan`]: () => reply(200, plan),
    [`/api/material-coverage?ids=${plan.things[0]?.id}`]: () => reply(200, { coverage: [] }),
    [`/api/materials/${material.id}/page`]: () =>
      reply(200, {
        material,
        text: 'A text',
        sentenceCount: 1,
        covered: [],
        topics: [],
        tests: [],
        sets: [],
      }),
  });
  renderAsMaya(
    [
      { path: '/plan', Component: PlanScreen },
      { path: '/create', Component: Create },
    ],
    '/plan',
  );
  const list = await screen.findByRole('region', { name: 'Day by day' });
  return within(list)
    .getAllByRole('listitem')
    .filter((row) => row.parentElement?.tagName === 'OL');
}

it('has the practice test of a day, with a link that starts it', async () => {
  const rows = await open(
    makePlan({
      days: [makeDay({ back: 4, minutes: 11, test: toTake }), makeDay({ day: '2026-03-15' })],
    }),
  );
  expect(rows[0]?.textContent).toBe(
    'TodaySat 14 MarchPractice test: Cells, 12 questionsReview 4Start review11 min',
  );
  expect(screen.getByRole('link', { name: 'Cells' }).getAttribute('href')).toBe(
    `/ai-tests/test?test=${testId}`,
  );
});

it('begins with what was done of the last seven days', async () => {
  const past = {
    from: '2026-03-07',
    to: '2026-03-13',
    studiedDays: 6,
    studyDays: 6,
    restDays: 1,
    minutes: 99,
  };
  const rows = await open(makePlan({ past }));
  expect(rows[0]?.textContent).toBe(
    'Last 7 days7 to 13 MarchStudied on 6 of 6 study days, 1 rest day1 h 39 min',
  );
});

it('says so far where the plan is younger than a week', async () => {
  const past = { studiedDays: 1, studyDays: 1, restDays: 0, minutes: 4 };
  const rows = await open(makePlan({ past: { from: '2026-03-13', to: '2026-03-13', ...past } }));
  expect(rows[0]?.textContent).toBe('So far13 MarchStudied on 1 of 1 study day4 min');
});

it('leads to practising the weakest topic of the exam today, no more of it than there is', async () => {
  const weakTopic = makeTopic('Electron transport chain', { toPractise: 3 });
  const rows = await open(makePlan({ weakTopic }));
  expect(rows[0]?.textContent).toBe(
    'TodaySat 14 MarchReview 23Practise 3: Electron transport chainStart review8 min',
  );
  const link = screen.getByRole('link', { name: 'Practise 3: Electron transport chain' });
  expect(link.getAttribute('href')).toBe('/review?topic=m+Electron+transport+chain');
});

it('names a practice test once that days told together have twice', async () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  const days = Array.from({ length: 16 }, (_, no) =>
    makeDay({ day: addDays('2026-03-14', no), test: no === 8 || no === 12 ? toTake : null }),
  );
  const rows = await open(makePlan({ days }));
  expect(rows[7]?.textContent).toBe('21 to 27 MarchPractice test: Cells, 12 questions, twice');
  expect(warned).not.toHaveBeenCalled();
});

it('marks it done when it was taken today', async () => {
  const rows = await open(makePlan({ days: [makeDay({ test: { ...toTake, isDone: true } })] }));
  expect(rows[0]?.textContent).toBe('TodaySat 14 MarchDone: practice test CellsDone for today.');
  expect(screen.queryByRole('link', { name: 'Cells' })).toBeNull();
});

it('says nothing of being done while a practice test is to be taken', async () => {
  const rows = await open(makePlan({ days: [makeDay({ test: toTake, minutes: 9 })] }));
  expect(rows[0]?.textContent).toBe('TodaySat 14 MarchPractice test: Cells, 12 questions9 min');
});

it('leads to making one, with the material chosen', async () => {
  const rows = await open(
    makePlan({ days: [makeDay(), makeDay({ day: '2026-03-15', test: toMake })] }),
  );
  expect(rows[1]?.textContent).toBe('Sunday15 MarchMake a practice test from Cell respiration');
  await userEvent.click(screen.getByRole('link', { name: 'Make a practice test' }));
  expect(JSON.parse((await screen.findByTestId('state')).textContent)).toEqual({ material });
});

it.each([
  [[['2026-03-13', 18]], 'Friday13 MarchMissed: 18 reviews moved'],
  [
    [
      ['2026-03-10', 5],
      ['2026-03-12', 6],
      ['2026-03-13', 7],
    ],
    'Tue to Fri10 to 13 March3 days missed: 18 reviews moved',
  ],
  [
    Array.from({ length: 8 }, (_, no) => [`2026-03-0${no + 1}`, 10]),
    '1 to 8 March8 days missed: 80 reviews moved',
  ],
] as const)('says which days were missed: %j', async (missed, words) => {
  const plan = makePlan({
    missed: missed.map(([day, items]) => ({ day: `${day}`, items: Number(items) })),
  });
  expect((await open(plan))[0]?.textContent).toBe(words);
});

it('names what will not come up before the exam, of each set and test, and why', async () => {
  const group = { groupId: testId, fresh: 0, names: ['Primase'] };
  await open(
    makePlan({
      uncovered: [
        { ...group, kind: 'set', name: 'DNA', reason: 'no-room', items: 12, fresh: 12 },
        { ...group, kind: 'test', name: 'Cells', reason: 'let-go', items: 1 },
        {
          ...group,
          kind: 'set',
          name: 'Cells',
          reason: 'not-needed',
          items: 3,
          names: ['A', 'B', 'C'],
        },
      ],
    }),
  );
  const card = screen.getByRole('region', { name: "Won't come up before the exam" });
  expect(
    within(card)
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent),
  ).toEqual(['No room for them', 'Not needed for your goal', 'Let go until the exam']);
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([
    '12 new cards of DNAPrimase · 11 more',
    '3 cards of CellsA · B · C',
    '1 question of CellsPrimase',
  ]);
});
