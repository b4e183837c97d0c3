import type { Mark, Review } from '@engram/core/reviews/review.ts';
import type { ExamTerms } from '@engram/core/exams/api.ts';
import type { CatchUpWay } from '@engram/core/exams/catch-up.ts';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';

type Caller = { headers: Record<string, string> };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

/** A review as a device makes it: the moment is in its id. */
export function makeReview(itemId: string, mark: Mark, at: Date, tookMs = 5_000): Review {
  return { id: uuidv7({ msecs: at.getTime() }), itemId, mark, tookMs };
}

/** The calls of reviews, as a browser makes them. */
export function makeReviewCalls(app: FastifyInstance) {
  const call = ({ headers }: Caller, method: Method, path: string, payload?: object) =>
    app.inject({ method, url: `/api/reviews${path}`, headers, ...(payload ? { payload } : {}) });
  const sync = (caller: Caller, reviews: readonly Review[], batchId = newBatchId(reviews)) =>
    call(caller, 'POST', '/sync', { batchId, reviews });

  return {
    sync,
    queue: (caller: Caller, ahead?: number) =>
      call(caller, 'GET', `/queue${ahead === undefined ? '' : `?ahead=${ahead}`}`),
    due: (caller: Caller) => call(caller, 'GET', '/due'),
    progress: (caller: Caller) => call(caller, 'GET', '/progress'),
    settings: (caller: Caller, body: object) => call(caller, 'PATCH', '/settings', body),
    ofMissed: (caller: Caller, attemptId: string) => call(caller, 'GET', `/missed/${attemptId}`),
    reviewMissed: (caller: Caller, attemptId: string) =>
      call(caller, 'PUT', `/missed/${attemptId}`),
    ofSet: (caller: Caller, id: string) => call(caller, 'GET', `/sets/${id}`),
    own: (caller: Caller) => call(caller, 'GET', '/own-parameters'),
    switchOwn: (caller: Caller, isOn: boolean) => call(caller, 'PUT', '/own-parameters', { isOn }),
  };
}

/** Sent right after the last of its reviews. */
export function newBatchId(reviews: readonly Review[]): string {
  const moments = reviews.map(({ id }) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
  return uuidv7({ msecs: Math.max(...moments) });
}

/** The calls of exams; what is not said of one is as usual. */
export function makeExamCalls(app: FastifyInstance) {
  const call = ({ headers }: Caller, method: Method | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api/exams${path}`, headers, ...(payload ? { payload } : {}) });
  const write = (terms: Partial<ExamTerms>): ExamTerms => ({
    name: 'Biology midterm',
    heldOn: '2026-03-12',
    heldAt: '09:00',
    goal: 90,
    minutesPerDay: 15,
    restDays: [],
    goesOn: false,
    things: [],
    ...terms,
  });
  return {
    write,
    list: (caller: Caller) => call(caller, 'GET', ''),
    add: (caller: Caller, terms: Partial<ExamTerms>) => call(caller, 'POST', '', write(terms)),
    change: (caller: Caller, id: string, terms: Partial<ExamTerms>) =>
      call(caller, 'PUT', `/${id}`, write(terms)),
    remove: (caller: Caller, id: string) => call(caller, 'DELETE', `/${id}`),
    plan: (caller: Caller, id: string) => call(caller, 'GET', `/${id}/plan`),
    catchUp: (caller: Caller, id: string, way: CatchUpWay) =>
      call(caller, 'PUT', `/${id}/catch-up`, { way }),
    undoCatchUp: (caller: Caller, id: string) => call(caller, 'DELETE', `/${id}/catch-up`),
  };
}
