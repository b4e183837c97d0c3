import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

/**
 * A page before anybody knows what is on it: a title, what comes first, and more below. As high as
 * the window, so that the footer does not jump when the page arrives.
 */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div className="wrap page-block grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-6">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton shape="block" className="my-1 h-9 w-72 max-w-full" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_336px]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <CardPlace>
            <Skeleton shape="block" className="h-8 w-1/2" />
            <Skeleton className="w-3/4" />
            <Skeleton shape="block" className="h-11 w-40" />
          </CardPlace>
          <CardPlace>
            <Skeleton className="h-5 w-2/5" />
            <Skeleton />
            <Skeleton />
            <Skeleton className="w-2/3" />
          </CardPlace>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 max-lg:hidden">
          <CardPlace>
            <Skeleton className="h-5 w-1/2" />
            <Skeleton />
            <Skeleton className="w-2/3" />
          </CardPlace>
        </div>
      </div>
    </div>
  );
}

function CardPlace({ children }: { children: ReactNode }) {
  return (
    <div className="grid content-start gap-5 rounded-card border border-line bg-surface p-6">
      {children}
    </div>
  );
}
