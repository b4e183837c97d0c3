import { giveOnce } from '@engram/core/attempts/attempt.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeAttempt, makeTest, stubTests } from '../attempts/testing/stub-tests.ts';
import { questionAt } from '../generation/testing/stub-generation.ts';
import { makeTopic } from '../progress/testing/stub-progress.ts';
import { makeDue } from '../reviews/testing/stub-due.ts';
import { renderAsMaya } from '../testing/render-as-maya.tsx';
import { resizeWindow } from '../testing/resize-window.ts';
import DashboardScreen from './dashboard-screen.tsx';

const width = window.innerWidth;
beforeEach(() => resizeWindow(390));
afterEach(() => resizeWindow(width));

it('reads its parts in the order that a phone shows them', async () => {
  await openDashboard();
  const regions = await screen.findAllByRole('region');
  expect(regions.map((region) => region.getAttribute('aria-label') ?? nameOf(region))).toEqual([
    'Review 3',
    'Resume Memory',
    'Weak topics',
    'Study streak',
    'Recent Test Results',
    'Your plan',
  ]);
});

it('asks a phone for a file or photo, without a list of endings', async () => {
  await openDashboard();
  const zone = screen.getByRole('button', { name: /^Upload study materials/ });
  expect(zone.textContent).toBe('Upload study materials Add a file or photo Up to 10 MB');
});

async function openDashboard() {
  const server = stubTests([]);
  server.tests = [makeTest(1, { name: 'Memory' })];
  server.openAttempt = makeAttempt({
    answers: [giveOnce(questionAt(1).id, 'True')],
  });
  server.due = makeDue({ cards: 3 });
  server.streak = { current: 1, best: 1, hasStudiedToday: true, days: [] };
  server.today = { ...server.today, weakTopics: [makeTopic('Bones', { toPractise: 2 })] };
  renderAsMaya([{ path: '/dashboard', Component: DashboardScreen }], '/dashboard');
  await screen.findByRole('link', { name: 'Resume Memory' });
  await screen.findByRole('heading', { name: '1-day streak' });
}

function nameOf(region: HTMLElement): string | undefined {
  const id = region.getAttribute('aria-labelledby') ?? '';
  return document.getElementById(id)?.textContent;
}
