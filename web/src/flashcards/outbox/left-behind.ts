import { momentOf } from '@engram/core/reviews/review.ts';
import { z } from '@engram/core/zod.ts';
import { forget, listStored, readStored, store } from '../../storage/browser-storage.ts';
import { parseJson } from '../../storage/parse-json.ts';
import { KeptReview } from './kept-review.ts';

/**
 * Reviews of a user who logged out while the server could not be reached: ids and marks, no words.
 * They wait for the next log-in of the same user in this browser, and for nobody else.
 */
export function leaveBehind(uid: string, reviews: readonly KeptReview[]): void {
  store(prefix + uid, JSON.stringify(reviews));
}

export function forgetLeftBehind(uid: string): void {
  forget(prefix + uid);
}

/** Takes them away; what nobody came back for in a month is gone. */
export function takeLeftBehind(uid: string, now: number): readonly KeptReview[] {
  const mine = readLeft(prefix + uid);
  forgetLeftBehind(uid);
  for (const name of listStored().filter((key) => key.startsWith(prefix))) {
    const isOld = readLeft(name).every((review) => now - momentOf(review) > keptMs);
    if (isOld) forget(name);
  }
  return mine;
}

function readLeft(name: string): readonly KeptReview[] {
  const text = readStored(name);
  return z.array(KeptReview).safeParse(text === undefined ? undefined : parseJson(text)).data ?? [];
}

const prefix = 'reviews-left:';
const keptMs = 30 * 24 * 60 * 60_000;
