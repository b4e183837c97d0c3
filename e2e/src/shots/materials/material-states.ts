import type { State } from '../state.ts';
import * as materials from './prepare-materials.ts';

const path = '/dashboard';

/** The list of a learner's texts, and the page of one. */
export const materialStates: State[] = [
  { name: 'materials', path, as: 'free', isFullPage: true, prepare: materials.listMaterials },
  { name: 'materials-subject', path, as: 'free', prepare: materials.openSubjectMenu },
  { name: 'materials-new-subject', path, as: 'free', prepare: materials.addSubject },
  { name: 'materials-empty', path, as: 'free', prepare: materials.listNoMaterials },
  { name: 'materials-not-found', path, as: 'free', prepare: materials.findNothing },
  { name: 'materials-loading', path, as: 'free', prepare: materials.waitForMaterials },
  { name: 'materials-failed', path, as: 'free', prepare: materials.missMaterials },
  { name: 'material', path, as: 'free', isFullPage: true, prepare: materials.openMaterial },
  { name: 'material-tests', path, as: 'free', prepare: materials.openTests },
  { name: 'material-new', path, as: 'free', prepare: materials.openNewMaterial },
  { name: 'material-loading', path, as: 'free', prepare: materials.waitForMaterial },
  { name: 'material-missing', path, as: 'free', prepare: materials.missMaterial },
];
