import { type ExamItem, numberOf } from '../read-items.ts';
import type { Outlook } from '../read-outlook.ts';
import type { CatchUpRow } from './store.ts';

/** What waits since missed days: still there, not reviewed since, and not let go; in its order. */
export function listWaiting({ items }: Outlook, { day, waiting }: CatchUpRow): ExamItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const since = numberOf(day);
  return waiting.flatMap((id) => {
    const item = byId.get(id);
    if (!item || item.isLetGo === true) return [];
    return item.reviewedOn !== null && item.reviewedOn >= since ? [] : [item];
  });
}
