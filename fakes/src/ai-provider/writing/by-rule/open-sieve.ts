import type { Draft } from '@engram/core/questions/draft.ts';
import { givesAway } from '@engram/generator/duplicates/gives-away.ts';
import { makeStemIndex } from '@engram/generator/duplicates/stem-index.ts';
import { indexText } from '@engram/generator/grounding/index-text.ts';
import { mendDraft } from '@engram/generator/lint/mend-draft.ts';

/**
 * Takes as many as asked for of what the product's own checks would let pass, and asks nothing twice.
 * What prints the answer of another question comes last.
 */
export function openSieve(text: string, asked: readonly string[]) {
  const index = indexText(text);
  const stems = makeStemIndex(asked);
  const taken: Draft[] = [];
  const isSound = (draft: Draft) =>
    !mendDraft(draft, index).flaws.some(({ verdict }) => verdict === 'drop');
  const isTold = (draft: Draft) =>
    taken.some((other) => givesAway(draft, other) || givesAway(other, draft));
  return {
    take(count: number, drafts: Iterable<Draft>): Draft[] {
      const kept: Draft[] = [];
      const told: Draft[] = [];
      const keep = (draft: Draft) => {
        if (kept.length >= count || !stems.isNew(draft)) return;
        stems.add(draft);
        taken.push(draft);
        kept.push(draft);
      };
      for (const draft of drafts) {
        if (kept.length >= count) break;
        if (!stems.isNew(draft) || !isSound(draft)) continue;
        if (isTold(draft)) told.push(draft);
        else keep(draft);
      }
      for (const draft of told) keep(draft);
      return kept;
    },
  };
}
