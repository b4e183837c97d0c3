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
        'inline-flex h-5 shrink-0 items-center gap-1 rounded-tag border border-transparent px-1.5 text-[0.6875rem] leading-none font-[720] tracking-[0.06em] whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

const tones = {
  mark: 'bg-mark text-on-mark',
  soon: 'bg-chip text-ink-3',
};
