import { markLimits, materialLimits } from '@engram/core/limits.ts';
import { findLengthProblem } from '@engram/core/materials/check-length.ts';
import { type QuestionType, plans } from '@engram/core/plans/catalogue.ts';
import { orderBatch } from '../generation/built-in-generator.ts';
import { cleanText } from '../materials/gather-material.ts';
import { findTitle } from '../materials/make-title.ts';
import { writeLimit } from '../plan-words.ts';
import type { Trial } from './keeping/trial.ts';
import { tryMessages as messages } from './messages.ts';

/** Why a text cannot be tried: it would not be taken for an account either. */
export function findTextProblem(text: string): string | undefined {
  const problem = findLengthProblem(text, { origin: 'text', plan: plans.free });
  if (problem?.code !== 'text-too-long') return problem?.message;
  return messages.tooLong(writeLimit(plans.free.limits.characters));
}

/** Up to five questions that are surely right, made on this device; a text may give none. */
export async function makeTrial(written: string, now = Date.now()): Promise<Trial> {
  const text = cleanText(written.trim());
  const id = crypto.randomUUID();
  const { questions } = await orderBatch(
    { material: text, wanted, topics: [], avoid: [], spans: [], seed: text.slice(0, 80) },
    new AbortController().signal,
  );
  const sure = questions.slice(0, markLimits.maxSure);
  return {
    version: 1,
    id,
    text,
    title: findTitle(text)?.slice(0, materialLimits.maxTitleLength) ?? '',
    sure,
    marks: [],
    lastNumber: sure.length,
    answers: [],
    at: now,
  };
}

/** Those of one question each; one to match would use up what others ask. */
const types: readonly QuestionType[] = [
  'multiple-choice',
  'true-false',
  'fill-in-blank',
  'short-answer',
];
const wanted = types.map((type) => ({ type, count: markLimits.maxSure }));
