import { z } from '@engram/core/zod.ts';
import { type PlantedKind, plantedKinds } from '@engram/fakes/ai-provider/writing/plant-fault.ts';
import type { MadeTest } from '../made-test.ts';
import { percent, type Row } from '../../row.ts';
import { longTexts } from '../texts.ts';
import { mixed20 } from '../wishes.ts';
import { type Fate, type Judged, judgeItems } from './judge-items.ts';
import type { FakePipeline } from './start-pipeline.ts';
import { traceItems } from './trace-items.ts';

const marks = { caught: 0.95, falseRejects: 0.1 };
const share = 0.3;
const errorShare = 0.05;

/** At least so many of each kind, among at least so many items. */
export type Amount = { faultsOfKind: number; items: number };

const Prompts = z.array(
  z.object({ model: z.string(), messages: z.array(z.object({ text: z.string() })) }),
);

/**
 * Tests of a writer that plants faults, one kind after the other, until there are enough. A fault
 * is caught when its item was looked at and is not in the test.
 */
export async function measurePlantedFaults(
  pipeline: FakePipeline,
  { faultsOfKind, items }: Amount,
): Promise<Row[]> {
  const judged: Judged[] = [];
  for (const kind of plantedKinds) {
    const ofKind: Judged[] = [];
    for (let round = 0; !isEnough(ofKind); round += 1) {
      if (round > 40) throw new Error(`the fake plants too few faults of the kind ${kind}`);
      ofKind.push(...(await makeFaultyTest(pipeline, kind, round)));
    }
    judged.push(...ofKind);
  }
  await pipeline.fake.set({ planting: { share: 0, kinds: ['wrong-key'] } });
  return describeFaults(judged);

  function isEnough(found: readonly Judged[]): boolean {
    const faults = found.filter(({ fault, fate }) => fault !== null && fate !== 'not needed');
    return faults.length >= faultsOfKind && found.length >= items / plantedKinds.length;
  }
}

async function makeFaultyTest(
  { fake, make }: FakePipeline,
  kind: PlantedKind,
  round: number,
): Promise<Judged[]> {
  const seed = `${kind} ${round}`;
  const planting = { share, kinds: [kind] };
  await fake.reset();
  await fake.set({ seed, planting, errorShare });
  const study = longTexts[round % longTexts.length];
  if (!study) throw new Error('there are no texts');
  const test = await make(study, mixed20);
  const prompts = Prompts.parse(await fake.read('prompts')).map(({ model, messages }) => ({
    model,
    text: messages.map(({ text }) => text).join('\n'),
  }));
  const judged = judgeItems(traceItems(prompts, { seed, planting, errorShare }), test);
  expectWhole(judged, test);
  return judged;
}

/** A trace that is not the one of the test would find nothing shipped, and so no fault either. */
function expectWhole(judged: readonly Judged[], { name, questions }: MadeTest): void {
  const byModel = questions.filter(({ madeBy }) => madeBy === 'ai').length;
  const found = judged.filter(({ fate }) => fate === 'shipped').length;
  if (found < byModel) throw new Error(`${name}: ${found} of ${byModel} questions were traced`);
}

export function describeFaults(judged: readonly Judged[]): Row[] {
  const faults = judged.filter(({ fault }) => fault !== null);
  const honest = judged.filter(({ fault }) => fault === null);
  const [byCode, bySolver] = [count(faults, 'refused by code'), count(faults, 'refused by solver')];
  const seen = faults.length - count(faults, 'not needed');
  const looked = honest.length - count(honest, 'not needed');
  const lost = count(honest, 'refused by code') + count(honest, 'refused by solver');
  const kinds = plantedKinds.map((kind) => {
    const ofKind = faults.filter(({ fault, fate }) => fault === kind && fate !== 'not needed');
    return `${kind} ${ofKind.length - count(ofKind, 'shipped')} of ${ofKind.length}`;
  });
  return [
    {
      name: 'pipeline: planted faults caught',
      mark: `≥ ${percent(marks.caught)}`,
      figure: `${percent((byCode + bySolver) / seen)} of ${seen} among ${judged.length} items: ${byCode} by code, ${bySolver} by solver (${kinds.join(', ')})`,
      held: seen > 0 && (byCode + bySolver) / seen >= marks.caught,
      examples: list(faults, 'shipped'),
    },
    {
      name: 'pipeline: false rejects',
      mark: `≤ ${percent(marks.falseRejects)}`,
      figure: `${percent(lost / looked)} of ${looked}: ${count(honest, 'refused by code')} by code, ${count(honest, 'refused by solver')} by solver`,
      held: looked > 0 && lost / looked <= marks.falseRejects,
      examples: list(honest, 'refused by code'),
    },
  ];
}

function count(items: readonly Judged[], fate: Fate): number {
  return items.filter((item) => item.fate === fate).length;
}

function list(items: readonly Judged[], fate: Fate): string[] {
  return items
    .filter((item) => item.fate === fate)
    .slice(0, 12)
    .map(
      ({ item, fault }) =>
        `${fault ?? fate}: ${item.type}: ${item.text} = ${item.correct.join(', ')}`,
    );
}
