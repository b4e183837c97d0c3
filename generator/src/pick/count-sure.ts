import { questionLimits } from '@engram/core/limits.ts';
import { type QuestionType, questionTypes } from '@engram/core/plans/catalogue.ts';
import { findCandidates } from '../find-candidates.ts';
import { makeGate } from '../gate/make-gate.ts';
import { indexText } from '../grounding/index-text.ts';
import type { Kind } from '../questions/kind.ts';
import { sureKinds } from '../questions/kinds.ts';
import { readDocument } from '../structure/read-document.ts';
import { pickDrafts } from './pick-drafts.ts';

const seed = 'count';

/** How many questions of each type a text supports when nothing else is asked. */
export function countSure(
  text: string,
  kinds: readonly Kind[] = sureKinds,
): Record<QuestionType, number> {
  const document = readDocument(text);
  const candidates = findCandidates({ document, kinds, seed });
  const index = indexText(text);
  const counts: Record<QuestionType, number> = {
    'multiple-choice': 0,
    'true-false': 0,
    'short-answer': 0,
    matching: 0,
    'fill-in-blank': 0,
    'multiple-answer': 0,
  };
  for (const type of questionTypes) {
    const own = candidates.filter(({ draft }) => draft.type === type);
    if (own.length === 0) continue;
    const wanted = [{ type, count: questionLimits.maxAskedPerType }];
    const gate = makeGate({ document, index, avoid: [] });
    counts[type] = pickDrafts(own, { wanted, seed, spans: [], topics: [], gate }).length;
  }
  return counts;
}
