import { aiModels } from '../generation/models.ts';
import { questionLimits, timerLimits } from '../limits.ts';
import type { TestConfig } from './config.ts';

/** Before any preset is applied [ENT-05] (C17, N11, N12, S19). */
export const firstConfig: TestConfig = {
  preset: 'custom',
  questionTypes: [],
  typeCounts: {},
  formattedQuestionTypes: [],
  numQuestions: questionLimits.minPerTest,
  difficulty: 'medium',
  testFocus: 'vocabulary',
  enableTimer: false,
  timerDuration: timerLimits.defaultMinutes,
  language: 'material',
  aiModel: aiModels[0].id,
  customPrompt: '',
  topics: [],
  showStudyMaterial: false,
  lockScreen: false,
  testLayout: 'horizontal',
  privacy: 'private',
  documentInfo: [],
  agreeToTerms: true,
  enableMathAndCode: false,
  isEndlessMode: false,
};
