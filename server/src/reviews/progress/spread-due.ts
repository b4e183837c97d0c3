/**
 * How much each of some days brings. What is due before the first of them is due on it, and what is
 * more than a day allows is left for the next one.
 */
export function spreadDue(
  due: readonly string[],
  { days, perDay }: { days: readonly string[]; perDay: number },
): { day: string; due: number }[] {
  const [first = ''] = days;
  const counts = new Map<string, number>();
  for (const day of due) {
    const shown = day < first ? first : day;
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  let left = 0;
  return days.map((day) => {
    const all = left + (counts.get(day) ?? 0);
    const taken = Math.min(all, perDay);
    left = all - taken;
    return { day, due: taken };
  });
}
