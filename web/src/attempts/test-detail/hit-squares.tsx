import { type OutcomeMark, outcomeMarks } from '@engram/core/attempts/attempt.ts';
import { Check, CircleHelp, CircleSlash, Contrast, type LucideIcon, Minus, X } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { markNames } from './messages.ts';

type HitSquaresProps = {
  marks: readonly OutcomeMark[];
  /** Where a word for each of them does not tell which one it is. */
  label?: string;
};

/** How a question went in each attempt, oldest on the left. */
export function HitSquares({ marks, label }: HitSquaresProps) {
  return (
    <span
      role="img"
      aria-label={label ?? marks.map((mark) => markNames[mark]).join(', ')}
      className="inline-flex flex-wrap gap-1"
    >
      {marks.map((mark, attempt) => (
        // An attempt is nothing but its place here.
        // oxlint-disable-next-line react/no-array-index-key
        <Square key={attempt} mark={mark} />
      ))}
    </span>
  );
}

/** What the squares mean, of those that are there; each row says it in words to screen readers. */
export function SquareLegend({ marks }: { marks: ReadonlySet<OutcomeMark> }) {
  const shown = outcomeMarks.filter((mark) => marks.has(mark));
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1.5 type-xs text-ink-3">
      {shown.map((mark) => (
        <span key={mark} className="inline-flex items-center gap-1.5">
          <Square mark={mark} />
          {markNames[mark]}
        </span>
      ))}
    </span>
  );
}

function Square({ mark }: { mark: OutcomeMark }) {
  const { icon: Glyph, look } = squares[mark];
  return (
    <span className={classNames('grid size-5.5 place-items-center rounded-tag border', look)}>
      <Glyph size={12} strokeWidth={2.5} aria-hidden="true" />
    </span>
  );
}

type Look = { icon: LucideIcon; look: string };

const squares: Readonly<Record<OutcomeMark, Look>> = {
  correct: { icon: Check, look: 'border-transparent bg-success-soft text-success-ink' },
  partly: { icon: Contrast, look: 'border-transparent bg-petrol-soft text-petrol-ink' },
  incorrect: { icon: X, look: 'border-transparent bg-danger-soft text-danger-ink' },
  unanswered: { icon: Minus, look: 'border-dashed border-line-strong text-ink-3' },
  'needs-review': { icon: CircleHelp, look: 'border-dashed border-line-strong text-ink-3' },
  dropped: { icon: CircleSlash, look: 'border-transparent bg-chip text-ink-3' },
};
