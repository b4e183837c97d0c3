import { rememberSwitch } from '../../storage/remembered-switch.ts';

/** Whether questions are looked over before their test begins (D26). */
export const reviewFirst = rememberSwitch({ name: 'review-questions-first', isOnAtFirst: false });

/** Whether cards are made with a test, of the same text; they have an allowance of their own. */
export const alsoCards = rememberSwitch({ name: 'also-make-flashcards', isOnAtFirst: false });
