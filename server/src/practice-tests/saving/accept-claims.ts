import { hasSoundKey } from '@engram/core/questions/has-sound-key.ts';
import type { Maker, Question, Source, Span } from '@engram/core/questions/question.ts';
import { spansOf } from '@engram/core/questions/spans.ts';
import { AppError } from '../../http/app-error.ts';

/**
 * A question that a browser says it has made. Who made it is told by the browser alone, so nothing
 * may claim to be of a model, and only what the text proves counts as verified.
 */
export function acceptClaim(question: Question, material: string): Question {
  if (!hasSoundKey(question)) {
    throw new AppError('invalid-input', { details: '/questions: a key that names nothing' });
  }
  const madeBy = believableMakers.find((maker) => maker === question.madeBy) ?? 'owner';
  const source = madeBy === 'sample' ? null : findSource(question.source, material);
  return { ...question, madeBy, source, isVerified: madeBy === 'built-in' && source !== null };
}

const believableMakers: readonly Maker[] = ['built-in', 'sample', 'owner'];

/** Where its quotes really stand; null when the text does not have one of them. */
function findSource(source: Source | null, material: string): Source | null {
  if (!source) return null;
  const found = spansOf(source).map((span) => findSpan(span, material));
  const [first, ...also] = found.flatMap((span) => span ?? []);
  if (!first || found.includes(undefined)) return null;
  return also.length === 0 ? first : { ...first, also };
}

function findSpan({ quote, start, end }: Span, material: string): Span | undefined {
  if (material.slice(start, end) === quote) return { quote, start, end, page: null };
  const found = material.indexOf(quote);
  return found < 0 ? undefined : { quote, start: found, end: found + quote.length, page: null };
}
