import type { State } from '../state.ts';
import * as today from './prepare-today.ts';

const path = '/dashboard';

/** Today, by what there is to do. */
export const todayStates: State[] = [
  { name: 'today', path, as: 'free', isFullPage: true, prepare: today.seeDue },
  { name: 'today-exam', path, as: 'free', isFullPage: true, prepare: today.prepareForExam },
  { name: 'today-all', path, as: 'free', isFullPage: true, prepare: today.seeAll },
  { name: 'today-done', path, as: 'free', isFullPage: true, prepare: today.beDone },
  { name: 'today-nothing', path, as: 'free', isFullPage: true, prepare: today.haveNothingDue },
  { name: 'today-resume', path, as: 'free', isFullPage: true, prepare: today.haveUnfinished },
  { name: 'today-failed', path, as: 'free', prepare: today.missDue },
  { name: 'today-first', path, as: 'free', isFullPage: true, prepare: today.comeFirst },
  {
    name: 'today-first-saved',
    path,
    as: 'free',
    isFullPage: true,
    prepare: today.comeAgainWithNotes,
  },
  { name: 'today-first-name', path, as: 'free', prepare: today.comeUnnamed },
  { name: 'today-first-refused', path, as: 'free', prepare: today.comeWithNothing },
];
