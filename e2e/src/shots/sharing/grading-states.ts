import type { State } from '../state.ts';
import * as grading from './prepare-grading.ts';

/** What the owner of a shared test judges and corrects. */
export const gradingStates: State[] = [
  {
    name: 'grading-desk',
    path: '/dashboard',
    as: 'premium',
    isFullPage: true,
    prepare: grading.openDesk,
  },
  {
    name: 'grading-desk-next',
    path: '/dashboard',
    as: 'premium',
    isFullPage: true,
    prepare: grading.judgeOne,
  },
  { name: 'grading-desk-done', path: '/dashboard', as: 'premium', prepare: grading.judgeAll },
  { name: 'grading', path: '/dashboard', as: 'premium', prepare: grading.listAll },
  {
    name: 'share-report-written',
    path: '/dashboard',
    as: 'premium',
    isFullPage: true,
    prepare: grading.openWritten,
  },
  { name: 'regrade-key', path: '/dashboard', as: 'premium', prepare: grading.correctKey },
  { name: 'regrade', path: '/dashboard', as: 'premium', prepare: grading.correctWords },
  { name: 'regrade-done', path: '/dashboard', as: 'premium', prepare: grading.saveCorrection },
];
