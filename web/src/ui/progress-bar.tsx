import { classNames } from './class-names.ts';

type ProgressBarProps = {
  'aria-label': string;
  /** Percent. */
  value: number;
  /** Said instead of the percentage, such as "2 of 9 questions". */
  valueText?: string;
  tone?: keyof typeof fills;
  isThin?: boolean;
  /** Marks 70%, the score that passes. */
  hasPassTick?: boolean;
  className?: string;
};

export function ProgressBar({
  value,
  valueText,
  tone = 'petrol',
  isThin = false,
  hasPassTick = false,
  className,
  ...props
}: ProgressBarProps) {
  const percent = toPercent(value);
  return (
    <div
      {...props}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={classNames(
        'relative rounded-full bg-sunken inset-ring inset-ring-line forced-colors:outline',
        isThin ? 'h-1.5' : 'h-2.5',
        className,
      )}
    >
      {/* An svg takes its width from an attribute; a style attribute is forbidden when prerendered. */}
      <svg aria-hidden="true" className="size-full overflow-hidden rounded-full">
        <rect
          width={`${percent}%`}
          height="100%"
          rx={isThin ? 3 : 5}
          className={classNames(
            'transition-[width] duration-(--d2) forced-colors:fill-chosen',
            fills[tone],
          )}
        />
      </svg>
      {hasPassTick && (
        <span className="absolute -inset-y-1 start-[70%] w-0.5 rounded-full bg-ink forced-colors:bg-drawn" />
      )}
    </div>
  );
}

const fills = { petrol: 'fill-petrol', success: 'fill-success', danger: 'fill-danger' };

// [BROUTE-28] A value outside 0 to 100 is shown as the nearest end; what is no number, as 0.
function toPercent(value: number) {
  return value > 0 ? Math.min(100, Math.round(value)) : 0;
}
