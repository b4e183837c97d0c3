import { cardTypes } from '@engram/core/flashcards/card.ts';
import { questionTypes } from '@engram/core/plans/catalogue.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { toDraft } from '@engram/core/questions/to-draft.ts';
import { stemOf } from '@engram/generator/duplicates/entry.ts';
import { climb, type Climb } from './calls/climb.ts';
import type { AskedSoFar } from './calls/write-call.ts';
import { type ItemCount, type ItemDraft, pickCounts } from './items/item.ts';
import { spotsOf } from './planning/had.ts';
import { orderByYield } from './planning/order-by-yield.ts';
import { addSurplus, fewestOf, planCalls, type PlannedCall } from './planning/plan.ts';
import { hasAnswers } from './planning/share-by-weakness.ts';
import { weighSections } from './planning/weigh-sections.ts';
import { joinAll, type Run } from './run.ts';
import type { BuiltInRequest, PipelineRequest } from './pipeline-request.ts';

/** Stems a model is told not to ask again. */
const mostAsked = 60;

/** Each makes up for what the one before made too much like something else. */
const fillRounds = 4;

/** Asks once more for what the checks dropped, about the parts that gave the fewest questions. */
export async function writeAgain(run: Run): Promise<Climb[]> {
  const { plan, text, doneCalls, onSettled } = run.request;
  const keys = run.board.missing().flatMap(({ key }) => key ?? []);
  const calls = planCalls({
    text,
    makes: plan.makes,
    items: addSurplus(run.board.wanted()),
    first: plan.calls.length,
    isAgain: true,
    trueShare: keys.filter((key) => key === 'True').length / Math.max(1, keys.length),
  }).filter(({ call }) => !doneCalls.includes(call));
  const starts = run.board.questions().map(({ source }) => source?.start ?? -1);
  const parts = orderByYield(text, plan, starts);
  return joinAll(
    run,
    calls.map(async (planned, no) => {
      const { start, end } = parts[no % parts.length] ?? planned;
      const asked = describeAsked(run, { start, end });
      const result = await climb(run, { ...planned, start, end }, { asked, isAgain: true });
      if (result !== 'stopped') await onSettled(planned.call);
      return result;
    }),
  );
}

/**
 * The last step of the ladder, on the user's own text. Answers whether the generator came to its
 * end: only then is it known that the text gives no more.
 */
export async function fillWithoutAi(run: Run): Promise<boolean> {
  const { request, board } = run;
  const signal = AbortSignal.any([request.cancelled, request.deadline]);
  const refused: string[] = [];
  for (let round = 1; round <= fillRounds && !board.isFull() && !signal.aborted; round += 1) {
    // What a second round makes may be refused as well, so it makes some to spare.
    const wanted = board
      .wanted()
      .map(({ type, count }) => ({ type, count: count + 3 * (round - 1) }));
    const isNeeded = board.questions().length < fewestOf(request.plan);
    const wish = describeWish(run, { wanted, refused, round });
    const drafts = await makeDrafts(request, wish, { signal, goesOn: round > 1, isNeeded });
    if (!drafts) return false;
    const before = refused.length;
    for (const draft of drafts) {
      if (signal.aborted) break;
      const placing = await board.place(draft, null);
      if (placing !== 'duplicate' && placing !== 'wrong-shape') continue;
      run.count({ [placing]: 1 });
      refused.push(stemOf(draft));
    }
    await board.placeSpares();
    if (refused.length === before) break;
  }
  return !signal.aborted;
}

type Wanting = { wanted: readonly ItemCount[]; refused: readonly string[]; round: number };

function describeWish(run: Run, { wanted, refused, round }: Wanting): BuiltInRequest {
  const { text, plan } = run.request;
  const spots = spotsOf(plan.had);
  const had = (plan.had ?? []).map(({ question }) => question);
  const questions = [...listAsked(run).map(({ question }) => question), ...had];
  const common = { text, seed: `${plan.seed} ${round}`, topics: plan.topics };
  const before = questions.flatMap((question) => toDraft(question) ?? []);
  if (plan.makes === 'cards') return { ...common, cards: pickCounts(cardTypes, wanted), before };
  return {
    ...common,
    wanted: pickCounts(questionTypes, wanted),
    avoid: [...questions.flatMap(listAvoided), ...refused],
    spans: questions.flatMap(({ source }) => (source ? [source] : [])),
    ...(hasAnswers(spots) && { weights: weighSections(text, spots) }),
  };
}

/** Its stem, and of pairs what they are told apart by. */
function listAvoided(question: Question): string[] {
  const draft = toDraft(question);
  return draft?.type === 'matching' ? [stemOf(draft)] : [question.text];
}

/** Nothing when it was stopped, took too long or failed. */
async function makeDrafts(
  { makeBuiltIn, log }: PipelineRequest,
  wish: BuiltInRequest,
  asking: Parameters<PipelineRequest['makeBuiltIn']>[1],
): Promise<ItemDraft[] | undefined> {
  try {
    return await makeBuiltIn(wish, asking);
  } catch (error) {
    if (!asking.signal.aborted) log.error({ err: error }, 'built-in generator');
    return undefined;
  }
}

type Part = Pick<PlannedCall, 'start' | 'end'>;

type Asked = ReturnType<Run['board']['items']>[number];

/** Also what the test had before it got more questions. */
function listAsked({ request, board }: Run): Asked[] {
  const before = request.plan.before ?? [];
  return [...before.map((question) => ({ question })), ...board.items()];
}

/**
 * Everything that was asked so far, what is about this part first, and what is to be typed. Of other
 * tests only what is of this text: no model is told anything else.
 */
export function describeAsked(run: Run, { start, end }: Part): AskedSoFar {
  const isHere = ({ question: { source } }: { question: Question }) =>
    source !== null && source.start >= start && source.start < end;
  const pick = (asked: readonly Asked[]) =>
    asked.toSorted((one, other) => Number(isHere(other)) - Number(isHere(one))).slice(0, mostAsked);
  const own = listAsked(run);
  const had = (run.request.plan.had ?? []).filter(({ question }) => question.source !== null);
  return {
    stems: pick([...own, ...had]).flatMap(
      ({ question, card }) => card?.front ?? describeStem(question),
    ),
    // What stands in another test gives nothing of this one away.
    typed: pick(own).flatMap(({ question, card }) =>
      !card && (question.type === 'short-answer' || question.type === 'fill-in-blank')
        ? [question.correctAnswer]
        : [],
    ),
  };
}

/** The question of pairs says little of what it asks. */
function describeStem(question: Question): string[] {
  if (question.type !== 'matching') return [question.text];
  return [question.text, `matched: ${question.columnA.map(({ text }) => text).join('; ')}`];
}
