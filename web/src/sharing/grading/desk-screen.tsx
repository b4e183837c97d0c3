import { tidyCode } from '@engram/core/sharing/share-code.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { titled } from '../../page-head.ts';
import { paths, pathsOf } from '../../paths.ts';
import { useQuietPage } from '../../quiet-page.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { EmptyPageDrawing } from '../../ui/states/trace-illustrations.tsx';
import { ScreenFailed } from '../screen-failed.tsx';
import { useHeldFailure } from '../use-held-failure.ts';
import { DeskView } from './desk-view.tsx';
import { deskMessages as messages, gradingMessages } from './messages.ts';
import { deskQuery } from './queries.ts';

export const handle = { hidesFooter: true };

export const meta = () => [{ title: titled(messages.documentTitle) }];

/** Grading by hand what no rule could judge, of one shared test. */
export default function DeskScreen() {
  const { testId = '' } = useParams();
  const code = tidyCode(testId);
  const [round, setRound] = useState(1);
  const { data, error, isFetching, refetch } = useQuery(deskQuery(code, round));
  const { failure, heir } = useHeldFailure<HTMLDivElement>({ error, data });
  useQuietPage();
  if (failure) {
    return <DeskFailed error={failure} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <DeskLoading />;
  return (
    <div ref={heir} tabIndex={-1} className="outline-none">
      {data.questions.length === 0 ? (
        <NothingToGrade code={code} />
      ) : (
        <DeskView key={round} code={code} {...data} onGoOn={() => setRound(round + 1)} />
      )}
    </div>
  );
}

function DeskLoading() {
  return (
    <div role="status" className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-22 pb-12">
      <h1 className="text-center text-ink-2">{messages.loading}</h1>
      <Skeleton shape="block" className="h-80" />
      <Skeleton shape="block" className="h-19" />
    </div>
  );
}

function NothingToGrade({ code }: { code: string }) {
  return (
    <div className="wrap page-block m-auto">
      <EmptyState
        level={1}
        drawing={<EmptyPageDrawing />}
        title={messages.nothing}
        text={messages.nothingText}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Link to={paths.grading} className={buttonClass()}>
              {messages.toGrading}
            </Link>
            <Link to={pathsOf.shareReport(code)} className={buttonClass({ variant: 'primary' })}>
              {messages.toReport}
            </Link>
          </span>
        }
      />
    </div>
  );
}

type DeskFailedProps = { error: Error; isBusy: boolean; onRetry: () => void };

function DeskFailed(failed: DeskFailedProps) {
  return (
    <ScreenFailed
      words={{ ...gradingMessages, ...messages }}
      elsewhere={{ to: paths.grading, label: messages.toGrading }}
      {...failed}
    />
  );
}
