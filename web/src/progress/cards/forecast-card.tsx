import type { Progress } from '@engram/core/progress/api.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { writeDay } from '../../iso-day.ts';
import { type Bar, BarChart } from '../charts/bar-chart.tsx';
import { ChartCard } from '../charts/chart-card.tsx';
import { GhostBars } from '../charts/ghost-bars.tsx';
import { ChartTable } from '../charts/chart-table.tsx';
import { cardTitles, chartMessages as messages, premiumMessages } from '../messages.ts';
import { sayForecast } from '../say-messages.ts';
import { writeWeekday } from '../write-time.ts';
import { textActionClass } from '../../ui/text-button.tsx';

type Forecast = Progress['forecast'];
type ForecastDay = NonNullable<Forecast['days']>[number];

/** What the next two weeks ask; each day of them for premium. */
export function ForecastCard({ forecast }: { forecast: Forecast }) {
  const says = sayForecast(forecast);
  const { days } = forecast;
  return (
    <ChartCard title={cardTitles.forecast} says={says}>
      {days ? (
        <>
          <BarChart label={says} height={206} bars={days.map(describe)} hasCounts />
          <ChartTable
            caption={cardTitles.forecast}
            columns={[messages.day, messages.due]}
            rows={days.map(({ day, due, isExam, isRest }) => [
              isExam ? `${writeDay(day)}, ${messages.exam}` : writeDay(day),
              isRest ? messages.restDay : String(due),
            ])}
          />
        </>
      ) : (
        <>
          <p className="type-sm text-ink-2">
            {premiumMessages.text}{' '}
            <Link to={paths.pricing} className={textActionClass}>
              {premiumMessages.link}
            </Link>
          </p>
          <GhostBars />
        </>
      )}
    </ChartCard>
  );
}

function describe({ day, due, isExam }: ForecastDay, no: number): Bar {
  return {
    key: day,
    count: due,
    label: writeWeekday(day),
    note: isExam ? messages.exam : undefined,
    look: no === 0 ? 'solid' : isExam ? 'hatched' : 'usual',
  };
}
