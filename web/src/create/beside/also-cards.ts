import { rememberSwitch } from '../../storage/remembered-switch.ts';

/** Whether cards are made with a test, of the same text; they have an allowance of their own. */
export const alsoCards = rememberSwitch({ name: 'also-make-flashcards', isOnAtFirst: false });
