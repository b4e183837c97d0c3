import type { DueGroup } from '@engram/core/reviews/api.ts';
import { dueMessages as messages } from './messages.ts';

const shown = 3;

/**
 * Such as "11 from Cell respiration, 7 from Membranes, 5 from DNA": a test and a set of one name are one
 * thing here. The number comes first, for one behind a name would be read as a part of it.
 */
export function describeGroups(groups: readonly DueGroup[]): string {
  const byName = new Map<string, number>();
  for (const { groupName, due } of groups) {
    byName.set(groupName, (byName.get(groupName) ?? 0) + due);
  }
  const [only] = byName.keys();
  if (byName.size === 1 && only !== undefined) return messages.onlyGroup(only);
  const named = [...byName].toSorted(([, one], [, other]) => other - one);
  const first = named.slice(0, shown).map(([name, due]) => messages.group(name, due));
  const rest = named.length - shown;
  return [...first, ...(rest > 0 ? [messages.others(rest)] : [])].join(', ');
}
