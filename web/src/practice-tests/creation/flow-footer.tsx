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
      <div className="wrap flex items-center justify-between gap-3 py-3.5 max-md:flex-col-reverse max-md:items-stretch max-md:gap-1 max-md:pt-3 max-md:pb-1.5">
        {children}
      </div>
    </div>
  );
}
