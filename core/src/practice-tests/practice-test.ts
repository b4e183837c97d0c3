import { Making } from '../generation/making.ts';
import { testLimits } from '../limits.ts';
import { PageStarts } from '../materials/material.ts';
import { Recording } from '../materials/moment.ts';
import { oneLine, somethingVisible } from '../one-line.ts';
import { Question } from '../questions/question.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';
import { presets, TestConfig } from './config.ts';

/** (N15) */
export const TestName = StorableText.trim()
  .min(1)
  .max(testLimits.maxNameLength)
  .regex(oneLine)
  .regex(somethingVisible);

/** A file or a text that the material was joined of, and where it begins in it. */
export const TestPart = z.object({
  /** In the library, from which it may be gone. */
  materialId: z.uuid(),
  title: StorableText.max(255),
  start: z.int().min(0),
  pageStarts: PageStarts.optional(),
  /** Of a transcript, whose pages are minutes. */
  recording: Recording.optional(),
});
export type TestPart = z.infer<typeof TestPart>;

/** A part of the material under one heading, and how many questions came from it. */
export const CoveredSection = z.object({ title: z.string(), questions: z.int() });
export type CoveredSection = z.infer<typeof CoveredSection>;

/** What is known of the attempts at a test. */
export const TestScores = z.object({
  attempts: z.int(),
  /** Percent, oldest first, of the last ten. */
  recent: z.array(z.int()),
  best: z.int().nullable(),
  last: z.int().nullable(),
  lastTakenAt: z.iso.datetime().nullable(),
});
export type TestScores = z.infer<typeof TestScores>;

/** A test with everything its owner may see: keys, sources, and hints for premium users. */
export const PracticeTest = z.object({
  id: z.uuid(),
  name: z.string(),
  config: TestConfig,
  /** What the sources of the questions point into. */
  studyMaterial: z.string(),
  /** Their starts are places in the study material. */
  parts: z.array(TestPart),
  making: Making,
  /** In the order of the test. */
  questions: z.array(Question),
  sections: z.array(CoveredSection),
  scores: TestScores,
  createdAt: z.iso.datetime(),
});
export type PracticeTest = z.infer<typeof PracticeTest>;

/** A test in a list. */
export const TestSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  preset: z.enum(presets),
  questionCount: z.int(),
  /** Of the material, joined with a comma where there are several. */
  materialTitle: z.string(),
  scores: TestScores,
  /** An attempt that was begun and neither submitted nor left. */
  openAttemptId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type TestSummary = z.infer<typeof TestSummary>;
