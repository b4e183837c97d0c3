import type { DropReason } from '@engram/core/generation/drop-reasons.ts';
import type { WithoutAi } from '@engram/core/generation/without-ai.ts';
import type { TextIndex } from '@engram/generator/grounding/index-text.ts';
import type { Board } from './board.ts';
import type { Ladder } from './calls/ladder.ts';
import type { PipelineRequest } from './pipeline-request.ts';

/** What the steps of one run share. */
export type Run = {
  request: PipelineRequest;
  board: Board;
  ladder: Ladder;
  index: TextIndex;
  /** Around the material of this run's prompts. */
  nonce: string;
  /** No model is asked any more, and running calls end. */
  stopped: AbortSignal;
  /** Something went wrong that no other call can mend. */
  stop: () => void;
  /** Whether nobody has asked before: the first question of a test is not kept waiting for others. */
  isFirstSolve: () => boolean;
  /** What was written and not kept, for whoever writes about the same part again. */
  refusals: Refusal[];
  /** No call was made, because of what it would cost. */
  noteWithoutAi: (reason: WithoutAi) => void;
  /** Adds to the drops of the run. */
  count: (drops: Partial<Record<DropReason, number>>) => void;
};

/** All of them; when one fails the others are stopped, and nothing goes on unseen. */
export async function joinAll<T>(run: Run, works: readonly Promise<T>[]): Promise<T[]> {
  const watched = works.map((work) =>
    work.catch((error: unknown) => {
      run.stop();
      throw error;
    }),
  );
  await Promise.allSettled(watched);
  return Promise.all(watched);
}

/** `start` is that of the part it was written about. */
type Refusal = { start: number; text: string; reason: string };

export type Drops = Partial<Record<DropReason, number>>;

export function addDrop(drops: Drops, reason: DropReason): void {
  drops[reason] = (drops[reason] ?? 0) + 1;
}
