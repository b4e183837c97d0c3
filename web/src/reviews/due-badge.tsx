import { Badge } from '../ui/badge.tsx';
import { dueMessages } from './due-messages.ts';
import { useDueCount } from './use-due-count.ts';

/** Of everything, cards and missed questions, such as "18 due"; nothing where nobody knows. */
export function DueBadge() {
  const due = useDueCount();
  const count = due ? due.cards + due.questions : 0;
  return count === 0 ? null : <Badge tone="blue">{dueMessages.badge(count)}</Badge>;
}
