import type { State } from '../state.ts';
import { idOf } from './card-samples.ts';
import * as sets from './prepare-sets.ts';

/** The list of flashcard sets, and the page of one. */
export const setStates: State[] = [
  { name: 'flashcards', path: '/dashboard', as: 'free', prepare: sets.listSets },
  { name: 'flashcards-menu', path: '/dashboard', as: 'free', prepare: sets.openSetMenu },
  { name: 'flashcards-delete', path: '/dashboard', as: 'free', prepare: sets.askToDeleteSet },
  { name: 'flashcards-empty', path: '/dashboard', as: 'free', prepare: sets.listNoSets },
  { name: 'flashcards-loading', path: '/dashboard', as: 'free', prepare: sets.waitForSets },
  { name: 'flashcards-failed', path: '/dashboard', as: 'free', prepare: sets.missSets },
  { name: 'flashcard-set', path: '/dashboard', as: 'free', prepare: sets.openSet },
  { name: 'flashcard-set-empty', path: '/dashboard', as: 'free', prepare: sets.openEmptySet },
  { name: 'flashcard-set-large', path: '/dashboard', as: 'free', prepare: sets.openLargeSet },
  { name: 'flashcard-set-edit', path: '/dashboard', as: 'free', prepare: sets.editCard },
  { name: 'flashcard-set-add', path: '/dashboard', as: 'free', prepare: sets.addCard },
  { name: 'flashcard-set-source', path: '/dashboard', as: 'free', prepare: sets.showSource },
  { name: 'flashcard-set-export', path: '/dashboard', as: 'free', prepare: sets.openExportMenu },
  { name: 'flashcard-set-missing', path: `/flashcards/set/${idOf(9)}`, as: 'free' },
  { name: 'flashcard-import', path: '/dashboard', as: 'free', prepare: sets.checkImport },
  { name: 'flashcard-import-choose', path: '/dashboard', as: 'free', prepare: sets.chooseImport },
  { name: 'flashcard-import-sending', path: '/dashboard', as: 'free', prepare: sets.importInto },
];
