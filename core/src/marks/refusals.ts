/** Why marked words cannot be asked about. */
export const markRefusals = [
  'no-words',
  'too-long',
  'heading',
  'two-sentences',
  'whole-sentence',
  'nothing-left',
  'fragment',
] as const;
export type MarkRefusal = (typeof markRefusals)[number];
