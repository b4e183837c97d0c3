import type { ReactNode } from 'react';
import { closingCopy } from './closing-copy.ts';

type ClosingBandProps = { text?: string; children: ReactNode };

/** The last word of a page, with its links as children. */
export function ClosingBand({ text = closingCopy.text, children }: ClosingBandProps) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-5 rounded-dialog border border-line bg-surface p-[clamp(18px,2.2vw,28px)] shadow-e1">
      <div className="grid gap-1">
        <h2 className="type-h2">{closingCopy.title}</h2>
        <p className="text-ink-2">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:flex-1">{children}</div>
    </section>
  );
}
