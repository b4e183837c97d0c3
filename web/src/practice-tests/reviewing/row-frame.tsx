import type { ComponentProps, ReactNode } from 'react';
import { movingRowClass } from '../../editing/moving/grip.tsx';
import { classNames } from '../../ui/class-names.ts';

type RowFrameProps = {
  questionId?: string;
  number: number;
  isBusy?: boolean;
  /** Something is written in it. */
  isOpen?: boolean;
  /** What moves it, below its number. */
  grip?: ReactNode;
  /** What moving it needs of the row. */
  moved?: ComponentProps<'li'>;
  children: ReactNode;
};

/** A question in the list, with its number beside it; a form needs the room of a phone itself. */
export function RowFrame({
  questionId,
  number,
  isBusy = false,
  isOpen = false,
  grip,
  moved,
  children,
}: RowFrameProps) {
  return (
    <li
      data-question={questionId}
      aria-busy={isBusy || undefined}
      {...moved}
      className={classNames(
        'relative grid rounded-card border bg-surface shadow-e1',
        movingRowClass.apart,
        isOpen
          ? 'grid-cols-[minmax(0,1fr)] border-petrol ring-3 ring-petrol-soft md:grid-cols-[44px_minmax(0,1fr)]'
          : 'grid-cols-[44px_minmax(0,1fr)] border-line',
      )}
    >
      <div
        className={classNames(
          'grid content-start justify-items-center gap-0.5 border-e border-line pt-4',
          isOpen && 'max-md:hidden',
        )}
      >
        <span aria-hidden="true" className="type-sm font-semibold text-ink-2 tabular-nums">
          {number}
        </span>
        {grip}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] px-[clamp(14px,2.2vw,22px)] pt-4 pb-2.5">
        {children}
      </div>
    </li>
  );
}
