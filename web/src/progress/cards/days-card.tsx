import type { Progress } from '@engram/core/progress/api.ts';
import { Calendar, levelLooks, restLook } from '../charts/calendar.tsx';
import { ChartCard } from '../charts/chart-card.tsx';
import { ChartTable } from '../charts/chart-table.tsx';
import { cardTitles, chartMessages as messages } from '../messages.ts';
import { sayDays } from '../say-messages.ts';
import { writeShortDay } from '../write-time.ts';

export function DaysCard({ progress }: { progress: Progress }) {
  const says = sayDays(progress);
  const { days } = progress;
  const hasRest = days.some(({ isRest }) => isRest);
  const told = days.filter(({ minutes, isRest }) => minutes > 0 || isRest);
  return (
    <ChartCard title={cardTitles.days} says={says}>
      <Calendar days={days} label={says} />
      <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1.5 type-xs text-ink-2">
        {messages.levels.map((level, no) => (
          <Level key={level} look={levelLooks[no]} name={level} />
        ))}
        {hasRest && <Level look={restLook} name={messages.rest} />}
      </ul>
      <ChartTable
        caption={cardTitles.days}
        columns={[messages.day, messages.minutes]}
        rows={told.map(({ day, minutes, isRest }) => [
          writeShortDay(day),
          isRest ? messages.restDay : String(minutes),
        ])}
      />
    </ChartCard>
  );
}

function Level({ look, name }: { look: string | undefined; name: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg viewBox="0 0 15 15" width="15" height="15">
        <rect x="1" y="1" width="13" height="13" rx="3.5" className={look} />
      </svg>
      {name}
    </li>
  );
}
