import { makeSure } from '@engram/generator/make-sure.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { median } from '../../median.ts';
import { makeLongMaterial } from './long-material.ts';
import type { Row } from '../../row.ts';
import { mixed20 } from '../wishes.ts';

const characters = 50_000;
/** The engine takes that many to know the program. */
const warmRounds = 12;
const rounds = 11;
const mostSeconds = 1;

/** A whole test of the longest material. */
export function measureBuiltInSpeed(): Row {
  const text = prepareText(makeLongMaterial(characters));
  const times = Array.from({ length: warmRounds + rounds }, (_, round) =>
    time(() => makeSure({ text, wanted: [...mixed20.types], seed: String(round) })),
  );
  const ours = median(times.slice(warmRounds));
  return {
    name: `built-in: ${characters} characters, 20 questions`,
    mark: `under ${mostSeconds} s`,
    figure: `${(ours / 1000).toFixed(2)} s`,
    held: ours < mostSeconds * 1000,
    examples: [],
  };
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
