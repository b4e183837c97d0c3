import { materialLimits } from '@engram/core/limits.ts';
import { recordingOf } from '@engram/core/materials/moment.ts';
import type { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import { cutAtSentence } from '../../generation/cut-at-sentence.ts';
import type { Wish } from '../../generation/make-request.ts';
import type { SaveTestBody } from '../keeping/kept-test.ts';
import { canGoByWeakness, isWeaknessWanted } from './config/by-weakness.ts';
import type { KeptFlow } from './flow.ts';
import type { GeneratedTest } from '../../generation/generated-test.ts';

/** What is asked of the generation (C26, S19). */
export function describeWish({
  studyMaterial,
  parts,
  testConfig,
  generating,
  isPremium,
}: KeptFlow & { isPremium: boolean }): Wish {
  const materials = parts.map(({ material }) => material);
  const isByWeakness =
    isPremium && canGoByWeakness(materials, testConfig) && isWeaknessWanted(testConfig);
  const { formattedQuestionTypes, topics, difficulty, testFocus, customPrompt } = testConfig;
  const aiModel = generating?.aiModel ?? undefined;
  return {
    studyMaterial,
    questionTypes: formattedQuestionTypes,
    topics,
    difficulty,
    testFocus,
    customPrompt, // [CONF-56]
    enableMathAndCode: testConfig.enableMathAndCode,
    language: testConfig.language,
    ...(materials.length > 0 && { materialIds: materials.map(({ id }) => id) }),
    ...(isByWeakness && { byWeakness: true }),
    ...(aiModel !== undefined && { aiModel }),
  };
}

/** A test as it is saved: what the generation has by its id, what this device made as it is. */
export function describeTest(
  { testName, testConfig, studyMaterial, parts }: KeptFlow,
  { generationId, questions, madeHere }: GeneratedTest,
): SaveTestBody {
  const isKnown = (id: string) => generationId !== null && !madeHere.includes(id);
  return {
    name: testName.trim(),
    config: testConfig,
    generationId,
    // Nothing was made of what comes after it.
    studyMaterial: cutAtSentence(studyMaterial, materialLimits.maxGenerationCharacters),
    parts: parts.map(describePart),
    questions: questions.map((question) => (isKnown(question.id) ? { id: question.id } : question)),
  };
}

/** Pages are counted from the beginning of the whole material here, not of their part. */
export function describePart({ material, start, pageStarts }: KeptFlow['parts'][number]): TestPart {
  const recording = recordingOf(material);
  return {
    materialId: material.id,
    title: material.title,
    start,
    ...(pageStarts && { pageStarts: pageStarts.map((place) => start + place) }),
    ...(recording && { recording }),
  };
}
