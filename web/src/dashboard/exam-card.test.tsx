import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeMissedPlan, makePlan } from '../exams/testing/stub-exams.ts';
import { renderAsMaya } from '../testing/render-as-maya.tsx';
import { knowsMaya, reply, stubServer } from '../testing/stub-server.ts';
import { ExamCard } from './exam-card.tsx';

const { exam } = makePlan();
const next = { id: exam.id, name: exam.name, heldOn: exam.heldOn, daysLeft: 4 };

async function open(answer: () => Response, soon = next) {
  stubServer({ ...knowsMaya, [`/api/exams/${exam.id}/plan`]: answer });
  renderAsMaya([{ path: '/dashboard', Component: () => <ExamCard exam={soon} /> }], '/dashboard');
  return within(
    await screen.findByRole('region', { name: `Biology midterm in ${soon.daysLeft} days` }),
  );
}

it('says what would be recalled on the day and what today does for it, and leads to the plan', async () => {
  const card = await open(() => reply(200, makePlan()));
  const words = await card.findByText(/^You would recall about/);
  expect(words.textContent).toBe(
    'You would recall about 78% on Wednesday. Today’s 23 keep you on track for 90%.',
  );
  expect(card.getByRole('progressbar', { name: '78% now, your goal is 90%' })).toBeDefined();
  const link = card.getByRole('link', { name: 'See plan' });
  expect(link.getAttribute('href')).toBe(`/plan?exam=${exam.id}`);
});

it('names the date of an exam that is a week or more away, and what is above the goal as such', async () => {
  const later = { ...next, heldOn: '2026-03-25', daysLeft: 11 };
  const card = await open(() => reply(200, makePlan({ recallThen: 98 })), later);
  const words = await card.findByText(/^You would recall about/);
  expect(words.textContent).toBe(
    'You would recall about 78% on 25 March. Today’s 23 keep you on track for 98%, more than your goal.',
  );
});

it('says it of one review as of one', async () => {
  const days = makePlan().days.map((day, no) => (no === 0 ? { ...day, back: 1 } : day));
  const card = await open(() => reply(200, makePlan({ days })));
  const words = await card.findByText(/^You would recall about/);
  expect(words.textContent).toContain('Today’s review keeps you on track for 90%.');
});

it('says nothing of today when it is done', async () => {
  const days = makePlan().days.map((day) => ({ ...day, back: 0 }));
  const card = await open(() => reply(200, makePlan({ days })));
  const words = await card.findByText(/^You would recall about/);
  expect(words.textContent).toBe('You would recall about 78% on Wednesday. ');
});

it('says that days were missed while there is a choice to make, and leaves it to the plan', async () => {
  const card = await open(() => reply(200, makeMissedPlan()));
  expect(
    await card.findByText('You missed 2 days: 61 waiting. Your plan has ways to catch up.'),
  ).toBeDefined();
});

it('asks what is in an exam that asks nothing yet', async () => {
  const card = await open(() => reply(200, makePlan({ recallNow: null, recallThen: null })));
  expect(await card.findByText(/^It asks nothing yet\./)).toBeDefined();
});

it('stays short when its plan cannot be had', async () => {
  const card = await open(() => reply(500, {}));
  expect(card.getByRole('link', { name: 'See plan' })).toBeDefined();
  expect(card.queryByText(/^You would recall/)).toBeNull();
});
