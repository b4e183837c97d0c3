import type { User } from '@engram/core/accounts/user.ts';
import { plans, type QuestionType } from '@engram/core/plans/catalogue.ts';
import type { Spot } from '../../generation/pipeline/planning/weigh-parts.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { mostQuestions } from '../most-questions.ts';
import { getTest, type ReadTest } from '../read-test.ts';
import { shareTypes } from './share-types.ts';
import { type Order, startBatch } from './start-batch.ts';

type Wish = {
  testId: string;
  /** The same for the same call. */
  creationId: string;
  /** Where it was asked for, as a keyed hash. */
  network: string;
  count: number;
  types?: readonly QuestionType[] | undefined;
};

/** What is known of the text of a test; it is read by the feature that knows answers and reviews. */
export type ReadSpots = (user: User, testId: string) => Promise<Spot[]>;

/** Starts the next questions of a test; gives the id of what makes them. */
export function startMoreQuestions(
  platform: Platform & { readSpots: ReadSpots },
  user: User,
  { testId, creationId, network, count, types }: Wish,
): Promise<string> {
  const key = { userId: user.uid, testId, generationId: creationId };
  return startBatch(platform, user, {
    key,
    network,
    asked: { wish: { count, types: types ? [...types] : null }, replacedId: null },
    async order() {
      const test = await getTest(platform.db, key);
      // Who has premium is asked by weakness (D42).
      const isByWeakness = user.isPremium && test.config.isEndlessMode;
      return {
        ...orderMore(user, test, { count, types }),
        spots: isByWeakness ? await platform.readSpots(user, testId) : [],
      };
    },
  });
}

function orderMore(
  user: User,
  test: ReadTest,
  wish: Pick<Wish, 'count' | 'types'>,
): Omit<Order, 'spots'> {
  const types = chooseTypes(user, test, wish.types);
  const room = mostQuestions(user, test.config) - test.questions.length;
  if (room <= 0) throw new AppError('question-limit');
  // Samples have nothing to do with the text, and stay among themselves (D7).
  if (test.making.madeBy === 'samples') throw new AppError('nothing-more');
  const wanted = shareTypes(Math.min(wish.count, room), {
    types,
    mix: test.config.typeCounts,
    present: test.questions.map(({ type }) => type),
  });
  return { test, wanted, notAbout: null };
}

/** Those of the test as far as the plan has them, or exactly the ones that were asked for. */
function chooseTypes(
  user: User,
  { config, questions }: ReadTest,
  asked: readonly QuestionType[] | undefined,
): QuestionType[] {
  const own =
    config.questionTypes.length > 0 ? config.questionTypes : questions.map(({ type }) => type);
  const { questionTypes: allowed } = plans[user.plan].limits;
  const types = [...new Set(asked ?? own)];
  const usable = types.filter((type) => allowed.includes(type));
  if (usable.length === 0 || (asked && usable.length < types.length)) {
    throw new AppError('premium-only');
  }
  return usable;
}
