import { makeQuestions } from '@engram/generator/make-questions.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { everyType } from './every-type.ts';

/**
 * How long a whole test takes, and one bare pass of the language library over the same text, in an
 * engine that knows both: the first dozen rounds of either are slower, of the larger program more
 * so.
 */
const warmRounds = 12;
const rounds = 11;
const wink = winkNLP(model);

globalThis.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const text = prepareText(data);
  const make = (round: number) =>
    makeQuestions({ text, wanted: everyType, seed: `${round}`, avoid: [], spans: [], topics: [] });
  const read = () => wink.readDoc(text);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < warmRounds + rounds; round += 1) {
    bare.push(time(read));
    ours.push(time(() => make(round)));
  }
  globalThis.postMessage({
    ours: median(ours.slice(warmRounds)),
    bare: median(bare.slice(warmRounds)),
    first: { ours: ours[0], bare: bare[0] },
  });
});

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}
