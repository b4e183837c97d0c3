import type { State } from '../state.ts';
import * as exams from './prepare-exams.ts';

const path = '/plan';

/** The study plan, by what there is to plan. */
export const examStates: State[] = [
  { name: 'plan', path, as: 'free', isFullPage: true, prepare: exams.seePlan },
  { name: 'plan-two', path, as: 'free', isFullPage: true, prepare: exams.seeTwoExams },
  { name: 'plan-far', path, as: 'free', isFullPage: true, prepare: exams.seeFarPlan },
  { name: 'plan-done', path, as: 'free', isFullPage: true, prepare: exams.seeDoneDay },
  { name: 'plan-missed', path, as: 'free', isFullPage: true, prepare: exams.seeMissed },
  { name: 'plan-missed-drop', path, as: 'free', isFullPage: true, prepare: exams.pickDrop },
  { name: 'plan-missed-chosen', path, as: 'free', isFullPage: true, prepare: exams.seeChosen },
  { name: 'plan-over', path, as: 'free', isFullPage: true, prepare: exams.seeOver },
  { name: 'plan-empty', path, as: 'free', prepare: exams.haveNoExam },
  { name: 'plan-add', path, as: 'free', prepare: exams.addExam },
  { name: 'plan-add-missing', path, as: 'free', prepare: exams.missFields },
  { name: 'plan-delete', path, as: 'free', prepare: exams.deleteExam },
  { name: 'plan-failed', path, as: 'free', prepare: exams.missPlan },
];
