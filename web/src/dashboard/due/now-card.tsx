import { minutesFor } from '@engram/core/reviews/minutes-for.ts';
import { ArrowRight, Clock, Layers, type LucideIcon, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Due } from '../../flashcards/ask-due.ts';
import { paths } from '../../paths.ts';
import { writeLimit } from '../../plan-words.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { describeGroups } from './describe-groups.ts';
import { dueMessages as messages } from './messages.ts';
import { Trace } from './trace.tsx';

/** The one main action of the day (D33): how much, how long, of what. */
export function NowCard({ due }: { due: Due }) {
  const { counts, groups, msPerReview } = due;
  const minutes = minutesFor(counts.left, msPerReview);
  const again = counts.again ?? 0;
  return (
    <section
      aria-labelledby="due-reviews"
      className="relative isolate grid gap-5 overflow-hidden rounded-[20px] bg-deep p-[clamp(22px,2.6vw,32px)] text-on-deep forced-colors:border"
    >
      <Trace />
      <div className="grid gap-3">
        <h2
          id="due-reviews"
          className="text-[clamp(2.25rem,1.8rem+1.8vw,3rem)] leading-none font-bold tracking-[-0.035em]"
        >
          {messages.review(counts.left)}
        </h2>
        <ul id="due-parts" className="flex flex-wrap gap-x-5.5 gap-y-1.5 type-ui">
          <Part icon={Clock}>{messages.minutes(minutes)}</Part>
          {counts.cards > 0 && (
            <Part icon={Layers}>
              <b className="font-semibold">{writeLimit(counts.cards)}</b>{' '}
              {messages.cards(counts.cards)}
            </Part>
          )}
          {counts.questions > 0 && (
            <Part icon={RotateCcw}>
              <b className="font-semibold">{writeLimit(counts.questions)}</b>{' '}
              {messages.questions(counts.questions)}
            </Part>
          )}
        </ul>
        {again > 0 && <p className="type-ui">{messages.again(again, counts.left)}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Link
          to={paths.review}
          aria-describedby="due-reviews due-parts"
          className={buttonClass({ variant: 'on-deep', size: 'large', className: 'max-md:w-full' })}
        >
          {messages.start}
          <Icon icon={ArrowRight} />
        </Link>
        <span className="max-w-64 min-w-0 flex-1 type-sm text-pretty wrap-anywhere opacity-88 max-md:hidden">
          {describeGroups(groups)}
        </span>
      </div>
    </section>
  );
}

function Part({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      <Icon icon={icon} size="small" />
      <span>{children}</span>
    </li>
  );
}
