import type { Row } from '../piece.ts';

/** Takes away the numbers that some books print beside every fifth line. */
export function dropLineNumbers(pages: readonly (readonly Row[])[], bodySize: number): Row[][] {
  const found = pages.map((rows) => findNumbers(rows, bodySize));
  const numbers = found.flatMap(({ values }) => values);
  const isCounted = numbers.length >= 3 && found.every(({ values }) => isCount(values));
  if (!isCounted) return pages.map((rows) => [...rows]);
  return pages.map((rows, at) => {
    const edge = found[at]?.edge ?? 0;
    return rows.flatMap((row) => {
      const lines = row.lines.filter((line) => line.right > edge || !isNumber(line.text));
      return lines.length > 0 ? [{ ...row, lines }] : [];
    });
  });
}

/** The numbers that stand left of everything else on a page. */
function findNumbers(rows: readonly Row[], bodySize: number): { edge: number; values: number[] } {
  const lines = rows.flatMap((row) => row.lines);
  const edge = lines.reduce(
    (least, { text, x }) => (isNumber(text) ? least : Math.min(least, x)),
    Infinity,
  );
  const values = lines
    .filter(({ text, right, size }) => isNumber(text) && right <= edge && size <= bodySize)
    .map(({ text }) => Number(text));
  return { edge, values };
}

function isNumber(text: string): boolean {
  return /^\d{1,4}$/.test(text);
}

/** By fives or tens; numbers one by one are more likely those of a list. */
function isCount(values: readonly number[]): boolean {
  return values.every((value, at) => value % 5 === 0 && value > (values[at - 1] ?? 0));
}
