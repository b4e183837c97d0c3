import { classLimits } from '@engram/core/limits.ts';
import { bookMessages as messages } from '../messages.ts';

/** What the signs in the gradebook mean. */
export function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 type-sm text-ink-2">
      <li>
        <span className="font-[640] text-danger-ink">▾ 45</span>{' '}
        {messages.low(classLimits.lowPercent)}
      </li>
      <li>
        <span className="font-[640]">40 ?</span> {messages.toGradeMeans}
      </li>
      <li>
        <span className="text-ink-3">{messages.absent}</span> {messages.absentMeans}
      </li>
    </ul>
  );
}
