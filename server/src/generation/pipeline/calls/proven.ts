import type { Question } from '@engram/core/questions/question.ts';
import type { AiModel } from '../../../platform/ai/ai-model.ts';
import type { ItemDraft } from '../items/item.ts';
import type { PlannedCall } from '../planning/plan.ts';
import { noteRefusal } from '../refusals.ts';
import { addDrop, type Drops, type Run } from '../run.ts';

/** What code found nothing wrong with, and nobody has solved yet. */
export type Candidate = { draft: ItemDraft; writer: AiModel; tries: number };

/** As the solver saw it. */
export type Asked = {
  candidate: Candidate;
  question: Question;
  /** What the solver would have changed in it; nothing or empty where it is good as it is. */
  flaw?: string;
};

export type Round = { planned: PlannedCall; round: number };

export function stemOf({ candidate: { draft } }: Pick<Asked, 'candidate'>): string {
  return draft.card?.front ?? draft.text;
}

/** Gives it its place, if there still is one. */
export async function keepProven(
  run: Run,
  planned: PlannedCall,
  { candidate, flaw = '', drops }: Asked & { drops: Drops },
): Promise<void> {
  const { draft, writer } = candidate;
  const stem = stemOf({ candidate });
  const isFlawed = flaw !== '';
  const placing = await run.board.place(draft, writer, { call: planned.call, isFlawed });
  switch (placing) {
    case 'not-wanted':
      return;
    case 'aside':
      return noteRefusal(
        run,
        planned,
        isFlawed ? { reason: 'flawed', stem, found: flaw } : { reason: 'gives-away', stem },
      );
    case 'duplicate':
    case 'wrong-shape':
      noteRefusal(run, planned, { reason: placing, stem });
      return addDrop(drops, placing);
    case 'kept':
    case 'spare':
    case 'over':
  }
}
