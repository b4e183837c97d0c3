import type { Section } from '@engram/generator/section.ts';
import { splitSections } from '@engram/generator/split-sections.ts';
import type { MadeTest } from './made-test.ts';
import type { Maker } from './maker.ts';
import { percent, type Row } from '../row.ts';

const atLeast = 0.8;
/** Shorter ones are a title page or a line of transition: there is nothing to ask in them. */
const minCharacters = 200;

/** The mean over the tests, and each test below the mark by name. */
export function measureSections(maker: Maker, tests: readonly MadeTest[]): Row {
  const shares = tests.map((test) => ({
    test,
    share: coverSections(test, splitSections(test.text)),
  }));
  const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
  const lowest = Math.min(...shares.map(({ share }) => share));
  return {
    name: `${maker}: sections covered`,
    mark: `≥ ${percent(atLeast)} in every test`,
    figure: `lowest ${percent(lowest)}, mean ${percent(mean)} of ${tests.length} tests`,
    held: tests.length > 0 && lowest >= atLeast,
    examples: shares
      .filter(({ share }) => share < atLeast)
      .map(({ test, share }) => `${percent(share)} ${test.name}`)
      .slice(0, 12),
  };
}

/** Of the sections one can ask about, or of as many as there are questions. */
export function coverSections(
  { questions }: Pick<MadeTest, 'questions'>,
  sections: readonly Section[],
): number {
  const coverable = sections.filter(({ start, end }) => end - start >= minCharacters);
  const covered = coverable.filter(({ start, end }) =>
    questions.some(({ source }) => source && source.start < end && source.end > start),
  );
  if (coverable.length === 0) return 1;
  const possible = Math.min(coverable.length, questions.length);
  return possible === 0 ? 0 : Math.min(1, covered.length / possible);
}
