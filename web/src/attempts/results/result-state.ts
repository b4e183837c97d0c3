import { GivenAnswer, giveOnce, Outcome, Results } from '@engram/core/attempts/attempt.ts';
import { Making } from '@engram/core/generation/making.ts';
import { TestConfig } from '@engram/core/practice-tests/config.ts';
import { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import { Answer } from '@engram/core/questions/answer.ts';
import { Question } from '@engram/core/questions/question.ts';
import { SharedSettings } from '@engram/core/sharing/shared-test.ts';
import { z } from '@engram/core/zod.ts';

/** Old records call the text of a question `question` [RES-61] (C29). */
const KnownQuestion = z.preprocess((value) => {
  if (typeof value !== 'object' || value === null || 'text' in value) return value;
  return 'question' in value ? { ...value, text: value.question } : value;
}, Question);

/** Each with its revision, or as the specification writes them: question id and answer. */
const UserAnswers = z.union([
  z.array(GivenAnswer),
  z
    .record(z.string(), Answer)
    .transform((answers): GivenAnswer[] =>
      Object.entries(answers).map(([questionId, answer]) => giveOnce(questionId, answer)),
    ),
]);

const Carried = z.object({
  results: Results.optional(),
  questions: z.array(KnownQuestion).optional(),
  userAnswers: UserAnswers.optional(),
  outcomes: z.array(Outcome).optional(),
  testConfig: TestConfig.optional(),
  studyMaterial: z.string().optional(),
  parts: z.array(TestPart).optional(),
  making: Making.optional(),
  testName: z.string().optional(),
  testId: z.uuid().optional(),
  attemptId: z.uuid().optional(),
  timeTakenSeconds: z.int().nullable().optional(),
  switches: z.array(z.int()).optional(),
  isShared: z.boolean().optional(),
  /** In place of a configuration, for a shared test. */
  settings: SharedSettings.optional(),
  shared: z
    .object({
      code: z.string(),
      /** By which the device knows it. */
      key: z.uuid(),
      /** What the taker called themselves. */
      answeredAs: z.string().nullable(),
      /** Their history has it. */
      isKept: z.boolean(),
      /** The device has it for its days. */
      isStored: z.boolean(),
    })
    .optional(),
  /** Whose they are: the history of a tab outlives a session. */
  uid: z.string().optional(),
});

/** What a screen hands over when it leads to the results [RES-03] [RES-04]. */
export type ResultState = z.input<typeof Carried>;
export type KnownState = z.output<typeof Carried>;

/** Nothing, where neither results nor questions with answers came along [RES-05]. */
export function readResultState(state: unknown): KnownState | undefined {
  const parsed = Carried.safeParse(state);
  if (!parsed.success) return undefined;
  const { results, questions, userAnswers, outcomes } = parsed.data;
  const hasAnswers = questions !== undefined && (userAnswers ?? outcomes) !== undefined;
  return results || hasAnswers ? parsed.data : undefined;
}
