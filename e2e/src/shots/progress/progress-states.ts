import type { State } from '../state.ts';
import * as progress from './prepare-progress.ts';

const path = '/progress';

/** What is remembered, what was done and what comes, by how much there is of it. */
export const progressStates: State[] = [
  { name: 'progress', path, as: 'premium', isFullPage: true, prepare: progress.seeProgress },
  { name: 'progress-free', path, as: 'free', isFullPage: true, prepare: progress.seeTwoWeeks },
  { name: 'progress-begun', path, as: 'free', isFullPage: true, prepare: progress.seeFirstDay },
  { name: 'progress-empty', path, as: 'free', isFullPage: true, prepare: progress.seeNothing },
  { name: 'progress-failed', path, as: 'free', prepare: progress.missProgress },
];
