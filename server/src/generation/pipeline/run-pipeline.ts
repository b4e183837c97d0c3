import { randomBytes } from 'node:crypto';
import type { TypeCount } from '@engram/core/generation/api.ts';
import type { Card, CardType } from '@engram/core/flashcards/card.ts';
import { citeSource } from '@engram/core/flashcards/cite-source.ts';
import { type DropReason, dropReasons } from '@engram/core/generation/drop-reasons.ts';
import type { QuotedPart } from '@engram/core/materials/quote-of.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import type { Question, Source } from '@engram/core/questions/question.ts';
import { indexText, type TextIndex } from '@engram/generator/grounding/index-text.ts';
import type { AiFailureKind } from '../../platform/ai/ai-failure.ts';
import type { AiModel } from '../../platform/ai/ai-model.ts';
import type { Log } from '../../platform/log.ts';
import { bindPlaces } from './bind-places.ts';
import { openBoard } from './board.ts';
import { climb } from './climb.ts';
import { fillWithoutAi, listStems, writeAgain } from './fill.ts';
import type { ItemDraft } from './item.ts';
import { makeLadder } from './ladder.ts';
import { listOwedCalls } from './owed-calls.ts';
import { fewestOf, type Plan } from './plan.ts';
import { type Drops, joinAll, type Run } from './run.ts';

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

type BuiltInOrder = { text: string; seed: string; topics: string[] };

export type BuiltInRequest =
  | (BuiltInOrder & { wanted: TypeCount[]; avoid: string[]; spans: Source[] })
  | (BuiltInOrder & { cards: { type: CardType; count: number }[]; before: Draft[] });

/** A question, or a card with the question that proves it. */
type KeptItem = { slot: number; question: Question; card?: Card | undefined };

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
  makeBuiltIn: (request: BuiltInRequest, signal: AbortSignal) => Promise<ItemDraft[]>;
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
  /** Of this run, the built-in generator's drops too. */
  drops: Partial<Record<DropReason, number>>;
};

/**
 * Makes the questions of a plan: models write in parallel, every item is checked by code and solved
 * blind, and what is missing in the end comes from the built-in generator.
 */
export async function runPipeline(request: PipelineRequest): Promise<PipelineOutcome> {
  const ai = new AbortController();
  const stopped = AbortSignal.any([
    ai.signal,
    request.cancelled,
    request.aiDeadline,
    request.deadline,
  ]);
  const drops: Drops = {};
  const credits = new Map<AiModel['id'], number>();
  let index: TextIndex | undefined;
  // Not before the first item is there: many runs that start together first send their calls.
  const readIndex = () => (index ??= indexText(request.text));
  const { text, parts = [] } = request;
  const board = openBoard(
    {
      ...request,
      cite: (source) => citeSource(source, text, parts),
    },
    {
      onChange() {
        // Nobody needs what the running calls would still write.
        if (board.isFull() || board.isOver()) ai.abort();
      },
      onKept: ({ id }) => credits.set(id, (credits.get(id) ?? 0) + 1),
    },
    bindPlaces(request, () => readIndex().sections),
  );
  const run: Run = {
    request,
    board,
    ladder: makeLadder(request.ladder),
    get index() {
      return readIndex();
    },
    nonce: randomBytes(8).toString('hex'),
    stopped,
    stop: () => ai.abort(),
    count(more) {
      for (const reason of dropReasons) {
        const count = more[reason];
        if (count) drops[reason] = (drops[reason] ?? 0) + count;
      }
    },
  };

  const isRefused = await askModels(run);
  const isWhole = isRefused || (await fill(run));
  const made = board.questions().map(({ madeBy }) => madeBy);
  return {
    stoppedBy: isCancelled(run) ? 'cancel' : isWhole ? 'done' : 'deadline',
    missing: board.missing().map(({ slot }) => slot),
    madeBy: {
      ai: made.filter((maker) => maker === 'ai').length,
      builtIn: made.filter((maker) => maker === 'built-in').length,
    },
    usedModels: Array.from(credits)
      .toSorted(([, one], [, other]) => other - one)
      .map(([id]) => id),
    isRefused,
    drops,
  };
}

/** The planned calls, then one more round; answers whether the text was refused. */
async function askModels(run: Run): Promise<boolean> {
  const { request, board, ladder, stopped } = run;
  if (board.isFull() || ladder.writers().length === 0) return false;
  const climbs = await joinAll(
    run,
    listOwedCalls(request).map(async (planned) => {
      const asked = listStems(run, planned);
      const result = await climb(run, planned, { asked, isAgain: false });
      if (!request.cancelled.aborted) await board.endCall(planned.call);
      if (result !== 'stopped') await request.onSettled(planned.call);
      return result;
    }),
  );
  const hasMade = () => board.questions().some(({ madeBy }) => madeBy === 'ai');
  // Where a model made nothing that could be kept, asking it again is only a longer wait.
  const isWorthIt = hasMade() || ladder.writers().length > 1;
  const isRefused = climbs.includes('refused');
  const again =
    isRefused || !isWorthIt || stopped.aborted || board.isFull() ? [] : await writeAgain(run);
  await board.placeSpares();
  // Who makes cards cannot choose to do without AI, so that is done for them, and told (D7).
  const mayFail = request.plan.makes === 'questions';
  return mayFail && (isRefused || again.includes('refused')) && !hasMade();
}

/** Answers whether nothing was left undone: a text is blamed only for what was really tried. */
async function fill(run: Run): Promise<boolean> {
  const { board } = run;
  const hasTried = board.isFull() || (!isEnded(run) && (await fillWithoutAi(run)));
  if (hasTried || board.isFull() || isCancelled(run)) return true;
  if (board.questions().length < fewestOf(run.request.plan)) {
    throw new Error('Too few questions were made in time, so another run has to go on');
  }
  return false;
}

function isEnded(run: Run): boolean {
  return isCancelled(run) || run.request.deadline.aborted;
}

function isCancelled({ request, board }: Run): boolean {
  return request.cancelled.aborted || board.isOver();
}
