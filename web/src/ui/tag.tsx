import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type TagProps = {
  /** Yellow for PRO and PREMIUM, grey for SOON. */
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
};

export function Tag({ tone = 'mark', className, children }: TagProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 shrink-0 items-center gap-1 rounded-tag border border-transparent leading-none whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

const tones = {
  mark: 'bg-mark px-1.5 text-[0.6875rem] font-[720] tracking-[0.06em] text-on-mark',
  // Also says 'Coming soon' beside half the lines of a page, so it is quiet, and not in capitals.
  soon: 'bg-chip px-1.25 text-[0.8125rem] font-[560] text-ink-3',
};
