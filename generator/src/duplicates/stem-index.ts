import type { Draft } from '@engram/core/questions/draft.ts';
import { describeDraft, describeStem } from './entry.ts';
import { isSame } from './is-same.ts';

export type StemIndex = {
  isNew: (draft: Draft) => boolean;
  add: (draft: Draft) => void;
};

/**
 * Remembers what a test asks already. A draft is not new when its stem is nearly that of another
 * one, when it asks the same passage for the same answer in other words, or when it is made of the
 * same sentence: another blank, a false twin, a stem that tells the other one's answer.
 */
export function makeStemIndex(stems: readonly string[] = []): StemIndex {
  const entries = stems.map(describeStem);
  return {
    isNew: (draft) => {
      const entry = describeDraft(draft);
      return !entries.some((other) => isSame(entry, other));
    },
    add: (draft) => {
      entries.push(describeDraft(draft));
    },
  };
}
