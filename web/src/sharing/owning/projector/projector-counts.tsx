import type { ReactNode } from 'react';
import { projectorMessages as messages } from '../messages.ts';

/** How many have begun, and how far they are. */
export type Counts = { joined: number; answering: number; done: number };

/** How much is asked, such as '25 min' 'to answer 20 questions'. */
export type Extent = { value: string; of: string };

type ProjectorCountsProps = { counts: Counts; extent: Extent | undefined };

/** They change all the time, so nothing announces them. */
export function ProjectorCounts({ counts, extent }: ProjectorCountsProps) {
  return (
    <dl className="flex flex-wrap items-end gap-x-[clamp(20px,4vw,88px)] gap-y-3 border-t-2 border-line pt-[clamp(14px,1.8vw,32px)]">
      <Count name={messages.joined} value={counts.joined} dot={ringClass} />
      <Count name={messages.answering} value={counts.answering} dot={halfClass} />
      <Count name={messages.done} value={counts.done} dot="bg-petrol" />
      {extent && (
        <Figure
          name={extent.of}
          value={extent.value}
          className="ms-auto text-end max-md:ms-0 max-md:w-full max-md:text-start"
        />
      )}
    </dl>
  );
}

type CountProps = { name: string; value: number; dot: string };

function Count({ name, value, dot }: CountProps) {
  return (
    <Figure
      name={
        <>
          <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${dot}`} />
          {name}
        </>
      }
      value={String(value)}
      className="max-md:flex-1"
    />
  );
}

type FigureProps = { name: ReactNode; value: string; className: string };

function Figure({ name, value, className }: FigureProps) {
  return (
    <div className={`flex flex-col-reverse gap-1.5 ${className}`}>
      <dt className="flex items-center gap-2.5 text-[clamp(0.875rem,1.5vw,1.875rem)] text-ink-2 md:[.text-end>&]:justify-end">
        {name}
      </dt>
      <dd className="text-[clamp(2.25rem,5vw,6rem)] leading-none font-[720] tracking-[-0.04em] tabular-nums">
        {value}
      </dd>
    </div>
  );
}

const ringClass = 'border-[2.5px] border-petrol';
const halfClass =
  'border-[2.5px] border-petrol bg-linear-to-r from-petrol from-50% to-transparent to-50%';
