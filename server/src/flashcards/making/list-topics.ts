import type { User } from '@engram/core/accounts/user.ts';
import { cutText } from '@engram/core/cut-text.ts';
import type { Topic } from '@engram/core/flashcards/card-set.ts';
import { flashcardLimits } from '@engram/core/limits.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { cutMaterial } from '@engram/generator/cut-material.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { checkLength, checkPolicy } from '../../generation/starting/check-material.ts';
import type { FindTopics } from '../../generation/running/built-in/open-built-in.ts';
import { AppError } from '../../http/app-error.ts';

/** Whoever waits longer goes on with all of the content, which needs no topics [FWIZ-29]. */
const longestMs = 15_000;
const longestName = 200;

/** What a text is about, as far as the plan lets it be used (N43, N46). */
export async function listTopics(
  findTopics: FindTopics,
  user: User,
  studyMaterial: string,
): Promise<Topic[]> {
  const prepared = prepareText(studyMaterial);
  checkLength(prepared);
  const { text } = cutMaterial(prepared, plans[user.plan].limits.characters);
  checkPolicy(text);
  const found = await findInTime(findTopics, text);
  return found.slice(0, flashcardLimits.maxTopics).map(({ name, relevance }, index) => ({
    id: `topic-${index + 1}`,
    name: cutText(name, longestName),
    relevance,
  }));
}

async function findInTime(findTopics: FindTopics, text: string) {
  try {
    return await findTopics(text, AbortSignal.timeout(longestMs));
  } catch (cause) {
    throw new AppError('unavailable', { cause, retryAfterSeconds: 5 });
  }
}
