import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type ChartProps = {
  /** What it shows, in words. */
  label: string;
  height: number;
  /** Drawn once for wide windows and once for narrow ones, so that its words stay legible. */
  draw: (width: number) => ReactNode;
};

const wide = 496;
const narrow = 316;

export function Chart({ label, height, draw }: ChartProps) {
  return (
    <div role="img" aria-label={label}>
      {[wide, narrow].map((width) => (
        <svg
          key={width}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className={classNames(
            'h-auto w-full overflow-visible fill-ink-3 text-[13px]',
            width === wide ? 'max-lg:hidden' : 'lg:hidden',
          )}
        >
          {draw(width)}
        </svg>
      ))}
    </div>
  );
}

export function Axis({ width, y }: { width: number; y: number }) {
  return <path d={`M0 ${y}H${width}`} className="stroke-line forced-colors:stroke-drawn" />;
}
