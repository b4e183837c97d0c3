import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type RowFrameProps = {
  questionId?: string;
  number: number;
  isBusy?: boolean;
  /** Something is written in it. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A question in the list, with its number beside it where there is room. */
export function RowFrame({
  questionId,
  number,
  isBusy = false,
  isOpen = false,
  children,
}: RowFrameProps) {
  return (
    <li
      data-question={questionId}
      aria-busy={isBusy || undefined}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] rounded-card border bg-surface px-[clamp(18px,2.2vw,22px)] pt-5 pb-3 shadow-e1 md:grid-cols-[2rem_minmax(0,1fr)] md:gap-4',
        isOpen ? 'border-petrol inset-ring inset-ring-petrol/40' : 'border-line',
      )}
    >
      <span
        aria-hidden="true"
        className="pt-0.5 font-semibold text-ink-2 tabular-nums max-md:hidden"
      >
        {number}
      </span>
      {children}
    </li>
  );
}
