import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type EmptyStateProps = {
  drawing?: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string | undefined;
};

/** The face of a list with nothing in it; the Card around it is the caller's. */
export function EmptyState({
  drawing,
  title,
  text,
  action,
  level = 2,
  className,
}: EmptyStateProps) {
  const Heading = headings[level];
  return (
    <div
      className={classNames(
        'grid content-start justify-items-center gap-2.5 px-6 py-12 text-center',
        className,
      )}
    >
      {drawing !== undefined && <div className="mb-1.5">{drawing}</div>}
      <Heading className="type-h3">{title}</Heading>
      {text !== undefined && <p className="max-w-[38ch] type-sm text-ink-2">{text}</p>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  );
}

const headings = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;
