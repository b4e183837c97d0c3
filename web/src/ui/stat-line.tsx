import { Card } from './card.tsx';
import { Skeleton } from './states/skeleton.tsx';

export type Stat = { name: string; value: string; note: string };

type StatLineProps = { label: string; stats: readonly Stat[] };

/** Four numbers, each with its name and a note; two by two in a narrow window. */
export function StatLine({ label, stats }: StatLineProps) {
  return (
    <Card>
      <dl aria-label={label} className={grid}>
        {stats.map(({ name, value, note }) => (
          <div key={name} className={cell}>
            <dt className="type-xs font-medium text-ink-3">{name}</dt>
            <dd className="text-[1.625rem] leading-[1.2] font-[680] tracking-[-0.03em]">{value}</dd>
            <dd className="type-xs text-ink-2">{note}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** In its shape; the status around it is the caller's. */
export function StatLineLoading() {
  return (
    <Card className={grid}>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <div key={place} className={cell}>
          <Skeleton className="h-3 w-16" />
          <Skeleton className="my-1.5 h-6 w-12" />
          <Skeleton className="h-3 w-28 max-w-full" />
        </div>
      ))}
    </Card>
  );
}

const grid =
  'grid grid-cols-2 md:grid-cols-4 max-md:[&>*:nth-child(n+3)]:border-t max-md:[&>*:nth-child(odd)]:border-s-0';

const cell =
  'grid grid-cols-[minmax(0,1fr)] content-start gap-0.5 border-line px-4 py-3.5 not-first:border-s md:px-5.5 md:pt-4 md:pb-4.5';
