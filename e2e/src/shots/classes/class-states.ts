import type { State } from '../state.ts';
import * as classes from './prepare-classes.ts';

const teacher = { path: '/dashboard', as: 'premium' } as const;
const visitor = { path: '/', as: 'signed-out' } as const;

/** What a teacher and the members of a class see. */
export const classStates: State[] = [
  { name: 'classes', ...teacher, isFullPage: true, prepare: classes.seeClasses },
  { name: 'classes-none', ...teacher, prepare: classes.haveNoClass },
  { name: 'classes-full', ...teacher, prepare: classes.planIsFull },
  { name: 'class-make', ...teacher, prepare: classes.makeClass },
  { name: 'class', ...teacher, isFullPage: true, prepare: classes.seeClass },
  { name: 'class-new', ...teacher, prepare: classes.seeNewClass },
  { name: 'class-code', ...teacher, prepare: classes.showCode },
  { name: 'class-give', ...teacher, prepare: classes.chooseTest },
  { name: 'class-gradebook', ...teacher, isFullPage: true, prepare: classes.seeGradebook },
  { name: 'class-weights', ...teacher, prepare: classes.weighTests },
  { name: 'class-students', ...teacher, isFullPage: true, prepare: classes.seeRoster },
  { name: 'class-student-menu', ...teacher, prepare: classes.openMemberMenu },
  { name: 'class-merge', ...teacher, prepare: classes.mergeMembers },
  { name: 'class-erase', ...teacher, prepare: classes.eraseMember },
  { name: 'class-new-words', ...teacher, prepare: classes.giveNewWords },
  { name: 'class-student', ...teacher, isFullPage: true, prepare: classes.seeRecord },
  { name: 'class-join', ...visitor, isFullPage: true, prepare: classes.typeName },
  { name: 'class-join-full', ...visitor, prepare: classes.findFullClass },
  { name: 'class-join-words', ...visitor, prepare: classes.getWords },
  { name: 'class-join-back', ...visitor, prepare: classes.comeBack },
  { name: 'class-join-missing', ...visitor, prepare: classes.missCode },
  { name: 'my-class', ...visitor, isFullPage: true, prepare: classes.seeMyClass },
  { name: 'my-class-new', ...visitor, prepare: classes.seeMyNewClass },
  { name: 'my-class-gone', ...visitor, prepare: classes.missClass },
];
