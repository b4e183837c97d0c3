import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { knowsMaya, reply, stubServer } from '../../testing/stub-server.ts';
import PlanScreen from '../plan-screen.tsx';
import type { ExamPlan } from '../queries.ts';
import { makePlan } from '../testing/stub-exams.ts';

beforeEach(() => vi.setSystemTime('2026-03-14T12:00:00Z'));

async function open(plan: ExamPlan) {
  stubServer({
    ...knowsMaya,
    '/api/exams': () => reply(200, { exams: [plan.exam] }),
    [`/api/exams/${plan.exam.id}/plan`]: () => reply(200, plan),
  });
  renderAsMaya([{ path: '/plan', Component: PlanScreen }], '/plan');
  const list = await screen.findByRole('region', { name: 'Day by day' });
  return within(list)
    .getAllByRole('listitem')
    .filter((row) => row.parentElement?.tagName === 'OL');
}

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
