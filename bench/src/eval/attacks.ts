import { type AttackResult, runAttacks } from '@engram/generator/attacks/run-attacks.ts';
import type { MadeTest } from './made-test.ts';
import type { Maker } from './maker.ts';
import { percent, type Row } from '../row.ts';

/** Coarsely, of few choices: 175 of them scatter by more than 3 points. */
const pointsOverChance = { real: 5, coarse: 10 };

type Form = keyof typeof pointsOverChance;

/** What somebody scores who knows nothing of the text; one line for each trick. */
export function measureAttacks(maker: Maker, tests: readonly MadeTest[], form: Form): Row[] {
  const questions = tests.flatMap((test) => test.questions);
  return runAttacks(questions).map((result) => writeAttack(maker, result, form));
}

export function writeAttack(maker: Maker, result: AttackResult, form: Form): Row {
  return {
    name: `${maker}: attack: ${result.attack}`,
    mark: `≤ ${percent(mostOf(result, form))} (chance + ${pointsOverChance[form]})`,
    figure: `${percent(result.guessed / result.asked)} of ${result.asked}`,
    held: holds(result, form),
    examples: [],
  };
}

/** One-sided: doing worse than chance is no fault. An attack that met no question proves nothing. */
export function holds(
  result: { guessed: number; asked: number; chance: number },
  form: Form,
): boolean {
  return result.asked > 0 && result.guessed / result.asked <= mostOf(result, form);
}

/** So many points over chance, or two standard errors where a trick could be tried on few. */
function mostOf({ asked, chance }: { asked: number; chance: number }, form: Form): number {
  const error = Math.sqrt((chance * (1 - chance)) / Math.max(1, asked));
  return chance + Math.max(pointsOverChance[form] / 100, 2 * error);
}
