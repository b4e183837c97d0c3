import type { Choice } from './list-decisions.ts';
import type { Evidence } from './weigh-keys.ts';

/** The choice that puts a key in doubt most, and how likely the key is at fault. */
export type Doubt = { choice: Choice; likelihood: number; isBeside: boolean };

/** So many keys are at fault where a test tells nothing, as if so many had been looked at. */
const beforehand = { share: 0.05, keys: 20 };

/**
 * How likely each key of a test is at fault. How many are is learned from the test itself, so that
 * a sound one is not blamed for what happens by chance, and a careless one is believed less.
 */
export function settleDoubts(decisions: readonly (readonly Evidence[])[]): (Doubt | undefined)[] {
  const weights = decisions.map(weighFaults);
  let share = beforehand.share;
  for (let round = 0; round < rounds; round += 1) {
    const faults = weights.map((weight) => likelihoodOf(weight, share));
    share = (beforehand.share * beforehand.keys + sum(faults)) / (beforehand.keys + weights.length);
  }
  return decisions.map((evidence, place) => findWorst(evidence, weights[place] ?? 0, share));
}

/** By then it stands still. */
const rounds = 20;

/** How many times better a fault explains the answers than a sound key; each choice is as likely. */
function weighFaults(evidence: readonly Evidence[]): number {
  return evidence.length === 0 ? 0 : sum(evidence.map(weighChoice)) / evidence.length;
}

function weighChoice({ instead, beside }: Evidence): number {
  return instead + beside;
}

function likelihoodOf(weight: number, share: number): number {
  return (share * weight) / (share * weight + 1 - share);
}

/** The likelihood is of this choice alone: where two compete, neither is sure. */
function findWorst(
  evidence: readonly Evidence[],
  weight: number,
  share: number,
): Doubt | undefined {
  const [worst] = evidence.toSorted((one, other) => weighChoice(other) - weighChoice(one));
  if (!worst || weight === 0) return undefined;
  const part = weighChoice(worst) / (weight * evidence.length);
  return {
    choice: worst.choice,
    likelihood: part * likelihoodOf(weight, share),
    isBeside: worst.beside > worst.instead,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
