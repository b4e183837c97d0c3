import type { State } from '../state.ts';
import * as covering from './prepare-covering.ts';

/** Where parts of a picture are covered, and the cards of them. */
export const coveringStates: State[] = [
  {
    name: 'covering-empty',
    path: '/',
    as: 'free',
    isFullPage: true,
    prepare: covering.choosePicture,
  },
  { name: 'covering-parts', path: '/', as: 'free', isFullPage: true, prepare: covering.coverParts },
  { name: 'covering-list', path: '/', as: 'free', isFullPage: true, prepare: covering.listCards },
  { name: 'covering-front', path: '/', as: 'free', prepare: covering.askForPart },
  { name: 'covering-back', path: '/', as: 'free', prepare: covering.showPart },
];
