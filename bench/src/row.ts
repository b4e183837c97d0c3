/** One line of what was measured or counted, with its mark. */
export type Row = {
  name: string;
  figure: string;
  /** In words; null where a figure is told and nothing is asked of it. */
  mark: string | null;
  held: boolean;
  /** A few of what went wrong, so that somebody can mend it. */
  examples: readonly string[];
};

type Measured = { name: string; value: number; mark: number; note: string };

export function toldRow(name: string, figure: string): Row {
  return { name, figure, mark: null, held: true, examples: [] };
}

/** What is not a number holds no mark. */
export function atMostRow({ name, value, mark, note }: Measured): Row {
  const figure = writeFigure(value, note);
  return { name, figure, mark: `≤ ${mark}`, held: value <= mark, examples: [] };
}

export function atLeastRow({ name, value, mark, note }: Measured): Row {
  const figure = writeFigure(value, note);
  return { name, figure, mark: `≥ ${mark}`, held: value >= mark, examples: [] };
}

type Looked = { name: string; of: number; bad: readonly string[] };

const maxExamples = 12;

/** A share of good ones that has to be at least the mark. */
export function shareRow({ name, of, bad, atLeast }: Looked & { atLeast: number }): Row {
  const share = of === 0 ? 0 : (of - bad.length) / of;
  return {
    name,
    figure: `${percent(share)} (${of - bad.length} of ${of})`,
    mark: atLeast === 1 ? '100 %' : `≥ ${percent(atLeast)}`,
    held: of > 0 && share >= atLeast,
    examples: bad.slice(0, maxExamples),
  };
}

/** A count of bad ones that has to be 0, of at least one that was looked at. */
export function noneRow({ name, of, bad }: Looked): Row {
  return {
    name,
    figure: `${bad.length} of ${of}`,
    mark: '0',
    held: of > 0 && bad.length === 0,
    examples: bad.slice(0, maxExamples),
  };
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** With what it was made of. */
export function writeFigure(value: number, note: string): string {
  return `${value.toFixed(3)} (${note})`;
}
