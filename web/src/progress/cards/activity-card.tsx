import type { Progress } from '@engram/core/progress/api.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { textActionClass } from '../../ui/text-button.tsx';
import { BarChart } from '../charts/bar-chart.tsx';
import { ChartCard } from '../charts/chart-card.tsx';
import { ChartTable } from '../charts/chart-table.tsx';
import { cardTitles, chartMessages as messages, premiumMessages } from '../messages.ts';
import { sayActivity } from '../say-messages.ts';
import { writeShortDay } from '../write-time.ts';

/** How much was reviewed, and how many tests were taken. */
export function ActivityCard({ activity, step }: Pick<Progress, 'activity' | 'step'>) {
  const says = sayActivity({ activity, step });
  const every = Math.ceil(activity.length / 3);
  const bars = activity.map(({ from, reviews, tests }, no) => ({
    key: from,
    count: reviews,
    rings: tests,
    label: no % every === 0 ? writeShortDay(from) : undefined,
    look: no === activity.length - 1 ? ('solid' as const) : ('usual' as const),
  }));
  return (
    <ChartCard title={cardTitles.activity} says={says}>
      <BarChart label={says} height={206} bars={bars} />
      <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1.5 type-xs text-ink-2">
        <li className="flex items-center gap-1.5">
          <svg viewBox="0 0 13 13" width="13" height="13">
            <rect width="13" height="13" rx="3.5" className="fill-petrol" />
          </svg>
          {messages.reviews}
        </li>
        <li className="flex items-center gap-1.5">
          <svg viewBox="0 0 13 13" width="13" height="13">
            <circle
              cx="6.5"
              cy="6.5"
              r="4.5"
              strokeWidth="2"
              className="fill-surface stroke-petrol"
            />
          </svg>
          {messages.oneTest}
        </li>
      </ul>
      <ChartTable
        caption={cardTitles.activity}
        columns={[messages[step], messages.reviews, messages.tests]}
        rows={activity.map(({ from, reviews, tests }) => [
          writeShortDay(from),
          String(reviews),
          String(tests),
        ])}
      />
      {step === 'day' && (
        <p className="type-sm text-ink-2">
          {premiumMessages.text}{' '}
          <Link to={paths.pricing} className={textActionClass}>
            {premiumMessages.link}
          </Link>
        </p>
      )}
    </ChartCard>
  );
}
