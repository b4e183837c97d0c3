import type { GivenAnswer } from '@engram/core/attempts/attempt.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { stand } from '../../attempts/answering/immediate-question.tsx';

/** How many answers were right. */
export type Score = { right: number; count: number };

/** The first question that is still to be answered, or the score once there is none. */
export type AllStanding = { next?: string; score?: Score };

export function standAll(
  questions: readonly Question[],
  findGiven: (id: string) => GivenAnswer | undefined,
): AllStanding {
  const standings = questions.map((question) => ({
    id: question.id,
    ...stand(question, findGiven(question.id), false),
  }));
  const next = standings.find(({ isOver }) => !isOver);
  if (next) return { next: next.id };
  const right = standings.filter(({ verdict }) => verdict === 'correct').length;
  return standings.length === 0 ? {} : { score: { right, count: standings.length } };
}
