import { z } from '../zod.ts';
import type { MemoryModel } from './memory.ts';
import type { ExamItem, PlanMeans } from './plan-exam.ts';
import { takeWhatFits } from './take-what-fits.ts';

/** How missed days can be caught up on: bit by bit, without what is known well, or all of it today. */
export const catchUpWays = ['spread', 'drop', 'all'] as const;
export const CatchUpWay = z.enum(catchUpWays);
export type CatchUpWay = z.infer<typeof CatchUpWay>;

/** Up to a tenth under the goal, something is most likely recalled on the day. */
const knownWellBelow = 0.1;

type Meaning = { model: MemoryModel; terms: Pick<PlanMeans['terms'], 'goal' | 'examDay'> };

/** Whether it would be recalled on the day of the exam without another look. */
export function isKnownWell({ memory }: ExamItem, { model, terms }: Meaning): boolean {
  if (!memory) return false;
  return model.recall(memory, terms.examDay) >= terms.goal - knownWellBelow;
}

type Waiting = {
  /** What following the plan would have asked up to today; the most useful first, then what is new. */
  waiting: readonly ExamItem[];
  /** What the plan itself takes of today. */
  planned: readonly string[];
};

/** What today asks then, and what is let go until the exam. */
export function catchUp(
  way: CatchUpWay,
  { waiting, planned }: Waiting,
  means: PlanMeans,
): { itemIds: string[]; letGo: string[] } {
  if (way === 'spread') return { itemIds: [...planned], letGo: [] };
  if (way === 'all') return { itemIds: idsOf(waiting), letGo: [] };
  const letGo = waiting.filter((item) => isKnownWell(item, means));
  const rest = waiting.filter((item) => !letGo.includes(item));
  return { itemIds: pickForToday(rest, planned, means), letGo: idsOf(letGo) };
}

/** Of what is new, what the plan begins today goes before the rest; it comes last all the same. */
function pickForToday(
  rest: readonly ExamItem[],
  planned: readonly string[],
  means: PlanMeans,
): string[] {
  const back = rest.filter(({ memory }) => memory !== null);
  const fresh = rest.filter(({ memory }) => memory === null);
  const begun = fresh.filter(({ id }) => planned.includes(id));
  const taken = new Set(takeWhatFits({ asked: [], wanted: [...begun, ...back, ...fresh] }, means));
  return idsOf([...back, ...fresh]).filter((id) => taken.has(id));
}

function idsOf(items: readonly ExamItem[]): string[] {
  return items.map(({ id }) => id);
}
