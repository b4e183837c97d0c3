import { runAttacks } from '@engram/generator/attacks/run-attacks.ts';
import type { MadeTest } from './made-test.ts';
import { type Maker, percent, type Row } from './row.ts';

const pointsOverChance = 0.05;

/** What somebody scores who knows nothing of the text; one line for each trick. */
export function measureAttacks(maker: Maker, tests: readonly MadeTest[]): Row[] {
  const questions = tests.flatMap((test) => test.questions);
  return runAttacks(questions).map((result) => ({
    metric: `attack: ${result.attack}`,
    maker,
    mark: `≤ ${percent(result.chance + pointsOverChance)} (chance + 5)`,
    figure: `${percent(result.guessed / result.asked)} of ${result.asked}`,
    isReached: holds(result),
    examples: [],
  }));
}

/** One-sided: doing worse than chance is no fault. An attack that met no question proves nothing. */
export function holds(result: { guessed: number; asked: number; chance: number }): boolean {
  const { guessed, asked, chance } = result;
  return asked > 0 && guessed / asked <= chance + pointsOverChance;
}
