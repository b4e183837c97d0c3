import type { DropReason } from '@engram/core/generation/drop-reasons.ts';
import { cutText } from '@engram/core/cut-text.ts';
import type { Part } from './planning/split-parts.ts';
import type { Run } from './run.ts';

/** More would cost more than they help. */
const mostRefused = 12;
const longestStem = 160;

type Refused = { stem?: string; rule?: string; reason: DropReason | 'gives-away' };

/** Remembers what was not kept and why, in words that help to do it better. */
export function noteRefusal(
  { refusals }: Pick<Run, 'refusals'>,
  { start }: Pick<Part, 'start'>,
  { stem, reason, rule }: Refused,
): void {
  const words = describe(reason, rule);
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

/** Nothing where the item itself was not at fault, or where no model could do better. */
function describe(reason: DropReason | 'gives-away', rule: string | undefined): string | undefined {
  switch (reason) {
    case 'ungrounded':
      return 'a quote is not in the material word for word';
    case 'flawed':
      return rule === undefined ? 'breaks a rule' : `breaks a rule: ${rule.replaceAll('-', ' ')}`;
    case 'duplicate':
      return 'asks the same as another question';
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
