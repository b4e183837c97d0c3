import { testLimits } from '@engram/core/limits.ts';

/** What a test on the weakest topics of a class is called, until its teacher calls it otherwise. */
export function topicTestName(topics: readonly string[]): string {
  return `Practice: ${topics.join(' and ')}`.slice(0, testLimits.maxNameLength);
}
