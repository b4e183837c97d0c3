import type { ShareReport } from '@engram/core/sharing/share.ts';
import { SquarePen } from 'lucide-react';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toDoMessages as messages } from './messages.ts';

export function hasToDo({ questions }: Pick<ShareReport, 'questions'>): boolean {
  return questions.some(({ toBeJudged }) => toBeJudged > 0);
}

/** What waits for the owner, before any numbers. */
export function ReportToDo({ report: { share, questions } }: { report: ShareReport }) {
  const waiting = questions.filter(({ toBeJudged }) => toBeJudged > 0);
  const count = waiting.reduce((sum, { toBeJudged }) => sum + toBeJudged, 0);
  if (count === 0) return null;
  const numbers = waiting.map(({ number }) => number).toSorted((one, other) => one - other);
  return (
    <Card as="section" aria-label={messages.region}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 px-[clamp(18px,2.2vw,24px)] py-4 md:grid-cols-[auto_minmax(0,1fr)_auto]">
        <span className="grid size-10 place-items-center rounded-tile bg-petrol-soft text-petrol-ink">
          <Icon icon={SquarePen} />
        </span>
        <div className="grid gap-0.5">
          <h2 className="font-semibold">{messages.waiting(count)}</h2>
          <p className="type-sm text-ink-2">{messages.where(numbers)}</p>
        </div>
        <Link
          to={pathsOf.gradeShared(share.testId)}
          className={buttonClass({ variant: 'primary', className: 'max-md:col-span-2' })}
        >
          {messages.grade(count)}
        </Link>
      </div>
    </Card>
  );
}
