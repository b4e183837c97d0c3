import type { Line, Row } from '../piece.ts';

/** How the body of a document is set. */
export type Typography = {
  bodySize: number;
  /** From one line of a paragraph to the next, in sizes of its letters. */
  pitch: number;
};

/** The size in which most of the letters are set. */
export function measureBody(lines: Iterable<Line>): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const key = sizeKey(size);
    letters.set(key, (letters.get(key) ?? 0) + text.length);
  }
  const [best] = [...letters].toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? 10;
}

/** Sizes that differ by less than a quarter of a point look the same. */
export function sizeKey(size: number): number {
  return Math.round(size * 4) / 4;
}

/** So much larger than the body that readers see it at once. */
export function isLarger(size: number, bodySize: number): boolean {
  return size > 1.12 * bodySize;
}

const defaultPitch = 1.25;

export function measurePitch(columns: readonly (readonly Row[])[]): number {
  const steps = columns.flatMap((rows) =>
    rows.flatMap((row, at) => {
      const above = rows[at - 1];
      if (!above || sizeKey(above.size) !== sizeKey(row.size)) return [];
      const step = (row.y - above.y) / row.size;
      return step > 0.9 && step < 3 ? [step] : [];
    }),
  );
  const sorted = steps.toSorted((one, other) => one - other);
  return sorted.length < 4
    ? defaultPitch
    : (sorted[Math.floor(sorted.length * 0.3)] ?? defaultPitch);
}
