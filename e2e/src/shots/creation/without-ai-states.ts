import type { State } from '../state.ts';
import * as withoutAi from './prepare-without-ai.ts';

const test = { path: '/ai-tests', as: 'free' } as const;
const cards = { path: '/flashcards/create', as: 'free' } as const;

/** Of making a test or cards on a server without a model, or without choosing one. */
export const withoutAiStates: State[] = [
  { ...test, name: 'without-ai-configure', isFullPage: true, prepare: withoutAi.configure },
  { ...test, name: 'without-ai-preview', prepare: withoutAi.preview },
  { ...test, name: 'without-ai-stop', isFullPage: true, prepare: withoutAi.stop },
  { ...test, name: 'without-ai-samples', prepare: withoutAi.showSamples },
  { ...cards, name: 'without-ai-cards', isFullPage: true, prepare: withoutAi.configureCards },
  { ...cards, name: 'without-ai-cards-stop', isFullPage: true, prepare: withoutAi.stopCards },
];
