import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Link, useLocation } from 'react-router';
import LoginRequiredLayout from '../../accounts/session/login-required-layout.tsx';
import { SessionQueries } from '../../accounts/session/session-queries.tsx';
import { SessionProvider } from '../../accounts/session/session.tsx';
import { KeyboardHelp } from '../../keys/keyboard-help.tsx';
import { maya } from '../../testing/stub-server.ts';
import CreationLayout from '../../practice-tests/creation/creation-layout.tsx';
import { keptAsSaved } from '../../practice-tests/keeping/kept-test.ts';
import { keepTest } from '../../practice-tests/keeping/test-store.ts';
import { ToastProvider } from '../../ui/toasts/toast-provider.tsx';
import { attemptsOf } from '../keeping/attempt-store.ts';
import { AttemptSync } from '../keeping/sending/attempt-sync.tsx';
import type { KeptAttempt } from '../keeping/kept-attempt.ts';
import { StubAttemptServer } from './stub-attempt-server.ts';
import { makeTest } from './stub-test.ts';
import { forgetPage } from '../../testing/forget-page.ts';
import TestScreen from '../running/test-screen.tsx';

export const { uid } = maya;

const toastLabels = {
  region: 'Notifications',
  toast: 'Notification',
  dismiss: 'Dismiss',
  clearErrors: 'Clear All Errors',
};

type Opening = {
  test?: PracticeTest;
  /** Without it a test of this browser begins. */
  path?: string;
  server?: StubAttemptServer;
  /** Whether this browser has the test. */
  isKept?: boolean;
};

/** For tests: Maya takes a test. */
export async function openTest({
  test = makeTest(),
  path = `/ai-tests/test?test=${test.id}`,
  server = new StubAttemptServer(test),
  isKept = true,
}: Opening = {}) {
  server.connect();
  localStorage.setItem('token', 'the-token');
  if (isKept) keepTest(uid, keptAsSaved(test));
  const Site = createRoutesStub([
    {
      Component: LoginRequiredLayout,
      children: [
        {
          path: '/ai-tests',
          Component: CreationLayout,
          children: [{ path: 'test', Component: TestScreen }],
        },
      ],
    },
    { path: '*', Component: PlacePage },
  ]);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  render(
    <SessionProvider onCallFailed={() => undefined}>
      <SessionQueries client={client}>
        <ToastProvider labels={toastLabels}>
          <Site initialEntries={['/dashboard', path]} initialIndex={1} />
          <AttemptSync />
          <KeyboardHelp />
        </ToastProvider>
      </SessionQueries>
    </SessionProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ });
  return { server };
}

/** As a closed tab does: what is stored stays. */
export function leaveThePage(): void {
  const stored = Object.entries(localStorage);
  forgetPage();
  for (const [key, value] of stored) localStorage.setItem(key, String(value));
}

export async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

/** The attempt as this browser has it. */
export function keptAttempt(): KeptAttempt {
  const [attempt] = attemptsOf(uid).list();
  if (!attempt) throw new Error('There is no attempt.');
  return attempt;
}

/** Where the router is, once that is outside of the test. */
export async function findPlace(): Promise<{ path: string; state: Record<string, unknown> }> {
  const { textContent } = await screen.findByTestId('place');
  return JSON.parse(textContent ?? '');
}

const elsewhere = 'Elsewhere';

function PlacePage() {
  const { pathname, state } = useLocation();
  return (
    <>
      <h1>{elsewhere}</h1>
      <p data-testid="place">{JSON.stringify({ path: pathname, state })}</p>
      <Link to="/ai-tests/test">{elsewhere}</Link>
    </>
  );
}
