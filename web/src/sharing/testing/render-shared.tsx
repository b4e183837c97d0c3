import { countSharedResults } from '@engram/core/attempts/count-results.ts';
import { gradeAll } from '@engram/core/attempts/grade-attempt.ts';
import type { Answer } from '@engram/core/questions/answer.ts';
import { toPublic } from '@engram/core/questions/public-question.ts';
import type { SharedResult, SharedTest } from '@engram/core/sharing/shared-test.ts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation, useNavigationType } from 'react-router';
import { vi } from 'vitest';
import LoginRequiredLayout from '../../accounts/session/login-required-layout.tsx';
import { SessionQueries } from '../../accounts/session/session-queries.tsx';
import { SessionProvider, useSession } from '../../accounts/session/session.tsx';
import { maya, reply } from '../../testing/stub-server.ts';
import { KeyboardHelp } from '../../keys/keyboard-help.tsx';
import { AttemptSync } from '../../attempts/keeping/sending/attempt-sync.tsx';
import { makeGiven } from '../../attempts/testing/stub-results.ts';
import { questions } from '../../attempts/testing/stub-test.ts';
import { ToastProvider } from '../../ui/toasts/toast-provider.tsx';
import { forgetPage } from '../../testing/forget-page.ts';
import JoinRedirectScreen from '../joining/join-redirect-screen.tsx';
import KeepResultScreen from '../taking/keep-result-screen.tsx';
import SharedTestScreen from '../taking/shared-test-screen.tsx';

export { questions };
export const code = 'K7Q2MD';
export const keptAttemptId = '0198b000-0000-7000-8000-000000000009';

function makeSharedTest(facts: Partial<SharedTest> = {}): SharedTest {
  return {
    testId: code,
    title: 'Cell transport',
    description: 'Diffusion and osmosis, for period 3.',
    questions: questions.map(toPublic),
    settings: { enableTimer: false, timerDuration: 15 },
    createdAt: '2026-03-14T09:00:00.000Z',
    expiresAt: '2026-03-17T09:00:00.000Z',
    accessCount: 24,
    middleScore: 75,
    ...facts,
  };
}

type Submitted = { answers: Record<string, Answer>; timeTaken: number };
type Asked = { call: string; key: string | undefined; body: unknown };

/** For tests: a server with one shared test, that can refuse whatever it is asked. */
export class StubSharingServer {
  test: SharedTest;
  /** By the end of the path: '' to read, then 'start', 'submit' and 'kept-result'. */
  refusals: Partial<Record<string, number>> = {};
  canCheckSession = true;
  /** The session that a submission comes with is over, though the page has not heard of it. */
  hasSessionEnded = false;
  /** Answers wait for it. */
  gate: Promise<void> | undefined;
  readonly asked: Asked[] = [];

  constructor(facts: Partial<SharedTest> = {}) {
    this.test = makeSharedTest(facts);
  }

  listCalls(end: string): Asked[] {
    return this.asked.filter(({ call }) => call.endsWith(end));
  }

  connect(): void {
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => this.#answer(url, init));
  }

  async #answer(url: string, init: RequestInit): Promise<Response> {
    if (url === '/api/auth/verify-token') {
      return this.canCheckSession
        ? reply(200, { valid: true, user: maya })
        : reply(503, { message: 'Down.' });
    }
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const key = new Headers(init.headers).get('idempotency-key') ?? undefined;
    this.asked.push({ call: `${init.method} ${url.replace(/^\/api/, '')}`, key, body });
    if (this.gate) await Promise.race([this.gate, untilAborted(init.signal)]);
    const part = url.split('/')[4] ?? '';
    const refusal = this.refusals[part];
    if (refusal === 0) throw new TypeError('lost');
    if (refusal !== undefined) return reply(refusal, { message: 'Refused.' });
    const now = new Date().toISOString();
    if (part === 'start') return reply(200, { startedAt: now, now });
    if (part === 'submit') return reply(200, { ...grade(body), isKept: this.#isUsers(init) });
    if (part === 'kept-result')
      return reply(200, { testId: keptAttemptId, attemptId: keptAttemptId });
    return reply(200, this.test);
  }

  #isUsers(init: RequestInit): boolean {
    return new Headers(init.headers).has('authorization') && !this.hasSessionEnded;
  }
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
}

function grade({ answers, timeTaken }: Submitted): Omit<SharedResult, 'isKept'> {
  const outcomes = gradeAll(questions, makeGiven(answers));
  const results = countSharedResults(outcomes, '2026-03-15T09:00:00.000Z');
  return { results, outcomes, questions, timeTakenSeconds: timeTaken };
}

type Opening = { path?: string; server?: StubSharingServer; isSignedIn?: boolean };

/** For tests: the pages of a shared test; every other page says where it is. */
export function openShared({
  path = `/test/${code}`,
  server = new StubSharingServer(),
  isSignedIn = false,
}: Opening = {}) {
  server.connect();
  renderShared({ path, isSignedIn });
  return server;
}

/** The same with whatever server is connected. */
export function renderShared({ path, isSignedIn }: { path: string; isSignedIn: boolean }): void {
  if (isSignedIn) localStorage.setItem('token', 'the-token');
  const Site = createRoutesStub([
    { path: '/test/:testId', Component: MarkedTestScreen },
    {
      Component: LoginRequiredLayout,
      children: [
        { path: '/test/join/:code', Component: JoinRedirectScreen },
        { path: '/test/:testId/keep', Component: KeepResultScreen },
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
          <Site initialEntries={['/', path]} initialIndex={1} />
          <AttemptSync />
          <KeyboardHelp />
          <LogOut />
        </ToastProvider>
      </SessionQueries>
    </SessionProvider>,
  );
}

export async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** As a reload or a crash does: what is stored stays, for the tab as well. */
export function leaveThePage(): void {
  const inTab = Object.entries(sessionStorage);
  closeTheTab();
  for (const [key, value] of inTab) sessionStorage.setItem(key, String(value));
}

/** Whoever comes next opens another one. */
export function closeTheTab(): void {
  const stored = Object.entries(localStorage);
  forgetPage();
  for (const [key, value] of stored) localStorage.setItem(key, String(value));
}

/** Where the router is, once that is elsewhere. */
export async function findPlace(): Promise<{ path: string; state: Record<string, unknown> }> {
  return JSON.parse((await screen.findByTestId('place')).textContent);
}

function LogOut() {
  const { logOut } = useSession();
  return (
    <button type="button" onClick={logOut}>
      {'Log out'}
    </button>
  );
}

/** The address and how the router came to it, of a page that is drawn. */
export function readArrival() {
  const { path, arrival } = screen.getByTestId('arrival').dataset;
  return { path, arrival };
}

function MarkedTestScreen() {
  const { pathname } = useLocation();
  return (
    <>
      <i hidden data-testid="arrival" data-path={pathname} data-arrival={useNavigationType()} />
      <SharedTestScreen />
    </>
  );
}

function PlacePage() {
  const { pathname, state } = useLocation();
  return (
    <p data-testid="place" data-arrival={useNavigationType()}>
      {JSON.stringify({ path: pathname, state })}
    </p>
  );
}

const toastLabels = {
  region: 'Notifications',
  toast: 'Notification',
  dismiss: 'Dismiss',
  clearErrors: 'Clear All Errors',
};
