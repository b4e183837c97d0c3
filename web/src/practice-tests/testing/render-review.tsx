import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
// A session asks for it when it is checked, which takes its time on a busy machine.
import '../../accounts/session/session-calls.ts';
import { SessionQueries } from '../../accounts/session/session-queries.tsx';
import { SessionProvider, useUser } from '../../accounts/session/session.tsx';
import { maya, reply, stubServer } from '../../testing/stub-server.ts';
import { ToastProvider } from '../../ui/toasts/toast-provider.tsx';
import { QuestionReview } from '../reviewing/question-review.tsx';
import { makeTest, testId } from './stub-test.ts';

const toastLabels = {
  region: 'Notifications',
  toast: 'Notification',
  dismiss: 'Dismiss',
  clearErrors: 'Clear All Errors',
};

type Answers = Parameters<typeof stubServer>[0];

/** For tests: the review list of a saved test, as Maya. */
export async function openReview({
  test = makeTest(),
  answers = {},
}: { test?: PracticeTest; answers?: Answers } = {}) {
  localStorage.setItem('token', 'the-token');
  const asked = stubServer({
    '/api/auth/verify-token': () => reply(200, { valid: true, user: maya }),
    [`/api/tests/${testId}`]: () => reply(200, { test }),
    ...answers,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <SessionProvider onCallFailed={() => undefined}>
      <SessionQueries client={client}>
        <ToastProvider labels={toastLabels}>
          <SignedIn />
        </ToastProvider>
      </SessionQueries>
    </SessionProvider>,
  );
  await screen.findByRole('heading', { name: 'Review your questions' });
  return { asked };
}

/** What the server says after a change. */
export function withQuestions(questions: readonly Question[]) {
  return () => reply(200, { test: { ...makeTest(), questions } });
}

function SignedIn() {
  return useUser() ? <QuestionReview testId={testId} level={1} /> : null;
}
