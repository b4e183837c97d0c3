import type { State } from '../state.ts';
import * as leaving from './prepare-leaving.ts';

/** Attempts that were left, and answers that are right in part. */
export const leavingStates: State[] = [
  { name: 'history-unfinished', path: '/tests', as: 'free', prepare: leaving.leaveTwo },
  { name: 'history-unfinished-menu', path: '/tests', as: 'free', prepare: leaving.openLeftMenu },
  { name: 'dialog-discard', path: '/tests', as: 'free', prepare: leaving.askToDiscard },
  { name: 'dashboard-left', path: '/dashboard', as: 'free', prepare: leaving.leaveForToday },
  {
    name: 'results-partly',
    path: '/dashboard',
    as: 'premium',
    isFullPage: true,
    prepare: leaving.earnAPart,
  },
  { name: 'endless-partly', path: '/dashboard', as: 'premium', prepare: leaving.tryAPart },
];
