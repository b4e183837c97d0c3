import type { CardsRequest } from '@engram/core/flashcards/api.ts';
import { materialLimits } from '@engram/core/limits.ts';
import { cutAtSentence } from '../../generation/cut-at-sentence.ts';
import { describePart } from '../../practice-tests/creation/describe-test.ts';
import type { KeptWizard } from './wizard.ts';

/** What is asked of the generation (N44, N47): no topic means all of them. */
export function describeWish({
  studyMaterial,
  parts,
  flashcardConfig: { topics, cardTypes, difficulty, language },
}: KeptWizard): CardsRequest {
  return {
    studyMaterial: cutAtSentence(studyMaterial, materialLimits.maxGenerationCharacters),
    parts: parts.map(describePart),
    topics: topics.filter(({ selected }) => selected).map(({ name }) => name),
    cardTypes: cardTypes.filter(({ count }) => count > 0),
    difficulty,
    language,
  };
}

/** To tell one wish from another, without the whole text: other material has other ids. */
export function nameWish(wizard: KeptWizard): string {
  const { studyMaterial, parts, language, ...choices } = describeWish(wizard);
  const ids = parts.map(({ materialId }) => materialId);
  // Cards that were made before there was a choice are not made anew because there is one now.
  const translation = language === 'material' ? {} : { language };
  return JSON.stringify({ characters: studyMaterial.length, ids, ...choices, ...translation });
}
