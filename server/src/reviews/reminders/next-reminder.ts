import { addDays } from '@engram/core/attempts/calendar-days.ts';
import { dayOf, momentOf } from '../../plans/periods.ts';

export type Wish = {
  hour: number;
  /** The last day of the learner's calendar that is settled. */
  lastDay: string | null;
};

/**
 * The first day that is not settled, and the moment of its hour where the learner is now. Days only
 * go forward and each is settled once, so that neither a move to another time zone nor a clock that
 * is changed leads to two mails for one day. A moment that is over belongs to today, and is kept.
 */
export function nextReminder({ hour, lastDay }: Wish, timeZone: string, now: Date) {
  const today = dayOf(now, timeZone);
  const day = lastDay !== null && lastDay >= today ? addDays(lastDay, 1) : today;
  return { day, at: momentOf(day, hour, timeZone) };
}

/** What somebody chooses now begins today only if its hour is still to come. */
export function settleWhatIsOver(wish: Wish, timeZone: string, now: Date): Wish {
  const { day, at } = nextReminder(wish, timeZone, now);
  return at <= now ? { ...wish, lastDay: day } : wish;
}
