import type { ReactNode } from 'react';

/**
 * The actions of a step, always in reach; app.css keeps what has focus from under it. In a low window,
 * or with large letters, it would cover what the step is about: there it ends the page.
 */
export function FlowFooter({ children }: { children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-15 mt-auto border-t border-line bg-paper/92 backdrop-blur-md [@media(height<30rem)]:static"
    >
      {/* On a phone in one row where both fit, else the way on above the way back. */}
      <div className="wrap flex items-center justify-between gap-x-3 gap-y-1 py-3.5 max-md:flex-wrap-reverse max-md:py-2.5 max-md:*:grow max-md:*:last:grow-99">
        {children}
      </div>
    </div>
  );
}
