import type { TypeCount } from '@engram/core/generation/api.ts';
import type { DropReason } from '@engram/core/generation/drop-reasons.ts';
import { WrittenItems } from '@engram/core/generation/model-contract.ts';
import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import type { AiModel } from '../../platform/ai/ai-model.ts';
import { type CallOutcome, callModel } from './call-model.ts';
import { checkItem } from './check-item.ts';
import type { PlannedCall } from './plan.ts';
import { promptToWrite } from './prompts.ts';
import { addDrop, type Drops, type Run } from './run.ts';
import type { Solver } from './solve.ts';
import { makeSplitter } from './split-items.ts';

export type Writing = {
  planned: PlannedCall;
  write: readonly TypeCount[];
  trueStatements: number;
  asked: readonly string[];
  model: AiModel;
  solver: Solver;
  /** An item passed the checks of code. */
  onPassed: (type: QuestionType) => void;
};

const tokensPerItem = 450;

/** Asks a model for items and hands each on as soon as it is whole. */
export function writeItems(run: Run, writing: Writing): Promise<CallOutcome> {
  const { planned, model, solver } = writing;
  const { text, plan } = run.request;
  let items = 0;
  let usable = 0;
  let drops: Drops = {};

  const types = new Set(writing.write.map(({ type }) => type));
  const splitter = makeSplitter({
    ownLists: itemLists,
    onBroken: () => addDrop(drops, 'malformed'),
    onItem(written) {
      const checked = checkItem(run, written, (type) => types.has(type));
      if (checked.ok || checked.reason !== 'malformed') items += 1;
      if (checked.ok || surplusReasons.has(checked.reason)) usable += 1;
      if (!checked.ok) return addDrop(drops, checked.reason);
      writing.onPassed(checked.draft.type);
      solver.add({ draft: checked.draft, writer: model, tries: 0 });
    },
  });

  const task = {
    write: [...writing.write],
    trueStatements: writing.trueStatements,
    difficulty: plan.difficulty,
    focus: plan.focus,
    style: plan.style,
    topics: plan.topics,
    language: plan.language,
    mathAndCode: plan.mathAndCode,
    asked: [...writing.asked],
  };
  const count = writing.write.reduce((sum, wanted) => sum + wanted.count, 0);
  return callModel(run, {
    kind: 'write',
    call: planned.call,
    model,
    prompt: promptToWrite(text.slice(planned.start, planned.end), task, run.nonce),
    schema: WrittenItems,
    maxOutputTokens: tokensPerItem * (count + 1),
    onText: splitter.push,
    count() {
      splitter.end();
      const counted = { items, isUseless: usable === 0, drops };
      items = 0;
      usable = 0;
      drops = {};
      return Promise.resolve(counted);
    },
  });
}

/** Good work that came too late is no sign of a bad writer. */
const surplusReasons = new Set<DropReason>(['not-wanted', 'duplicate']);

/** Lists that belong to an item; every other one is around items. */
const itemLists = new Set(['correct', 'wrong', 'pairs']);
