import { defineEndpoint } from '../endpoint.ts';
import { materialLimits, testLimits } from '../limits.ts';
import { questionTypes } from '../plans/catalogue.ts';
import { Question } from '../questions/question.ts';
import { StorableText } from '../storable-text.ts';
import { megabyte } from '../units.ts';
import { z } from '../zod.ts';
import { TestConfig } from './config.ts';
import { PracticeTest, TestName, TestPart, TestSummary } from './practice-test.ts';
import { Points, QuestionEdit } from './question-edit.ts';

const byId = z.strictObject({ id: z.uuid() });
const byQuestion = z.strictObject({ id: z.uuid(), questionId: z.uuid() });
const Success = z.object({ success: z.boolean() });
const OneTest = z.object({ test: PracticeTest });

/** One that the generation has, or one that was made where the server could not be reached. */
const SentQuestion = z.union([z.strictObject({ id: z.uuid() }), Question]);

/**
 * Keeps a test as it was generated. The id is the browser's, so that it may be sent any number of
 * times; what is kept already stays as it is.
 */
export const saveTest = defineEndpoint({
  name: 'saveTest',
  method: 'PUT',
  path: '/tests/:id',
  summary: 'Keep a generated test',
  access: 'signed-in',
  rate: 'write',
  params: byId,
  body: z.strictObject({
    name: TestName,
    config: TestConfig,
    /** Null when the server made nothing of it. */
    generationId: z.uuid().nullable(),
    studyMaterial: StorableText.max(materialLimits.maxExtractedCharacters),
    /** Their starts are places in the study material as it is sent. */
    parts: z.array(TestPart).max(materialLimits.maxParts),
    questions: z.array(SentQuestion).min(1).max(testLimits.maxQuestionsSaved),
  }),
  // The longest text in signs of three bytes, beside the places of its pages and the questions.
  maxBodyBytes: 4 * megabyte,
  reply: OneTest,
  errors: [
    'invalid-input',
    'not-found',
    'premium-only',
    'content-policy',
    'question-limit',
    'tests-full',
    'gone',
  ],
});

export const getTest = defineEndpoint({
  name: 'getTest',
  method: 'GET',
  path: '/tests/:id',
  summary: 'One test with its questions',
  access: 'signed-in',
  rate: 'read',
  params: byId,
  reply: OneTest,
  errors: ['not-found'],
});

export const testOrders = ['last-taken', 'lowest-score', 'name'] as const;
export type TestOrder = (typeof testOrders)[number];
export const testFilters = ['all', 'under-70'] as const;
export type TestFilter = (typeof testFilters)[number];

export const listTests = defineEndpoint({
  name: 'listTests',
  method: 'GET',
  path: '/tests',
  summary: 'The tests of the user, a page at a time',
  access: 'signed-in',
  rate: 'read',
  query: z.strictObject({
    search: StorableText.trim().max(testLimits.maxNameLength).optional(),
    filter: z.enum(testFilters).optional(),
    order: z.enum(testOrders).optional(),
    /** Counted from 1. */
    page: z.coerce.number().int().min(1).max(10_000).optional(),
  }),
  reply: z.object({
    tests: z.array(TestSummary),
    /** Of all pages of this search and filter. */
    total: z.int(),
    pageSize: z.int(),
    /** Of all tests that match the search, by filter. */
    counts: z.record(z.enum(testFilters), z.int()),
  }),
  errors: [],
});

export const renameTest = defineEndpoint({
  name: 'renameTest',
  method: 'PATCH',
  path: '/tests/:id',
  summary: 'Give a test another name',
  access: 'signed-in',
  rate: 'write',
  params: byId,
  body: z.strictObject({ name: TestName }),
  reply: Success,
  errors: ['not-found'],
});

/** With all its attempts. */
export const deleteTest = defineEndpoint({
  name: 'deleteTest',
  method: 'DELETE',
  path: '/tests/:id',
  summary: 'Delete a test and its results',
  access: 'signed-in',
  rate: 'write',
  params: byId,
  reply: Success,
  errors: ['not-found'],
});

/** Questions do not change once they were answered: an edited one has a new id (D26). */
export const editQuestion = defineEndpoint({
  name: 'editQuestion',
  method: 'PUT',
  path: '/tests/:id/questions/:questionId',
  summary: 'Change a question of a test by hand',
  access: 'signed-in',
  rate: 'write',
  params: byQuestion,
  body: z.strictObject({ newId: z.uuid(), edit: QuestionEdit }),
  reply: OneTest,
  errors: ['picture-missing', 'invalid-input', 'not-found', 'premium-only'],
});

export const addQuestion = defineEndpoint({
  name: 'addQuestion',
  method: 'PUT',
  path: '/tests/:id/own-questions/:questionId',
  summary: 'Add a question by hand',
  access: 'signed-in',
  rate: 'write',
  params: byQuestion,
  body: z.strictObject({ edit: QuestionEdit }),
  reply: OneTest,
  errors: ['picture-missing', 'invalid-input', 'not-found', 'premium-only', 'question-limit'],
});

/** The last ones stay: nothing is no test. */
export const removeQuestion = defineEndpoint({
  name: 'removeQuestion',
  method: 'DELETE',
  path: '/tests/:id/questions/:questionId',
  summary: 'Take a question out of a test',
  access: 'signed-in',
  rate: 'write',
  params: byQuestion,
  reply: OneTest,
  errors: ['not-found', 'too-few-questions'],
});

/** As if it had never been taken out; when it is reviewed again too, for a day. */
export const restoreQuestion = defineEndpoint({
  name: 'restoreQuestion',
  method: 'PUT',
  path: '/tests/:id/questions/:questionId/restoration',
  summary: 'Bring back a question that was taken out of a test',
  access: 'signed-in',
  rate: 'write',
  params: byQuestion,
  reply: OneTest,
  errors: ['not-found', 'question-limit'],
});

/**
 * Behind another one, or to the beginning. One question moves in a call, so that two tabs do not
 * lose each other's order.
 */
export const moveQuestion = defineEndpoint({
  name: 'moveQuestion',
  method: 'PUT',
  path: '/tests/:id/questions/:questionId/position',
  summary: 'Give a question another place in its test',
  access: 'signed-in',
  rate: 'write',
  params: byQuestion,
  body: z.strictObject({ after: z.uuid().nullable() }),
  reply: OneTest,
  errors: ['not-found'],
});

/** The question stays the same; what was graded before keeps its points (D39). */
export const setQuestionPoints = defineEndpoint({
  name: 'setQuestionPoints',
  method: 'PUT',
  path: '/tests/:id/questions/:questionId/points',
  summary: 'Say how many points a question is worth',
  access: 'signed-in',
  rate: 'write',
  params: byQuestion,
  body: z.strictObject({ points: Points }),
  reply: OneTest,
  errors: ['not-found'],
});

const making = [
  'not-found',
  'premium-only',
  'generation-running',
  'conflict',
  'content-refused',
  'generation-failed',
  'nothing-more',
  'unavailable',
] as const;

/** By another one of the same type, from another sentence. */
export const replaceQuestion = defineEndpoint({
  name: 'replaceQuestion',
  method: 'POST',
  path: '/tests/:id/questions/:questionId/replacement',
  summary: 'Make another question in the place of one',
  access: 'signed-in',
  rate: 'generate',
  params: byQuestion,
  reply: OneTest,
  idempotency: 'reply',
  errors: making,
});

/**
 * From the parts of the material that have the fewest questions: the next batch of an endless test,
 * or more of any other. 'nothing-more' when the text supports no more.
 */
export const makeMoreQuestions = defineEndpoint({
  name: 'makeMoreQuestions',
  method: 'POST',
  path: '/tests/:id/more-questions',
  summary: 'Make more questions for a test',
  access: 'signed-in',
  rate: 'generate',
  params: byId,
  body: z.strictObject({
    count: z.int().min(1).max(testLimits.maxMoreQuestions),
    /** The types of the test, unless said otherwise. */
    types: z.array(z.enum(questionTypes)).min(1).optional(),
  }),
  reply: z.object({ added: z.array(z.uuid()), test: PracticeTest }),
  idempotency: 'reply',
  errors: [...making, 'question-limit'],
});

/** Those that a device made for an endless test while the server could not be reached. */
export const appendQuestions = defineEndpoint({
  name: 'appendQuestions',
  method: 'PUT',
  path: '/tests/:id/device-questions',
  summary: 'Keep questions that a device made for an endless test',
  access: 'signed-in',
  rate: 'write',
  params: byId,
  body: z.strictObject({ questions: z.array(Question).min(1).max(testLimits.maxMoreQuestions) }),
  reply: Success,
  errors: ['invalid-input', 'not-found', 'premium-only', 'question-limit'],
});

/** For everyone (D9): the stored one, or a new one where it is missing. */
export const explainQuestion = defineEndpoint({
  name: 'explainQuestion',
  method: 'POST',
  path: '/tests/:id/questions/:questionId/explanation',
  summary: 'Explain the answer of a question with its source',
  access: 'signed-in',
  rate: 'generate',
  params: byQuestion,
  reply: z.object({ explanation: z.string(), quote: z.string().nullable() }),
  errors: [
    'not-found',
    'email-unverified',
    'ai-answers-used',
    'nothing-to-explain',
    'explanation-failed',
  ],
});

/** For premium users (D8). */
export const hintQuestion = defineEndpoint({
  name: 'hintQuestion',
  method: 'POST',
  path: '/tests/:id/questions/:questionId/hint',
  summary: 'A hint that does not contain the answer',
  access: 'signed-in',
  rate: 'generate',
  params: byQuestion,
  reply: z.object({ hint: z.string() }),
  errors: [
    'not-found',
    'premium-only',
    'email-unverified',
    'ai-answers-used',
    'nothing-to-explain',
    'explanation-failed',
  ],
});
