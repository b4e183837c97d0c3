import { spotsOf } from './had.ts';
import type { Part } from './split-parts.ts';
import type { Plan } from './plan.ts';
import { weighParts } from './weigh-parts.ts';

/** Of a part that is known less than by half, and of one that is well known. */
const weak = 0.5;
const strong = 0.2;

/**
 * About eight of ten answers are to be right: what is known least is asked about easily, and what is
 * known well in a way that is hard. Only of what is to be medium, which is what a test is unless its
 * learner says something else.
 */
export function fitDifficulty(
  { difficulty, had }: Pick<Plan, 'difficulty' | 'had'>,
  part: Part,
): Plan['difficulty'] {
  const [weakness] = weighParts([part], spotsOf(had));
  if (difficulty !== 'medium' || weakness === undefined) return difficulty;
  if (weakness > weak) return 'easy';
  return weakness < strong ? 'hard' : difficulty;
}
