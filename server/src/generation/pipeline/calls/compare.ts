import { mendEscapes } from '@engram/core/generation/mend-escapes.ts';
import { Comparison, Comparisons } from '@engram/core/generation/model-contract.ts';
import { proofOf } from '@engram/core/questions/spans.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import type { AiModel } from '../../../platform/ai/ai-model.ts';
import { makeSplitter } from '../items/split-items.ts';
import { noteRefusal } from '../refusals.ts';
import { addDrop, type Drops, type Run } from '../run.ts';
import { callModel } from './call-model.ts';
import { promptToCompare } from './prompts.ts';
import { type Asked, keepProven, type Round, stemOf } from './proven.ts';

/** A typed answer of a solver that rules cannot tell from the key. */
export type OtherWords = { asked: Asked; answer: string };

type Comparing = { model: AiModel; round: Round };

const tokensPerPair = 40;

/**
 * Asks whether two answers mean the same, without saying which is the key. What is the same is
 * proven; what is not, or is not answered, is dropped.
 */
export async function compareAnswers(
  run: Run,
  all: readonly OtherWords[],
  { model, round: { planned, round } }: Comparing,
): Promise<void> {
  if (all.length === 0) return;
  const open = new Map(all.map((one, at): [number, OtherWords] => [at + 1, one]));
  const random = seedRandom(`${run.request.plan.seed} compare ${planned.call} ${round}`);
  const compare = Array.from(open, ([no, { asked, answer }]) => {
    const { draft } = asked.candidate;
    const key = 'key' in draft ? draft.key : '';
    const answers: [string, string] = random() < 0.5 ? [key, answer] : [answer, key];
    return { no, question: draft.text, answers, passage: proofOf(draft.source) };
  });
  const same: Asked[] = [];
  let items = 0;
  let drops: Drops = {};
  const splitter = makeSplitter({
    ownLists: new Set(),
    onBroken: () => {},
    onItem(text) {
      const compared = readComparison(text);
      const one = compared && open.get(compared.no);
      if (!compared || !one) return;
      items += 1;
      open.delete(compared.no);
      if (compared.isSame) same.push(one.asked);
      else {
        noteRefusal(run, planned, { reason: 'disagreed', stem: stemOf(one.asked) });
        addDrop(drops, 'disagreed');
      }
    },
  });
  await callModel(run, {
    kind: 'solve',
    call: planned.call,
    model,
    prompt: promptToCompare({ compare }),
    schema: Comparisons,
    maxOutputTokens: tokensPerPair * (compare.length + 1),
    onText: splitter.push,
    async count() {
      splitter.end();
      for (const asked of same.splice(0)) await keepProven(run, planned, { ...asked, drops });
      const counted = { items, isUseless: items === 0, drops };
      items = 0;
      drops = {};
      return counted;
    },
  });
  if (open.size > 0) run.count({ unconfirmed: open.size });
}

function readComparison(text: string): { no: number; isSame: boolean } | undefined {
  try {
    return Comparison.safeParse(JSON.parse(mendEscapes(text))).data;
  } catch {
    return undefined;
  }
}
