import type { Reply } from '@engram/core/endpoint.ts';
import type { getTestStatistics } from '@engram/core/attempts/api.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { statisticsMessages as messages } from './messages.ts';

export type Statistics = Reply<typeof getTestStatistics>;

type Figure = { name: string; value: string; note: string };

/** The numbers above the list; nothing where they could not be had: the list stands for itself. */
export function StatisticsLine({ statistics }: { statistics: Statistics | undefined }) {
  if (!statistics) return <StatisticsLoading />;
  return (
    <Card>
      <dl aria-label={messages.region} className={grid}>
        {listFigures(statistics).map(({ name, value, note }) => (
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

function StatisticsLoading() {
  return (
    <div role="status">
      <span className="sr-only">{messages.loading}</span>
      <Card className={grid}>
        {['tests', 'attempts', 'average', 'retake'].map((name) => (
          <div key={name} className={cell}>
            <Skeleton className="h-3 w-16" />
            <Skeleton className="my-1.5 h-6 w-12" />
            <Skeleton className="h-3 w-28 max-w-full" />
          </div>
        ))}
      </Card>
    </div>
  );
}

const grid =
  'grid grid-cols-2 md:grid-cols-4 max-md:[&>*:nth-child(n+3)]:border-t max-md:[&>*:nth-child(odd)]:border-s-0';

const cell =
  'grid grid-cols-[minmax(0,1fr)] content-start gap-0.5 border-line px-4 py-3.5 not-first:border-s md:px-5.5 md:pt-4 md:pb-4.5';

function listFigures(statistics: Statistics): Figure[] {
  const { tests, attempts, attemptsThisWeek, average, toRetake } = statistics;
  return [
    { name: messages.tests, value: String(tests), note: messages.testsNote },
    {
      name: messages.attempts,
      value: String(attempts),
      note: messages.attemptsNote(attemptsThisWeek),
    },
    {
      name: messages.average,
      value: average === null ? messages.nothing : `${average}%`,
      note: describeAverage(statistics),
    },
    { name: messages.toRetake, value: String(toRetake), note: messages.toRetakeNote },
  ];
}

function describeAverage({ average, averageBefore }: Statistics): string {
  const { none, first, up, down, same } = messages.averageNotes;
  if (average === null) return none;
  if (averageBefore === null) return first;
  if (average === averageBefore) return same;
  return average > averageBefore ? up(average - averageBefore) : down(averageBefore - average);
}
