import type { Reply } from '@engram/core/endpoint.ts';
import type { getExamPlan } from '@engram/core/exams/api.ts';
import type { getReviewQueue } from '@engram/core/reviews/api.ts';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { makeFlashcardCalls, writeCards } from '../../flashcards/testing/flashcard-calls.ts';
import type { makeTestClock } from '../../testing/test-clock.ts';
import { makeExamCalls, makeReview, makeReviewCalls } from './review-calls.ts';

type Caller = { headers: Record<string, string> };
type Terms = Parameters<ReturnType<typeof makeExamCalls>['add']>[1];

export const day = 24 * 60 * 60_000;

/** What learners do who study for an exam, day by day. */
export function studyForExam({
  app,
  clock,
}: {
  app: FastifyInstance;
  clock: ReturnType<typeof makeTestClock>;
}) {
  const exams = makeExamCalls(app);
  const { queue, sync } = makeReviewCalls(app);
  const { make } = makeFlashcardCalls(app);
  const dayFromNow = (days: number) =>
    new Date(clock.now().getTime() + days * day).toISOString().slice(0, 10);

  const askQueue = async (caller: Caller): Promise<Reply<typeof getReviewQueue>> =>
    (await queue(caller)).json();

  return {
    dayFromNow,
    askQueue,

    /** In ten days, where nothing else is said. */
    async addExam(caller: Caller, terms: Terms): Promise<string> {
      const reply = await exams.add(caller, { heldOn: dayFromNow(10), ...terms });
      expect(reply.statusCode).toBe(200);
      return reply.json().exam.id;
    },

    async makeSet(caller: Caller, count: number): Promise<{ kind: 'set'; id: string }> {
      return { kind: 'set', id: await make(caller, writeCards(count)) };
    },

    async askPlan(caller: Caller, id: string): Promise<Reply<typeof getExamPlan>> {
      const reply = await exams.plan(caller, id);
      expect(reply.statusCode).toBe(200);
      return reply.json();
    },

    /** Answers what is asked now, and tells how much it was. */
    async reviewAll(caller: Caller, mark: 'good' | 'again' = 'good'): Promise<number> {
      const { items } = await askQueue(caller);
      if (items.length > 0) {
        await sync(
          caller,
          items.map(({ itemId }) => makeReview(itemId, mark, clock.now(), 15_000)),
        );
      }
      return items.length;
    },
  };
}
