import { lossOf, predictRecall } from '@engram/core/reviews/own-parameters/predict-recall.ts';
import { type Parameters, usualParameters } from '@engram/core/reviews/parameters.ts';
import type { Life } from './live.ts';

/** From one change to the next, or to the end. */
type Stretch = {
  /** How many reviews it was learned from, and what the app said of it. */
  reviews: number;
  told: number;
  /** By which share its answers really were foretold better than by the usual parameters. */
  better: number;
};

export type Judged = {
  stretches: readonly Stretch[];
  /** Over all of them; undefined where nothing was ever accepted. */
  better: number | undefined;
};

/**
 * Judged by answers that were not there yet when it was learned, and by how likely each of them
 * really was instead of by what chance made of it.
 */
export function judgeLife(life: Life): Judged {
  const usual = expectLosses(life, usualParameters);
  const stretches = life.changes.flatMap(({ at, parameters, reviews, told }, no) => {
    if (!parameters) return [];
    const end = life.changes[no + 1]?.at ?? Number.POSITIVE_INFINITY;
    const own = expectLosses(life, parameters);
    const moments = [...usual.keys()].filter((moment) => moment >= at && moment < end);
    return [{ reviews, told, own: sum(own, moments), usual: sum(usual, moments) }];
  });
  const ofAll = (of: 'own' | 'usual') => stretches.reduce((total, one) => total + one[of], 0);
  return {
    stretches: stretches.map(({ own, usual: before, ...rest }) => ({
      ...rest,
      better: 1 - own / before,
    })),
    better: stretches.length === 0 ? undefined : 1 - ofAll('own') / ofAll('usual'),
  };
}

function expectLosses({ histories, truth }: Life, parameters: Parameters): Map<number, number> {
  return new Map(
    predictRecall(histories, parameters).map(({ at, recall }) => {
      const chance = truth.get(at) ?? 0;
      const remembered = chance * lossOf({ recall, isRemembered: true });
      return [at, remembered + (1 - chance) * lossOf({ recall, isRemembered: false })];
    }),
  );
}

function sum(losses: ReadonlyMap<number, number>, moments: readonly number[]): number {
  return moments.reduce((total, moment) => total + (losses.get(moment) ?? 0), 0);
}
