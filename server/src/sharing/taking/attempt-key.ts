import { v5 as uuidv5 } from 'uuid';

/** Any constant will do; it makes our ids differ from everybody else's. */
const namespace = '6c0d8a52-9f1e-5d0b-8f43-656e6772616d';

/**
 * Only the taker's browser knows the key of an attempt, and whoever shows it may keep the result.
 * The owner of the test sees the id, which does not lead back to it.
 */
export function attemptIdOf(key: string): string {
  return uuidv5(key.toLowerCase(), namespace);
}
