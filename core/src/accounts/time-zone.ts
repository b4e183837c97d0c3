import { z } from '../zod.ts';

/** Whether the runtime knows this IANA name (D29). */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

export const TimeZone = z.string().max(60).refine(isTimeZone, 'Choose a time zone from the list.');
