import { ArrowDown, ArrowUp } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Calendar } from '../write-time.ts';
import { AttemptChart } from './attempt-chart.tsx';
import { AttemptList } from './attempt-list.tsx';
import { chartMessages as messages } from './messages.ts';
import type { AttemptRecord } from './attempt-record.ts';

type AttemptHistoryProps = { record: AttemptRecord; calendar: Calendar };

/** How the attempts went: as a line, and one by one. */
export function AttemptHistory({ record, calendar }: AttemptHistoryProps) {
  const { attempts, total } = record;
  if (attempts.length === 0) {
    return (
      <Card>
        <EmptyState title={messages.none} text={messages.noneHint} />
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_336px]">
      <Card
        as="section"
        padding="normal"
        aria-labelledby="attempts-over-time"
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-4"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="attempts-over-time" className="type-h3">
            {messages.title}
          </h2>
          <SinceTheFirst record={record} />
        </div>
        <AttemptChart attempts={attempts.toReversed()} all={total} calendar={calendar} />
      </Card>
      <AttemptList record={record} calendar={calendar} />
    </div>
  );
}

function SinceTheFirst({ record }: Pick<AttemptHistoryProps, 'record'>) {
  const { attempts, total, firstScore } = record;
  const [last] = attempts;
  if (!last || firstScore === null || total < 2) return null;
  const points = last.score - firstScore;
  const { up, upWord, down, downWord, same } = messages.since;
  if (points === 0) return <Badge>{same}</Badge>;
  const isUp = points > 0;
  return (
    <Badge tone={isUp ? 'green' : 'neutral'}>
      <Icon icon={isUp ? ArrowUp : ArrowDown} size="small" />
      <span className="sr-only">{isUp ? upWord : downWord}</span>
      {isUp ? up(points) : down(-points)}
    </Badge>
  );
}
