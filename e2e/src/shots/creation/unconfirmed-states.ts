import type { State } from '../state.ts';
import * as cards from '../flashcards/prepare-card-wizard.ts';
import * as creation from './prepare-creation.ts';
import * as oneScreen from './prepare-one-screen.ts';

const create = { path: '/create', as: 'free', isFullPage: true } as const;
const steps = { path: '/ai-tests', as: 'free' } as const;

/** Where AI waits for a confirmed address, which is said before all else. */
export const unconfirmedStates: State[] = [
  { ...create, name: 'create-unconfirmed', prepare: oneScreen.waitForEmail },
  { ...create, name: 'create-unconfirmed-stop', prepare: oneScreen.stopUnconfirmed },
  { ...steps, name: 'configure-unconfirmed', prepare: creation.configureUnconfirmed },
  { ...steps, name: 'preview-unconfirmed', prepare: creation.previewUnconfirmed },
  {
    name: 'card-wizard-unconfirmed',
    path: '/flashcards/create',
    as: 'free',
    prepare: cards.configureUnconfirmed,
  },
];
