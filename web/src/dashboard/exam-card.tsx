import type { getToday } from '@engram/core/dashboard/api.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { examCardMessages as messages } from '../exams/messages.ts';
import { planQuery } from '../exams/queries.ts';
import { RecallBar } from '../exams/recall-bar.tsx';
import { writeDate, writeWeekday } from '../exams/write-days.ts';
import { pathsOf } from '../paths.ts';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/states/skeleton.tsx';
import { textActionClass } from '../ui/text-button.tsx';

type NextExam = NonNullable<Reply<typeof getToday>['exam']>;

/** How it stands with the next exam, and what today does for it. */
export function ExamCard({ exam }: { exam: NextExam }) {
  const titleId = useId();
  return (
    <Card as="section" padding="small" aria-labelledby={titleId} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="type-h3 wrap-anywhere">
          {exam.name}{' '}
          <span className="font-normal text-ink-2">{messages.inDays(exam.daysLeft)}</span>
        </h2>
        <Link to={pathsOf.examPlan(exam.id)} className={textActionClass}>
          {messages.seePlan}
          <Icon icon={ArrowRight} size="small" />
        </Link>
      </div>
      <Standing exam={exam} />
    </Card>
  );
}

function Standing({ exam: { id, heldOn, daysLeft } }: { exam: NextExam }) {
  const { data: plan, isError } = useQuery(planQuery(id));
  // The plan itself says what is wrong.
  if (isError && !plan) return null;
  if (!plan) return <Skeleton className="h-16" />;
  const { recallNow, recallThen, exam, days, missed, catchUp } = plan;
  if (recallNow === null || recallThen === null) return <p>{messages.nothing}</p>;
  const [today] = days;
  const left = today ? today.back + today.fresh : 0;
  return (
    <>
      <p>
        {messages.now}
        <b className="font-semibold">{messages.percent(recallNow)}</b>
        {messages.onTheDay(daysLeft < 7 ? writeWeekday(heldOn) : writeDate(heldOn))}{' '}
        {left > 0 && recallThen > recallNow && messages.track(left, recallThen, exam.goal)}
      </p>
      <RecallBar now={recallNow} goal={exam.goal} />
      {catchUp?.way === null && (
        <p className="type-sm text-ink-2">{messages.missed(missed.length, catchUp.waiting)}</p>
      )}
    </>
  );
}
