import type { Span } from './phases.ts';

/** A fact that was acknowledged, as text that two sides write in the same way. */
export type Line = { owner: string; value: string; span: Span };

export type Finding = {
  what: 'lost' | 'doubled';
  words: string;
  /** Of the write it belongs to, where one is known. */
  span: Span | undefined;
};

/**
 * What was acknowledged has to be there, and nothing else: calls were repeated until they were
 * acknowledged, so whatever is there beyond that was made twice.
 */
export function compareLines(
  kind: string,
  told: readonly Line[],
  kept: readonly { owner: string; value: string }[],
): Finding[] {
  const left = new Map<string, number>();
  for (const { owner, value } of kept) {
    const text = `${owner} ${value}`;
    left.set(text, (left.get(text) ?? 0) + 1);
  }
  const lost = told.filter(({ owner, value }) => {
    const text = `${owner} ${value}`;
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
  const surplus = [...left].flatMap(([text, count]) =>
    Array<string>(Math.max(0, count)).fill(text),
  );
  const spans = new Map(told.map(({ owner, span }) => [owner, span]));
  return [
    ...lost.map(({ owner, value, span }) => ({
      what: 'lost' as const,
      words: `${kind} lost: ${owner} ${value}`,
      span,
    })),
    ...surplus.map((text) => ({
      what: 'doubled' as const,
      words: `${kind} too many: ${text}`,
      span: spans.get(text.split(' ')[0] ?? ''),
    })),
  ];
}
