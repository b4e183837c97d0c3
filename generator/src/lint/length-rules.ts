import type { Draft } from '@engram/core/questions/draft.ts';
import { textLimits } from '@engram/core/questions/question.ts';
import { listAccepted, listDistractors, listKeys } from './draft-parts.ts';
import type { LintVerdict, Rule } from './flaw.ts';

/** Every text says something, and fits where it is shown and kept. */
export const lengthRules: readonly Rule[] = [{ rule: 'text-length', check: checkTextLength }];

// Mending may take doubles away, but not so many.
const mostAnswers = 30;

export function checkTextLength(draft: Draft): LintVerdict | undefined {
  const keyLimit = draft.type === 'fill-in-blank' ? textLimits.blankKey : textLimits.option;
  const pairs = draft.type === 'matching' ? draft.pairs : [];
  const others = [...listDistractors(draft), ...pairs.flatMap(({ left, right }) => [left, right])];
  const keys = listKeys(draft);
  const fits =
    keys.length + others.length <= mostAnswers &&
    isWithin(draft.text, textLimits.text) &&
    keys.every((text) => isWithin(text, keyLimit)) &&
    others.every((text) => isWithin(text, textLimits.option));
  if (!fits) return 'drop';
  const accepted = listAccepted(draft);
  const isMendable =
    accepted.length > textLimits.acceptedCount ||
    accepted.some((text) => !isWithin(text, textLimits.accepted)) ||
    draft.explanation.length > textLimits.explanation ||
    draft.hint.length > textLimits.hint;
  return isMendable ? 'fix' : undefined;
}

function isWithin(text: string, limit: number): boolean {
  return text.length <= limit && text.trim() !== '';
}
