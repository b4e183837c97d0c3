import type { User } from '@engram/core/accounts/user.ts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation, useNavigationType } from 'react-router';
import LoginRequiredLayout from '../../accounts/session/login-required-layout.tsx';
import { SessionQueries } from '../../accounts/session/session-queries.tsx';
import { SessionProvider } from '../../accounts/session/session.tsx';
import { reply, stubServer, maya } from '../../testing/stub-server.ts';
import { ToastProvider } from '../../ui/toasts/toast-provider.tsx';
import { AttemptSync } from '../keeping/sending/attempt-sync.tsx';
import DetailedResultsScreen from '../results/detailed-results-screen.tsx';
import ResultsScreen from '../results/results-screen.tsx';
import StoredResultsScreen from '../results/stored-results-screen.tsx';
import { attemptId, makeAttempt, makeTest, testId } from './stub-results.ts';

type Answers = Parameters<typeof stubServer>[0];

type Opening = {
  path?: string;
  state?: unknown;
  /** Null for a visitor. */
  user?: Partial<User> | null;
  answers?: Answers;
};

/** For tests: the screens of results as Maya, and pages that only say where they are. */
export function openResults({ path = '/test-results', state, user = {}, answers = {} }: Opening) {
  if (user) localStorage.setItem('token', 'the-token');
  const asked = stubServer({
    '/api/auth/verify-token': () => reply(200, { valid: true, user: { ...maya, ...user } }),
    ...answers,
  });
  const Site = createRoutesStub([
    { path: '/test-results', Component: ResultsScreen },
    {
      Component: LoginRequiredLayout,
      children: [
        { path: '/test-results/detailed', Component: DetailedResultsScreen },
        { path: '/view-results/:resultId', Component: StoredResultsScreen },
      ],
    },
    { path: '*', Component: PlacePage },
  ]);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  const [pathname = '', search = ''] = path.split('?');
  render(
    <SessionProvider onCallFailed={() => undefined}>
      <SessionQueries client={client}>
        <ToastProvider labels={toastLabels}>
          <AttemptSync />
          <Site initialEntries={[{ pathname, search: search && `?${search}`, state }]} />
        </ToastProvider>
      </SessionQueries>
    </SessionProvider>,
  );
  return asked;
}

/** The results of an attempt that the server keeps. */
export function openStored(facts: { answers?: Answers; attempt?: object } = {}) {
  return openResults({
    path: `/view-results/${attemptId}`,
    answers: {
      [`/api/attempts/${attemptId}`]: () => reply(200, tellAttempt(facts.attempt)),
      [`/api/tests/${testId}`]: () => reply(200, { test: makeTest() }),
      ...facts.answers,
    },
  });
}

export function tellAttempt(facts: Parameters<typeof makeAttempt>[0] = {}) {
  return { ...makeAttempt(facts), now: '2026-03-14T09:30:00.000Z' };
}

export async function findTitle(): Promise<string | null> {
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

/** The row of a question, opened. */
export async function openRow(text: RegExp): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 3, name: text });
  const row = heading.closest('details');
  if (!row) throw new Error('The question stands in no row.');
  if (!row.open) await userEvent.click(heading);
  return row;
}

export async function press(name: string, place: HTMLElement = document.body): Promise<void> {
  await userEvent.click(await within(place).findByRole('button', { name }));
}

/** Opens a menu and chooses one of its rows. */
export async function choose(menu: string, row: string | RegExp): Promise<void> {
  await press(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: row }));
}

/** Where the router is, once that is elsewhere, and what came along. */
export async function findPlace(): Promise<unknown> {
  return JSON.parse((await screen.findByTestId('place')).textContent);
}

function PlacePage() {
  const { pathname, search, state } = useLocation();
  return (
    <p data-testid="place" data-arrival={useNavigationType()}>
      {JSON.stringify({ path: pathname + search, state })}
    </p>
  );
}

const toastLabels = {
  region: 'Notifications',
  toast: 'Notification',
  dismiss: 'Dismiss',
  clearErrors: 'Clear All Errors',
};
