import { percentOf } from '../attempts/count-results.ts';
import type { Question } from '../questions/question.ts';
import { spansOf } from '../questions/spans.ts';

export type Checks = {
  /** Questions that name a passage, and how many of these stand in the text word for word. */
  quoted: number;
  quotesFound: number;
  /** Questions that were generated, and how many of their answers were confirmed. */
  generated: number;
  confirmed: number;
  /** All of them by a model, so that confirming meant solving them again. */
  areAllByModel: boolean;
  /** Percent of the multiple-choice questions that picking the longest option gets right. */
  longestRight: number | null;
};

/** How the questions of a test were checked, in figures that anybody can count again. */
export function tellChecks(questions: readonly Question[], studyMaterial: string): Checks {
  const sources = questions.flatMap(({ source }) => source ?? []);
  const generated = questions.filter(({ madeBy }) => madeBy === 'ai' || madeBy === 'built-in');
  return {
    quoted: sources.length,
    quotesFound: sources.filter((source) =>
      spansOf(source).every(({ quote, start, end }) => studyMaterial.slice(start, end) === quote),
    ).length,
    generated: generated.length,
    confirmed: generated.filter(({ isVerified }) => isVerified).length,
    areAllByModel: generated.every(({ madeBy }) => madeBy === 'ai'),
    longestRight: countLongestRight(questions),
  };
}

function countLongestRight(questions: readonly Question[]): number | null {
  const choices = questions.filter((question) => question.type === 'multiple-choice');
  if (choices.length === 0) return null;
  const chances = choices.map(({ options, correctAnswer }) => {
    const longest = Math.max(...options.map(({ text }) => text.length));
    const picks = options.filter(({ text }) => text.length === longest);
    return picks.some(({ id }) => id === correctAnswer) ? 1 / picks.length : 0;
  });
  return percentOf(
    chances.reduce((sum, chance) => sum + chance, 0),
    choices.length,
  );
}
