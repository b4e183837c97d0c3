import type { User } from '@engram/core/accounts/user.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import type { Question, Source } from '@engram/core/questions/question.ts';
import { fitMaterial } from '../pipeline/planning/fit-material.ts';
import type { Spot } from '../pipeline/planning/weigh-parts.ts';
import type { StoredRequest } from '../stored-request.ts';
import { type Prepared, planRequest } from './plan-request.ts';

export type MoreWish = StoredRequest & {
  /** Of the test, as it was prepared when the test was made. */
  material: string;
  /** What the test asks already. */
  before: readonly Question[];
  /** Where a question is from that gets another one in its place. */
  notAbout: Source | null;
  /** What is known of it, where its learner is asked by weakness; else empty. */
  spots: readonly Spot[];
};

/** More questions for a test, about the parts of its material that have the fewest or are weakest. */
export async function prepareMore(
  user: User,
  { material, before, notAbout, spots, ...request }: MoreWish,
): Promise<Prepared> {
  const { characters } = plans[user.plan].limits;
  // Only cut at its end, so that the places of the questions stay what they are.
  const { text, totalCharacters } = await fitMaterial(material, characters);
  return planRequest({
    request,
    material: text,
    totalCharacters,
    before: before.map(withoutWords),
    notAbout: notAbout && { start: notAbout.start, end: notAbout.end },
    spots,
  });
}

/** Only what tells it from others is needed, and there may be hundreds. */
function withoutWords(question: Question): Question {
  return { ...question, explanation: '', hint: '' };
}
