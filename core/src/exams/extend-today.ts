import type { ExamItem, PlanMeans } from './plan-exam.ts';
import { freshCost, roomOfToday } from './spread-fresh.ts';

type Extension = {
  /** What is left of what today asks already; all of it stays. */
  asked: readonly ExamItem[];
  /** What a plan made anew takes of today, the most useful first. */
  wanted: readonly ExamItem[];
};

/** What comes on top of what today asks: as much as its room has left. */
export function extendToday(
  { asked, wanted }: Extension,
  { weigh, terms }: Pick<PlanMeans, 'weigh' | 'terms'>,
): string[] {
  const { today, examDay } = terms;
  const costOf = ({ memory }: ExamItem) =>
    memory ? weigh(memory, { day: today, examDay }).cost : freshCost;
  const already = new Set(asked.map(({ id }) => id));
  let room = asked.reduce((left, item) => left - costOf(item), roomOfToday(terms));
  return wanted.flatMap((item) => {
    const cost = costOf(item);
    if (already.has(item.id) || cost > room) return [];
    room -= cost;
    return [item.id];
  });
}
