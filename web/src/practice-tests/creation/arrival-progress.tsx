import { ProgressBar } from '../../ui/states/progress-bar.tsx';

type ArrivalProgressProps = {
  label: string;
  made: number;
  wanted: number;
  /** How far it is, in words. */
  count: string;
};

/** How much of what is being made has arrived, as a bar and in words. */
export function ArrivalProgress({ label, made, wanted, count }: ArrivalProgressProps) {
  return (
    <div className="flex items-center gap-3.5">
      <ProgressBar
        aria-label={label}
        value={(100 * made) / wanted}
        valueText={count}
        isThin
        className="flex-1"
      />
      <span aria-live="polite" className="type-sm font-semibold tabular-nums">
        {count}
      </span>
    </div>
  );
}
