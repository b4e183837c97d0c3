import type { ReactNode } from 'react';

export function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper/88 backdrop-blur-[14px] backdrop-saturate-130 print:hidden">
      <div className={headerRowClass}>{children}</div>
    </header>
  );
}

/** The mobile menu draws the same row over the header, so that nothing moves when it opens. */
export const headerRowClass =
  'wrap flex min-h-15 items-center justify-between gap-2 lg:min-h-17 lg:gap-4 xl:gap-8';
