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
      <Skeleton shape="block" className="h-10 w-72 max-w-full" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_336px]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <Skeleton shape="block" className="h-52" />
          <Skeleton shape="block" className="h-36" />
          <Skeleton shape="block" className="h-36" />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 max-lg:hidden">
          <Skeleton shape="block" className="h-36" />
          <Skeleton shape="block" className="h-44" />
        </div>
      </div>
    </div>
  );
}
