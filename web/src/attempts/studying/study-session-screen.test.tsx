import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
// A session asks for it when it is checked, which takes its time on a busy machine.
import '../../accounts/session/session-calls.ts';
import LoginRequiredLayout from '../../accounts/session/login-required-layout.tsx';
import { SessionQueries } from '../../accounts/session/session-queries.tsx';
import { SessionProvider } from '../../accounts/session/session.tsx';
import { reply, stubServer, maya } from '../../testing/stub-server.ts';
import {
  blankOf,
  choiceOf,
  studyMaterial,
  truthOf,
} from '../../practice-tests/testing/stub-test.ts';
import StudySessionScreen from './study-session-screen.tsx';

const attemptId = '0190a5a0-0000-7000-8000-0000000000bb';

const brought = {
  mode: 'missed-questions',
  questions: [choiceOf(1, { explanation: 'Because the ion is in the way.' }), truthOf(2)],
  studyMaterial,
  parts: [],
  testName: 'Memory and plasticity',
  attemptId,
};

function openSession({
  state,
  isPremium = true,
  isSignedIn = true,
}: {
  state?: unknown;
  isPremium?: boolean;
  isSignedIn?: boolean;
}) {
  if (isSignedIn) localStorage.setItem('token', 'the-token');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  stubServer({
    '/api/auth/verify-token': () => reply(200, { valid: true, user: { ...maya, isPremium } }),
  });
  const Site = createRoutesStub([
    {
      Component: LoginRequiredLayout,
      children: [{ path: '/study-session', Component: StudySessionScreen }],
    },
    { path: '*', Component: PlacePage },
  ]);
  render(
    <SessionProvider onCallFailed={() => undefined}>
      <SessionQueries client={new QueryClient()}>
        <Site initialEntries={[{ pathname: '/study-session', state }]} />
      </SessionQueries>
    </SessionProvider>,
  );
}

function PlacePage() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

async function choose(name: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name }));
}

function figure(label: string): string | null | undefined {
  const side = within(screen.getByRole('complementary', { name: 'This session' }));
  return side.getByText(label).nextElementSibling?.textContent;
}

it('[RES-42] [BROLE-15] asks the missed questions one by one, with the answer at once', async () => {
  openSession({ state: brought });
  await choose(/The wrong one 1/u);
  expect(screen.getByText('Incorrect. The correct answer is: The right one 1')).toBeDefined();
  expect(screen.getByText('Because the ion is in the way.')).toBeDefined();
  expect(screen.getByRole('mark').textContent).toContain('magnesium');
  expect(screen.getByRole<HTMLButtonElement>('radio', { name: /right one 1/u }).disabled).toBe(
    true,
  );
  expect(screen.queryByText('Question text 2?')).toBeNull();
  await press('Next Question');
  expect(screen.getByRole('heading', { name: 'Question text 2?' })).toBe(document.activeElement);
});

it('[BROUTE-14] brings a wrong one back until it was right once, and sums up', async () => {
  openSession({ state: brought });
  await choose(/The wrong one 1/u);
  expect(screen.getByText('This question comes back at the end of this session.')).toBeDefined();
  await press('Next Question');
  await choose(/True/u);
  expect(screen.getByText('Correct! Well done.')).toBeDefined();
  expect(figure('Right this time')).toBe('1');
  expect(figure('Still open')).toBe('1');
  await press('Next Question');
  await choose(/The right one 1/u);
  await press('Finish session');
  expect(
    screen.getByRole('heading', { name: 'You know all 2 questions you missed.' }),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to results' }).getAttribute('href')).toBe(
    `/view-results/${attemptId}`,
  );
});

it('brings the feedback into sight, once there is any', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  openSession({ state: brought });
  await choose(/The wrong one 1/u);
  expect(scrolled).toHaveBeenCalledOnce();
  await press('Next Question');
  expect(scrolled).toHaveBeenCalledOnce();
});

it('leads on with the keyboard after an answer that the learner calls right too', async () => {
  openSession({ state: { ...brought, questions: [blankOf(1), truthOf(2)] } });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Blank' }), 'calcium{Enter}');
  await press('My answer is right too');
  expect(screen.getByText('Correct! Well done.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Next Question' })).toBe(document.activeElement);
});

it('names what is still open when it is ended early, and begins again', async () => {
  openSession({ state: brought });
  await choose(/The wrong one 1/u);
  await press('End session');
  expect(screen.getByRole('heading', { name: '0 of 2 questions right this time.' })).toBeDefined();
  expect(screen.getByText('Question text 1?')).toBeDefined();
  await press('Study again');
  expect(screen.getByRole('heading', { name: 'Question text 1?' })).toBe(document.activeElement);
});

it('goes on after a reload with the question and the answer at hand', async () => {
  openSession({ state: brought });
  await choose(/The wrong one 1/u);
  await press('Next Question');
  await choose(/True/u);
  cleanup();
  openSession({ state: brought });
  expect(await screen.findByRole('heading', { name: 'Question text 2?' })).toBeDefined();
  expect(screen.getByText('Correct! Well done.')).toBeDefined();
  expect(figure('Right this time')).toBe('1');
  await press('Next Question');
  await choose(/The right one 1/u);
  await press('Finish session');
  expect(
    screen.getByRole('heading', { name: 'You know all 2 questions you missed.' }),
  ).toBeDefined();
});

it('begins with the first question after an ended session, and for another attempt', async () => {
  openSession({ state: brought });
  await choose(/The right one 1/u);
  await press('Next Question');
  cleanup();
  openSession({ state: { ...brought, attemptId: '0190a5a0-0000-7000-8000-0000000000cc' } });
  expect(await screen.findByRole('heading', { name: 'Question text 1?' })).toBeDefined();
  await press('End session');
  cleanup();
  openSession({ state: brought });
  expect(await screen.findByRole('heading', { name: 'Question text 1?' })).toBeDefined();
});

it('[BROUTE-14] leads to test creation when nothing was brought along', async () => {
  openSession({ state: null });
  expect((await screen.findByTestId('place')).textContent).toBe('/ai-tests');
});

it('[RES-43] says so when nothing was missed', async () => {
  openSession({ state: { ...brought, questions: [] } });
  await screen.findByRole('heading', { name: 'No missed questions to study!' });
  expect(screen.getByRole('link', { name: 'Back to results' }).getAttribute('href')).toBe(
    `/view-results/${attemptId}`,
  );
});

it('[BROUTE-14] asks a visitor to log in', async () => {
  openSession({ state: brought, isSignedIn: false });
  expect((await screen.findByTestId('place')).textContent).toBe('/auth');
});

it('[BROUTE-14] [BROLE-15] tells a free user that it is part of Premium', async () => {
  openSession({ state: brought, isPremium: false });
  await screen.findByRole('heading', { name: 'Study sessions are part of Premium' });
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  expect(screen.queryByText('Question text 1?')).toBeNull();
});
