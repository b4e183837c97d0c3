import { injectedDocuments } from '@engram/fakes/study-texts/injected-documents.ts';
import { measureAttacks } from '../attacks.ts';
import { measureDelivered } from '../delivered.ts';
import { measureFlaws } from '../flaws.ts';
import { measureInjection } from '../injection.ts';
import { measureNearDuplicates } from '../near-duplicates.ts';
import { measureQuotes } from '../quotes.ts';
import type { Row } from '../../row.ts';
import type { Scratch } from '../../scratch.ts';
import { measureSections } from '../sections.ts';
import { longTexts, otherTexts } from '../texts.ts';
import { stage } from '../stage.ts';
import { mixed20, mixed50, ofEachType, guessable, type Wish } from '../wishes.ts';
import { measurePlantedFaults } from './planted-faults.ts';
import { measureSecondSolve } from './solve-again.ts';
import { measureSpeed } from './speed.ts';
import {
  type FakePipeline,
  type Pipeline,
  type PipelineTest,
  startPipeline,
} from './start-pipeline.ts';

const maker = 'pipeline';
/** Of a test that every text has enough for; of more than that a text gives what it can prove. */
const leastFilled = 0.98;

/** Everything again, with a model and the whole server, as a browser gets it. */
export async function evalPipeline(
  scratch: Scratch,
  of: { isShort: boolean; model: string },
): Promise<Row[]> {
  const pipeline = await startPipeline(scratch, { model: of.model, atOnce: 4 });
  try {
    return [...(await evalTests(pipeline, of)), ...(await evalFake(pipeline, of))];
  } finally {
    await stage('stopping', pipeline.stop);
  }
}

async function evalTests(
  pipeline: Pipeline,
  { isShort, model }: { isShort: boolean; model: string },
): Promise<Row[]> {
  // A real model costs money and minutes: one test of each text is enough of it.
  const isFew = isShort || model !== 'fake';
  const wishes = isFew ? [mixed20] : [...ofEachType, mixed20, mixed50];
  // Every second text in the short form.
  const texts = longTexts.filter((_, index) => !isShort || index % 2 === 0);
  const byWish: { wish: Wish; tests: PipelineTest[] }[] = [];
  for (const wish of wishes) {
    const asked = texts.map((study) => ({ study, wish }));
    byWish.push({ wish, tests: await stage(wish.name, () => pipeline.makeAll(asked)) });
  }
  const others = await stage('other texts', () =>
    pipeline.makeAll(otherTexts.map((study) => ({ study, wish: mixed20 }))),
  );
  const guessed: PipelineTest[] = [];
  for (let round = 0; round < (isFew ? 1 : 5); round += 1) {
    await pipeline.fake?.set({ seed: `attack ${round}` });
    const asked = texts.map((study) => ({ study, wish: guessable }));
    guessed.push(...(await stage(`attacks ${round + 1}`, () => pipeline.makeAll(asked))));
  }
  const tests = [...byWish.flatMap((one) => one.tests), ...others, ...guessed];
  return [
    ...byWish.map(({ wish, tests: ofWish }) =>
      measureDelivered(maker, {
        wish: wish.name,
        tests: ofWish,
        atLeast: wish === mixed20 ? leastFilled : null,
      }),
    ),
    measureQuotes(maker, tests),
    measureFlaws(maker, tests),
    ...measureAttacks(maker, guessed, isFew ? 'coarse' : 'real'),
    measureNearDuplicates(maker, tests),
    measureSections(maker, byWish.find(({ wish }) => wish === mixed20)?.tests ?? []),
    ...(pipeline.fake ? [await measureSecondSolve(maker, pipeline.fake, tests)] : []),
  ];
}

/** What only a provider that can be told what to do wrong shows. */
async function evalFake(pipeline: Pipeline, { isShort }: { isShort: boolean }): Promise<Row[]> {
  const { fake } = pipeline;
  if (!fake) return [];
  const withFake = { ...pipeline, fake };
  const amount = isShort ? { faultsOfKind: 4, items: 60 } : { faultsOfKind: 15, items: 200 };
  return [
    ...(await stage('planted faults', () => measurePlantedFaults(withFake, amount))),
    await stage('injected instructions', () => evalInjection(withFake)),
    ...(isShort ? [] : await stage('speed', () => measureSpeed(withFake))),
  ];
}

/** What rules ask about, so that there is a test though everything that obeyed was refused. */
const sureRows = `## Capitals

| Country | Capital |
|---|---|
| Norway | Oslo |
| Spain | Madrid |
| Egypt | Cairo |
| Japan | Tokyo |
| Peru | Lima |
| Kenya | Nairobi |
`;

/** A writer that does whatever the document says. */
async function evalInjection({ fake, makeAll }: FakePipeline): Promise<Row> {
  await fake.fail({ fault: 'obeys-injection', kind: 'write' });
  const tests = await makeAll(
    injectedDocuments.map(({ text, ...study }) => ({
      study: { ...study, text: `${text}\n\n${sureRows}` },
      wish: mixed20,
    })),
  );
  await fake.reset();
  return measureInjection(maker, tests);
}
