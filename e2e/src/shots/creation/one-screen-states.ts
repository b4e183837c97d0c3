import type { State } from '../state.ts';
import { openMaterialOptions, openMyMaterials } from './prepare-library.ts';
import * as oneScreen from './prepare-one-screen.ts';
import * as ways from './prepare-ways-in.ts';

const create = { path: '/create', as: 'free' } as const;

/** Everything on one screen. */
export const oneScreenStates: readonly State[] = [
  { ...create, name: 'create-empty' },
  { ...create, name: 'create-text', prepare: oneScreen.write },
  { ...create, name: 'create-options', prepare: oneScreen.openOptions },
  { ...create, name: 'create-options-known', isFullPage: true, prepare: openMaterialOptions },
  {
    ...create,
    as: 'premium',
    name: 'create-options-known-premium',
    isFullPage: true,
    prepare: openMaterialOptions,
  },
  { ...create, name: 'create-upload', prepare: oneScreen.upload },
  { ...create, name: 'create-ways-in', isFullPage: true, prepare: ways.addAll },
  { ...create, name: 'photo-check', prepare: ways.checkPhoto },
  { ...create, name: 'photo-check-word', prepare: ways.checkWord },
  { ...create, name: 'photo-check-edit', prepare: ways.editPhoto },
  { ...create, name: 'photo-check-offer', prepare: ways.offerAi },
  { ...create, name: 'photo-check-ai', prepare: ways.readWithAi },
  { ...create, name: 'photo-check-ai-failed', prepare: ways.failWithAi },
  { ...create, name: 'transcript', prepare: ways.pasteTranscript },
  { ...create, name: 'create-materials', prepare: openMyMaterials },
  { ...create, name: 'create-short', prepare: oneScreen.writeTooLittle },
  { ...create, name: 'create-sure', prepare: oneScreen.countSure },
  { ...create, name: 'create-too-few', prepare: oneScreen.stop },
  { ...create, name: 'create-making', prepare: oneScreen.make },
  { ...create, name: 'create-failed', prepare: oneScreen.fail },
  { ...create, name: 'create-ready', prepare: oneScreen.makeBoth },
  { ...create, name: 'create-ready-making', prepare: oneScreen.waitForCards },
  { ...create, name: 'create-ready-failed', prepare: oneScreen.missCards },
];
