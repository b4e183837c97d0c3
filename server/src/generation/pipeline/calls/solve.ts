import { agrees, toBlind } from '@engram/core/generation/agree.ts';
import { SolvedItem, SolvedItems } from '@engram/core/generation/model-contract.ts';
import { arrangeDraft } from '@engram/core/questions/arrange-draft.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import type { AiModel } from '../../../platform/ai/ai-model.ts';
import { type ItemDraft, itemTypeOf } from '../items/item.ts';
import { addDrop, type Drops, type Run } from '../run.ts';
import { makeSplitter } from '../items/split-items.ts';
import { type Call, callModel, type CallOutcome } from './call-model.ts';
import { promptToSolve } from './prompts.ts';

type Candidate = { draft: ItemDraft; writer: AiModel; tries: number };

export type Solver = {
  add: (candidate: Candidate) => void;
  /** Everything that was added is kept or dropped. */
  settled: () => Promise<void>;
};

const mostTries = 2;
const mostAtOnce = 8;
const tokensPerAnswer = 120;

/**
 * Lets another model answer the questions of one call without seeing their keys. The first one is
 * solved at once; what comes meanwhile goes together. Whatever nobody confirms is dropped.
 */
export function makeSolver(run: Run, call: number): Solver {
  const waiting: Candidate[] = [];
  let working: Promise<void> | undefined;
  let failure: { error: unknown } | undefined;
  let round = 0;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostAtOnce);
      round += 1;
      const left = await solveBatch(run, batch, { call, round });
      waiting.unshift(...left);
    }
    working = undefined;
  }

  return {
    add(candidate) {
      waiting.push(candidate);
      working ??= work().catch((error: unknown) => {
        failure = { error };
        run.stop();
      });
    },
    async settled() {
      await working;
      if (failure) throw failure.error;
    },
  };
}

type Asked = { candidate: Candidate; question: Question };
type Round = { call: number; round: number };

/** Answers with those that have to be tried again. */
async function solveBatch(
  run: Run,
  batch: readonly Candidate[],
  { call, round }: Round,
): Promise<Candidate[]> {
  const wanted = batch.filter(({ draft }) => run.board.hasRoom(itemTypeOf(draft)));
  if (wanted.length < batch.length) run.count({ 'not-wanted': batch.length - wanted.length });
  const model = pickSolver(run, wanted);
  if (wanted.length === 0) return [];
  if (!model) {
    run.count({ unconfirmed: wanted.length });
    return [];
  }
  const open = new Map(
    wanted.map((candidate, at): [number, Asked] => [
      at + 1,
      { candidate, question: shuffleDraft(run, candidate.draft, `${call} ${round} ${at}`) },
    ]),
  );
  const solve = Array.from(open, ([no, { candidate, question }]) =>
    toBlind(question, no, candidate.draft.source.quote),
  );
  const outcome = await callModel(run, {
    kind: 'solve',
    call,
    model,
    prompt: promptToSolve({ solve }),
    schema: SolvedItems,
    maxOutputTokens: tokensPerAnswer * (solve.length + 1),
    ...judgeAnswers(run, call, open),
  });

  const unanswered = Array.from(open.values(), ({ candidate }) => ({
    ...candidate,
    tries: candidate.tries + 1,
  }));
  const again = isFinal(outcome) ? [] : unanswered.filter(({ tries }) => tries < mostTries);
  const lost = unanswered.length - again.length;
  if (lost > 0) run.count(run.board.isFull() ? { 'not-wanted': lost } : { unconfirmed: lost });
  return again;
}

/** What one provider refuses for its content is shown to no other. */
function isFinal(outcome: CallOutcome): boolean {
  return outcome === 'stopped' || outcome === 'not-allowed' || outcome === 'refused';
}

/** In another order than the one it will have in the test. */
function shuffleDraft({ request }: Run, draft: ItemDraft, chance: string): Question {
  const random = seedRandom(`${request.plan.seed} solve ${chance}`);
  return arrangeDraft(draft, { id: request.newId(), madeBy: 'ai', isVerified: false, random });
}

/** Takes each answer as it comes and leaves in `open` what has none. */
function judgeAnswers(
  run: Run,
  call: number,
  open: Map<number, Asked>,
): Pick<Call, 'onText' | 'count'> {
  let drops: Drops = {};
  let items = 0;
  const placings: Promise<PromiseSettledResult<void>[]>[] = [];
  const splitter = makeSplitter({
    ownLists: new Set(['answer']),
    onBroken: () => {},
    onItem(text) {
      const solved = readSolved(text);
      const asked = solved && open.get(solved.no);
      if (!solved || !asked) return;
      items += 1;
      open.delete(solved.no);
      const verdict = agrees(asked.question, solved);
      // A failure to store waits for its turn instead of going unheard.
      if (verdict === 'agreed')
        placings.push(Promise.allSettled([keep(run, call, { ...asked, drops })]));
      else addDrop(drops, verdict);
    },
  });
  return {
    onText: splitter.push,
    async count() {
      splitter.end();
      const results = await Promise.all(placings);
      const failed = results.flat().find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
      const counted = { items, isUseless: items === 0, drops };
      items = 0;
      drops = {};
      return counted;
    },
  };
}

/** Another provider's model than the writer's; on a second try the next one. */
function pickSolver(run: Run, batch: readonly Candidate[]): AiModel | undefined {
  const [first] = batch;
  if (!first) return undefined;
  const solvers = run.ladder.solversFor(first.writer);
  return solvers[Math.min(first.tries, solvers.length - 1)];
}

async function keep(
  run: Run,
  call: number,
  { candidate, drops }: Asked & { drops: Drops },
): Promise<void> {
  const { draft, writer } = candidate;
  const placing = await run.board.place(draft, writer, { call });
  switch (placing) {
    case 'not-wanted':
    case 'duplicate':
    case 'wrong-shape':
      return addDrop(drops, placing);
    case 'kept':
    case 'spare':
    case 'over':
  }
}

function readSolved(text: string): SolvedItem | undefined {
  try {
    return SolvedItem.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
