import { makeQuestions } from '@engram/generator/make-questions.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { everyType } from './every-type.ts';

/** How long a whole test takes, and one bare pass of the language library over the same text. */
const rounds = 5;
const wink = winkNLP(model);

globalThis.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const text = prepareText(data);
  const make = (round: number) =>
    makeQuestions({ text, wanted: everyType, seed: `${round}`, avoid: [], spans: [], topics: [] });
  const read = () => wink.readDoc(text);
  // Both once without the clock, so that both are compiled.
  make(0);
  read();
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    bare.push(time(read));
    ours.push(time(() => make(round)));
  }
  // A busy machine only ever adds to a time, so the shortest is the truest.
  globalThis.postMessage({ ours: Math.min(...ours), bare: Math.min(...bare) });
});

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
