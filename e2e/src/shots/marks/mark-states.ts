import type { State } from '../state.ts';
import * as marks from './prepare-marks.ts';

const path = '/ai-tests';

/** Of marking what matters. */
export const markStates: State[] = [
  { name: 'mark-first', path, as: 'free', prepare: marks.openFirst },
  { name: 'mark', path, as: 'free', prepare: marks.mark },
  { name: 'mark-ask', path, as: 'free', prepare: marks.ask },
  { name: 'mark-drawer', path, as: 'free', only: 'phone', prepare: marks.openDrawer },
  { name: 'mark-refused', path, as: 'free', prepare: marks.refuse },
];
