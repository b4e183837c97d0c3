import { containsWording, contentWords } from '../content-words.ts';
import type { Fact } from '../facts/fact.ts';
import { isLabel } from '../facts/labels.ts';
import { plainText } from '../facts/plain-text.ts';
import { sharesRoot } from '../facts/shared-roots.ts';
import { headOf } from '../families/term-form.ts';
import type { Document } from '../structure/document.ts';

/** The heading of the part that a fact stands in. */
export function topicOf({
  document,
  section,
}: {
  document: Document;
  section: number;
}): string | null {
  const heading = document.sections[section]?.heading ?? null;
  if (heading === null) return null;
  const text = withoutMarks(plainText(document, heading));
  return text === '' ? null : text;
}

/** Without its number, stars and the colon at its end. */
function withoutMarks(heading: string): string {
  return heading
    .replace(/^(?:\d+(?:\.\d+)*[.)]?|[IVX]+[.)]|[A-Za-z][.)])\s+/u, '')
    .replace(/[\p{Extended_Pictographic}\uFE0F]/gu, '')
    .replace(/[:.\s]+$/u, '')
    .trim();
}

const longest = 60;
const mostWords = 7;

/**
 * What has to be printed beside a line of a list for it to be understood: the line it stands under,
 * or the heading. Empty where no heading says anything, null where it would tell the answer: without
 * it the line cannot be asked, and a heading further out would be the wrong one.
 */
export function contextOf(
  document: Document,
  fact: Fact,
  hidden: readonly string[],
): string | null {
  let at: number | null = fact.section;
  const headings: (string | null)[] = [findParent(document, fact)];
  while (at !== null) {
    headings.push(topicOf({ document, section: at }));
    at = document.sections[at]?.parent ?? null;
  }
  const nearest = headings.find((text) => text !== null && isTelling(text)) ?? '';
  return hidden.some((text) => tells(nearest, text)) ? null : nearest;
}

/** Whether a heading may be printed beside a question, says nothing, or says what nobody understands. */
export function headingState(heading: string): 'telling' | 'empty' | 'odd' {
  if (heading === '' || empty.test(heading)) return 'empty';
  return isTelling(heading) ? 'telling' : 'odd';
}

/**
 * The line that a line stands under or that announces its list, or else the heading of its part; no
 * heading further out, and null where nobody knows whether there is another one between.
 */
export function nearestHeading(document: Document, fact: Fact): string | null {
  const above = findParent(document, fact) ?? findIntro(document, fact);
  if (above !== null) return above;
  if (!isSurelyUnder(document, placeOf(fact))) return null;
  return topicOf({ document, section: fact.section }) ?? '';
}

function findIntro(document: Document, { proof: [first] }: Fact): string | null {
  const list = document.blocks.find(
    ({ start, end }) => first !== undefined && start <= first.start && first.start < end,
  );
  const intro = list?.kind === 'list' ? list.intro : null;
  return intro === null ? null : withoutMarks(plainText(document, intro));
}

/** 'The layers of TCP/IP' tells no more of 'application layer' than what all of them are. */
export function tells(heading: string, answer: string): boolean {
  const head = headOf(answer);
  const words = [...contentWords(answer)].filter((word) => word !== head);
  return containsWording(heading, answer) || sharesRoot(heading, words.join(' '));
}

export function isTelling(heading: string): boolean {
  const { size } = contentWords(heading);
  if (size === 0 || heading.length > longest || heading.split(' ').length > mostWords) return false;
  // 'Mast, boom, gooseneck' is a line of the list, and 'Misc, not sure where' a remark.
  if (/[?!;,]| [-–—] |\bvs\b|n['’]t\b/u.test(heading) || empty.test(heading)) return false;
  // 'There are several layers' is a sentence, and none that names what stands below it.
  if (/^(?:there|these|this|the following)\b|\b(?:is|are|was|were|has|have)\b/iu.test(heading)) {
    return false;
  }
  // 'Kinds of boundary' says of what, 'kinds' does not.
  return size > 1 || !isLabel(heading);
}

/** Whether a heading stands over anything, and nothing is lost where it is passed over. */
export function isEmptyHeading(heading: string): boolean {
  return empty.test(heading);
}

/** Whether a heading is written with a sign, so that its rank is known. */
export function isMarkedHeading({ text, sections }: Document, section: number): boolean {
  const start = sections[section]?.heading?.start;
  if (start === undefined) return false;
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, start).includes('#');
}

/** Where a fact was found. */
export function placeOf({ section, proof }: Fact): { section: number; start: number } {
  return { section, start: proof[0]?.start ?? 0 };
}

/**
 * Whether a heading surely stands over a place. Over what is not the first in its part there may be
 * another that was not read as one, unless headings are written with signs.
 */
export function isSurelyUnder(
  document: Document,
  { section, start }: { section: number; start: number },
): boolean {
  const hasHeading = document.sections[section]?.heading != null;
  if (!hasHeading || isMarkedHeading(document, section)) return true;
  return !document.blocks.some((block) => block.section === section && block.end <= start);
}

/** Headings over anything. */
const empty =
  /^(?:glossary|key (?:terms|words|points|concepts|facts|ideas)|vocabulary|definitions?|terms|terminology|words$|basics|important|details|revision|review|(?:lecture|chapter|part|unit|module|week|day|slide|page)(?= ?(?:\d|[IVX]+\b|[:.])|$)|glossar|begriffe|grundlagen|glosario|vocabulario|términos|glossaire|vocabulaire|lexique)\b|^[A-Z]$/iu;

/** The line that a nested line stands under. */
export function findParent(document: Document, { proof }: Fact): string | null {
  const place = proof[0]?.start;
  for (const block of document.blocks) {
    if (block.kind !== 'list' || place === undefined || place < block.start || place >= block.end)
      continue;
    const item = block.items.find(({ start }) => start === place);
    const parent =
      item?.parent === null || item === undefined ? undefined : block.items[item.parent];
    if (parent === undefined) return null;
    return plainText(document, parent.term ?? parent)
      .replace(/\s*\([^()]*\)/gu, '')
      .replace(/[:.]+$/u, '');
  }
  return null;
}
