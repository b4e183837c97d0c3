import type { OutcomeMark } from '@engram/core/attempts/attempt.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { ShareReport, TakenTest, Taker } from '@engram/core/sharing/share.ts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { isMissing } from '../../attempts/history/is-missing.ts';
import { QuestionReview } from '../../attempts/results/review/question-review.tsx';
import { useReviewList } from '../../attempts/results/review/use-review-list.ts';
import { type ResultView, viewOfState } from '../../attempts/results/result-view.ts';
import { ScoreBadge } from '../../attempts/score-badge.tsx';
import { writeMinutes, writeMoment } from '../../attempts/write-time.ts';
import { readFailure } from '../../http/read-failure.ts';
import { testQuery } from '../../practice-tests/queries.ts';
import { Button } from '../../ui/button.tsx';
import { BackLink } from '../../attempts/back-link.tsx';
import { Note } from '../../ui/states/note.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useHeldFailure } from '../use-held-failure.ts';
import { nameOf } from './assigned/name-of.ts';
import { reportMessages, takerMessages as messages } from './messages.ts';
import { takerQuery } from './queries.ts';
import { takersSearch } from './use-report-place.ts';

type TakerViewProps = { report: ShareReport; attemptId: string; timeZone: string };

/** What one taker answered, beside the key. */
export function TakerView({ report, attemptId, timeZone }: TakerViewProps) {
  const { testId: code, practiceTestId } = report.share;
  const { data: test } = useQuery(testQuery(practiceTestId));
  const { data, error, isFetching, refetch } = useQuery(takerQuery(code, attemptId));
  const { failure, heir } = useHeldFailure<HTMLHeadingElement>({ error, data });
  return (
    <>
      <TakerHead heading={heir} taken={data} failure={failure} timeZone={timeZone} />
      {/* There before its words are, so that they are announced. */}
      <p role="status" className="sr-only">
        {data && messages.loadedOne(nameOf(data.taker))}
        {!data && !failure && messages.loadingOne}
      </p>
      {data && <TakenReview view={viewOfTaken({ taken: data, test })} />}
      {!data && !failure && <Skeleton shape="block" className="h-80" />}
      {failure && (
        <TakerFailed failure={failure} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** What others answered is theirs to judge. */
function TakenReview({ view }: { view: ResultView }) {
  const list = useReviewList(view, false);
  return <QuestionReview view={view} list={list} onJudge={undefined} />;
}

type TakerFailedProps = { failure: Error; isBusy: boolean; onRetry: () => void };

/** What happened is in the heading. */
function TakerFailed({ failure, isBusy, onRetry }: TakerFailedProps) {
  if (isMissing(failure)) return <Note tone="red">{messages.oneMissingText}</Note>;
  return (
    <>
      <Note tone="red">{readFailure(failure, reportMessages.unknownFailure)}</Note>
      <Button className="justify-self-start" isBusy={isBusy} onClick={onRetry}>
        {reportMessages.retry}
      </Button>
    </>
  );
}

type TakerHeadProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  taken: TakenTest | undefined;
  failure: Error | null;
  timeZone: string;
};

function TakerHead({ heading, taken, failure, timeZone }: TakerHeadProps) {
  const { key } = useLocation();
  const isFirstPage = key === 'default';
  // The link that was pressed is gone. A page just opened keeps the browser's own start.
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
  }, [heading, isFirstPage]);
  const taker = taken?.taker;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <BackLink to={takersSearch}>{messages.backToTakers}</BackLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="type-h2 wrap-anywhere">
          {taker ? nameOf(taker) : describeAbsence(failure)}
        </h2>
        {taker && <ScoreBadge score={taker.score} />}
      </div>
      {taker && <p className="type-sm text-ink-2">{messages.facts(listFacts(taker, timeZone))}</p>}
    </div>
  );
}

function describeAbsence(failure: Error | null): string {
  if (!failure) return messages.loadingOne;
  return isMissing(failure) ? messages.oneMissing : messages.oneNotLoaded;
}

/** Over all questions: what waits to be judged has earned nothing yet (D38). */
function listFacts(taker: Taker, timeZone: string): string[] {
  const count = (wanted: OutcomeMark) => taker.marks.filter((mark) => mark === wanted).length;
  const [partly, waiting] = [count('partly'), count('needs-review')];
  return [
    messages.correct(taker.correctCount, taker.totalQuestions),
    ...(partly > 0 ? [messages.partly(partly)] : []),
    ...(waiting > 0 ? [messages.toBeJudged(waiting)] : []),
    messages.in(writeMinutes(taker.timeTakenSeconds)),
    writeMoment(taker.submittedAt, timeZone),
  ];
}

type Taken = { taken: TakenTest; test: PracticeTest | undefined };

/** The sentences around a source are in the owner's test. */
function viewOfTaken({ taken, test }: Taken): ResultView {
  const { taker, outcomes, questions } = taken;
  const material = test && { studyMaterial: test.studyMaterial, parts: test.parts };
  const view = viewOfState({ outcomes, questions, isShared: true, ...material }, taker.submittedAt);
  return { ...view, isByOther: true };
}
