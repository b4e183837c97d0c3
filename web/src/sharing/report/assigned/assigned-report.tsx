import type { ShareReport } from '@engram/core/sharing/share.ts';
import { useQuery } from '@tanstack/react-query';
import { readFailure } from '../../../http/read-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useHeldFailure } from '../../use-held-failure.ts';
import { reportMessages } from '../messages.ts';
import { allTakersQuery } from '../queries.ts';
import { QuestionReport } from '../question-report.tsx';
import { AnswerGrid } from './answer-grid.tsx';
import { HardestQuestions } from './hardest-questions.tsx';
import { assignedMessages as messages } from './messages.ts';
import { ScoreChart } from './score-chart.tsx';

type AssignedReportProps = { report: ShareReport; timeZone: string };

/** How an assignment went: all of it on one page, which can be printed. */
export function AssignedReport({ report, timeZone }: AssignedReportProps) {
  const { data: takers, error, isFetching, refetch } = useQuery(allTakersQuery(report.share));
  const { failure, heir } = useHeldFailure<HTMLDivElement>({ error, data: takers });
  if (failure) {
    return (
      <Card as="section">
        <ErrorState
          title={messages.notLoaded}
          text={readFailure(failure, reportMessages.unknownFailure)}
          action={
            <Button isBusy={isFetching} onClick={() => void refetch()}>
              {reportMessages.retry}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <div ref={heir} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
      {takers ? (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
            <ScoreChart
              scores={takers.map(({ score }) => score)}
              median={report.scores?.median ?? 0}
            />
            <HardestQuestions report={report} />
          </div>
          <AnswerGrid report={report} takers={takers} />
        </>
      ) : (
        <div role="status" className="grid gap-6">
          <span className="sr-only">{messages.loading}</span>
          <Skeleton shape="block" className="h-72" />
          <Skeleton shape="block" className="h-96" />
        </div>
      )}
      <Card as="section" aria-labelledby="per-question" className="overflow-hidden">
        <h2 id="per-question" className="type-h3 px-4.5 pt-4.5 md:px-6">
          {messages.perQuestion}
        </h2>
        <QuestionReport report={report} timeZone={timeZone} />
      </Card>
    </div>
  );
}
