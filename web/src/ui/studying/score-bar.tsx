import type { ReactNode } from 'react';
import { ProgressBar } from '../states/progress-bar.tsx';

type ScoreBarProps = {
  label: string;
  percent: number;
  /** The value as it is written, such as "80%". */
  value: string;
  /** Written beside it already, as in a ring: the bar only shows where it lies. */
  isValueKnown?: boolean;
  tone?: 'success' | 'petrol' | 'danger';
  /** Marks 70%; the caption then says what the line means. */
  hasPassTick?: boolean;
  caption?: ReactNode;
};

/** A bar with its name, its value and what it means: colour alone says nothing. */
export function ScoreBar({
  label,
  percent,
  value,
  isValueKnown = false,
  tone = 'petrol',
  hasPassTick = false,
  caption,
}: ScoreBarProps) {
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3 font-semibold">
        <span className="type-sm">{label}</span>
        {!isValueKnown && <span>{value}</span>}
      </div>
      <ProgressBar
        aria-label={label}
        value={percent}
        valueText={value}
        tone={tone}
        hasPassTick={hasPassTick}
      />
      {caption !== undefined && <p className="type-xs text-ink-3">{caption}</p>}
    </div>
  );
}
