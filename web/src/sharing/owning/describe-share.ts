import type { User } from '@engram/core/accounts/user.ts';
import type { Sent } from '@engram/core/endpoint.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { createSharedTest } from '@engram/core/sharing/api.ts';

export type SharePayload = Sent<typeof createSharedTest>['body'];

type Shared = { test: PracticeTest; user: User; description: string };

/**
 * What is sent to share a test [SHARE-13] [SHARE-14]. The server has its questions, so their ids
 * will do; an endless test may have more of them than one test of the plan (D4).
 */
export function describeShare({ test, user, description }: Shared) {
  const { enableTimer, timerDuration, difficulty, testLayout } = test.config;
  const { questionsPerTest } = plans[user.plan].limits;
  return {
    practiceTestId: test.id,
    title: test.name, // N15
    description: description.trim(),
    questions: test.questions.slice(0, questionsPerTest).map(({ id }) => ({ id })),
    settings: { enableTimer, timerDuration, difficulty, testLayout },
    creatorId: user.uid,
  } satisfies SharePayload;
}
