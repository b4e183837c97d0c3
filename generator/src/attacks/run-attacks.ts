import type { Question } from '@engram/core/questions/question.ts';
import { optionAttacks, positionAttack } from './option-attacks.ts';
import { type Attack, type Puzzle, readPuzzle } from './puzzle.ts';
import { statementAttacks } from './statement-attacks.ts';

/** How far a guesser without any knowledge gets by one trick. */
export type AttackResult = {
  attack: string;
  /** Right guesses; a guess between equally good options counts for its share. */
  guessed: number;
  asked: number;
  /** The share that is right by blind chance. */
  chance: number;
};

const mostPositions = 8;

/** Tries every trick on a test; all of them must fail on a good one. */
export function runAttacks(questions: readonly Question[]): AttackResult[] {
  const puzzles = questions.flatMap((question) => readPuzzle(question) ?? []);
  const choices = puzzles.filter(({ isStatement }) => !isStatement);
  const statements = puzzles.filter(({ isStatement }) => isStatement);
  const positions = Array.from({ length: mostPositions }, (_, at) => {
    const asked = choices.filter(({ options }) => options.length > at);
    return measure(positionAttack(at), asked);
  });
  return [
    ...optionAttacks.map((attack) => measure(attack, choices)).filter(({ asked }) => asked > 0),
    ...positions.filter(({ asked }) => asked > 0),
    ...statementAttacks.map((attack) => measure(attack, statements)),
  ];
}

function measure({ attack, applies, rate }: Attack, puzzles: readonly Puzzle[]): AttackResult {
  return measureAttack(attack, applies ? puzzles.filter(applies) : puzzles, rate);
}

export function measureAttack<P extends Puzzle>(
  attack: string,
  puzzles: readonly P[],
  rate: (puzzle: P) => number[],
): AttackResult {
  const guessed = sum(puzzles.map((puzzle) => guess(puzzle, rate(puzzle))));
  const byChance = sum(puzzles.map(({ isKey }) => share(isKey)));
  const asked = puzzles.length;
  return { attack, guessed, asked, chance: asked === 0 ? 0 : byChance / asked };
}

/** The chance that one of the best rated options is a key. */
function guess({ isKey }: Puzzle, ratings: readonly number[]): number {
  const best = Math.max(...ratings);
  return share(isKey.filter((_, no) => ratings[no] === best));
}

function share(areKeys: readonly boolean[]): number {
  return areKeys.length === 0 ? 0 : areKeys.filter(Boolean).length / areKeys.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
