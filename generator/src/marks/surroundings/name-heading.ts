import { contextLimits } from '@engram/core/questions/question-context.ts';
import { cutBehind } from '@engram/core/rich-text/inlines/cut-at-space.ts';
import { cutRich } from '@engram/core/rich-text/inlines/cut-rich.ts';
import { isAside } from '../../structure/asides/aside-lines.ts';
import { isEmptyHeading } from '../../questions/context.ts';
import { plainWords } from '../plain-words.ts';

/**
 * The words of a heading, or of a line that others hang on, as a reader needs them above a question;
 * empty where they are a note of the writer or a number alone.
 */
export function nameHeading(written: string): string {
  const words = plainWords(written)
    .replace(/^#+\s*/u, '')
    .replace(/^(?:slide|folie|chapter|kapitel|unit|part|section)\s*\d+\s*(?:[:.–-]\s*|$)/iu, '')
    .replace(/^(?:[A-Z]?\d+(?:\.\d+)*[.)]?|[IVX]+[.)]|[A-Z][.)])\s+/u, '')
    .replace(/[\s:.,;]+$/u, '');
  const isRemark =
    !/\p{L}{2}/u.test(words) ||
    isAside(words) ||
    isEmptyHeading(words) ||
    /^(?:But|And|So|Misc|Various|Stuff)\b/iu.test(words) ||
    /^\(.*\)$/.test(words);
  return isRemark ? '' : cutName(words);
}

function cutName(words: string): string {
  if (words.length <= contextLimits.under) return words;
  const longest = contextLimits.under - 2;
  return `${cutBehind(words, longest) || cutRich(words, longest)} …`;
}
