import { useEffect, useRef } from 'react';
import { useQuietPage } from '../../../quiet-page.ts';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { takingMessages as messages } from '../messages.ts';

/** Between the last answer and the results. */
export function Submitting({ name }: { name: string }) {
  useQuietPage();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone, and the page stays.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrap m-auto grid justify-items-center gap-3 py-16 text-center">
      <Spinner />
      <h1 ref={heading} tabIndex={-1} className="type-h2 wrap-anywhere">
        {name}
      </h1>
      <p role="status" className="text-ink-2">
        {messages.submitting}
      </p>
    </div>
  );
}
