import { firstConfig } from '@engram/core/practice-tests/first-config.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';

/** A configuration as the configuration screen sends it. */
export function configOf(changes: Partial<TestConfig> = {}): TestConfig {
  return {
    ...firstConfig,
    questionTypes: ['multiple-choice'],
    typeCounts: { 'multiple-choice': 3 },
    formattedQuestionTypes: [{ type: 'multiple-choice', count: 3 }],
    numQuestions: 3,
    showStudyMaterial: true,
    ...changes,
  };
}
