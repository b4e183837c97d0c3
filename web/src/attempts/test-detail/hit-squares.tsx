import type { OutcomeMark } from '@engram/core/attempts/attempt.ts';
import { Check, Contrast, type LucideIcon, Minus, X } from 'lucide-react';
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
      {marks.map((mark, attempt) => {
        const { icon: Glyph, look } = squares[mark];
        return (
          <span
            // An attempt is nothing but its place here.
            // oxlint-disable-next-line react/no-array-index-key
            key={attempt}
            className={classNames('grid size-5.5 place-items-center rounded-tag border', look)}
          >
            {Glyph && <Glyph size={12} strokeWidth={2.5} aria-hidden="true" />}
          </span>
        );
      })}
    </span>
  );
}

type Square = { icon?: LucideIcon; look: string };

const squares: Readonly<Record<OutcomeMark, Square>> = {
  correct: { icon: Check, look: 'border-transparent bg-success-soft text-success-ink' },
  partly: { icon: Contrast, look: 'border-transparent bg-petrol-soft text-petrol-ink' },
  incorrect: { icon: X, look: 'border-transparent bg-danger-soft text-danger-ink' },
  unanswered: { icon: Minus, look: 'border-dashed border-line-strong text-ink-3' },
  'needs-review': { look: 'border-dashed border-line-strong' },
};
