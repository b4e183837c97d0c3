import type { Random } from '../seeded-random.ts';
import { arrangeDraft } from './arrange-draft.ts';
import { balanceKeyPositions } from './balance-key-positions.ts';
import type { Draft } from './draft.ts';
import type { Question } from './question.ts';

/** What rules have made as questions of one test, in the same order, with keys in all places. */
export function arrangeAll(
  drafts: readonly Draft[],
  { random, newId }: { random: Random; newId: () => string },
): Question[] {
  const choices = drafts.filter((draft) => draft.type === 'multiple-choice');
  const optionCount = 1 + Math.max(0, ...choices.map(({ distractors }) => distractors.length));
  const keyPositions = balanceKeyPositions(choices.length, optionCount, random);
  return drafts.map((draft) =>
    arrangeDraft(draft, {
      id: newId(),
      madeBy: 'built-in',
      isVerified: true,
      random,
      keyPosition: draft.type === 'multiple-choice' ? keyPositions.pop() : undefined,
    }),
  );
}
