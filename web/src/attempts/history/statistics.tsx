import type { Reply } from '@engram/core/endpoint.ts';
import type { getTestStatistics } from '@engram/core/attempts/api.ts';
import { type Stat, StatLine, StatLineLoading } from '../../ui/stat-line.tsx';
import { statisticsMessages as messages } from './messages.ts';

export type Statistics = Reply<typeof getTestStatistics>;

/** The numbers above the list; nothing where they could not be had: the list stands for itself. */
export function StatisticsLine({ statistics }: { statistics: Statistics | undefined }) {
  if (statistics) return <StatLine label={messages.region} stats={listStats(statistics)} />;
  return (
    <div role="status">
      <span className="sr-only">{messages.loading}</span>
      <StatLineLoading />
    </div>
  );
}

function listStats(statistics: Statistics): Stat[] {
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
