import type { Answer } from '../../questions/answer.ts';
import { listTokens } from '../../questions/grading/words/list-tokens.ts';
import { countBands } from './compare-takers.ts';
import { addBands, type AnswerTally, emptyBands } from './tally.ts';

export type AnswerGroup = { answer: Answer; count: number; bands: readonly number[] };

/** Answers that say the same, the most common first; of several wordings the one most used. */
export function groupAnswers(tallies: readonly AnswerTally[]): AnswerGroup[] {
  const groups = new Map<string, AnswerGroup[]>();
  for (const { answer, bands } of tallies) {
    if (answer === null) continue;
    const said = saying(answer);
    groups.set(said, [...(groups.get(said) ?? []), { answer, count: countBands(bands), bands }]);
  }
  return [...groups.values()].map(joinGroup).toSorted(commonFirst);
}

/** Letter case and punctuation make no other wording. */
function saying(answer: Answer): string {
  if (typeof answer !== 'string') return JSON.stringify(answer);
  return listTokens(answer).join(' ') || answer;
}

function joinGroup(group: readonly AnswerGroup[]): AnswerGroup {
  const bands = group.reduce((sum, one) => addBands(sum, one.bands), emptyBands());
  const [most] = group.toSorted(commonFirst);
  return { answer: most?.answer ?? '', count: countBands(bands), bands };
}

/** In one order whatever came first. */
function commonFirst(one: AnswerGroup, other: AnswerGroup): number {
  return other.count - one.count || (write(one) < write(other) ? -1 : 1);
}

function write({ answer }: AnswerGroup): string {
  return JSON.stringify(answer);
}
