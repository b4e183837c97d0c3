import * as studying from '../flashcards/prepare-studying.ts';
import type { State } from '../state.ts';
import * as reviewing from './prepare-reviewing.ts';

/** Studying a set, and the day's review. */
export const reviewingStates: State[] = [
  { name: 'flashcard-study', path: '/', as: 'free', prepare: studying.openCard },
  { name: 'flashcard-study-back', path: '/', as: 'free', prepare: studying.turnCard },
  { name: 'flashcard-study-long', path: '/', as: 'free', prepare: studying.turnLongCard },
  {
    name: 'flashcard-study-list',
    path: '/',
    as: 'free',
    isFullPage: true,
    prepare: studying.listTerms,
  },
  { name: 'flashcard-complete', path: '/', as: 'free', prepare: studying.finish },
  { name: 'flashcard-study-missing', path: '/', as: 'free', prepare: studying.missSet },
  { name: 'flashcard-study-empty', path: '/', as: 'free', prepare: studying.emptySet },
  {
    name: 'flashcard-study-loading',
    path: '/',
    as: 'free',
    isBeforeHeading: true,
    prepare: studying.waitForSet,
  },
  { name: 'review', path: '/', as: 'free', prepare: reviewing.openCard },
  { name: 'review-back', path: '/', as: 'free', prepare: reviewing.showBack },
  { name: 'review-asked', path: '/', as: 'free', prepare: reviewing.askQuestion },
  { name: 'review-question', path: '/', as: 'free', prepare: reviewing.answerRight },
  { name: 'review-wrong', path: '/', as: 'free', prepare: reviewing.answerWrong },
  { name: 'review-done', path: '/', as: 'free', isFullPage: true, prepare: reviewing.seeDone },
  { name: 'review-goal', path: '/', as: 'free', prepare: reviewing.changeGoal },
  { name: 'review-nothing', path: '/', as: 'free', prepare: reviewing.seeNothing },
  { name: 'review-failed', path: '/', as: 'free', prepare: reviewing.fail },
  { name: 'menu-tools-due', path: '/', as: 'free', only: 'wide', prepare: reviewing.openTools },
  {
    name: 'sheet-tools-due',
    path: '/',
    as: 'free',
    only: 'phone',
    prepare: reviewing.openToolsSheet,
  },
];
