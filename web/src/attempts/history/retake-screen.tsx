import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type MetaDescriptor, useNavigate, useParams } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { pathsOf } from '../../paths.ts';
import { keptAsSaved } from '../../practice-tests/keeping/kept-test.ts';
import { findKeptTest, keepTest } from '../../practice-tests/keeping/test-store.ts';
import { testQuery } from '../../practice-tests/queries.ts';
import { Spinner } from '../../ui/states/spinner.tsx';
import { FailedTest } from './failed-test.tsx';
import { retakeMessages as messages } from './messages.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** Begins a new attempt at a test [ROUTE-23]. */
export default function RetakeScreen() {
  const { testId = '' } = useParams();
  const uid = useUser()?.uid;
  const navigate = useNavigate();
  // A copy from before may lack what was edited since; only without a network it is good enough.
  const {
    data: test,
    error,
    isFetching,
    isFetchedAfterMount,
    refetch,
  } = useQuery(testQuery(testId));
  const kept = error && uid !== undefined ? findKeptTest(uid, testId) : undefined;
  const isReady = (test !== undefined && isFetchedAfterMount) || kept !== undefined;

  // The runner takes the test from this browser's storage, which is outside of React.
  useEffect(() => {
    if (uid === undefined || !isReady) return;
    if (test && !error) keepTest(uid, keptAsSaved(test));
    void navigate(pathsOf.begin(testId), { replace: true });
  }, [uid, test, error, isReady, testId, navigate]);

  if (isReady || !error) {
    return (
      <div role="status" className="wrap page-block grid justify-items-center gap-3 text-ink-2">
        <h1 className="sr-only">{messages.opening}</h1>
        <Spinner />
        <p>{messages.opening}</p>
      </div>
    );
  }
  return (
    <FailedTest
      title={messages.notLoaded}
      error={error}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
