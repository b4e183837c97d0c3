import type { State } from '../state.ts';
import * as editing from './prepare-editing.ts';

/** Where the questions of a test are written and put in order. */
export const editingStates: State[] = [
  { name: 'editor', path: '/', as: 'free', isFullPage: true, prepare: editing.edit },
  { name: 'editor-formula', path: '/', as: 'free', prepare: editing.writeFormula },
  { name: 'editor-unread', path: '/', as: 'free', prepare: editing.writeBadly },
  { name: 'editor-picture', path: '/', as: 'free', prepare: editing.addPicture },
  { name: 'editor-tools', path: '/', as: 'free', prepare: editing.openTools },
];
