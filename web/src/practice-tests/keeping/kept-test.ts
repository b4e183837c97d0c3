import type { Sent } from '@engram/core/endpoint.ts';
import type { Making } from '@engram/core/generation/making.ts';
import { saveTest } from '@engram/core/practice-tests/api.ts';
import { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { z } from '@engram/core/zod.ts';

/** A test as this browser has it. */
export const KeptTest = z.object({
  test: PracticeTest,
  /** What the server has not taken yet. */
  unsaved: saveTest.body.nullable(),
  /** Why the server will never take it. */
  refusal: z.string().nullable(),
});
export type KeptTest = z.infer<typeof KeptTest>;

export type SaveTestBody = Sent<typeof saveTest>['body'];

type MadeTest = {
  id: string;
  body: SaveTestBody;
  /** With their keys, in the order of the body. */
  questions: readonly Question[];
  making: Making;
  now: Date;
};

/** A test that was just made and is still to be saved. */
export function makeKeptTest({ id, body, questions, making, now }: MadeTest): KeptTest {
  const { name, config, studyMaterial, parts } = body;
  return {
    test: {
      id,
      name,
      config,
      studyMaterial,
      parts,
      making,
      questions: [...questions],
      sections: [],
      scores: { attempts: 0, recent: [], best: null, last: null, lastTakenAt: null },
      createdAt: now.toISOString(),
    },
    unsaved: saveTest.body.parse(body),
    refusal: null,
  };
}

/** One that the server has. */
export function keptAsSaved(test: PracticeTest): KeptTest {
  return { test, unsaved: null, refusal: null };
}
