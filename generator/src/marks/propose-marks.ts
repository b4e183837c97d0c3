import { wordingOf } from '../content-words.ts';
import { askIn } from './ask-mark.ts';
import { findCandidates } from './find-candidates.ts';
import type { ProposedMark } from './proposal.ts';
import { readText } from './read-units.ts';

/** About one for so many characters. */
const charactersEach = 120;
const nearest = 50;
/** In a stretch of so many characters there are not many more than its share. */
const spread = 600;

/**
 * Words worth marking: terms, names, numbers with their unit and dates, the best of each part of the
 * text. They need no certainty, because the learner decides.
 */
export function proposeMarks(text: string): ProposedMark[] {
  const read = readText(text);
  const most = Math.ceil(text.length / charactersEach);
  const best = findCandidates(read).toSorted(
    (one, other) => other.weight - one.weight || one.start - other.start,
  );
  const taken: ProposedMark[] = [];
  const words = new Set<string>();
  const perStretch = new Map<number, number>();
  for (const { start, end, kind } of best) {
    if (taken.length >= most) break;
    const wording = wordingOf(text.slice(start, end));
    const stretch = Math.floor(start / spread);
    const isFull = (perStretch.get(stretch) ?? 0) > spread / charactersEach;
    const isNear = taken.some((one) => start < one.end + nearest && one.start < end + nearest);
    if (words.has(wording) || isFull || isNear) continue;
    if (!askIn(read, { start, end, form: 'gap' }).ok) continue;
    words.add(wording);
    perStretch.set(stretch, (perStretch.get(stretch) ?? 0) + 1);
    taken.push({ start, end, kind });
  }
  return taken.toSorted((one, other) => one.start - other.start);
}
