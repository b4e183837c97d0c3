import type { Assignment } from '@engram/core/sharing/assignment.ts';
import { writeDayAndTime } from '@engram/core/time/write-day-and-time.ts';
import { liveMessages as messages } from './messages.ts';

/** From when on, until when, or since when. */
export function describeTimes(
  { state, opensAt, closesAt }: Pick<Assignment, 'state' | 'opensAt' | 'closesAt'>,
  calendar: { now: number; timeZone: string },
): string {
  const closes = writeDayAndTime(closesAt, calendar);
  switch (state) {
    case 'not-open':
      return messages.opens(writeDayAndTime(opensAt, calendar));
    case 'open':
      return messages.closes(closes);
    case 'late':
      return messages.takesLate(closes);
    case 'closed':
      return messages.closed(closes);
  }
}
