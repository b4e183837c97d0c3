import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';

type ChartCardProps = {
  title: string;
  /** What the chart means, in one sentence. */
  says: string;
  /** At the end of the title's row. */
  aside?: ReactNode;
  isWide?: boolean;
  children?: ReactNode;
};

/** Every chart has a plain sentence above it. */
export function ChartCard({ title, says, aside, isWide = false, children }: ChartCardProps) {
  const titleId = useId();
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] content-start gap-3.5 px-4.5 pt-4.5 pb-5 md:px-6 md:pt-5 md:pb-5.5',
        isWide && 'lg:col-span-2',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={titleId} className="type-sm font-semibold text-ink-2">
          {title}
        </h2>
        {aside}
      </div>
      <p className="text-[1.0625rem] leading-[1.4] font-[560] text-pretty">{says}</p>
      {children}
    </Card>
  );
}
