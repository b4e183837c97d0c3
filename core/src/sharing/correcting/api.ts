import { apiPaths, defineEndpoint } from '../../endpoint.ts';
import { sharingLimits, testLimits } from '../../limits.ts';
import { correctionLimits } from './correction-limits.ts';
import { StorableText } from '../../storable-text.ts';
import { z } from '../../zod.ts';
import { Correction, PastCorrection } from './correction.ts';
import { Changes } from './count-changes.ts';
import { UngradedQuestion } from './ungraded.ts';

const byCode = z.strictObject({ id: z.string().max(sharingLimits.maxTypedLength) });
const one = `${apiPaths.sharedTests}/:id` as const;
const corrections = `${one}/corrections` as const;

/** Changes nothing: whose score would, before anybody decides. */
export const previewCorrection = defineEndpoint({
  name: 'previewCorrection',
  method: 'POST',
  path: `${corrections}/preview`,
  summary: 'Whose score a correction of a shared test would change',
  access: 'signed-in',
  rate: 'read',
  params: byCode,
  body: z.strictObject({ correction: Correction }),
  reply: z.object({
    changes: Changes,
    /** How many were looked at: the latest, where more have taken the test. */
    counted: z.int(),
    taken: z.int(),
  }),
  errors: ['not-found', 'invalid-input', 'corrections-full'],
});

/** Counts for everyone: whoever has submitted is graded again in the background. */
export const correctSharedTest = defineEndpoint({
  name: 'correctSharedTest',
  method: 'POST',
  path: corrections,
  summary: 'Correct a shared test and grade it again',
  access: 'signed-in',
  rate: 'write',
  params: byCode,
  body: z.strictObject({
    correction: Correction,
    /** To those whose score changes. */
    note: StorableText.trim().max(correctionLimits.maxNoteLength).optional(),
  }),
  /** The version of the test that it made. */
  reply: z.object({ version: z.int() }),
  status: 201,
  idempotency: 'reply',
  errors: ['not-found', 'invalid-input', 'corrections-full'],
});

export const listCorrections = defineEndpoint({
  name: 'listCorrections',
  method: 'GET',
  path: corrections,
  summary: 'What was corrected of a shared test, or of one of its questions, the latest first',
  access: 'signed-in',
  rate: 'read',
  params: byCode,
  query: z.strictObject({ question: z.uuid().optional() }),
  reply: z.object({
    corrections: z.array(PastCorrection).max(correctionLimits.listed),
    sharedAt: z.iso.datetime(),
  }),
  errors: ['not-found'],
});

export const getUngraded = defineEndpoint({
  name: 'getUngraded',
  method: 'GET',
  path: `${one}/ungraded`,
  summary: 'Written answers to a shared test that wait to be judged',
  access: 'signed-in',
  rate: 'read',
  params: byCode,
  reply: z.object({ title: z.string(), questions: z.array(UngradedQuestion) }),
  errors: ['not-found'],
});

/** Where something waits to be judged: shared tests, and the caller's own attempts. */
export const listUngraded = defineEndpoint({
  name: 'listUngraded',
  method: 'GET',
  path: '/grading',
  summary: 'Tests with written answers that wait for you',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({
    shared: z
      .array(
        z.object({
          testId: z.string(),
          title: z.string(),
          waiting: z.int(),
          createdAt: z.iso.datetime(),
        }),
      )
      .max(correctionLimits.listed),
    own: z
      .array(
        z.object({
          attemptId: z.uuid(),
          name: z.string().max(testLimits.maxNameLength),
          waiting: z.int(),
          submittedAt: z.iso.datetime(),
        }),
      )
      .max(correctionLimits.listed),
  }),
  errors: [],
});
