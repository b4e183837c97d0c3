import type { DeskMark } from '../keeping/desk-marks.ts';
import { deskMessages } from '../messages.ts';

type UnusedNumbersProps = {
  marks: readonly DeskMark[];
  /** The first number of a mark. */
  from?: number;
};

/** Numbers never change: where one is missing between others, says why. */
export function UnusedNumbers({ marks, from = 1 }: UnusedNumbersProps) {
  const used = new Set(marks.flatMap(({ number }) => number ?? []));
  const count = Math.max(from - 1, ...used) - (from - 1);
  const unused = Array.from({ length: count }, (_, no) => from + no).filter((no) => !used.has(no));
  if (unused.length === 0) return null;
  return <p className="type-xs text-ink-2">{deskMessages.made.unused(unused)}</p>;
}
