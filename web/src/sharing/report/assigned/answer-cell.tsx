import type { OutcomeMark } from '@engram/core/attempts/attempt.ts';
import { Check, X } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { assignedMessages as messages } from './messages.ts';

/** What became of one answer: a tick, a cross, a half, a question mark, a stroke, or nothing. */
export function AnswerCell({ mark }: { mark: OutcomeMark }) {
  return (
    <span
      className={classNames(
        'inline-grid size-6 place-items-center rounded-tag align-middle text-[0.8125rem] leading-none font-bold forced-colors:border',
        looks[mark],
      )}
    >
      <span aria-hidden="true">{signs[mark]}</span>
      <span className="sr-only">{messages.marks[mark]}</span>
    </span>
  );
}

const legend = ['correct', 'partly', 'incorrect', 'needs-review', 'unanswered', 'dropped'] as const;

/** What a test has none of is not explained. */
export function CellLegend({ marks }: { marks: ReadonlySet<OutcomeMark> }) {
  return (
    <ul
      aria-label={messages.legend}
      className="flex flex-wrap gap-x-4.5 gap-y-2 type-sm text-ink-2"
    >
      {legend
        .filter((mark) => mark !== 'dropped' || marks.has(mark))
        .map((mark) => (
          <li key={mark} className="inline-flex items-center gap-2">
            <span aria-hidden="true">
              <AnswerCell mark={mark} />
            </span>
            {messages.marks[mark]}
          </li>
        ))}
    </ul>
  );
}

const signs = {
  correct: <Icon icon={Check} className="size-3.25!" />,
  partly: '½',
  incorrect: <Icon icon={X} className="size-3.25!" />,
  'needs-review': '?',
  unanswered: '',
  dropped: '–',
};

const looks = {
  correct: 'bg-success-soft text-success-ink',
  partly:
    'bg-linear-135 from-success-soft from-50% to-danger-soft to-50% text-ink print:print-color-exact',
  incorrect: 'bg-danger-soft text-danger-ink',
  'needs-review': 'bg-petrol-soft text-petrol-ink inset-ring-[1.5px] inset-ring-petrol',
  unanswered: 'border-[1.5px] border-dashed border-line-strong',
  dropped: 'bg-sunken text-ink-3',
};
