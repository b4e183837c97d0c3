import { countBands, standTakers } from './compare-takers.ts';
import { drawCurves, standingOf } from './key-curves.ts';
import type { Choice, Decision } from './list-decisions.ts';
import { logGamma } from './log-gamma.ts';
import { addBands, emptyBands } from './tally.ts';

/**
 * How many times better than with the key the answers fit when another choice is right, by how usual
 * the fault is.
 */
export type Evidence = {
  choice: Choice;
  /** In place of the key. */
  instead: number;
  /** As well as the key. */
  beside: number;
};

/**
 * Compares how well the answers fit when the key is right, when another choice is, and when both
 * are. Whatever is right is chosen by more of those who did better, along a curve of which only the
 * family is given; how the others divide among the wrong choices is open.
 */
export function weighKeys({ choices, key }: Decision, isTyped: boolean): Evidence[] {
  const others = choices.filter((choice) => choice !== key && choice.answer !== null);
  const fit = makeFit(choices, isTyped);
  const asIs = fit([key]);
  const usual = isTyped ? faults.typed : faults.chosen;
  const compare = (right: readonly Choice[]) => Math.exp(Math.min(mostLog, fit(right) - asIs));
  return others.map((choice) => ({
    choice,
    instead: usual.instead * compare([choice]),
    // Of two choices one is right: both would be any.
    beside: choices.length > 2 ? usual.beside * compare([key, choice]) : 0,
  }));
}

/** Of the keys at fault: a typed one mostly lacks a wording, another one is as often wrong. */
const faults = {
  chosen: { instead: 0.6, beside: 0.4 },
  typed: { instead: 0.2, beside: 0.8 },
} as const;

/** What is surer than this is sure, and can still be counted with. */
const mostLog = 300;

/** The logarithm of the chance of all these answers when some choices are right. */
function makeFit(choices: readonly Choice[], isTyped: boolean) {
  const given = choices.reduce((sum, { bands }) => addBands(sum, bands), emptyBands());
  const { counts, scores } = standTakers(given);
  const filled = [...counts.keys()].filter((band) => counts[band] !== 0);
  const totals = filled.map((band) => counts[band] ?? 0);
  const standings = filled.map((band) => standingOf(scores[band] ?? 0));
  const total = ({ bands }: Choice) => countBands(bands.slice(0, counts.length));
  return (right: readonly Choice[]) => {
    const chosen = filled.map((band) => countBands(right.map(({ bands }) => bands[band] ?? 0)));
    const fits = drawCurves(isTyped ? 0 : right.length / choices.length).map((curve) => {
      let fit = curve.start;
      for (let place = 0; place < filled.length; place += 1) {
        const standing = standings[place] ?? 0;
        const count = chosen[place] ?? 0;
        fit += count * (curve.chosen[standing] ?? 0);
        fit += ((totals[place] ?? 0) - count) * (curve.missed[standing] ?? 0);
      }
      return fit;
    });
    const wrong = choices.filter((choice) => !right.includes(choice));
    return logSum(fits) + logDivide(wrong.map(total)) + logDivide(right.map(total));
  };
}

/** The logarithm of the chance to divide so, where all ways to divide are as likely beforehand. */
function logDivide(counts: readonly number[]): number {
  const all = countBands(counts);
  return (
    logGamma(counts.length) -
    logGamma(all + counts.length) +
    counts.reduce((sum, count) => sum + logGamma(count + 1), 0)
  );
}

function logSum(logs: readonly number[]): number {
  const greatest = Math.max(...logs);
  return greatest + Math.log(logs.reduce((sum, one) => sum + Math.exp(one - greatest), 0));
}
