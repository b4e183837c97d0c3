import { trainingLimits } from '../../limits.ts';
import { isAllowed, type Parameters, usualParameters } from '../parameters.ts';
import { compareLosses, type Lead } from './compare-losses.ts';
import { countMemoryReviews, type History, isMemoryReview } from './histories.ts';
import { lossOf, predictRecall } from './predict-recall.ts';

/** All that is known of one item, and which of its answers are to be foretold. */
export type Lesson = { history: History; targets: readonly number[] };

/** The parameters under which the answers were likeliest, given what came before each. */
export type Train = (lessons: readonly Lesson[]) => Promise<Parameters>;

export type Finding =
  /** Better by a margin; the gain is a share of the loss of the usual ones, cautiously told. */
  | { kind: 'own'; parameters: Parameters; gain: number }
  /** `isWorse`: those in use foretell worse than the usual ones. */
  | { kind: 'none'; isWorse: boolean };

type InUse = { parameters: Parameters; since: number };

type Means = {
  /** Undefined where the usual ones are in use. */
  inUse: InUse | undefined;
  train: Train;
  /** Between pieces of work, for a process that has others to answer. */
  pause: () => Promise<void>;
};

/**
 * Trains on the earlier half of the reviews and lets the later half judge: what is found must
 * foretell it better than the usual parameters and than those in use. Only then all reviews are
 * learned from.
 */
export async function findOwn(all: readonly History[], means: Means): Promise<Finding> {
  const { inUse, train, pause } = means;
  const histories = takePart(all);
  const middle = findMiddle(histories);
  const lossesOf: LossesOf = async (parameters, since) => {
    const losses: number[] = [];
    for (let place = 0; place < histories.length; place += historiesAtOnce) {
      await pause();
      const some = histories.slice(place, place + historiesAtOnce);
      const predictions = predictRecall(some, parameters).filter(({ at }) => at >= since);
      losses.push(...predictions.map(lossOf));
    }
    return losses;
  };
  const usual = await lossesOf(usualParameters, middle);
  const none = { kind: 'none', isWorse: inUse ? await isWorse(inUse, lossesOf) : false } as const;

  const half = clean(await train(listLessons(histories, middle)));
  if (!half) return none;
  const losses = await lossesOf(half, middle);
  const lead = compareLosses(losses, usual);
  if (!isClear(lead)) return none;
  if (inUse && !none.isWorse) {
    const before = await lossesOf(inUse.parameters, middle);
    if (!isClear(compareLosses(losses, before))) return none;
  }
  const parameters = clean(await train(listLessons(histories)));
  if (!parameters) return none;
  const known = compareLosses(await lossesOf(parameters, middle), usual);
  return known.share > 0 ? { kind: 'own', parameters, gain: tellGain(lead) } : none;
}

/**
 * A hundredth is the least that is worth another rhythm for everything. It is tried again and again,
 * so chance must not make such a lead: of three standard errors it does once in 700 times.
 */
function isClear({ share, errors }: Lead): boolean {
  return share >= 0.01 && errors >= 3;
}

/** Of what is accepted, much was also lucky: a standard error less is nearer to what will come of it. */
function tellGain({ share, errors }: Lead): number {
  return share * (1 - 1 / errors);
}

type LossesOf = (parameters: Parameters, since: number) => Promise<number[]>;

/**
 * Judged by what was answered since they are in use, which they have not learned from. To go back to
 * what is usual less certainty is enough.
 */
async function isWorse({ parameters, since }: InUse, lossesOf: LossesOf): Promise<boolean> {
  const usual = await lossesOf(usualParameters, since);
  if (usual.length < trainingLimits.leastReviews / 2) return false;
  const { share, errors } = compareLosses(usual, await lossesOf(parameters, since));
  return share > 0 && errors >= 1.5;
}

/** A few milliseconds. */
const historiesAtOnce = 100;

/** Of more than can be looked at, some items with all their answers, the same ones each time. */
function takePart(histories: readonly History[]): readonly History[] {
  const share = Math.min(1, trainingLimits.mostReviews / countMemoryReviews(histories));
  return histories.filter((_, no) => Math.floor((no + 1) * share) > Math.floor(no * share));
}

/** Half of the reviews that count were before. */
function findMiddle(histories: readonly History[]): number {
  const moments = histories
    .flatMap((history) => history.filter(isMemoryReview).map(({ at }) => at))
    .toSorted((one, other) => one - other);
  return moments[Math.floor(moments.length / 2)] ?? 0;
}

function listLessons(histories: readonly History[], until = Number.POSITIVE_INFINITY): Lesson[] {
  return histories
    .map((history) => ({
      history,
      targets: [...history.entries()].flatMap(([place, step]) =>
        isMemoryReview(step) && step.at < until ? [place] : [],
      ),
    }))
    .filter(({ targets }) => targets.length > 0);
}

/** As they are kept, if they are what FSRS allows: a training that went wrong is none. */
function clean(found: Parameters): Parameters | undefined {
  const rounded = found.map((value) => Math.round(value * 10_000) / 10_000);
  return isAllowed(rounded) ? rounded : undefined;
}
