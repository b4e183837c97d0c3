import type { User } from '@engram/core/accounts/user.ts';
import type { GenerateRequest } from '@engram/core/generation/api.ts';
import { generationMessages } from '@engram/core/generation/messages.ts';
import type { Source, Span } from '@engram/core/questions/question.ts';
import { spansOf } from '@engram/core/questions/spans.ts';
import { AppError } from '../../http/app-error.ts';
import type { Had } from '../pipeline/planning/had.ts';

/** What tests of these materials ask already; empty until something of it was answered. */
export type ReadHad = (user: User, materialIds: readonly string[]) => Promise<Had[]>;

type Aim = Pick<GenerateRequest, 'byWeakness' | 'materialIds'> & {
  /** Prepared, and as much of it as may be used. */
  material: string;
};

/**
 * Where a test is to be about what its learner knows least: what they have of these materials, each
 * at its place in the text (D42). Nothing where there is no answer to go by.
 */
export async function aimAtWeak(
  readHad: ReadHad,
  user: User,
  { byWeakness = false, materialIds = [], material }: Aim,
): Promise<{ had?: Had[] }> {
  if (!byWeakness) return {};
  if (!user.isPremium) {
    throw new AppError('premium-only', { message: generationMessages.premiumWeakness });
  }
  if (materialIds.length === 0) return {};
  const had = await readHad(user, materialIds);
  return had.length === 0 ? {} : { had: had.map((one) => placeIn(material, one)) };
}

/** Only what tells it from others is kept, as there may be hundreds. */
function placeIn(material: string, { question, chance }: Had): Had {
  const source = question.source && findSource(material, question.source);
  return { question: { ...question, explanation: '', hint: '', source }, chance };
}

/** Its words may be elsewhere by now, or gone. */
function findSource(material: string, source: Source): Source | null {
  const [first, ...others] = spansOf(source).flatMap((span) => findSpan(material, span));
  if (!first) return null;
  return others.length === 0 ? first : { ...first, also: others };
}

function findSpan(material: string, { quote, page }: Span): Span[] {
  const start = material.indexOf(quote);
  return start === -1 ? [] : [{ quote, start, end: start + quote.length, page }];
}
