import { randomBytes } from 'node:crypto';
import { citeSource } from '@engram/core/flashcards/cite-source.ts';
import { dropReasons } from '@engram/core/generation/drop-reasons.ts';
import type { WithoutAi } from '@engram/core/generation/without-ai.ts';
import { indexText, type TextIndex } from '@engram/generator/grounding/index-text.ts';
import type { AiModel } from '../../platform/ai/ai-model.ts';
import { bindPlaces } from './bind-places.ts';
import { openBoard } from './board.ts';
import { climb, type Climb } from './calls/climb.ts';
import { describeAsked, fillWithoutAi, writeAgain } from './fill.ts';
import { makeLadder } from './calls/ladder.ts';
import { listOwedCalls } from './planning/owed-calls.ts';
import type { PipelineOutcome, PipelineRequest } from './pipeline-request.ts';
import { fewestOf } from './planning/plan.ts';
import { type Drops, joinAll, type Run } from './run.ts';

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
  let hasSolved = false;
  let withoutAi: WithoutAi | undefined;
  let index: TextIndex | undefined;
  // Not before the first item is there: many runs that start together first send their calls.
  const readIndex = () => (index ??= indexText(request.text));
  const { text, parts = [] } = request;
  const board = openBoard(
    {
      ...request,
      cite: (made) => citeSource(made, text, parts),
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
    isFirstSolve() {
      const isFirst = !hasSolved;
      hasSolved = true;
      return isFirst;
    },
    refusals: [],
    noteWithoutAi(reason) {
      withoutAi ??= reason;
    },
    count(more) {
      for (const reason of dropReasons) {
        const count = more[reason];
        if (count) drops[reason] = (drops[reason] ?? 0) + count;
      }
    },
  };

  const { isRefused, hasAiFailed } = await askModels(run);
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
    hasAiFailed,
    withoutAi,
    drops,
  };
}

/** The planned calls, then one more round; answers what went wrong with them. */
async function askModels(run: Run): Promise<{ isRefused: boolean; hasAiFailed: boolean }> {
  const { request, board, ladder, stopped } = run;
  if (board.isFull() || ladder.writers().length === 0) {
    return { isRefused: false, hasAiFailed: false };
  }
  const climbs = await joinAll(
    run,
    listOwedCalls(request).map(async (planned) => {
      const asked = describeAsked(run, planned);
      const result = await climb(run, planned, { asked, isAgain: false });
      if (!request.cancelled.aborted) await board.endCall(planned.call);
      if (result !== 'stopped') await request.onSettled(planned.call);
      return result;
    }),
  );
  const hasMade = () => board.questions().some(({ madeBy }) => madeBy === 'ai');
  // Where a model made nothing that could be kept, asking it again is only a longer wait.
  const isWorthIt = hasMade() || ladder.writers().length > 1;
  const wasRefused = climbs.includes('refused');
  const again =
    wasRefused || !isWorthIt || stopped.aborted || board.isGoodEnough()
      ? []
      : await writeAgain(run);
  await board.placeSpares();
  // Who makes cards cannot choose to do without AI, so that is done for them, and told (D7).
  const mayFail = request.plan.makes === 'questions';
  return {
    isRefused: mayFail && (wasRefused || again.includes('refused')) && !hasMade(),
    // A full board stops what is still being written.
    hasAiFailed: !board.isFull() && [...climbs, ...again].some((one) => !answered.includes(one)),
  };
}

const answered: readonly Climb[] = ['written', 'useless'];

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
