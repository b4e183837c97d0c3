import { Credit, type Outcome, outcomeVerdicts, Results } from '@engram/core/attempts/attempt.ts';
import { Answer } from '@engram/core/questions/answer.ts';
import { z } from 'zod';

/** What somebody answered to one question of a shared test, as it is stored. */
export const TakenAnswer = z.object({
  questionId: z.uuid(),
  answer: Answer.nullable(),
  verdict: z.enum(outcomeVerdicts),
  /** None in what was submitted before points were kept. */
  credit: Credit.optional(),
  /** How long the question stood before the taker, where the browser told. */
  seconds: z.int().nullable(),
});
export type TakenAnswer = z.infer<typeof TakenAnswer>;

const Taken = z.object({
  answers: z.array(TakenAnswer),
  results: Results,
  timeTakenSeconds: z.int(),
  submittedAt: z.date(),
  takerId: z.uuid().nullable(),
});
export type Taken = z.infer<typeof Taken>;

/** A row that was submitted, parsed; undefined while it is open. */
export function readTaken(row: { submittedAt: Date | null }): Taken | undefined {
  return row.submittedAt === null ? undefined : Taken.parse(row);
}

export function outcomeOf({ questionId, answer, verdict, credit }: TakenAnswer): Outcome {
  const attempts = answer === null ? 0 : 1;
  return {
    questionId,
    round: 0,
    answer,
    firstAnswer: null,
    attempts,
    verdict,
    isOwnVerdict: false,
    ...(credit && { credit }),
  };
}
