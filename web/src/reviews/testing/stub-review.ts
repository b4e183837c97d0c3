import type { ReviewItem } from '@engram/core/reviews/review-queue.ts';
import type { Schedule } from '@engram/core/reviews/schedule.ts';
import { makeCard, stubSetId } from '../../flashcards/testing/stub-cards.ts';
import { choiceOf } from '../../practice-tests/testing/stub-test.ts';
import { countsOf } from './stub-due.ts';

/** For tests: a day's review of Maya's. */

const day = 24 * 60 * 60_000;

/** Due yesterday, after an interval of four days. */
function dueSchedule(): Schedule {
  return {
    state: 'review',
    due: new Date(Date.now() - day).toISOString(),
    stability: 4.2,
    difficulty: 5.1,
    step: 0,
    reps: 3,
    lapses: 0,
    lastReviewedAt: new Date(Date.now() - 5 * day).toISOString(),
  };
}

const group = { groupId: stubSetId, groupName: 'Memory and plasticity' };

export function makeCardItem(place: number): ReviewItem {
  const card = makeCard(place, {
    type: 'question-answer',
    front: `Front ${place}`,
    back: `Back ${place}`,
    source: {
      quote: 'Repeated input makes it stronger for hours.',
      before: '',
      after: '',
      title: 'Lecture 6.pdf',
      page: 3,
    },
  });
  return { kind: 'card', itemId: card.id, ...group, schedule: dueSchedule(), card };
}

export function makeQuestionItem(number: number, question = choiceOf(number)): ReviewItem {
  const missedAt = '2026-03-11T10:00:00.000Z';
  const item = { itemId: question.id, ...group, schedule: dueSchedule() };
  return { kind: 'question', ...item, question, source: null, missedAt };
}

const settings = { retention: 90, newPerDay: 20, duePerDay: 200 };

export function makeQueue(items: readonly ReviewItem[], counts: { left: number; done: number }) {
  return {
    items,
    counts: countsOf({ cards: counts.left, done: counts.done }),
    settings,
    parameters: null,
    msPerReview: 20_000,
    dayEndsAt: new Date(Date.now() + day).toISOString(),
  };
}

export function makeProgress(now = Date.now()) {
  const share = { reviews: 100, remembered: 91, percent: 91 };
  const forecast = Array.from({ length: 14 }, (_, place) => ({
    day: new Date(now + (place + 1) * day).toISOString().slice(0, 10),
    due: place === 0 ? 24 : place,
  }));
  return {
    today: { reviews: 30, cards: 22, questions: 8, remembered: 27, again: 3, tookMs: 9 * 60_000 },
    retention: share,
    bySet: [{ groupId: stubSetId, name: 'Memory and plasticity', retention: share }],
    streak: { current: 6, best: 12 },
    forecast,
    counts: countsOf({ done: 30 }),
    settings,
  };
}
