import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { titled } from '../../page-head.ts';
import { paths, pathsOf } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { EmptyPageDrawing } from '../../ui/states/trace-illustrations.tsx';
import { useScreensAhead } from '../../use-screens-ahead.ts';
import { attemptsOf } from '../keeping/attempt-store.ts';
import { runnerMessages as messages } from './messages.ts';
import type { Opened } from './open-attempt.ts';
import { OwnRunner } from './own-runner.tsx';
import { useOpened } from './use-opened.ts';

/** Quiet while answering: only the bar of the test, the question, and its actions. */
export const handle = { hidesFooter: true, hidesHeader: true };

export const meta = () => [{ title: titled(messages.pageTitle) }];

/** Where a test is taken [BROUTE-05]. */
export default function TestScreen() {
  const user = useUser();
  useScreensAhead(screensAhead);
  return user ? <TestOfUser key={user.uid} uid={user.uid} /> : null;
}

/** Whoever submits without a network sees what this browser counted. */
const screensAhead = ['attempts/results/results-screen'] as const;

function TestOfUser({ uid }: { uid: string }) {
  const [search] = useSearchParams();
  const wanted = {
    testId: search.get('test') ?? undefined,
    attemptId: search.get('attempt') ?? undefined,
  };
  const opening = useOpened(uid, wanted);
  const attemptId = opening.state === 'ready' ? opening.opened.attemptId : undefined;
  useAddress(attemptId);

  switch (opening.state) {
    case 'loading':
      return <LoadingTest />;
    case 'none':
      return <NoQuestions />;
    case 'failed':
      return (
        <div className="m-auto">
          <ErrorState
            level={1}
            title={messages.failed.title}
            text={messages.failed.text}
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <Link to={paths.tests} className={buttonClass()}>
                  {messages.failed.back}
                </Link>
                <Button variant="primary" onClick={opening.tryAgain}>
                  {messages.failed.action}
                </Button>
              </div>
            }
          />
        </div>
      );
    case 'ready':
      return <OpenedTest key={attemptId} uid={uid} opened={opening.opened} />;
  }
}

/** From here on a reload goes on with this attempt, instead of beginning another one. */
function useAddress(attemptId: string | undefined): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isSaid = search.get('attempt') === attemptId;
  useEffect(() => {
    if (attemptId === undefined || isSaid) return;
    void navigate(pathsOf.goOn(attemptId), { replace: true, preventScrollReset: true });
  }, [attemptId, isSaid, navigate]);
}

function OpenedTest({ uid, opened: { attemptId, test } }: { uid: string; opened: Opened }) {
  // As it was when the screen opened: what ends it here also leads away from here.
  const [phase] = useState(() => attemptsOf(uid).find(attemptId)?.phase);
  if (phase === 'left' || test.questions.length === 0) return <NoQuestions />;
  if (phase === 'submitted') return <Navigate to={pathsOf.attempt(attemptId)} replace />;
  if (!test.config.isEndlessMode) return <OwnRunner uid={uid} attemptId={attemptId} test={test} />;
  return (
    <Suspense fallback={<LoadingTest />}>
      <EndlessTest uid={uid} attemptId={attemptId} test={test} />
    </Suspense>
  );
}

const EndlessTest = lazy(async () => {
  const { EndlessTest: Endless } = await import('../endless/endless-test.tsx');
  return { default: Endless };
});

function NoQuestions() {
  return (
    <EmptyState
      level={1}
      className="m-auto"
      drawing={<EmptyPageDrawing />}
      title={messages.none.title}
      text={messages.none.text}
      action={
        <Link to={paths.testInput} className={buttonClass({ variant: 'primary' })}>
          {messages.none.action}
        </Link>
      }
    />
  );
}

function LoadingTest() {
  return (
    <div className="wrap grid max-w-180 content-start gap-6 py-24">
      <h1 className="sr-only">{messages.loading}</h1>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  );
}
