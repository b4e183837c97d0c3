import { isTelling } from '../questions/context.ts';
import { isAside } from '../structure/asides/aside-lines.ts';
import { plainWords } from './plain-words.ts';
import type { Unit } from './read-units.ts';

export const longLine = 300;

/** A note is often only the end of the sentence that its lead begins. */
export function leadOf(unit: Unit): string {
  const words = nameLead(unit);
  return words === '' ? '' : `${words}: `;
}

/** What a line that explains a word is about. */
export function aboutOf(unit: Unit): string {
  const words = nameLead(unit);
  return words === '' ? '' : `${words} – `;
}

/** Without the number of a heading, which says nothing. */
function nameLead({ lead, about }: Unit): string {
  const words = plainWords(lead ?? about ?? '')
    .replace(/^(?:slide|folie|chapter|kapitel|unit|part|section)\s*\d+\s*[:.–-]\s*/iu, '')
    .replace(/^(?:[A-Z]?\d+(?:\.\d+)*[.)]?|[IVX]+[.)]|[A-Z][.)])\s+/u, '')
    .replace(/[\s:.,;]+$/u, '');
  // 'Misc, not sure where it goes' and '(copied from the door)' are notes of the writer.
  const isRemark =
    isAside(words) ||
    /^(?:But|And|So)\b/u.test(words) ||
    /^\(.*\)$/.test(words) ||
    (lead === null && !isTelling(words));
  return words.length > longLine || isRemark ? '' : words;
}
