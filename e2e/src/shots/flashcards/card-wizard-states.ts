import type { State } from '../state.ts';
import { openMyCardMaterials } from '../creation/prepare-library.ts';
import * as wizard from './prepare-card-wizard.ts';

const path = '/flashcards/create';

/** Of making a set of flashcards. */
export const cardWizardStates: State[] = [
  { name: 'card-upload', path, as: 'free', prepare: wizard.addPdf },
  { name: 'card-upload-empty', path, as: 'free' },
  { name: 'card-upload-pdf', path, as: 'free', prepare: wizard.choosePdf },
  { name: 'card-upload-materials', path, as: 'free', prepare: openMyCardMaterials },
  { name: 'card-upload-refused', path, as: 'free', prepare: wizard.dropBadFile },
  { name: 'card-upload-short', path, as: 'free', prepare: wizard.pasteShort },
  { name: 'card-wizard', path, as: 'free', isFullPage: true, prepare: wizard.configure },
  { name: 'card-wizard-premium', path, as: 'premium', prepare: wizard.configure },
  { name: 'card-wizard-error', path, as: 'free', prepare: wizard.configureBadly },
  { name: 'card-wizard-popup', path, as: 'free', prepare: wizard.meetPremium },
  { name: 'card-preview', path, as: 'free', prepare: wizard.preview },
  { name: 'card-preview-making', path, as: 'free', prepare: wizard.make },
  { name: 'card-preview-in-line', path, as: 'free', prepare: wizard.waitInLine },
  { name: 'card-preview-few', path, as: 'free', prepare: wizard.previewFew },
  { name: 'card-preview-failed', path, as: 'free', prepare: wizard.failToMake },
  { name: 'card-preview-unsaved', path, as: 'free', prepare: wizard.failToSave },
  { name: 'card-leave', path, as: 'free', only: 'wide', prepare: wizard.leave },
];
