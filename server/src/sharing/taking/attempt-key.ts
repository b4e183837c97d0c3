import { v5 as uuidv5 } from 'uuid';

/** Any constants will do; they make our ids differ from everybody else's, and from each other. */
const namespace = '6c0d8a52-9f1e-5d0b-8f43-656e6772616d';
const triesNamespace = 'b1f6c1ce-3a52-5d57-9d0c-656e6772616d';

/**
 * Only the taker's browser knows the key of an attempt, and whoever shows it may keep the result.
 * The owner of the test sees the id, which does not lead back to it.
 */
export function attemptIdOf(key: string): string {
  return uuidv5(key.toLowerCase(), namespace);
}

/**
 * The same for a try at an assignment. Whatever is asked of a plain link by the key of a try, of an
 * older server too, finds nothing: it would show what is right.
 */
export function tryIdOf(key: string): string {
  return uuidv5(key.toLowerCase(), triesNamespace);
}
