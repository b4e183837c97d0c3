import { writeLiteral } from '@engram/core/rich-text/write-literal.ts';
import type { EditDraft } from './edit-draft.ts';

/**
 * A question from before formulas were read, as a rich one that says the same: signs that would be
 * read as something else are escaped in all its texts, for one mark holds for all of them.
 */
export function enrichDraft(draft: EditDraft): EditDraft {
  if (draft.format === 'rich') return draft;
  return {
    ...draft,
    format: 'rich',
    text: writeLiteral(draft.text),
    options: draft.options.map((option) => ({ ...option, text: writeLiteral(option.text) })),
    pairs: draft.pairs.map((pair) => ({
      ...pair,
      left: writeLiteral(pair.left),
      right: writeLiteral(pair.right),
    })),
    answer: writeLiteral(draft.answer),
    accepted: writeLiteral(draft.accepted),
    explanation: writeLiteral(draft.explanation),
    hint: writeLiteral(draft.hint),
  };
}
