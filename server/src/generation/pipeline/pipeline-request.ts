import type { Card, CardType } from '@engram/core/flashcards/card.ts';
import type { TypeCount } from '@engram/core/generation/api.ts';
import type { DropReason } from '@engram/core/generation/drop-reasons.ts';
import type { WithoutAi } from '@engram/core/generation/without-ai.ts';
import type { QuotedPart } from '@engram/core/materials/quote-of.ts';
import type { WeighedPart } from '@engram/generator/pick/weighed-part.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import type { Question, Source } from '@engram/core/questions/question.ts';
import type { AiFailureKind } from '../../platform/ai/ai-failure.ts';
import type { AiModel, Payer } from '../../platform/ai/ai-model.ts';
import type { Log } from '../../platform/log.ts';
import type { ItemDraft } from './items/item.ts';
import type { Plan } from './planning/plan.ts';

export type PipelineRequest = {
  /** The same prepared text the plan was made of. */
  text: string;
  plan: Plan;
  /** The files or texts it was joined of, for cards to name. */
  parts?: readonly QuotedPart[];
  /** What an earlier run of the same plan left behind; empty lists for a new one. */
  kept: readonly KeptItem[];
  doneCalls: readonly number[];
  /** The chosen model, then those that help out; empty means the built-in generator alone. */
  ladder: readonly AiModel[];
  /** Whose budget every call comes from. */
  payer: Payer;
  newId: () => string;
  /** Aborted when the user cancels or the worker has to stop: nothing more is made. */
  cancelled: AbortSignal;
  /** About 45 s after the start: no more waiting for models, the built-in generator fills up. */
  aiDeadline: AbortSignal;
  /** 55 s after the start: what is there is the test, if it is enough for one. */
  deadline: AbortSignal;
  /** Stores it. 'taken': another run filled the slot; 'over': the generation has ended. */
  keep: (slot: number, question: Question, card?: Card) => Promise<'kept' | 'taken' | 'over'>;
  /** Every call to a provider, when it has ended. */
  onCall: (record: CallRecord) => Promise<void>;
  /** All items of this planned call are settled: a later run must not repeat it. */
  onSettled: (call: number) => Promise<void>;
  /** The allowance of the user; asked before every call. */
  mayCall: (kind: CallRecord['kind']) => Promise<boolean>;
  /** Waits for its turn until it is stopped, and then takes a limited time of its own. */
  makeBuiltIn: (request: BuiltInRequest, asking: BuiltInAsking) => Promise<ItemDraft[]>;
  /** Waits until a provider may be asked again; tests do not. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  log: Log;
};

export type PipelineOutcome = {
  /** 'deadline': places are free, and the text is not to blame for it. */
  stoppedBy: 'done' | 'deadline' | 'cancel';
  /** Slots that nobody could fill. */
  missing: number[];
  /** Of all questions of the test, those kept by earlier runs too. */
  madeBy: { ai: number; builtIn: number };
  /** Writers of this run whose questions were kept, the busiest first. */
  usedModels: AiModel['id'][];
  /** A provider refused the text for its content and no model made a single question. */
  isRefused: boolean;
  /** A model was asked for what it did not write, at least in part. */
  hasAiFailed: boolean;
  /** Why calls of this run were not made, where they were not allowed for their cost. */
  withoutAi: WithoutAi | undefined;
  /** Of this run, the built-in generator's drops too. */
  drops: Partial<Record<DropReason, number>>;
};

/** A call to a provider that has ended, well or not. */
export type CallRecord = {
  kind: 'write' | 'solve';
  /** The planned call it belongs to; numbers after the last planned one are of the second round. */
  call: number;
  model: AiModel['id'];
  inputTokens: number;
  outputTokens: number;
  isEstimated: boolean;
  cents: number;
  ms: number;
  /** 'useless': it came to its end without one item that could be used. */
  outcome: 'done' | 'useless' | AiFailureKind;
  /** Items the model wrote or answered. */
  items: number;
  /** Since the last record of the same call. */
  drops: Partial<Record<DropReason, number>>;
};

type BuiltInAsking = {
  signal: AbortSignal;
  /** It was asked before in the same run. */
  goesOn: boolean;
  /** Without it there is no test, so that waiting for it is worth while. */
  isNeeded: boolean;
};

type BuiltInOrder = { text: string; seed: string; topics: string[] };

export type BuiltInRequest =
  | (BuiltInOrder & {
      wanted: TypeCount[];
      avoid: string[];
      spans: Source[];
      weights?: WeighedPart[];
    })
  | (BuiltInOrder & { cards: { type: CardType; count: number }[]; before: Draft[] });

/** A question, or a card with the question that proves it. */
type KeptItem = { slot: number; question: Question; card?: Card | undefined };
