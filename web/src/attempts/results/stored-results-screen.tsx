import { z } from '@engram/core/zod.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, type MetaDescriptor, Navigate, useParams } from 'react-router';
import { ApiError } from '../../http/api-error.ts';
import { paths, pathsOf } from '../../paths.ts';
import { testQuery } from '../../practice-tests/queries.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { ExpiredPageDrawing } from '../../ui/states/trace-illustrations.tsx';
import { resultsMessages as messages } from './messages.ts';
import { viewOfStored } from './result-view.ts';
import { ResultsLoading } from './results-loading.tsx';
import { ResultsPage } from './results-page.tsx';
import { useStoredAttempt } from './use-stored-attempt.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** The results of an attempt that the server keeps [BROUTE-09] (N02). */
export default function StoredResultsScreen() {
  const { resultId } = useParams();
  const id = z.uuid().safeParse(resultId);
  return id.success ? <StoredResults key={id.data} attemptId={id.data} /> : <ResultsMissing />;
}

function StoredResults({ attemptId }: { attemptId: string }) {
  const stored = useStoredAttempt(attemptId);
  const testId = stored.data?.attempt.testId;
  const test = useQuery({ ...testQuery(testId ?? ''), enabled: testId !== undefined });

  if (stored.data?.attempt.state === 'open') {
    return <Navigate to={pathsOf.goOn(attemptId)} replace />;
  }
  if (stored.data && test.data) {
    const view = viewOfStored(stored.data, test.data);
    return view ? <ResultsPage view={view} /> : <ResultsMissing />;
  }
  const error = stored.error ?? test.error;
  if (error instanceof ApiError && error.status === 404) return <ResultsMissing />;
  if (error) return <ResultsFailed onRetry={() => void (stored.data ? test : stored).refetch()} />;
  return <ResultsLoading />;
}

function ResultsMissing() {
  return (
    <div className="wrap page-block">
      <EmptyState
        level={1}
        drawing={<ExpiredPageDrawing />}
        title={messages.notFound}
        text={messages.notFoundText}
        action={
          <Link to={paths.tests} className={buttonClass({ variant: 'primary' })}>
            {messages.allTests}
          </Link>
        }
      />
    </div>
  );
}

function ResultsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="wrap page-block">
      <ErrorState
        level={1}
        title={messages.notLoaded}
        text={messages.notLoadedText}
        action={
          <Button variant="primary" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        }
      />
    </div>
  );
}
