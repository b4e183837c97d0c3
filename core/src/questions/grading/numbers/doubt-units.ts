import type { Judgement } from '../pick-best.ts';

/** Nobody can tell whether 'mW' for 'MW' is a slip of the shift key or a billion times less. */
export function doubtUnits(texts: { key: string; answer: string }, found: Judgement): Judgement {
  const [wanted, given] = [listCases(texts.key), listCases(texts.answer)];
  // What is spelled out leaves no doubt about a small letter: 'one milligram' is 1 mg.
  const isDoubtful = wanted !== given && /\p{Lu}/u.test(wanted + given);
  return found === 'correct' && isDoubtful ? 'needs-review' : found;
}

/** After a number: m and M before a unit are milli and mega, and a Cal is a thousand cal. */
function listCases(text: string): string {
  return Array.from(text.matchAll(caseMatters), ([letter]) => letter).join('');
}

const caseMatters = /(?<=\d\s?)(?:m(?=(?:ev|pa|[agjlmnsvwΩ])(?!\p{L}))|c(?=al(?!\p{L})))/giu;
