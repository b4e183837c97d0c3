/** Whether an answer is addressed to whoever grades it. */
export function asksForCredit(tokens: readonly string[]): boolean {
  return /\b(?:mark|grade|score|count|accept|treat|rate|give) .{0,60}\b(?:correct|right|true|credit|points?|marks?|full)\b|\b(?:ignore|disregard|forget) .{0,40}\b(?:instructions?|rules?|above|previous|rubric|key)\b|\b(?:system|developer) prompt\b/.test(
    tokens.join(' '),
  );
}
