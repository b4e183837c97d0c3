import type { Line, Row } from '../piece.ts';

/** The words of a row as one line, where its gaps mean nothing. */
export function mergeRow({ lines }: Row): Line {
  const [first, ...others] = lines;
  if (!first) throw new Error('A row has lines');
  if (others.length === 0) return first;
  const base = lines.reduce((best, line) => (line.text.length > best.text.length ? line : best));
  const { isRtl } = base;
  const ordered = isRtl ? lines.toReversed() : lines;
  const spans = ordered.flatMap((line, at) =>
    line.spans.map((span, place) =>
      at > 0 && place === 0 ? { ...span, text: ` ${span.text}` } : span,
    ),
  );
  return {
    spans,
    text: spans.map(({ text }) => text).join(''),
    x: first.x,
    right: lines.reduce((most, { right }) => Math.max(most, right), 0),
    y: base.y,
    size: base.size,
    order: first.order,
    isRtl,
  };
}
