import { ClassSpark } from '../class-spark.tsx';
import { bookMessages as messages } from '../messages.ts';

type TrendProps = { percents: readonly (number | null)[]; change: number | null };

/** A small line, and the same in words. */
export function Trend({ percents, change }: TrendProps) {
  const had = percents.flatMap((percent) => (percent === null ? [] : [Math.round(percent)]));
  if (change === null) return null;
  return (
    <span className="inline-flex items-center justify-end gap-2 whitespace-nowrap text-ink-2">
      <ClassSpark scores={had} />
      <span className="w-16 text-start type-sm">{writeChange(change)}</span>
    </span>
  );
}

export function writeChange(change: number): string {
  if (change === 0) return messages.steady;
  return change > 0 ? messages.up(change) : messages.down(-change);
}
