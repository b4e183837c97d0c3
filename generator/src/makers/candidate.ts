import { cutText } from '@engram/core/cut-text.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import type { Source } from '@engram/core/questions/question.ts';
import type { Random } from '@engram/core/seeded-random.ts';
import type { Analysis } from '../analysis/analyse-text.ts';
import type { Range } from '../analysis/blocks.ts';
import { cleanText } from '../analysis/clean-text.ts';
import type { Fact } from '../analysis/fact.ts';

/** A draft that may be taken, with how good its maker thinks it is: 1 is the best. */
export type Candidate = { draft: Draft; quality: number; section: number };

/** What every maker works with; the facts come in the order in which they are worth asking. */
export type Workshop = { analysis: Analysis; ordered: readonly Fact[]; random: Random };

/** Gives one draft after the other, the best ones first, until nobody asks for more. */
export type Maker = (workshop: Workshop) => Generator<Candidate>;

export const longestQuote = 1_000;

/** What is right in one question stands within that many characters, so that one passage proves it. */
export const longestPassage = 950;

/** From the first of them to the end of the last. */
export function around(ranges: readonly Range[]): Range {
  return {
    start: Math.min(...ranges.map(({ start }) => start)),
    end: Math.max(...ranges.map(({ end }) => end)),
  };
}

export function sourceOf({ material }: Analysis, { start, end }: Range): Source {
  const quote = cutText(material.slice(start, end), longestQuote);
  return { quote, start, end: start + quote.length, page: null };
}

export function topicOf({ sections }: Analysis, section: number): string | null {
  const heading = sections[section]?.heading?.replace(numbering, '');
  return heading === undefined ? null : cutText(heading, 200);
}

/** '6. ', 'IV. ' and 'Slide 6: ' before the heading itself. */
const numbering =
  /^(?:(?:slide|chapter|section|part|unit|lecture|week|lesson|module)\s+\d+\s*[:.–-]|\d+(?:\.\d+)*[.)]?|[IVX]+\.)\s+(?=\S)/i;

const longestSaid = 600;

export function explain(analysis: Analysis, range: Range): string {
  return `The text says: “${said(analysis, range)}”`;
}

/** The sentences that prove an answer of several parts, each once, in the order of the text. */
export function explainAll(analysis: Analysis, ranges: readonly Range[]): string {
  const proofs = ranges
    .toSorted((one, other) => one.start - other.start)
    .map((range) => said(analysis, range));
  const kept: string[] = [];
  let length = 0;
  for (const proof of new Set(proofs)) {
    length += proof.length + 4;
    if (length > 1_800) break;
    kept.push(`“${proof}”`);
  }
  return `The text says: ${kept.join(' ')}`;
}

/** A passage as it reads, whole, or cut at the end of a sentence or at least of a word. */
function said({ material }: Analysis, range: Range): string {
  const known = saidIn.get(range);
  if (known !== undefined) return known;
  const made = readPassage(material, range);
  saidIn.set(range, made);
  return made;
}

// Every maker quotes the same sentences; goes with the sentence it belongs to.
const saidIn = new WeakMap<Range, string>();

function readPassage(material: string, { start, end }: Range): string {
  const lines = material
    .slice(start, end)
    .split('\n')
    .filter((line) => !/^\s*#{1,6}\s/.test(line))
    .map((line) => line.replace(/^\s*(?:[-*•–‣◦▪·●○]|\(?\d{1,2}[.)])\s+/, ''));
  const text = cleanText(lines.join('\n')).replace(/^\|\s*|\s*\|$/g, '');
  if (text.length <= longestSaid) return text;
  const cut = cutText(text, longestSaid);
  const stop = cut.search(/[.!?](?=\s[^.!?]*$)/);
  return stop > longestSaid / 3
    ? cut.slice(0, stop + 1)
    : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}

/** Says where to look and how the answer begins, where no options show it; never the answer. */
export function hintFor(analysis: Analysis, answer: string, topic: string | null): string {
  const place = placeHint(analysis, topic, answer);
  if (/^(?:1\d{3}|20\d\d)$/.test(answer)) return place || centuryOf(answer);
  const letters = answer.replace(/[^\p{L}]/gu, '').length;
  if (letters < 4) return place;
  const [first = ''] = answer;
  const words = answer.split(/\s+/).length;
  const size = words > 1 ? `${words} words` : `${letters} letters`;
  return `${place} The answer begins with “${first.toUpperCase()}” and has ${size}.`.trim();
}

function centuryOf(year: string): string {
  const century = Math.ceil(Number(year) / 100);
  return `The year lies in the ${century}${century === 21 ? 'st' : 'th'} century.`;
}

/** Where to look; nothing where that would say nothing, or too much. */
export function placeHint(analysis: Analysis, topic: string | null, answer = ''): string {
  if (topic === null || (answer !== '' && sharesWord(topic, answer))) return '';
  const [first] = analysis.sections;
  const hasParts = analysis.sections.some(({ heading }) => heading !== first?.heading);
  return hasParts ? `Look again at the part “${topic}”.` : '';
}

function sharesWord(topic: string, answer: string): boolean {
  const words = new Set(answer.toLowerCase().split(/[^\p{L}\d]+/u));
  return topic
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .some((word) => word.length > 2 && words.has(word));
}
