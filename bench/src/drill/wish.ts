import type { GenerateRequest } from '@engram/core/generation/api.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import { tables } from '@engram/fakes/study-texts/tables.ts';

/** Rules find questions in it as well as models. */
export const studyMaterial = tables.text;

/** A few questions whose right answers are known for sure. */
const counts = { 'multiple-choice': 5 } as const;
const questionTypes = [{ type: 'multiple-choice', count: counts['multiple-choice'] }] as const;

export function wishFor(isAi: boolean): GenerateRequest {
  return {
    studyMaterial,
    questionTypes: [...questionTypes],
    topics: [],
    difficulty: 'medium',
    customPrompt: '',
    enableMathAndCode: false,
    aiModel: isAi ? 'own' : 'built-in',
    testFocus: 'concepts',
    language: 'material',
  };
}

/** What the browser keeps with the test. */
export function configFor({ aiModel = '' }: GenerateRequest): TestConfig {
  return {
    preset: 'custom',
    questionTypes: questionTypes.map(({ type }) => type),
    typeCounts: counts,
    formattedQuestionTypes: [...questionTypes],
    numQuestions: 5,
    difficulty: 'medium',
    testFocus: 'concepts',
    enableTimer: false,
    timerDuration: 30,
    language: 'material',
    aiModel,
    customPrompt: '',
    topics: [],
    showStudyMaterial: false,
    lockScreen: false,
    testLayout: 'vertical',
    privacy: 'private',
    documentInfo: [],
    agreeToTerms: true,
    enableMathAndCode: false,
    isEndlessMode: false,
  };
}
