import type { Reply } from '@engram/core/endpoint.ts';
import { planCards } from '@engram/core/flashcards/plan-cards.ts';
import { cardLimits, materialLimits } from '@engram/core/limits.ts';
import type { saveStudyMaterial } from '@engram/core/materials/api.ts';
import { cutText } from '@engram/core/cut-text.ts';
import { countCharacters } from '@engram/core/materials/measure-text.ts';
import { cutAtSentence } from '../../generation/cut-at-sentence.ts';
import { suggestSetName } from '../../materials/suggest-name.ts';
import { describePart } from '../../practice-tests/creation/describe-test.ts';
import { findOwnName, type FlowData } from '../../practice-tests/creation/flow.ts';
import type { SetBeside, SetOrder } from './set-beside.ts';

/** Cards of the material of a test that is about to be made, as the same options want them. */
export function orderCards(
  flow: Pick<FlowData, 'testConfig' | 'testName' | 'parts'>,
  { studyMaterial, parts }: Reply<typeof saveStudyMaterial>,
  without: { isWithoutAi: boolean },
): SetOrder {
  const { testConfig } = flow;
  const name =
    findOwnName(flow).trim() || suggestSetName(parts) || (parts[0]?.material.title ?? '');
  const wanted = planCards(countCharacters(studyMaterial), without);
  return {
    name: cutText(name, cardLimits.maxNameLength),
    request: {
      studyMaterial: cutAtSentence(studyMaterial, materialLimits.maxGenerationCharacters),
      parts: parts.map(describePart),
      topics: [],
      cardTypes: wanted.filter(({ count }) => count > 0),
      difficulty: testConfig.difficulty,
      language: testConfig.language,
    },
    materialIds: parts.map(({ material }) => material.id),
    isByRule: without.isWithoutAi,
  };
}

/** Whether these cards are there, or on their way, from a press before; AI makes more than rules did. */
export function isOrdered(
  set: Pick<SetBeside, 'materialIds' | 'isByRule' | 'progress'> | null,
  { parts }: Reply<typeof saveStudyMaterial>,
  { isWithoutAi }: { isWithoutAi: boolean },
): boolean {
  if (!set || set.progress.state === 'failed') return false;
  if (set.isByRule && !isWithoutAi) return false;
  return set.materialIds.join() === parts.map(({ material }) => material.id).join();
}
