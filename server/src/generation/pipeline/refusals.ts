import type { DropReason } from '@engram/core/generation/drop-reasons.ts';
import { cutText } from '@engram/core/cut-text.ts';
import type { Part } from './planning/split-parts.ts';
import type { Run } from './run.ts';

/** More would cost more than they help. */
const mostRefused = 12;
const longestStem = 160;
const longestFlaw = 120;

type Refused = {
  stem?: string;
  /** Of our rules, by name. */
  rule?: string;
  /** What whoever solved it would change, in their words. */
  found?: string;
  reason: DropReason | 'gives-away';
};

/** Remembers what was not kept and why, in words that help to do it better. */
export function noteRefusal(
  { refusals }: Pick<Run, 'refusals'>,
  { start }: Pick<Part, 'start'>,
  { stem, reason, rule, found }: Refused,
): void {
  const words = found === undefined ? describe(reason, rule) : cutText(found, longestFlaw);
  if (stem === undefined || words === undefined) return;
  refusals.push({ start, text: cutText(stem, longestStem), reason: words });
}

/** Of a part, the latest first. */
export function listRefused(
  { refusals }: Pick<Run, 'refusals'>,
  { start }: Pick<Part, 'start'>,
): { text: string; reason: string }[] {
  return refusals
    .filter((refusal) => refusal.start === start)
    .slice(-mostRefused)
    .map(({ text, reason }) => ({ text, reason }));
}

/** What those who write again most often need to hear; the others say it by their names. */
const ruleWords = new Map([
  ['supported-distractor', 'a wrong option is right by the material as well'],
  ['mixed-kinds', 'the options are not all of one kind'],
  ['stem-key-echo', 'only the right option repeats words of the question'],
  ['answer-in-stem', 'the question contains its answer'],
  ['key-unsupported', 'words of the answer are not in the quoted section'],
  ['anaphoric-stem', 'does not say what a pronoun stands for'],
  ['dangling-reference', 'speaks of the text, a figure or a place above or below'],
  ['unfocused-stem', 'does not ask for anything definite'],
  ['overlapping-options', 'two options overlap'],
  ['cut-formula', 'a formula is cut: take it whole or leave it'],
  ['broken-formula', 'the formula there could not be read: leave its line alone'],
  ['option-count', 'has too few or too many options'],
]);

/** Nothing where the item itself was not at fault, or where no model could do better. */
function describe(reason: DropReason | 'gives-away', rule: string | undefined): string | undefined {
  switch (reason) {
    case 'ungrounded':
      return 'a quote is not in the material word for word';
    case 'flawed':
      return ruleWords.get(rule ?? '') ?? `breaks a rule: ${rule?.replaceAll('-', ' ') ?? ''}`;
    case 'duplicate':
      return 'asks the same as another question: leave its fact alone';
    case 'gives-away':
      return 'its answer stands in another question, or it prints the answer of another';
    case 'disagreed':
      return 'somebody who solved it by the material came to another answer';
    case 'ambiguous':
      return 'more than one answer is right, or the material gives none';
    case 'wrong-shape':
      return 'has too few or too many answers for its type';
    case 'malformed':
    case 'not-wanted':
    case 'injected':
    case 'unconfirmed':
      return undefined;
  }
}
