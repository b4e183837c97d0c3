import { cardTypes } from '@engram/core/flashcards/card.ts';
import type { DropReason } from '@engram/core/generation/drop-reasons.ts';
import { languageNames } from '@engram/core/generation/languages.ts';
import { ModelCards, WrittenItems } from '@engram/core/generation/model-contract.ts';
import { questionTypes } from '@engram/core/plans/catalogue.ts';
import type { AiModel } from '../../../platform/ai/ai-model.ts';
import { checkItem } from '../items/check-item.ts';
import { type ItemCount, type ItemType, itemTypeOf, pickCounts } from '../items/item.ts';
import type { Plan, PlannedCall } from '../planning/plan.ts';
import { fitDifficulty } from '../planning/fit-difficulty.ts';
import { quotePart } from '../planning/quote-part.ts';
import { listRefused, noteRefusal } from '../refusals.ts';
import { addDrop, type Drops, type Run } from '../run.ts';
import { makeSplitter } from '../items/split-items.ts';
import { type CallOutcome, callModel } from './call-model.ts';
import { promptToWrite, promptToWriteCards } from './prompts.ts';
import type { Solver } from './solve.ts';

/** What is there already. */
export type AskedSoFar = {
  stems: readonly string[];
  /** Answers that are to be typed: no other question may print them. */
  typed: readonly string[];
};

export type Writing = {
  planned: PlannedCall;
  write: readonly ItemCount[];
  trueStatements: number;
  asked: AskedSoFar;
  model: AiModel;
  solver: Solver;
  /** An item passed the checks of code. */
  onPassed: (type: ItemType) => void;
};

const tokensPerItem = 450;

/** Asks a model for items and hands each on as soon as it is whole. */
export function writeItems(run: Run, writing: Writing): Promise<CallOutcome> {
  const { planned, model, solver } = writing;
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
      if (!checked.ok) {
        noteRefusal(run, planned, checked);
        return addDrop(drops, checked.reason);
      }
      writing.onPassed(itemTypeOf(checked.draft));
      solver.add({ draft: checked.draft, writer: model, tries: 0 });
    },
  });

  const count = writing.write.reduce((sum, wanted) => sum + wanted.count, 0);
  return callModel(run, {
    kind: 'write',
    call: planned.call,
    model,
    ...describeTask(run, writing),
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

function describeTask(run: Run, { planned, write, trueStatements, asked }: Writing) {
  const { text, plan } = run.request;
  const material = quotePart(text, planned);
  const { topics, translation } = plan;
  const difficulty = fitDifficulty(plan, planned);
  const language = translation ? wishFor[plan.makes](languageNames[translation]) : plan.language;
  const refused = listRefused(run, planned);
  const marked = listMarked(plan, material.text);
  const common = { difficulty, topics, language, asked: [...asked.stems], refused };
  const last = marked.length > 0 ? { marked } : {};
  if (plan.makes === 'cards') {
    const task = { cards: pickCounts(cardTypes, write), ...common, ...last };
    return { prompt: promptToWriteCards(material, task, run.nonce), schema: ModelCards };
  }
  const task = {
    write: pickCounts(questionTypes, write),
    trueStatements,
    focus: plan.focus,
    style: plan.style,
    mathAndCode: plan.mathAndCode,
    ...common,
    answers: [...asked.typed],
    ...last,
  };
  return { prompt: promptToWrite(material, task, run.nonce), schema: WrittenItems };
}

/** Far more than a call writes; each word of a task is paid for. */
const mostMarked = 30;

function listMarked({ marked = [] }: Plan, part: string): string[] {
  return marked.filter((words) => part.includes(words)).slice(0, mostMarked);
}

/** What the line TASK says of a language that the material is not in. */
const wishFor: Record<Plan['makes'], (name: string) => string> = {
  questions: (name) =>
    `${name}, though the material is in another language: all but quotes and topics, with the terms that ${name} has; accepted also has the term of the material`,
  cards: (name) =>
    `${name}, though the material is in another language: both sides of a card, with the terms that ${name} has; quotes stay as they are`,
};

/** Good work that came too late is no sign of a bad writer. */
const surplusReasons = new Set<DropReason>(['not-wanted', 'duplicate']);

/** Lists that belong to an item; every other one is around items. */
const itemLists = new Set(['correct', 'accepted', 'wrong', 'pairs', 'quotes', 'topics']);
