import { materialLimits } from '@engram/core/limits.ts';
import { listSections, type Part, splitParts } from './split-parts.ts';
import { type Spot, weighParts } from './weigh-parts.ts';

/** Of a text without headings. */
const paragraphs = 1_000;
const small = materialLimits.minCharacters;
/** A call that writes less costs more than it is worth. */
const fewestItems = 2;
/** Neighbours that differ less are asked about in one call. */
const alike = 0.1;

/** Where nothing was answered yet, a text is asked about evenly. */
export function hasAnswers(spots: readonly Spot[]): boolean {
  return spots.some(({ chance }) => chance !== null);
}

/** How much of a test each part is to have: the more the weaker and the longer it is; alike where nothing is known. */
export function shareByWeakness(parts: readonly Part[], spots: readonly Spot[]): number[] {
  if (!hasAnswers(spots)) return parts.map(() => 1);
  const weaknesses = weighParts(parts, spots);
  return parts.map(({ start, end }, no) => (weaknesses[no] ?? 0) * (end - start));
}

/** What is mostly about one thing: whole sections, because an answer tells of all that is around it. */
export function listTopicParts(text: string): Part[] {
  const sections = listSections(text);
  if (sections.length > 1) return sections;
  return splitParts(text, Math.floor(text.length / paragraphs));
}

type Wanted = { items: number; calls: number };

/**
 * Parts of which each is known about alike, so that those that are weak can be asked for more. There
 * may be more of them than calls for so many items need otherwise, but no more than are worth it: then
 * those that would have the least are left out. Where nothing is known, a part for each call.
 */
export function splitByWeakness(
  text: string,
  { items, calls }: Wanted,
  spots: readonly Spot[],
): Part[] {
  if (!hasAnswers(spots)) return splitParts(text, calls);
  const parts = joinAlike(joinSmall(listTopicParts(text)), { calls, spots });
  const most = Math.max(2 * calls, Math.ceil(items / fewestItems));
  const shares = shareByWeakness(parts, spots);
  const ranked = parts.map((part, no) => ({ part, share: shares[no] ?? 0 }));
  return ranked
    .toSorted((one, other) => other.share - one.share)
    .slice(0, most)
    .map(({ part }) => part)
    .toSorted((one, other) => one.start - other.start);
}

/** What is too little for a test goes with what comes next, and at the end with what is before it. */
function joinSmall(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  const textEnd = parts.at(-1)?.end ?? 0;
  for (const { start, end } of parts) {
    const last = joined.at(-1);
    if (last && Math.min(last.end - last.start, textEnd - start) < small) last.end = end;
    else joined.push({ start, end });
  }
  return joined;
}

type Known = { calls: number; spots: readonly Spot[] };

function joinAlike(parts: readonly Part[], { calls, spots }: Known): Part[] {
  let joined = [...parts];
  while (joined.length > calls) {
    const no = findMostAlike(joined, spots);
    const [one, other] = no === undefined ? [] : [joined[no], joined[no + 1]];
    if (no === undefined || !one || !other) break;
    joined = joined.toSpliced(no, 2, { start: one.start, end: other.end });
  }
  return joined;
}

/** The first of two neighbours that are known about alike; of several the shortest. */
function findMostAlike(parts: readonly Part[], spots: readonly Spot[]): number | undefined {
  const weaknesses = weighParts(parts, spots);
  const pairs = parts.slice(1).flatMap(({ end }, no) => {
    const difference = Math.abs((weaknesses[no] ?? 0) - (weaknesses[no + 1] ?? 0));
    return difference < alike ? [{ no, length: end - (parts[no]?.start ?? 0) }] : [];
  });
  const [shortest] = pairs.toSorted((one, other) => one.length - other.length);
  return shortest?.no;
}
