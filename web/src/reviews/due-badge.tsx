import { Badge } from '../ui/badge.tsx';
import { dueMessages } from './due-messages.ts';
import { useDueCount } from './use-due-count.ts';

/** Such as "18 due"; nothing where nothing is, or where nobody knows. */
export function DueBadge() {
  const due = useDueCount();
  if (due === undefined || due === 0) return null;
  return <Badge tone="blue">{dueMessages.badge(due)}</Badge>;
}
