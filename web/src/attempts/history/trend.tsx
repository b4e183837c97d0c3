import { ArrowDown, ArrowUp } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { rowMessages as messages } from './messages.ts';
import { Sparkline } from './sparkline.tsx';

/** How the scores of a test went, as a line and in words. */
export function Trend({ scores }: { scores: readonly number[] }) {
  if (scores.length === 0) {
    return <span className="type-xs text-ink-3">{messages.notTaken}</span>;
  }
  return (
    <span className="flex items-center gap-3">
      <Sparkline scores={scores} />
      <TrendWords scores={scores} />
    </span>
  );
}

/** What the last attempt changed. */
function TrendWords({ scores }: { scores: readonly number[] }) {
  const [last = 0, before] = scores.toReversed();
  if (before === undefined) {
    return <span className="type-xs text-ink-3">{messages.firstAttempt}</span>;
  }
  if (last === before) return <span className="type-xs text-ink-3">{messages.noChange}</span>;
  const isUp = last > before;
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 type-xs font-semibold whitespace-nowrap',
        isUp ? 'text-success-ink' : 'text-ink-2',
      )}
    >
      <Icon icon={isUp ? ArrowUp : ArrowDown} size="small" />
      <span className="sr-only">{isUp ? messages.up : messages.down}</span>{' '}
      {messages.points(Math.abs(last - before))}
    </span>
  );
}
