/** A part of a text, and how much is to be asked about it beside the others. */
export type WeighedPart = { start: number; end: number; weight: number };

/** How much is to be asked about this place; alike everywhere where nothing is said. */
export function weightAt(parts: readonly WeighedPart[], place: number): number {
  const part = parts.find(({ end }) => place < end) ?? parts.at(-1);
  return part?.weight ?? 1;
}
