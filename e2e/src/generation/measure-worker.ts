import { makeSure } from '@engram/generator/make-sure.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { everyType } from './every-type.ts';

/**
 * How long a whole test takes in an engine that knows the program: the first dozen rounds are
 * slower.
 */
const warmRounds = 12;
const rounds = 11;

globalThis.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const text = prepareText(data);
  const times = Array.from({ length: warmRounds + rounds }, (_, round) =>
    time(() => makeSure({ text, wanted: everyType, seed: `${round}` })),
  );
  globalThis.postMessage({ usual: median(times.slice(warmRounds)), first: times[0] });
});

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}
