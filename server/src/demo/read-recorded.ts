import { readFileSync } from 'node:fs';
import { Card } from '@engram/core/flashcards/card.ts';
import { Question, Source } from '@engram/core/questions/question.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';

const Recorded = z.object({
  text: z.string(),
  /** With an id of their own each time they are read. */
  questions: z.array(
    z.preprocess((question) => Object.assign({ id: uuidv7() }, question), Question),
  ),
  cards: z.array(Card.pick({ type: true, front: true, back: true }).extend({ source: Source })),
});
export type Recorded = z.infer<typeof Recorded>;

/** A study text with a test and cards that a language model wrote about it; README.md says how. */
export function readRecorded(name: string): Recorded {
  const path = new URL(`recorded/${name}.json`, import.meta.url);
  return Recorded.parse(JSON.parse(readFileSync(path, 'utf8')));
}
