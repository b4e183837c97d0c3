import type { ExamItem, PlanMeans } from './plan-exam.ts';
import { freshCost, roomOfToday } from './spread-fresh.ts';

type Day = {
  /** What today asks already; all of it stays. */
  asked: readonly ExamItem[];
  /** What may come on top, the first before the others. */
  wanted: readonly ExamItem[];
};

/** Of what is wanted, each thing once, as much as today has room for beside what it asks already. */
export function takeWhatFits(
  { asked, wanted }: Day,
  { weigh, terms }: Pick<PlanMeans, 'weigh' | 'terms'>,
): string[] {
  const { today, examDay } = terms;
  const costOf = ({ memory }: ExamItem) =>
    memory ? weigh(memory, { day: today, examDay }).cost : freshCost;
  const seen = new Set(asked.map(({ id }) => id));
  let room = asked.reduce((left, item) => left - costOf(item), roomOfToday(terms));
  return wanted.flatMap((item) => {
    const cost = costOf(item);
    if (seen.has(item.id) || cost > room) return [];
    seen.add(item.id);
    room -= cost;
    return [item.id];
  });
}
