import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { useQuery } from '@tanstack/react-query';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { unknownFailure } from '../history/messages.ts';
import { attemptsQuery } from '../queries.ts';
import { AttemptHistory } from './attempt-history.tsx';
import { chartMessages, detailMessages } from './messages.ts';
import { listRecords } from './order-questions.ts';
import { QuestionDifficulty } from './question-difficulty.tsx';
import { RecordLoading } from './record-loading.tsx';

type TestRecordProps = { test: PracticeTest; timeZone: string };

/** How the attempts and the questions went so far. */
export function TestRecord({ test, timeZone }: TestRecordProps) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(attemptsQuery(test.id));
  if (data) {
    const [last] = data.attempts;
    return (
      <>
        <AttemptHistory record={data} calendar={{ now: dataUpdatedAt, timeZone }} />
        {last && (
          <QuestionDifficulty
            attemptId={last.id}
            records={listRecords(test.questions, data.questions)}
            listed={data.attempts.length}
            total={data.total}
          />
        )}
      </>
    );
  }
  if (!error) return <RecordLoading />;
  return (
    <Card>
      <ErrorState
        title={chartMessages.notLoaded}
        text={readFailure(error, unknownFailure)}
        action={
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {detailMessages.retry}
          </Button>
        }
      />
    </Card>
  );
}
