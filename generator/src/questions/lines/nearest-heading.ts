import type { Fact } from '../../facts/fact.ts';
import { plainText } from '../../facts/plain-text.ts';
import type { Document } from '../../structure/document.ts';
import {
  findParent,
  isEmptyHeading,
  isSurelyUnder,
  isMarkedHeading,
  isTelling,
  placeOf,
  tells,
  topicOf,
} from '../context.ts';

/**
 * The heading that a question without its text needs, tidied. Only the nearest that says anything:
 * one further out would be about something else. Empty where there is none, null where it says too
 * little or tells the answer.
 */
export function nearestHeading(
  document: Document,
  fact: Fact,
  hidden: readonly string[],
): string | null {
  const above = [findParent(document, fact), findIntro(document, fact)].filter(
    (line) => line !== null,
  );
  if (above.length === 0 && !isSurelyUnder(document, placeOf(fact))) return null;
  const written = [...above, ...listHeadings(document, fact)].map(tidy);
  const nearest = written.find((text) => text !== '' && !isEmptyHeading(text));
  if (nearest === undefined) return titleOf(document, hidden);
  const isFine = isTelling(nearest) && !noise.test(nearest);
  return isFine && !hidden.some((text) => tells(nearest, text)) ? nearest : null;
}

function listHeadings(document: Document, fact: Fact): string[] {
  const headings: (string | null)[] = [];
  let at: number | null = fact.section;
  while (at !== null) {
    headings.push(topicOf({ document, section: at }));
    // Only signs say for sure that one heading stands under another.
    at = isMarkedHeading(document, at) ? (document.sections[at]?.parent ?? null) : null;
  }
  return headings.flatMap((heading) => (heading === null ? [] : [heading]));
}

const longestIntro = 5;

/** 'Erosion processes:' above a list; a whole sentence is none. */
function findIntro(document: Document, { proof }: Fact): string | null {
  const place = proof[0]?.start ?? -1;
  const list = document.blocks.find(({ start, end }) => start <= place && place < end);
  if (list?.kind !== 'list' || list.intro === null) return null;
  const intro = plainText(document, list.intro);
  return intro.split(' ').length <= longestIntro ? intro : null;
}

function titleOf(document: Document, hidden: readonly string[]): string {
  const title = document.title === null ? '' : tidy(plainText(document, document.title));
  const isFine = isTelling(title) && !noise.test(title) && !isEmptyHeading(title);
  return isFine && !hidden.some((text) => tells(title, text)) ? title : '';
}

/** Without what a writer noted beside it: '(last 10 min, rushed)', 'Recap:'. */
function tidy(heading: string): string {
  return heading
    .replace(/^#+ /u, '')
    .replace(/\s*[([][^()[\]]*[)\]]/gu, '')
    .replace(
      /^(?:recap|review|revision|summary|overview|reminder|lecture|week|part|topic|unit|chapter|section|slide|day|session)(?: \d+)?\s*[:.–—-]\s+/iu,
      '',
    )
    .replace(/[:.\s]+$/u, '')
    .trim();
}

/** Dates, counts and signs belong to the notes; and what stands below names of things is no term. */
const noise =
  /^(?:quick|some|few|more|random|loose|other|last|end|start|intro|part)\b|\d|[+:;"“”„=<>→/\\|@*]|\b(?:notes?|lecture|excursion|homework|exam|test|todo|misc|stuff|mine|my|our|rushed|continued|cont|rest|recap|summary|cheat ?sheet|handout|revision|monday|tuesday|wednesday|thursday|friday|january|february|march|april|june|july|august|september|october|november|december|figures|people|persons|scientists|thinkers|philosophers|authors|artists|composers|theorists|theories|verbs|nouns|adjectives|words|phrases|vocabulary|idioms|expressions|greetings|leaders|kings|queens|emperors|presidents|inventors|founders|psychologists|economists|sociologists|painters|writers|poets|explorers|characters|gods|countries|cities|capitals|regions|rivers|mountains|instruments|units|meters|gauges|species|plants|animals|birds|drugs?|medicines|medications|antibiotics|brands|companies|books|films|novels|cases|battles|treaties|dates|grapes|wines|cheeses)\b/iu;
