import type { LeanRule, Word } from './clue.ts';
import { comparatives } from './word-sets.ts';

/** 'a larger share', 'later': larger and later than what is not said. */
export const openComparison: LeanRule = {
  name: 'comparison without a second part',
  leans: ({ words }) => words.some((word, no) => comparatives.has(word.lower) && isOpen(words, no)),
};

function isOpen(words: readonly Word[], no: number): boolean {
  const lower = words[no]?.lower ?? '';
  const before = words[no - 1]?.lower ?? '';
  const next = words[no + 1]?.lower ?? '';
  if (words.slice(no + 1).some((word) => word.lower === 'than' || word.lower === 'rather'))
    return false;
  // 'no longer', 'or more', 'more or less'.
  if (before === 'no' || before === 'or' || next === 'or') return false;
  // 'The more …, the less …' compares within itself.
  if (before === 'the' && words.filter((word) => comparatives.has(word.lower)).length > 1)
    return false;
  // 'lower' and 'further' are verbs too, and 'higher education' is a name.
  if (lower === 'lower' && /^(?:to|can|may|will|that|which|they|and|it)$/.test(before))
    return false;
  return !/^(?:education|house|limb|limbs|jaw|class|classes|egypt)$/.test(next);
}
