import { mendEscapes } from '@engram/core/generation/mend-escapes.ts';
import { agrees, toBlind } from '@engram/core/generation/agree.ts';
import { SolvedItem, SolvedItems } from '@engram/core/generation/model-contract.ts';
import { arrangeDraft } from '@engram/core/questions/arrange-draft.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { spansOf } from '@engram/core/questions/spans.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import type { AiModel } from '../../../platform/ai/ai-model.ts';
import { type ItemDraft, itemTypeOf } from '../items/item.ts';
import { makeSplitter } from '../items/split-items.ts';
import type { PlannedCall } from '../planning/plan.ts';
import { noteRefusal } from '../refusals.ts';
import { addDrop, type Drops, type Run } from '../run.ts';
import { type Call, callModel, type CallOutcome } from './call-model.ts';
import { compareAnswers, type OtherWords } from './compare.ts';
import { type Asked, type Candidate, keepProven, type Round, stemOf } from './proven.ts';
import { markPassages } from './mark-passages.ts';
import { promptToSolve } from './prompts.ts';

export type Solver = {
  add: (candidate: Candidate) => void;
  /** Nothing more is written: everything that was added is kept or dropped. */
  settled: () => Promise<void>;
};

const mostTries = 2;
/** As many as one call writes go together, because each call to solve has the passages anew. */
const mostAtOnce = 13;
const tokensPerAnswer = 120;

/**
 * Lets another model answer the questions of one call without seeing their keys. The first one of a
 * test is solved at once; the others of a call go together when it has ended. Whatever nobody
 * confirms is dropped.
 */
export function makeSolver(run: Run, planned: PlannedCall): Solver {
  const waiting: Candidate[] = [];
  let working: Promise<void> | undefined;
  let failure: { error: unknown } | undefined;
  let isWritten = false;
  let round = 0;

  const isReady = () =>
    waiting.length >= mostAtOnce || (waiting.length > 0 && (isWritten || run.isFirstSolve()));

  async function work(): Promise<void> {
    do {
      const batch = waiting.splice(0, mostAtOnce);
      round += 1;
      const left = await solveBatch(run, batch, { planned, round });
      waiting.unshift(...left);
    } while (isReady());
    working = undefined;
  }

  function start(): void {
    if (working || !isReady()) return;
    working = work().catch((error: unknown) => {
      failure = { error };
      run.stop();
    });
  }

  return {
    add(candidate) {
      waiting.push(candidate);
      start();
    },
    async settled() {
      isWritten = true;
      await working;
      start();
      await working;
      if (failure) throw failure.error;
    },
  };
}

/** Answers with those that have to be tried again. */
async function solveBatch(
  run: Run,
  batch: readonly Candidate[],
  round: Round,
): Promise<Candidate[]> {
  const wanted = batch.filter(({ draft }) => run.board.hasRoom(itemTypeOf(draft)));
  if (wanted.length < batch.length) run.count({ 'not-wanted': batch.length - wanted.length });
  const model = pickSolver(run, wanted);
  if (wanted.length === 0) return [];
  if (!model) {
    run.count({ unconfirmed: wanted.length });
    return [];
  }
  const chance = `${round.planned.call} ${round.round}`;
  const open = new Map(
    wanted.map((candidate, at): [number, Asked] => [
      at + 1,
      { candidate, question: shuffleDraft(run, candidate.draft, `${chance} ${at}`) },
    ]),
  );
  const answers = judgeAnswers(run, round, open);
  const outcome = await callModel(run, {
    kind: 'solve',
    call: round.planned.call,
    model,
    prompt: promptToSolve(describeTask(run, open)),
    schema: SolvedItems,
    maxOutputTokens: tokensPerAnswer * (open.size + 1),
    ...answers,
  });
  await compareAnswers(run, answers.otherWords.splice(0), { model, round });

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

function describeTask(run: Run, open: ReadonlyMap<number, Asked>) {
  const quoted = Array.from(open, ([no, { candidate }]) => ({
    no,
    spans: spansOf(candidate.draft.source),
  }));
  const { passages, passageOf } = markPassages(run.index, quoted);
  const solve = Array.from(open, ([no, { question }]) =>
    toBlind(question, no, passageOf.get(no) ?? 0),
  );
  return { passages, solve };
}

/** In another order than the one it will have in the test. */
function shuffleDraft({ request }: Run, draft: ItemDraft, chance: string): Question {
  const random = seedRandom(`${request.plan.seed} solve ${chance}`);
  return arrangeDraft(draft, { id: request.newId(), madeBy: 'ai', isVerified: false, random });
}

type Judging = Pick<Call, 'onText' | 'count'> & {
  /** What rules could not tell from the key, for a second look. */
  otherWords: OtherWords[];
};

/** Takes each answer as it comes and leaves in `open` what has none. */
function judgeAnswers(run: Run, { planned }: Round, open: Map<number, Asked>): Judging {
  let drops: Drops = {};
  let items = 0;
  const placings: Promise<PromiseSettledResult<void>[]>[] = [];
  const otherWords: OtherWords[] = [];
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
      // What a card is proven with is our own wording, and nobody gets to read it.
      const flaw = run.board.makes === 'cards' ? '' : solved.flaw.trim();
      if (verdict === 'other-words') {
        otherWords.push({ asked: { ...asked, flaw }, answer: solved.answer.join(', ') });
      } else if (verdict === 'agreed') {
        // A failure to store waits for its turn instead of going unheard.
        placings.push(Promise.allSettled([keepProven(run, planned, { ...asked, flaw, drops })]));
      } else {
        noteRefusal(run, planned, { reason: verdict, stem: stemOf(asked) });
        addDrop(drops, verdict);
      }
    },
  });
  return {
    otherWords,
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

function readSolved(text: string): SolvedItem | undefined {
  try {
    const json: unknown = JSON.parse(mendEscapes(text));
    if (typeof json !== 'object') return undefined;
    // Small models forget what they were asked last.
    return SolvedItem.safeParse({ isProven: true, flaw: '', ...json }).data;
  } catch {
    return undefined;
  }
}
