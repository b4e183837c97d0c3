import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BadgeProps = {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1.25 rounded-full border border-transparent px-2 py-0.5 text-[0.8125rem] leading-[1.2] font-semibold whitespace-nowrap tabular-nums',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

const tones = {
  neutral: 'bg-chip text-ink-2',
  green: 'bg-success-soft text-success-ink',
  blue: 'bg-petrol-soft text-petrol-ink',
  yellow: 'bg-mark-soft text-mark-ink',
  red: 'bg-danger-soft text-danger-ink',
};
