import { chartMessages as messages } from '../messages.ts';
import { Axis, Chart } from './chart.tsx';

type Point = { label: string; percent: number | null };
type LineChartProps = { label: string; points: readonly Point[]; goal: number };

const height = 222;
const [top, bottom] = [28, 188];
/** Of the width, for the number at the end of the goal's line. */
const [left, right] = [6, 46];

/** Percentages over time; where there was none the line goes on to the next. */
export function LineChart({ label, points, goal }: LineChartProps) {
  const known = points.flatMap(({ percent }) => (percent === null ? [] : [percent]));
  const least = Math.min(goal, 60, ...known) >= 60 ? 60 : 0;
  const y = (percent: number) => bottom - ((bottom - top) * (percent - least)) / (100 - least);
  return (
    <Chart
      label={label}
      height={height}
      draw={(width) => {
        const step = (width - left - right) / Math.max(1, points.length - 1);
        const drawn = points.flatMap(({ percent }, no) =>
          percent === null ? [] : [{ percent, x: left + step * no, y: y(percent) }],
        );
        const last = drawn.at(-1);
        return (
          <>
            <Axis width={width} y={bottom} />
            <path
              d={`M0 ${y(goal)}H${width - right + 2}`}
              strokeWidth="1.5"
              strokeDasharray="2 5"
              className="stroke-ink-2 forced-colors:stroke-drawn"
            />
            <text x="0" y={y(goal) - 7}>
              {messages.goal}
            </text>
            <text x={width - right + 10} y={y(goal) + 4}>
              {messages.percent(goal)}
            </text>
            <path
              d={drawn.map(({ x, y: at }, no) => `${no === 0 ? 'M' : 'L'}${x} ${at}`).join('')}
              fill="none"
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeLinecap="round"
              className="stroke-petrol forced-colors:stroke-drawn"
            />
            {last && (
              <>
                <circle
                  cx={last.x}
                  cy={last.y}
                  r="5.5"
                  strokeWidth="2"
                  className="fill-petrol stroke-surface forced-colors:fill-drawn"
                />
                <text
                  x={last.x}
                  y={last.y + (last.percent > goal ? -12 : 24)}
                  textAnchor="middle"
                  className="fill-ink font-[640]"
                >
                  {messages.percent(last.percent)}
                </text>
              </>
            )}
            <Dates points={points} at={(no) => left + step * no} />
          </>
        );
      }}
    />
  );
}

/** Four at the most, or they would run into each other. */
function Dates({ points, at }: { points: readonly Point[]; at: (no: number) => number }) {
  const every = Math.ceil(points.length / 3);
  return points.map(({ label }, no) =>
    no % every === 0 ? (
      <text key={label} x={Math.max(2, at(no) - 14)} y={height - 6}>
        {label}
      </text>
    ) : null,
  );
}
