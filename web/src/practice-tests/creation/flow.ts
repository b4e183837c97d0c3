import type { Reply } from '@engram/core/endpoint.ts';
import { testLimits } from '@engram/core/limits.ts';
import { saveStudyMaterial } from '@engram/core/materials/api.ts';
import { choosePreset } from '@engram/core/practice-tests/choose-preset.ts';
import { TestConfig } from '@engram/core/practice-tests/config.ts';
import { firstConfig } from '@engram/core/practice-tests/first-config.ts';
import { Question } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { z } from '@engram/core/zod.ts';
import type { ProcessedFile } from '../../materials/draft/draft.ts';
import { suggestTestName } from '../../materials/suggest-name.ts';
import { parseJson } from '../../storage/parse-json.ts';
import { changeConfig, type ConfigChange } from './config-changes.ts';

/** In the order of the flow [BROUTE-19] [BROUTE-21]; marking is another way from there to a test. */
export const flowSteps = ['input', 'config', 'mark', 'preview', 'test'] as const;
export type FlowStepName = (typeof flowSteps)[number];

const Saved = saveStudyMaterial.reply;

/** A file as the flow keeps it [UPL-19] [ENT-34]. */
const UploadedFile = z.object({ name: z.string(), size: z.int(), extractedText: z.string() });

/** A test that is being made; the server knows it by another id, once it has said so. */
const Generating = z.object({
  testId: z.uuid(),
  generationId: z.uuid().nullable(),
  /** Null leaves it to the server. */
  aiModel: z.string().nullable(),
});

/** What the steps of test creation hand to each other, also over a reload [ENT-21]. */
const KeptFlow = z.object({
  studyMaterial: z.string(),
  uploadedFiles: z.array(UploadedFile),
  /** Where each material stands in it. */
  parts: Saved.shape.parts,
  /** From the content policy; the material may be used all the same. */
  warning: z.string().optional(),
  testConfig: TestConfig,
  testName: z.string(),
  generating: Generating.nullable(),
  generatedQuestions: z.array(Question),
  /** The test whose questions are being looked over. */
  reviewedTestId: z.uuid().nullable(),
  /** A test that waits to be begun, beside the cards of the same text. */
  readyTestId: z.uuid().nullable().default(null),
});
export type KeptFlow = z.infer<typeof KeptFlow>;

/** Why a step could not be ended; `code` where more can be done about it than reading it. */
export type FlowFailure = {
  step: FlowStepName;
  message: string;
  code?: string | undefined;
  /** Those that there are, where they are too few for a test. */
  questions?: readonly Question[];
};

export type FlowData = KeptFlow & {
  /** The material is being saved. */
  loading: boolean;
  /** It does not outlive the page. */
  failure?: FlowFailure;
};

export const emptyFlow: FlowData = {
  studyMaterial: '',
  uploadedFiles: [],
  parts: [],
  testConfig: firstConfig,
  testName: testLimits.defaultName, // [ENT-22]
  generating: null,
  generatedQuestions: [],
  reviewedTestId: null,
  readyTestId: null,
  loading: false,
};

export type FlowChange =
  | ConfigChange
  | { type: 'load' }
  | { type: 'stop-loading' }
  | {
      type: 'keep-material';
      saved: Reply<typeof saveStudyMaterial>;
      files: readonly ProcessedFile[];
      /** For the counts that chance chooses. */
      seed: string;
      /** Of a test that was made of it before. */
      testConfig?: TestConfig | undefined;
    }
  | { type: 'name'; testName: string }
  | { type: 'generate'; testId: string; aiModel: string | null }
  | { type: 'note-generation'; generationId: string }
  | { type: 'stop-generating' }
  | {
      type: 'finish';
      questions: Question[];
      reviewedTestId: string | null;
      readyTestId?: string;
    }
  | { type: 'review'; testId: string }
  | { type: 'end-review' }
  | { type: 'fail'; failure: FlowFailure }
  | { type: 'forget-error' }
  | { type: 'reset' };

export function changeFlow(flow: FlowData, change: FlowChange): FlowData {
  switch (change.type) {
    case 'load':
      return { ...forgetFailure(flow), loading: true };
    case 'stop-loading':
      return { ...flow, loading: false };
    case 'keep-material':
      return keepMaterial(flow, change);
    case 'name':
      return { ...flow, testName: change.testName };
    case 'generate':
      return startGenerating(flow, change);
    case 'note-generation':
      return noteGeneration(flow, change.generationId);
    case 'stop-generating':
      return { ...flow, generating: null };
    case 'finish':
      return {
        ...flow,
        generating: null,
        generatedQuestions: change.questions, // [PREV-24]
        reviewedTestId: change.reviewedTestId,
        readyTestId: change.readyTestId ?? null,
      };
    case 'review':
      return { ...flow, reviewedTestId: change.testId, readyTestId: null };
    case 'end-review':
      return { ...flow, reviewedTestId: null, readyTestId: null };
    case 'fail':
      return {
        ...flow,
        loading: false,
        // Material that cannot be used has not replaced that of the test that is being made.
        generating: change.failure.step === 'preview' ? null : flow.generating,
        failure: change.failure,
      };
    case 'forget-error':
      return forgetFailure(flow);
    case 'reset':
      return emptyFlow;
    case 'choose-preset':
    case 'choose-mix':
    case 'toggle-type':
    case 'change-count':
    case 'set':
    case 'fit-plan': {
      const testConfig = changeConfig(flow.testConfig, change);
      return testConfig === flow.testConfig ? flow : { ...forgetFailure(flow), testConfig };
    }
  }
}

/** The name as it was written; '' while it is that of the material that was taken over before. */
export function findOwnName({ testName, parts }: Pick<FlowData, 'testName' | 'parts'>): string {
  const given = ['', testLimits.defaultName, suggestTestName(parts)];
  return given.includes(testName.trim()) ? '' : testName;
}

/** From what this tab has stored. */
export function reviveFlow(stored: string | undefined): FlowData {
  if (stored === undefined) return emptyFlow;
  const parsed = KeptFlow.safeParse(parseJson(stored));
  return parsed.success ? { ...parsed.data, loading: false } : emptyFlow;
}

/** For what this tab stores; undefined while there is nothing that a next step could use. */
export function writeFlow(flow: FlowData): string | undefined {
  if (flow.studyMaterial === '') return undefined;
  const { loading: _loading, failure: _failure, ...kept } = flow;
  return JSON.stringify(kept);
}

type Kept = Extract<FlowChange, { type: 'keep-material' }>;

/** Other material, the same choices; after a finished test everything begins anew. */
function keepMaterial(flow: FlowData, { saved, files, seed, testConfig }: Kept): FlowData {
  const { studyMaterial, parts, warning } = saved;
  const before = flow.generatedQuestions.length > 0 ? emptyFlow : flow;
  const { warning: _warning, ...rest } = forgetFailure(before);
  const config = testConfig ?? chooseFirst(before.testConfig, seed);
  return {
    ...rest,
    studyMaterial,
    parts,
    uploadedFiles: files.map(({ name, size, progress }) => ({
      name,
      size,
      extractedText: progress.extractedText,
    })),
    ...(warning !== undefined && { warning }),
    testName: nameAnew(before, parts),
    testConfig: {
      ...config,
      documentInfo: testConfig?.documentInfo ?? describeFiles(files), // [UPL-20]
    },
    generating: null,
    reviewedTestId: null,
    readyTestId: null,
    loading: false,
  };
}

/** After the new material, unless its owner has written a name (D35). */
function nameAnew(flow: FlowData, parts: FlowData['parts']): string {
  return findOwnName(flow) || suggestTestName(parts) || testLimits.defaultName;
}

function describeFiles(files: readonly ProcessedFile[]): TestConfig['documentInfo'] {
  return files.map(({ name, size }) => ({ type: 'study_material', name, size }));
}

/** Chance chooses once; what the user has made of it since stays (C39). */
function chooseFirst(config: TestConfig, seed: string): TestConfig {
  const isUntouched = config.questionTypes.length === 0 && config.numQuestions > 0;
  return isUntouched ? choosePreset(config, config.preset, seedRandom(seed)) : config;
}

type Started = Extract<FlowChange, { type: 'generate' }>;

function startGenerating(flow: FlowData, { testId, aiModel }: Started): FlowData {
  return {
    ...forgetFailure(flow),
    testConfig: { ...flow.testConfig, aiModel: aiModel ?? flow.testConfig.aiModel },
    generating: { testId, generationId: null, aiModel },
    generatedQuestions: [],
    reviewedTestId: null,
    readyTestId: null,
  };
}

function noteGeneration(flow: FlowData, generationId: string): FlowData {
  if (!flow.generating) return flow;
  return { ...flow, generating: { ...flow.generating, generationId } };
}

function forgetFailure(flow: FlowData): FlowData {
  const { failure, ...rest } = flow;
  return failure === undefined ? flow : rest;
}
