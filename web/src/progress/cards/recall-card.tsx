import type { Progress } from '@engram/core/progress/api.ts';
import { reviewLimits } from '@engram/core/limits.ts';
import { ChartCard } from '../charts/chart-card.tsx';
import { ChartTable } from '../charts/chart-table.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { cardTitles, chartMessages as messages } from '../messages.ts';
import { sayRecall } from '../say-messages.ts';
import { writeShortDay } from '../write-time.ts';

/** How much of what came back was remembered, against what is aimed at. */
export function RecallCard({ recall, step }: Pick<Progress, 'recall' | 'step'>) {
  const says = sayRecall(recall);
  // What the sentence holds back is not drawn either; weeks that were full stay, also after a pause.
  const shown = recall.steps.reduce((sum, { reviews }) => sum + reviews, 0);
  const isEnough = Math.max(recall.reviews, shown) >= reviewLimits.fewestForShare;
  const points = recall.steps.map(({ from, percent }) => ({
    label: writeShortDay(from),
    percent: isEnough ? percent : null,
  }));
  return (
    <ChartCard title={cardTitles.recall} says={says}>
      <LineChart label={says} points={points} goal={recall.goal} />
      <ChartTable
        caption={cardTitles.recall}
        columns={[messages[step], messages.remembered, messages.cameBack]}
        rows={recall.steps.map(({ reviews }, no) => [
          points[no]?.label ?? '',
          writePercent(points[no]?.percent ?? null),
          String(reviews),
        ])}
      />
    </ChartCard>
  );
}

function writePercent(percent: number | null): string {
  return percent === null ? messages.nothing : messages.percent(percent);
}
