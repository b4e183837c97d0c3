import { classNames } from '../class-names.ts';

type ProgressBarProps = {
  'aria-label': string;
  /** Percent; without one something moves, and nobody knows how far it is. */
  value?: number | undefined;
  /** Said instead of the percentage, such as "2 of 9 questions". */
  valueText?: string;
  tone?: keyof typeof fills;
  isThin?: boolean;
  /** Along the edge of a page: a line without ends of its own. */
  isEdge?: boolean;
  /** Marks 70%, the score that passes. */
  hasPassTick?: boolean;
  /** Marks another percentage, such as what is aimed at. */
  tickAt?: number;
  className?: string;
};

export function ProgressBar({
  value,
  valueText,
  tone = 'petrol',
  isThin = false,
  isEdge = false,
  hasPassTick = false,
  tickAt,
  className,
  ...props
}: ProgressBarProps) {
  const percent = value === undefined ? undefined : toPercent(value);
  return (
    <div
      {...props}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={classNames(
        'relative forced-colors:outline',
        isEdge ? 'h-0.75 bg-line' : 'rounded-full bg-sunken inset-ring inset-ring-line',
        !isEdge && (isThin ? 'h-1.5' : 'h-2.5'),
        className,
      )}
    >
      {/* An svg takes its width from an attribute; a style attribute is forbidden when prerendered. */}
      <svg
        aria-hidden="true"
        className={classNames('block size-full overflow-hidden', !isEdge && 'rounded-full')}
      >
        <rect
          width={`${percent ?? 40}%`}
          height="100%"
          rx={isThin || isEdge ? 3 : 5}
          className={classNames(
            'transition-[width] duration-(--d2) forced-colors:fill-chosen',
            fills[tone],
            percent === undefined &&
              'animate-to-and-fro [transform-box:view-box] motion-reduce:animate-none',
          )}
        />
      </svg>
      {tickAt !== undefined && (
        <svg aria-hidden="true" className="absolute inset-x-0 -top-1 h-[calc(100%+8px)] w-full">
          <rect
            x={`${tickAt}%`}
            width="2"
            height="100%"
            rx="1"
            className="fill-ink forced-colors:fill-drawn"
          />
        </svg>
      )}
      {hasPassTick && (
        <span className="absolute -inset-y-1 start-[70%] w-0.5 rounded-full bg-ink forced-colors:bg-drawn" />
      )}
    </div>
  );
}

const fills = {
  petrol: 'fill-petrol',
  success: 'fill-success',
  danger: 'fill-danger',
  quiet: 'fill-line-strong',
};

// [BROUTE-28] A value outside 0 to 100 is shown as the nearest end; what is no number, as 0.
function toPercent(value: number) {
  return value > 0 ? Math.min(100, Math.round(value)) : 0;
}
