import type { ReactNode } from 'react';

/** At the bottom of a narrow window, always in reach; in a wide one its parts have places of their own. */
export function Dock({ children }: { children: ReactNode }) {
  return (
    <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-26 lg:contents [@media(height<30rem)]:static">
      {children}
    </div>
  );
}
