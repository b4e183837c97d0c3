import { z } from '../zod.ts';
import { Question, questionVersion } from './question.ts';

/**
 * A question out of the database or a browser's storage, brought up to the shape of today. Throws
 * when it is none, or was written by a newer release.
 */
export function readQuestion(stored: unknown): Question {
  const { version } = Versioned.parse(stored);
  const upgraded = upgrades.slice(version - 1).reduce((older, upgrade) => upgrade(older), stored);
  return Question.parse(upgraded);
}

const Versioned = z.object({ version: z.int().min(1).max(questionVersion) });

/**
 * The first brings version 1 to version 2, and so on. A new version needs its step here and its
 * samples in frozen/.
 */
const upgrades: readonly ((stored: unknown) => unknown)[] = [];
