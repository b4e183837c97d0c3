import type { BlindItem, SolvedItem, WrittenItem } from '@engram/core/generation/model-contract.ts';
import type { PlantedKind, Planting } from '@engram/fakes/ai-provider/writing/plant-fault.ts';
import { readPrompt } from '@engram/fakes/ai-provider/read-prompt.ts';
import { solveItems } from '@engram/fakes/ai-provider/solving/solve-items.ts';
import { writeItems } from '@engram/fakes/ai-provider/writing/write-items.ts';

/** An item a model wrote, and the fault that was planted in it. */
export type TracedItem = { item: WrittenItem; fault: PlantedKind | null };
export type TracedSolve = { item: BlindItem; solved: SolvedItem };
export type Trace = { written: TracedItem[]; solved: TracedSolve[] };

export type Prompt = { text: string; model: string };
export type Behaviour = { seed: string; errorShare: number; planting: Planting };

const none: Planting = { share: 0, kinds: ['wrong-key'] };

/**
 * What the fake wrote and solved, from the prompts it got: it says the same for the same seed, so
 * its answers can be had once more, with and without the faults. The product is not asked.
 */
export function traceItems(prompts: readonly Prompt[], behaviour: Behaviour): Trace {
  const { errorShare, planting } = behaviour;
  const read = prompts.map(({ text, model }) => ({
    ...readPrompt(text),
    // Each model of the provider has chances of its own.
    seed: `${behaviour.seed}:${model}`,
  }));
  return {
    written: read.flatMap((prompt) => {
      if (prompt.kind !== 'write') return [];
      const { task, material, seed } = prompt;
      const { items, planted } = writeItems({ task, material, seed, planting });
      const honest = writeItems({ task, material, seed, planting: none }).items;
      const kinds = planted.map(({ kind }) => kind);
      return items.map((item, index) => {
        const isFaulty = JSON.stringify(item) !== JSON.stringify(honest[index]);
        return { item, fault: isFaulty ? (kinds.shift() ?? null) : null };
      });
    }),
    solved: read.flatMap((prompt) => {
      if (prompt.kind !== 'solve') return [];
      const answers = solveItems({ task: prompt.task, seed: prompt.seed, errorShare });
      return prompt.task.solve.flatMap((item, index) => {
        const solved = answers[index];
        return solved ? [{ item, solved }] : [];
      });
    }),
  };
}
