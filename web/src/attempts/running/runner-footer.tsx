import type { ReactNode } from 'react';

/** What leads on, always in reach; in a low window it ends the page. */
export function RunnerFooter({ children }: { children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-15 mt-auto border-t border-line bg-paper/92 backdrop-blur-md [@media(height<30rem)]:static"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-3 py-3.5">
        {children}
      </div>
    </div>
  );
}
