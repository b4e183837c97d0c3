import { CircleCheck, RotateCcw, Scale } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { pathsOf } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NextTestLink } from '../actions/next-test-link.tsx';
import type { ResultView } from '../result-view.ts';
import type { NextStep } from './find-next.ts';
import { nextMessages as messages } from './messages.ts';

/** What comes back, when, and the way to clear it now (D36). */
export function NextCard({ step, view }: { step: NextStep; view: ResultView }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4.5 gap-y-4 rounded-card bg-petrol-soft px-[clamp(18px,2.2vw,24px)] py-4.5 text-petrol-ink forced-colors:border md:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <Icon icon={icons[step.kind]} size="large" className="max-md:self-start" />
      <div className="grid gap-0.5">
        <h2 id={id} className="type-h3 text-ink">
          {messages.title}
        </h2>
        <p className="text-ink">{sayNext(step)}</p>
      </div>
      <NextAction step={step} view={view} />
    </section>
  );
}

/** Waiting for the learner's own verdict has its button where the score is. */
function NextAction({ step, view }: { step: NextStep; view: ResultView }) {
  const place = 'max-md:col-span-full';
  if (step.kind === 'to-judge') return null;
  if (step.kind !== 'waiting' || view.attemptId === undefined) {
    return <NextTestLink view={view} variant="primary" className={place} />;
  }
  return (
    <Link
      to={pathsOf.reviewMissed(view.attemptId)}
      className={buttonClass({ variant: 'primary', size: 'large', className: place })}
    >
      {messages.review(step.waiting)}
    </Link>
  );
}

function sayNext(step: NextStep): string {
  switch (step.kind) {
    case 'waiting': {
      const { waiting, minutes, isDue } = step;
      return isDue
        ? `${messages.due(step)} ${messages.dueNow(waiting, minutes)}`
        : `${messages.waiting(step)} ${messages.orNow(waiting, minutes)}`;
    }
    case 'cleared':
      return messages.cleared(step.missed, step.when);
    case 'to-judge':
      return messages.toJudge(step.waiting);
    case 'nothing':
      return messages.nothing;
  }
}

const icons = {
  waiting: RotateCcw,
  cleared: CircleCheck,
  'to-judge': Scale,
  nothing: CircleCheck,
} as const;
