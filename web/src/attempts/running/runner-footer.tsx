import type { ReactNode } from 'react';

/**
 * What leads on, always in reach and below all else; in a low window it comes after what it is of.
 */
export function RunnerFooter({ children }: { children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-15 order-last mt-auto border-t border-line bg-paper/92 backdrop-blur-md [@media(height<30rem)]:static [@media(height<30rem)]:order-none"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-3 py-3.5">
        {children}
      </div>
    </div>
  );
}
