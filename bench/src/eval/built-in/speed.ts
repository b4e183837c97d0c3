import { makeQuestions } from '@engram/generator/make-questions.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { median } from '../../median.ts';
import { makeLongMaterial } from './long-material.ts';
import { atMostRow, type Row } from '../../row.ts';
import { mixed20 } from '../wishes.ts';

const characters = 50_000;
/** The engine takes that many to know both programs; before, the larger one is slower by more. */
const warmRounds = 12;
const rounds = 11;
const marks = { seconds: 1, ratio: 3 };

/** A whole test of the longest material, beside one bare pass of the language library over it. */
export function measureBuiltInSpeed(): Row[] {
  const text = prepareText(makeLongMaterial(characters));
  const nlp = winkNLP(model);
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < warmRounds + rounds; round += 1) {
    bare.push(time(() => nlp.readDoc(text)));
    const seed = String(round);
    ours.push(time(() => makeQuestions({ text, wanted: [...mixed20.types], seed })));
  }
  const [us, them] = [median(ours.slice(warmRounds)), median(bare.slice(warmRounds))];
  return [
    {
      name: `built-in: ${characters} characters, 20 questions`,
      mark: `under ${marks.seconds} s`,
      figure: `${(us / 1000).toFixed(2)} s`,
      held: us < marks.seconds * 1000,
      examples: [],
    },
    atMostRow({
      name: `built-in: ${characters} characters against one bare pass of wink-nlp`,
      value: us / them,
      mark: marks.ratio,
      note: `bare ${them.toFixed(0)} ms`,
    }),
  ];
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
