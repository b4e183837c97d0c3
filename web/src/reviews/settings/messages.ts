import type { ReviewSettings } from '@engram/core/reviews/review-settings.ts';
import { countOf } from '../../plan-words.ts';

export const studyingMessages = {
  title: 'Studying',
  text: 'Reminders, your goal and keys.',
  textOfPhone: 'Reminders and your goal.',
  loading: 'Loading your study settings',
  notLoaded: "We couldn't load your study settings.",
  retry: 'Try Again',
  goal: 'Review goal',
  goalText: ({ retention, newPerDay, duePerDay }: ReviewSettings) =>
    `Remember ${retention}% of what is due. Up to ${countOf(newPerDay, 'new card')} and ${countOf(duePerDay, 'review')} a day.`,
  keysText: 'Answer and rate with single keys. Only for this browser.',
} as const;
