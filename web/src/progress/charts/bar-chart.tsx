import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { chartMessages as messages } from '../messages.ts';
import { Axis, Chart } from './chart.tsx';

export type Bar = {
  key: string;
  count: number;
  /** Below it, and what stands below that. */
  label?: string | undefined;
  note?: string | undefined;
  look?: 'solid' | 'hatched' | 'usual';
  /** Rings above it, one for each of something. */
  rings?: number;
};

type BarChartProps = {
  label: string;
  bars: readonly Bar[];
  height: number;
  hasCounts?: boolean;
};

const fills = {
  solid: 'fill-petrol forced-colors:fill-drawn',
  usual: 'fill-petrol/26 stroke-petrol/45 forced-colors:stroke-drawn',
  hatched: 'stroke-petrol forced-colors:stroke-drawn',
} as const;

/** More would not fit above a bar. */
const mostRings = 3;

export function BarChart({ label, bars, height, hasCounts = false }: BarChartProps) {
  const hatchId = useId();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const hasNotes = bars.some(({ note }) => note !== undefined);
  const bottom = height - (hasNotes ? 40 : 26);
  const room = bottom - (hasCounts ? 30 : 48);
  return (
    <Chart
      label={label}
      height={height}
      draw={(width) => {
        const step = width / bars.length;
        const barWidth = step * (bars.length > 12 ? 0.68 : 0.64);
        return (
          <>
            <Hatch id={`${hatchId}${width}`} />
            <Axis width={width} y={bottom} />
            {bars.map(({ key, count, label: below, note, look = 'usual', rings = 0 }, no) => {
              const middle = step * (no + 0.5);
              const top = bottom - (count === 0 ? 0 : Math.max(3, (room * count) / most));
              return (
                <g key={key}>
                  {count > 0 && (
                    <rect
                      x={middle - barWidth / 2}
                      y={top}
                      width={barWidth}
                      height={bottom - top}
                      rx="4"
                      fill={look === 'hatched' ? `url(#${hatchId}${width})` : undefined}
                      className={fills[look]}
                    />
                  )}
                  {hasCounts && (
                    <text
                      x={middle}
                      y={top - 6}
                      textAnchor="middle"
                      className={classNames(count > 0 && 'fill-ink font-[640]')}
                    >
                      {count > 0 ? count : messages.nothing}
                    </text>
                  )}
                  {Array.from({ length: Math.min(mostRings, rings) }, (_, ring) => (
                    <circle
                      key={ring}
                      cx={middle}
                      cy={top - 10 - 12 * ring}
                      r="4"
                      strokeWidth="2"
                      className="fill-surface stroke-petrol forced-colors:stroke-drawn"
                    />
                  ))}
                  {below !== undefined && (
                    <text
                      x={middle}
                      y={bottom + 18}
                      textAnchor="middle"
                      className={classNames(look === 'solid' && 'fill-ink font-[640]')}
                    >
                      {below}
                    </text>
                  )}
                  {note !== undefined && (
                    <text
                      x={middle}
                      y={bottom + 35}
                      textAnchor="middle"
                      className="fill-ink font-[640]"
                    >
                      {note}
                    </text>
                  )}
                </g>
              );
            })}
          </>
        );
      }}
    />
  );
}

/** The day of an exam. */
function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className="fill-petrol-soft" />
        <rect width="2.5" height="6" className="fill-petrol" />
      </pattern>
    </defs>
  );
}
