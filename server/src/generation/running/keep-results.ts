import type { Card } from '@engram/core/flashcards/card.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { Platform } from '../../platform/start.ts';
import { bellOf } from '../follow-generation.ts';
import type { GenerationMetrics } from '../metrics.ts';
import type { CallRecord, PipelineRequest } from '../pipeline/pipeline-request.ts';
import { storeItem } from '../read-generation.ts';
import { type Gate, gatherWrites } from './gather-writes.ts';
import { insertCalls, insertItems, type RunKey } from './store.ts';

type Tools = { platform: Platform; metrics: GenerationMetrics; gate: Gate };
type NewItem = { slot: number; question: Question; card?: Card | undefined };

/** Stores what a run makes and what it asked. */
export function keepResults(
  tools: Tools,
  run: RunKey,
): Pick<PipelineRequest, 'keep'> & { keepCall: (record: CallRecord) => Promise<void> } {
  const { platform, metrics, gate } = tools;
  const { db, clock } = platform;
  const keepItem = gatherWrites(gate, (items: NewItem[]) => keepAll(tools, run, items));
  const keepCall = gatherWrites(gate, async (records: CallRecord[]) => {
    await insertCalls(db, run, { records, now: clock.now() });
    return () => {};
  });
  return {
    keep: (slot, question, card) => keepItem({ slot, question, card }),
    keepCall(record) {
      metrics.countCall(record);
      return keepCall(record);
    },
  };
}

/** Stores questions or cards and wakes whoever follows. */
async function keepAll(
  { platform: { db, clock, progress }, metrics }: Tools,
  run: RunKey,
  items: NewItem[],
): Promise<(item: NewItem) => 'kept' | 'taken' | 'over'> {
  const rows = items.map(({ slot, question, card }) => ({
    slot,
    question: storeItem(question, card),
  }));
  const kept = await insertItems(db, run, { items: rows, now: clock.now() });
  if (!kept) return () => 'over';
  for (const { slot, question, card } of items) {
    if (kept.has(slot)) metrics.countItem(card ? 'cards' : 'questions', question.madeBy);
  }
  // Nobody waits for Redis here: who follows looks at the rows by themselves too.
  if (kept.size > 0) void progress.publish(bellOf(run.generationId), {});
  return ({ slot }) => (kept.has(slot) ? 'kept' : 'taken');
}
