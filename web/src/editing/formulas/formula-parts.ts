import type { formulaMessages } from '../messages.ts';

type PartName = keyof typeof formulaMessages.parts;

/** What a button of the formula writes; the first gap takes what is selected. */
export type FormulaPart = { name: PartName; sign: string; before: string; after: string };

const fill = (name: PartName, sign: string, before: string, after = ''): FormulaPart => ({
  name,
  sign,
  before,
  after,
});

export const formulaParts: readonly FormulaPart[] = [
  fill('fraction', 'a⁄b', String.raw`\frac{`, '}{}'),
  fill('power', 'xⁿ', '^{', '}'),
  fill('index', 'xₙ', '_{', '}'),
  fill('root', '√x', String.raw`\sqrt{`, '}'),
  fill('sum', '∑', String.raw`\sum_{`, '}^{n} '),
  fill('integral', '∫', String.raw`\int_{`, '}^{b} '),
  fill('pi', 'π', String.raw`\pi `),
  fill('times', '×', String.raw`\times `),
  fill('notEqual', '≠', String.raw`\neq `),
  fill('atMost', '≤', String.raw`\le `),
  fill('arrow', '→', String.raw`\to `),
  fill('chemistry', 'H₂O', String.raw`\ce{`, '}'),
  fill('words', 'abc', String.raw`\text{`, '}'),
];
