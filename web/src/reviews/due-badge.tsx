import { Badge } from '../ui/badge.tsx';
import { dueMessages } from './due-messages.ts';
import { useDueCount } from './use-due-count.ts';

/** Whoever shows cards counts cards; everything that is due is cards and missed questions. */
type DueBadgeProps = { of: 'everything' | 'cards' };

/** Such as "18 due"; nothing where nothing is, or where nobody knows. */
export function DueBadge({ of }: DueBadgeProps) {
  const due = useDueCount();
  if (!due) return null;
  const count = of === 'cards' ? due.cards : due.cards + due.questions;
  return count === 0 ? null : <Badge tone="blue">{dueMessages.badge(count)}</Badge>;
}
