import { Card } from '../../../ui/card.tsx';
import { countScores, type ScoreRange } from './count-scores.ts';
import { assignedMessages as messages } from './messages.ts';

type ScoreChartProps = { scores: readonly number[]; median: number };

const height = 200;
const barWidth = 56;
const gap = 8;

/** How many have which score, and where the middle is. */
export function ScoreChart({ scores, median }: ScoreChartProps) {
  const ranges = countScores(scores);
  return (
    <Card
      as="section"
      aria-label={messages.chart}
      header={
        <>
          <h2 className="type-h3">{messages.chart}</h2>
          <span className="type-sm text-ink-2">{messages.chartNote}</span>
        </>
      }
    >
      <div className="px-[clamp(18px,2.2vw,24px)] pb-5">
        <ul className="sr-only">
          {ranges.map(({ from, to, count }) => (
            <li key={from}>{messages.inRange(from, to, count)}</li>
          ))}
          <li>{messages.median(median)}</li>
        </ul>
        <Bars ranges={ranges} median={median} />
      </div>
    </Card>
  );
}

function Bars({ ranges, median }: { ranges: readonly ScoreRange[]; median: number }) {
  const most = Math.max(...ranges.map(({ count }) => count), 1);
  const step = barWidth + gap;
  const [first] = ranges;
  const place = ((median - (first?.from ?? 0)) / 10) * step;
  const middle = Math.min(Math.max(place, 0), ranges.length * step);
  const isFarRight = middle > (ranges.length * step) / 2;
  return (
    <svg
      aria-hidden="true"
      viewBox={`-6 -34 ${ranges.length * step + 4} ${height + 62}`}
      className="mx-auto block w-full max-w-150 overflow-visible"
    >
      {ranges.map(({ from, to, count }, index) => {
        const tall = (height * count) / most;
        const center = index * step + barWidth / 2;
        return (
          <g key={from}>
            <rect
              x={index * step}
              y={height - tall}
              width={barWidth}
              height={tall}
              rx="4"
              className="fill-petrol forced-colors:fill-drawn"
            />
            {count > 0 && (
              <text
                x={center}
                y={height - tall - 8}
                textAnchor="middle"
                className="fill-ink text-[15px] max-md:text-[21px] font-semibold"
              >
                {count}
              </text>
            )}
            <text
              x={center}
              y={height + 20}
              textAnchor="middle"
              className="fill-ink-2 text-[13px] max-md:text-[18px]"
            >
              {messages.range(from, to)}
            </text>
          </g>
        );
      })}
      <line
        x1={0}
        x2={ranges.length * step - gap}
        y1={height}
        y2={height}
        className="stroke-line-strong"
      />
      <line
        x1={middle}
        x2={middle}
        y1={-24}
        y2={height}
        strokeWidth="2"
        strokeDasharray="3 4"
        className="stroke-ink"
      />
      <text
        x={middle + (isFarRight ? -8 : 8)}
        y={-20}
        textAnchor={isFarRight ? 'end' : 'start'}
        className="fill-ink text-[14px] font-semibold max-md:text-[19px]"
      >
        {messages.median(median)}
      </text>
    </svg>
  );
}
