/** One line of the table: a figure of one maker against its mark. */
export type Row = {
  metric: string;
  maker: Maker;
  /** In words, as in the table of marks. */
  mark: string;
  figure: string;
  isReached: boolean;
  /** A few of what went wrong, so that somebody can mend it. */
  examples: readonly string[];
};

/** Who made what is looked at: our own generator, or the whole pipeline with a model. */
export type Maker = 'built-in' | 'pipeline';

const maxExamples = 12;

/** A share of good ones that has to be at least the mark. */
export function shareRow(
  row: Pick<Row, 'metric' | 'maker'> & { of: number; bad: readonly string[]; atLeast: number },
): Row {
  const { metric, maker, of, bad, atLeast } = row;
  const share = of === 0 ? 0 : (of - bad.length) / of;
  return {
    metric,
    maker,
    mark: atLeast === 1 ? '100 %' : `≥ ${percent(atLeast)}`,
    figure: `${percent(share)} (${of - bad.length} of ${of})`,
    isReached: of > 0 && share >= atLeast,
    examples: bad.slice(0, maxExamples),
  };
}

/** A count of bad ones that has to be 0, of at least one that was looked at. */
export function noneRow(
  row: Pick<Row, 'metric' | 'maker'> & { of: number; bad: readonly string[] },
): Row {
  const { metric, maker, of, bad } = row;
  return {
    metric,
    maker,
    mark: '0',
    figure: `${bad.length} of ${of}`,
    isReached: of > 0 && bad.length === 0,
    examples: bad.slice(0, maxExamples),
  };
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
