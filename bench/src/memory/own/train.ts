import type { Train } from '@engram/core/reviews/own-parameters/find-own.ts';
import { ratings } from '@engram/core/reviews/schedule.ts';
import {
  computeParameters,
  FSRSBindingItem,
  FSRSBindingReview,
} from '@open-spaced-repetition/binding';

/** As the server trains, without the pauses that it makes for others. */
export const train: Train = (lessons) => {
  const items = lessons.flatMap(({ history, targets }) => {
    const reviews = history.map(
      ({ rating, days }) => new FSRSBindingReview(ratings.indexOf(rating) + 1, days),
    );
    return targets.map((place) => new FSRSBindingItem(reviews.slice(0, place + 1)));
  });
  return computeParameters(items, { enableShortTerm: true, numRelearningSteps: 1, timeout: 5 });
};
