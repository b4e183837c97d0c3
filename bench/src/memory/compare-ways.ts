import { seedRandom } from '@engram/core/seeded-random.ts';
import { atLeastRow, noneRow, type Row, toldRow } from '../row.ts';
import { constantRetention, cramming, planned, type Policy } from './policies.ts';
import type { Setting } from './settings.ts';
import { type Outcome, simulate } from './simulate.ts';

/** As much as the minutes give, and a goal that takes fewer. */
const ours = planned(0.99);
const frugal = planned(0.95);
/** With the same minutes a day; of cramming the beginning that helps it most. */
const others: readonly Policy[] = [
  constantRetention(0.9),
  constantRetention(0.95),
  ...[10, 14, 20].map(cramming),
];

/** What each way to study leads to for the same learners. */
export function compareWays(setting: Setting, learners: number): Row[] {
  const study = (policy: Policy, perDay = setting.perDay) =>
    Array.from({ length: learners }, (_, no) =>
      simulate({ ...setting, perDay }, { policy, random: seedRandom(`${setting.name} ${no}`) }),
    );
  const outcomes = study(ours);
  const rivals = others.map((policy) => ({ policy, outcomes: study(policy) }));
  const best = rivals.reduce((one, other) =>
    meanOf(other.outcomes, recallOf) > meanOf(one.outcomes, recallOf) ? other : one,
  );
  const lead = outcomes.map(({ recall }, no) => recall - (best.outcomes[no]?.recall ?? 0));
  const inThreeDays = Math.ceil(meanOf(outcomes, ({ reviews }) => reviews) / 3);
  return [
    describe(setting, ours, outcomes),
    describe(setting, frugal, study(frugal)),
    ...rivals.map((rival) => describe(setting, rival.policy, rival.outcomes)),
    // What no bound of a day allows, for comparison: as many reviews, all of them at the end.
    describe(
      setting,
      { ...cramming(3), name: 'cramming in 3 days without a bound' },
      study(cramming(3), inThreeDays),
    ),
    atLeastRow({
      name: `${setting.name}: lead of the plan over ${best.policy.name}, lower end`,
      value: lowerEnd(lead),
      mark: 0,
      note: `${writeMean(lead)} of recall`,
    }),
    noneRow({
      name: `${setting.name}: learners with a day over the bound`,
      of: learners,
      bad: outcomes
        .filter(({ daysOver }) => daysOver > 0)
        .map(({ daysOver }) => `${daysOver} days`),
    }),
  ];
}

function describe({ name }: Setting, policy: Policy, outcomes: readonly Outcome[]): Row {
  const recall = writeMean(outcomes.map(recallOf));
  const later = meanOf(outcomes, (outcome) => outcome.later).toFixed(3);
  const reviews = Math.round(meanOf(outcomes, (outcome) => outcome.reviews));
  return toldRow(
    `${name}: ${policy.name}`,
    `${recall} on the day, ${later} two weeks later, ${reviews.toLocaleString('en-US')} reviews`,
  );
}

const recallOf = ({ recall }: Outcome) => recall;

function meanOf<T>(things: readonly T[], read: (thing: T) => number): number {
  return things.reduce((sum, thing) => sum + read(thing), 0) / things.length;
}

/** Half of an interval of 95 %. */
function halfWidth(values: readonly number[]): number {
  const mean = meanOf(values, (value) => value);
  const variance = meanOf(values, (value) => (value - mean) ** 2);
  return 1.96 * Math.sqrt(variance / values.length);
}

function lowerEnd(values: readonly number[]): number {
  return meanOf(values, (value) => value) - halfWidth(values);
}

function writeMean(values: readonly number[]): string {
  const mean = meanOf(values, (value) => value);
  return `${mean.toFixed(3)} ± ${halfWidth(values).toFixed(3)}`;
}
