import type { User } from '@engram/core/accounts/user.ts';
import type { TodayFacts } from '../use-today.ts';
import { ComingDays } from './coming-days.tsx';
import { DueFailed } from './due-failed.tsx';
import { MoreToDo } from './more-to-do.tsx';
import { NothingDue } from './nothing-due.tsx';
import { NowCard } from './now-card.tsx';

type DueTodayProps = { user: User; today: TodayFacts; isDone: boolean };

/** What is due as the one main action, or else that there is none. */
export function DueToday({ user, today, isDone }: DueTodayProps) {
  const { due, progress, now, isAskingAgain, askAgain } = today;
  if (!due) return <DueFailed isBusy={isAskingAgain} onRetry={askAgain} />;
  if (due.counts.left > 0) return <NowCard due={due} />;
  const forecast = progress?.forecast ?? [];
  const isAnyAhead = forecast.some(({ due: count }) => count > 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {!isDone && <NothingDue user={user} progress={progress} now={now} />}
      {isAnyAhead && <ComingDays days={forecast} msPerReview={due.msPerReview} />}
      {isDone && <MoreToDo canGoAhead={isAnyAhead} />}
    </div>
  );
}
