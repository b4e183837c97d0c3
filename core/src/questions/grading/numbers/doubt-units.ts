import type { Verdict } from '../../answer.ts';

/** Nobody can tell whether 'mW' for 'MW' is a slip of the shift key or a billion times less. */
export function doubtUnits(texts: { key: string; answer: string }, verdict: Verdict): Verdict {
  const isDoubtful = listCases(texts.key) !== listCases(texts.answer);
  return verdict === 'correct' && isDoubtful ? 'needs-review' : verdict;
}

/** After a number: m and M before a unit are milli and mega, and a Cal is a thousand cal. */
function listCases(text: string): string {
  return Array.from(text.matchAll(caseMatters), ([letter]) => letter).join('');
}

const caseMatters = /(?<=\d\s?)(?:m(?=(?:ev|pa|[agjlmnsvwΩ])(?!\p{L}))|c(?=al(?!\p{L})))/giu;
