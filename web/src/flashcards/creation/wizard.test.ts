import { firstConfig } from '@engram/core/flashcards/first-config.ts';
import { describe, expect, it } from 'vitest';
import { makeMaterial } from '../../materials/testing/stub-library.ts';
import { cardAt, someTopics } from '../testing/render-create.tsx';
import { changeWizard, emptyWizard, reviveWizard, type WizardData, writeWizard } from './wizard.ts';

it('begins with nothing but the first configuration [ENT-54]', () => {
  expect(emptyWizard).toMatchObject({
    studyMaterial: '',
    extractedTopics: [],
    flashcardConfig: firstConfig,
    isLoading: false,
    uploadedFiles: [],
    showPremiumPopup: false,
  });
});

it('is revived as it was written, without what belongs to the page alone', () => {
  const shown: WizardData = {
    ...takeMaterial(emptyWizard, 'Memory.pdf'),
    cards: [cardAt(0)],
    isLoading: true,
    showPremiumPopup: true,
  };
  const revived = reviveWizard(writeWizard(shown));
  expect(revived).toEqual({ ...shown, isLoading: false, showPremiumPopup: false });
});

it('reads what was stored before there was a language to choose', () => {
  const wizard = { ...emptyWizard, studyMaterial: 'Notes' };
  const stored = writeWizard(wizard)?.replace('"language":"material",', '');
  expect(stored).not.toContain('language');
  expect(reviveWizard(stored)).toEqual(wizard);
});

it('begins anew where what was written is of another time', () => {
  expect(reviveWizard('{"studyMaterial":1}')).toEqual(emptyWizard);
});

describe('the name of a set', () => {
  it('is suggested by the file, and follows the next one', () => {
    const first = takeMaterial(emptyWizard, 'Memory.pdf');
    expect(first.flashcardConfig.setName).toBe('Memory');
    expect(takeMaterial(first, 'Cells.docx').flashcardConfig.setName).toBe('Cells');
  });

  it('stays once its owner has written it', () => {
    const named = changeWizard(takeMaterial(emptyWizard, 'Memory.pdf'), {
      type: 'name',
      setName: 'Exam 2',
    });
    expect(takeMaterial(named, 'Cells.docx').flashcardConfig.setName).toBe('Exam 2');
  });
});

function takeMaterial(wizard: WizardData, title: string): WizardData {
  const saved = { studyMaterial: 'The text.', parts: partsOf(title) };
  return changeWizard(wizard, { type: 'keep-material', saved, files: [], topics: someTopics });
}

function partsOf(title: string) {
  return [{ material: makeMaterial(1, { title }), start: 0 }];
}
