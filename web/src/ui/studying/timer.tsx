import { Timer as TimerIcon } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

type TimerProps = {
  seconds: number;
  /** Says the time in words, such as "8 minutes 42 seconds left". */
  label: string;
  /** Under one minute. */
  isLow?: boolean;
};

export function Timer({ seconds, label, isLow = false }: TimerProps) {
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={label}
      className={classNames(
        'inline-flex h-11 items-center gap-2 rounded-tile border border-transparent px-3.25 text-lg leading-none font-[650] tracking-[-0.01em] whitespace-nowrap tabular-nums',
        isLow ? 'bg-danger-soft text-danger-ink' : 'bg-chip',
      )}
    >
      <Icon icon={TimerIcon} {...(!isLow && { className: 'text-ink-3' })} />
      <span>
        {twoDigits(Math.floor(seconds / 60))}
        {/* The font's tabular colon is as wide as a digit. */}
        <span className="mx-px normal-nums">:</span>
        {twoDigits(seconds % 60)}
      </span>
    </span>
  );
}

function twoDigits(value: number) {
  return String(value).padStart(2, '0');
}
