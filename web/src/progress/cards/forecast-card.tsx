import type { Progress } from '@engram/core/progress/api.ts';
import { writeDay } from '../../iso-day.ts';
import { type Bar, BarChart } from '../charts/bar-chart.tsx';
import { ChartCard } from '../charts/chart-card.tsx';
import { ChartTable } from '../charts/chart-table.tsx';
import { cardTitles, chartMessages as messages } from '../messages.ts';
import { sayForecast } from '../say-messages.ts';
import { writeWeekday } from '../write-time.ts';

type Forecast = Progress['forecast'];
type ForecastDay = Forecast['days'][number];

/** What each day of the next two weeks asks. */
export function ForecastCard({ forecast }: { forecast: Forecast }) {
  const says = sayForecast(forecast);
  const { days } = forecast;
  return (
    <ChartCard title={cardTitles.forecast} says={says}>
      <BarChart label={says} height={206} bars={days.map(describe)} hasCounts />
      <ChartTable
        caption={cardTitles.forecast}
        columns={[messages.day, messages.due]}
        rows={days.map(({ day, due, isExam, isRest }) => [
          isExam ? `${writeDay(day)}, ${messages.exam}` : writeDay(day),
          isRest ? messages.restDay : String(due),
        ])}
      />
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
