import type { User } from '@engram/core/accounts/user.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { vi } from 'vitest';
// A session asks for it when it is checked, which takes its time on a busy machine.
import '../../accounts/session/session-calls.ts';
import { SessionQueries } from '../../accounts/session/session-queries.tsx';
import { SessionProvider, useUser } from '../../accounts/session/session.tsx';
import { maya, reply, stubServer } from '../../testing/stub-server.ts';
import { stubWorkers } from '../../generation/testing/stub-worker.ts';
import { choiceOf, makeTest, testId } from '../../practice-tests/testing/stub-test.ts';
import { keptAsSaved } from '../../practice-tests/keeping/kept-test.ts';
import { keepTest } from '../../practice-tests/keeping/test-store.ts';
import { ToastProvider } from '../../ui/toasts/toast-provider.tsx';
import { attemptsOf } from '../keeping/attempt-store.ts';
import { listGiven } from '../keeping/sending/unsent.ts';
import { EndlessTest } from '../endless/endless-test.tsx';

const toastLabels = {
  region: 'Notifications',
  toast: 'Notification',
  dismiss: 'Dismiss',
  clearErrors: 'Clear All Errors',
};

export const morePath = `/api/tests/${testId}/more-questions`;
const { uid } = maya;

type Opening = {
  questions?: readonly Question[];
  config?: Partial<TestConfig>;
  studyMaterial?: string;
  answers?: Parameters<typeof stubServer>[0];
  user?: Partial<User>;
  /** Brings the generator, where a test needs it. */
  loadWorker?: () => Promise<unknown>;
};

/** For tests: an endless test as Maya takes it, with an attempt that has just begun. */
export async function openEndless({
  questions = [],
  config = {},
  studyMaterial,
  answers = {},
  user = {},
  loadWorker,
}: Opening = {}) {
  localStorage.setItem('token', 'the-token');
  stubWorkers(loadWorker);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const asked = stubServer({
    '/api/auth/verify-token': () => reply(200, { valid: true, user: { ...maya, ...user } }),
    [morePath]: () => reply(409, { code: 'nothing-more', message: 'No more.' }),
    ...answers,
  });
  const usual = makeEndless(questions, config);
  const test = studyMaterial === undefined ? usual : { ...usual, studyMaterial };
  keepTest(uid, keptAsSaved(test));
  const { id: attemptId } = attemptsOf(uid).begin(test);
  const { unmount } = renderSite(attemptId, test);
  await screen.findByRole('heading', { level: 1, name: 'Endless Practice' });
  return {
    asked,
    attemptId,
    /** As a reload of the page. */
    comeBack: async () => {
      unmount();
      renderSite(attemptId, test);
      await screen.findByRole('heading', { level: 1 });
    },
    given: () => {
      const attempt = attemptsOf(uid).find(attemptId);
      return attempt ? listGiven(attempt) : [];
    },
  };
}

export function makeEndless(
  questions: readonly Question[],
  config: Partial<TestConfig> = {},
): PracticeTest {
  const test = makeTest({ questions: questions.length > 0 ? [...questions] : choices(1, 3) });
  return { ...test, config: { ...test.config, preset: 'endless', isEndlessMode: true, ...config } };
}

/** Multiple-choice questions with these numbers. */
export function choices(first: number, last: number): Question[] {
  return Array.from({ length: last - first + 1 }, (_, index) => choiceOf(first + index));
}

function renderSite(attemptId: string, test: PracticeTest) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Pages = createRoutesStub([
    { path: '/ai-tests/test', Component: () => <Opened attemptId={attemptId} test={test} /> },
    { path: '*', Component: PlacePage },
  ]);
  return render(
    <SessionProvider onCallFailed={() => undefined}>
      <SessionQueries client={client}>
        <ToastProvider labels={toastLabels}>
          <Pages initialEntries={['/ai-tests/test']} />
        </ToastProvider>
      </SessionQueries>
    </SessionProvider>,
  );
}

function Opened({ attemptId, test }: { attemptId: string; test: PracticeTest }) {
  return useUser() ? <EndlessTest uid={uid} attemptId={attemptId} test={test} /> : null;
}

function PlacePage() {
  const { pathname, state } = useLocation();
  return (
    <>
      <p data-testid="place">{pathname}</p>
      <p data-testid="state">{JSON.stringify(state)}</p>
    </>
  );
}
