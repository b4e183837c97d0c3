import type { Progress } from '@engram/core/progress/api.ts';
import { useQuery } from '@tanstack/react-query';
import { type MetaDescriptor, useSearchParams } from 'react-router';
import { readFailure } from '../http/read-failure.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import { PageSkeleton } from '../ui/states/page-skeleton.tsx';
import { OwnParametersCard } from '../reviews/own-parameters/own-parameters-card.tsx';
import { ActivityCard } from './cards/activity-card.tsx';
import { DaysCard } from './cards/days-card.tsx';
import { ForecastCard } from './cards/forecast-card.tsx';
import { RecallCard } from './cards/recall-card.tsx';
import { TimeCard } from './cards/time-card.tsx';
import { TopicsCard } from './cards/topics-card.tsx';
import { progressMessages as messages } from './messages.ts';
import { NothingYet } from './nothing-yet.tsx';
import { progressQuery } from './queries.ts';
import { readWish, ScopeSelect } from './scope-select.tsx';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** What is remembered, what was done and what comes: of everything, a subject or an exam. */
export default function ProgressScreen() {
  const [search, setSearch] = useSearchParams();
  const wish = readWish(search);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(progressQuery(wish));
  if (!data || (error && isPlaceholderData)) {
    if (!error) return <PageSkeleton label={messages.loading} />;
    return <Failed error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="type-h1">{messages.title}</h1>
        {data.hasBegun && (
          <ScopeSelect
            progress={data}
            wish={wish}
            onChange={(next) => setSearch({ ...next }, { replace: true })}
          />
        )}
      </div>
      <div
        aria-busy={isPlaceholderData}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2"
      >
        {data.hasBegun ? <Cards progress={data} /> : <NothingYet />}
      </div>
    </div>
  );
}

function Cards({ progress }: { progress: Progress }) {
  const { recall, step, topics, forecast, activity } = progress;
  return (
    <>
      <RecallCard recall={recall} step={step} />
      <DaysCard progress={progress} />
      <TopicsCard topics={topics} goal={recall.goal} />
      <ForecastCard forecast={forecast} />
      <ActivityCard activity={activity} step={step} />
      <TimeCard progress={progress} />
      <div className="lg:col-span-2">
        <OwnParametersCard />
      </div>
    </>
  );
}

type FailedProps = { error: Error; isBusy: boolean; onRetry: () => void };

function Failed({ error, isBusy, onRetry }: FailedProps) {
  return (
    <div className="wrap page-block">
      <ErrorState
        level={1}
        title={messages.notLoaded}
        text={readFailure(error, messages.unknownFailure)}
        action={
          <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
            {messages.retry}
          </Button>
        }
      />
    </div>
  );
}
