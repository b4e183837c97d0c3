import { defineEndpoint } from '../endpoint.ts';
import { CardSet, SetName } from '../flashcards/card-set.ts';
import { markLimits, materialLimits } from '../limits.ts';
import { Material, PageStarts } from '../materials/material.ts';
import { PracticeTest, TestName } from '../practice-tests/practice-test.ts';
import { Question } from '../questions/question.ts';
import { z } from '../zod.ts';
import { Mark, MarkedStretch } from './mark.ts';

const byMaterial = z.strictObject({ id: z.uuid() });
const byMark = z.strictObject({ id: z.uuid(), markId: z.uuid() });
const materialIds = z
  .array(z.uuid())
  .min(1)
  .max(materialLimits.maxParts)
  .refine((ids) => new Set(ids).size === ids.length);

/** With the text that the places of the marks count in. */
export const listMarks = defineEndpoint({
  name: 'listMarks',
  method: 'GET',
  path: '/materials/:id/marks',
  summary: 'One saved material with its text and what is marked in it',
  access: 'signed-in',
  rate: 'read',
  params: byMaterial,
  reply: z.object({
    material: Material,
    text: z.string(),
    pageStarts: PageStarts.optional(),
    /** In the order of their numbers. */
    marks: z.array(Mark),
  }),
  errors: ['not-found'],
});

/**
 * Keeps a mark, or gives it another form or other words. The id is the browser's, so that it may be
 * sent any number of times. The reply has the mark as whole words.
 */
export const keepMark = defineEndpoint({
  name: 'keepMark',
  method: 'PUT',
  path: '/materials/:id/marks/:markId',
  summary: 'Keep marked words',
  access: 'signed-in',
  rate: 'write',
  params: byMark,
  body: MarkedStretch,
  reply: z.object({ mark: Mark }),
  errors: ['invalid-input', 'not-found', 'mark-refused', 'mark-overlaps', 'marks-full'],
});

/** One that is gone already stays gone. */
export const removeMark = defineEndpoint({
  name: 'removeMark',
  method: 'DELETE',
  path: '/materials/:id/marks/:markId',
  summary: 'Take a mark away',
  access: 'signed-in',
  rate: 'write',
  params: byMark,
  reply: z.object({ success: z.boolean() }),
  errors: ['not-found'],
});

/**
 * A question for each mark but the cards, in the order of their numbers, material by material. There
 * may be no mark where something was sure already.
 */
export const makeMarkedTest = defineEndpoint({
  name: 'makeMarkedTest',
  method: 'POST',
  path: '/tests/marked',
  summary: 'Make a test of the marked words of saved materials',
  access: 'signed-in',
  rate: 'write',
  body: z.strictObject({
    name: TestName,
    materialIds,
    /** Terms and meanings as one question to match, where there are three or more. */
    matching: z.boolean().default(false),
    /** What the browser made of the same text by rule: too little for a test (D37), or a visitor's (D32). */
    sure: z.array(Question).max(markLimits.maxSure).default([]),
  }),
  reply: z.object({ test: PracticeTest }),
  status: 201,
  idempotency: 'reply',
  errors: [
    'invalid-input',
    'not-found',
    'content-policy',
    'premium-only',
    'nothing-marked',
    'tests-full',
    'gone',
  ],
});

/** A card for each mark, whatever its form. */
export const makeMarkedSet = defineEndpoint({
  name: 'makeMarkedSet',
  method: 'POST',
  path: '/flashcards/marked',
  summary: 'Make flashcards of the marked words of saved materials',
  access: 'signed-in',
  rate: 'write',
  body: z.strictObject({ name: SetName, materialIds }),
  reply: z.object({ set: CardSet }),
  status: 201,
  idempotency: 'reply',
  errors: [
    'invalid-input',
    'not-found',
    'content-policy',
    'nothing-marked',
    'sets-full',
    'cards-full',
    'gone',
  ],
});
