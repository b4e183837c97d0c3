import type { ItemCount, ItemType } from '../items/item.ts';
import type { PlannedCall } from '../planning/plan.ts';
import type { Run } from '../run.ts';
import { makeSolver } from './solve.ts';
import { type AskedSoFar, writeItems } from './write-call.ts';

/**
 * 'refused': for reasons of content, so nobody else was asked. 'useless': somebody answered, but with
 * nothing that could be used.
 */
export type Climb = 'written' | 'refused' | 'useless' | 'failed' | 'stopped';

/**
 * One planned call, by the chosen model, or by the next one of the ladder, each asked only for what
 * is still owed. It is over when every item is kept or dropped.
 */
export async function climb(
  run: Run,
  planned: PlannedCall,
  { asked, isAgain }: { asked: AskedSoFar; isAgain: boolean },
): Promise<Climb> {
  const passed = new Map<ItemType, number>();
  const solver = makeSolver(run, planned);
  let result: Climb = 'failed';
  const [first, ...others] = run.ladder.writers();
  if (!first) return 'failed';
  // What one model did not get right, another may.
  for (const model of isAgain ? [...others, first] : [first, ...others]) {
    const write = owed(planned.write, passed).filter(({ type }) => run.board.hasRoom(type));
    if (write.length === 0) {
      result = 'written';
      break;
    }
    const statements = write.find(({ type }) => type === 'true-false')?.count ?? 0;
    const outcome = await writeItems(run, {
      planned,
      write,
      trueStatements: Math.min(planned.trueStatements, statements),
      asked,
      model,
      solver,
      onPassed: (type) => passed.set(type, (passed.get(type) ?? 0) + 1),
    });
    if (outcome === 'done') result = 'written';
    if (outcome === 'refused' || outcome === 'stopped' || outcome === 'useless') result = outcome;
    const isOpen = result === 'failed' || result === 'useless';
    if (!isOpen || outcome === 'not-allowed') break;
  }
  await solver.settled();
  return run.stopped.aborted ? 'stopped' : result;
}

function owed(write: readonly ItemCount[], passed: ReadonlyMap<ItemType, number>): ItemCount[] {
  return write.flatMap(({ type, count }) => {
    const left = count - (passed.get(type) ?? 0);
    return left > 0 ? [{ type, count: left }] : [];
  });
}
