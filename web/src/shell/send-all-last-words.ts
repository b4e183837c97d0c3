import { sendLastWords } from '../attempts/keeping/sending/send-last-words.ts';
import { sendLastReviews } from '../flashcards/outbox/send-last-reviews.ts';

/** Of a user who logs out in this moment; undefined when the server knows everything. */
export function sendAllLastWords(uid: string, token: string): Promise<void> | undefined {
  // Both read what is kept before it is gone.
  const words = sendLastWords(uid, token);
  const reviews = sendLastReviews(uid, token);
  if (!words && !reviews) return undefined;
  return Promise.all([words, reviews]).then(() => undefined);
}
