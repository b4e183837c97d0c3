import { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import { Question } from '@engram/core/questions/question.ts';
import { z } from '@engram/core/zod.ts';
import { paths, pathsOf } from '../../paths.ts';

/** What Review Incorrect brings along [RES-42]. */
export const StudyState = z.object({
  mode: z.literal('missed-questions'),
  questions: z.array(Question),
  studyMaterial: z.string(),
  parts: z.array(TestPart).catch([]),
  testName: z.string().optional(),
  attemptId: z.uuid().optional(),
});
export type StudyState = z.infer<typeof StudyState>;

/** Where the session was begun. */
export function backFrom({ attemptId }: StudyState): string {
  return attemptId === undefined ? paths.tests : pathsOf.attempt(attemptId);
}
