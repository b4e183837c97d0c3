import type { Progress } from '@engram/core/progress/api.ts';
import { ChartCard } from '../charts/chart-card.tsx';
import { ChartTable } from '../charts/chart-table.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { cardTitles, chartMessages as messages } from '../messages.ts';
import { sayRecall } from '../say-messages.ts';
import { writeShortDay } from '../write-time.ts';

/** How much of what came back was remembered, against what is aimed at. */
export function RecallCard({ recall, step }: Pick<Progress, 'recall' | 'step'>) {
  const says = sayRecall(recall);
  const points = recall.steps.map(({ from, percent }) => ({ label: writeShortDay(from), percent }));
  return (
    <ChartCard title={cardTitles.recall} says={says}>
      <LineChart label={says} points={points} goal={recall.goal} />
      <ChartTable
        caption={cardTitles.recall}
        columns={[messages[step], messages.remembered, messages.reviews]}
        rows={recall.steps.map(({ from, percent, reviews }) => [
          writeShortDay(from),
          percent === null ? messages.nothing : messages.percent(percent),
          String(reviews),
        ])}
      />
    </ChartCard>
  );
}
