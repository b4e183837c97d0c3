import { z } from '../zod.ts';
import { Material } from './material.ts';

/** A sentence of the text that a question is about. Places are in the text as it was saved. */
export const CoveredSentence = z.object({
  start: z.int(),
  end: z.int(),
  /** How often its questions were answered or left out in a test that was handed in. */
  asked: z.int(),
  missed: z.int(),
  isWeak: z.boolean(),
});
export type CoveredSentence = z.infer<typeof CoveredSentence>;

/** A heading or topic of the text, and how its questions went. */
export const MaterialTopic = z.object({ name: z.string(), right: z.int(), asked: z.int() });
export type MaterialTopic = z.infer<typeof MaterialTopic>;

const TestOfMaterial = z.object({
  id: z.uuid(),
  name: z.string(),
  questionCount: z.int(),
  /** Percent. */
  lastScore: z.int().nullable(),
  lastTakenAt: z.iso.datetime().nullable(),
});
export type TestOfMaterial = z.infer<typeof TestOfMaterial>;

const SetOfMaterial = z.object({
  id: z.uuid(),
  name: z.string(),
  cardCount: z.int(),
  knownCount: z.int(),
});
export type SetOfMaterial = z.infer<typeof SetOfMaterial>;

/** How much of a text was asked about. */
export const Coverage = z.object({
  id: z.uuid(),
  sentenceCount: z.int(),
  askedCount: z.int(),
  weakCount: z.int(),
});
export type Coverage = z.infer<typeof Coverage>;

/** A saved material with what was made of it and how that went. */
export const MaterialPage = z.object({
  material: Material,
  text: z.string(),
  /** Of the text, without what is nothing to learn: a task, an appointment. */
  sentenceCount: z.int(),
  /** Those that questions are about, in their order. */
  covered: z.array(CoveredSentence),
  /** The weakest first, then those that nobody was asked about. */
  topics: z.array(MaterialTopic),
  /** The newest first. */
  tests: z.array(TestOfMaterial),
  sets: z.array(SetOfMaterial),
});
export type MaterialPage = z.infer<typeof MaterialPage>;
