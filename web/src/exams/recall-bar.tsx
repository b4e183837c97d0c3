import { ProgressBar } from '../ui/states/progress-bar.tsx';
import { recallMessages as messages } from './messages.ts';

/** What would be recalled on the day of the exam as things are, with a mark at the goal. */
export function RecallBar({ now, goal }: { now: number; goal: number }) {
  return (
    <div className="grid gap-1.5">
      <ProgressBar aria-label={messages.bar(now, goal)} value={now} tickAt={goal} />
      <div aria-hidden className="flex justify-between gap-3 type-xs text-ink-2">
        <span>{messages.nowLabel(now)}</span>
        <span>{messages.goalLabel(goal)}</span>
      </div>
    </div>
  );
}
