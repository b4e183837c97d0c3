/** What the page needs once somebody tries: code of its own, which comes while they read. */
import { preloadGenerator } from '../generation/built-in-generator.ts';
import { preloadRules } from '../marks/rules/ask-rules.ts';

export { findTrial, keepTrial } from './keeping/trial-store.ts';
export { findTextProblem, makeTrial } from './make-trial.ts';
export { TrialDesk } from './trial-desk.tsx';

/** From then on nothing more is fetched, so that it works without a network. */
export function preloadWorkers(): void {
  preloadGenerator();
  preloadRules();
}
