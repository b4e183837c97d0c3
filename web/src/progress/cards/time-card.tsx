import type { Progress } from '@engram/core/progress/api.ts';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { ChartCard } from '../charts/chart-card.tsx';
import { cardTitles, timeMessages as messages } from '../messages.ts';
import { sayTime } from '../say-messages.ts';
import { writeHours } from '../../attempts/write-time.ts';

export function TimeCard({ progress }: { progress: Progress }) {
  const { bySubject } = progress.time;
  const most = Math.max(1, ...bySubject.map(({ minutes }) => minutes));
  // One bar would say nothing that the sentence does not.
  const rows = bySubject.length > 1 ? bySubject : [];
  return (
    <ChartCard title={cardTitles.time} says={sayTime(progress)} isWide>
      {rows.length > 0 && (
        <ul className="grid gap-3">
          {rows.map(({ subject, minutes }) => (
            <li
              key={subject}
              className="grid grid-cols-[minmax(0,6rem)_minmax(0,1fr)_auto] items-center gap-4 type-sm"
            >
              <span className="wrap-anywhere">{subject ?? messages.noSubject}</span>
              <ProgressBar
                aria-label={subject ?? messages.noSubject}
                value={(100 * minutes) / most}
                valueText={writeHours(minutes)}
                isThin
              />
              <span className="min-w-24 text-end font-[640] whitespace-nowrap">
                {writeHours(minutes)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </ChartCard>
  );
}
