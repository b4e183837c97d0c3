import { difficulties, testFocuses } from '../generation/api.ts';
import { LanguageChoice } from '../generation/languages.ts';
import { questionLimits, timerLimits } from '../limits.ts';
import { questionTypes } from '../plans/catalogue.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';

/** Ready-made mixes of questions [CONF-09] [ENT-01]. */
export const presets = ['quiz', 'test', 'endless', 'custom'] as const;
export type Preset = (typeof presets)[number];

export const testLayouts = ['horizontal', 'vertical'] as const;
export type TestLayout = (typeof testLayouts)[number];

export const privacies = ['private', 'public'] as const;
export type Privacy = (typeof privacies)[number];

const count = z.int().min(1).max(questionLimits.maxAskedPerType);

/** What the configuration notes of a file of the material [ENT-17]. */
export const DocumentInfo = z.object({
  type: z.literal('study_material'),
  name: StorableText.max(255),
  size: z.int().min(0),
});

/** How a test is made and taken, as it is stored with it [ENT-01] to [ENT-20]. */
export const TestConfig = z.object({
  preset: z.enum(presets),
  questionTypes: z.array(z.enum(questionTypes)).max(questionTypes.length),
  /** Nothing in endless mode. */
  typeCounts: z.partialRecord(z.enum(questionTypes), count),
  formattedQuestionTypes: z
    .array(z.object({ type: z.enum(questionTypes), count }))
    .max(questionTypes.length),
  numQuestions: z.int().min(0).max(1_000),
  difficulty: z.enum(difficulties),
  testFocus: z.enum(testFocuses),
  enableTimer: z.boolean(),
  /** In minutes. */
  timerDuration: z.int().min(timerLimits.minMinutes).max(timerLimits.maxMinutes),
  language: LanguageChoice,
  aiModel: z.string().max(40),
  customPrompt: StorableText.max(questionLimits.maxCustomPromptLength),
  topics: z.array(StorableText.max(200)).max(questionLimits.maxTopics),
  showStudyMaterial: z.boolean(),
  lockScreen: z.boolean(),
  testLayout: z.enum(testLayouts),
  privacy: z.enum(privacies),
  documentInfo: z.array(DocumentInfo).max(20),
  agreeToTerms: z.boolean(),
  enableMathAndCode: z.literal(false),
  isEndlessMode: z.boolean(),
  /** Asks more about what is known least (D42); left out until somebody chooses, and then it is on. */
  byWeakness: z.boolean().optional(),
});
export type TestConfig = z.infer<typeof TestConfig>;
