import type { Run } from './mark-label.ts';
import { brokenFormula } from '@engram/core/rich-text/broken-formula.ts';

/** A run of a paragraph that is more than words. A formula's text is LaTeX. */
export type RichRun = Run & { look?: 'formula' | 'code' | 'subscript' | 'superscript' };

/** Runs in the grammar of rich text; literal words that would be taken for markup are escaped. */
export function writeRichRuns(runs: readonly RichRun[]): Run[] {
  const joined = joinLooks(runs);
  const isMixed = joined.some(({ look }) => look === 'formula' || look === 'code');
  return joined.map((run, at) => {
    const before = joined[at - 1]?.text ?? '';
    const after = joined[at + 1]?.text ?? '';
    return { text: writeRun(run, { before, after, isMixed }), isBold: run.isBold };
  });
}

/** Programs cut what belongs together, for reasons such as spelling. */
function joinLooks(runs: readonly RichRun[]): RichRun[] {
  const joined: RichRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isSame = last && last.look === run.look && last.isBold === run.isBold;
    if (isSame && run.look !== 'formula') last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}

type Place = { before: string; after: string; isMixed: boolean };

function writeRun({ look, text }: RichRun, { before, after, isMixed }: Place): string {
  if (look === undefined) return escapeMarkup(text, isMixed);
  if (text.trim() === '') return text;
  if (look === 'formula') return writeInlineFormula(text, after);
  const [lead = ''] = /^\s*/.exec(text) ?? [];
  const words = text.trim();
  const trail = text.slice(lead.length + words.length);
  if (look === 'code') return lead + writeInlineCode(words) + trail;
  const mark = look === 'superscript' ? '^' : '_';
  // '1st' and '2nd' are words, however their letters are set.
  const isOrdinal = ordinals.test(words) && /\d$/.test(before);
  const isPlain = isOrdinal || words.length > longestScript || /[{}\n\t]/.test(words);
  return isPlain ? text : `${lead}${mark}{${escapeMarkup(words, isMixed)}}${trail}`;
}

const ordinals = /^(?:st|nd|rd|th|er|e|ème|re|o|a)$/;
const longestScript = 60;

/** Where a figure follows, a dollar would be taken for money. */
export function writeInlineFormula(latex: string, after = ''): string {
  if (latex === brokenFormula) return latex;
  return /^\d/.test(after) ? `\\(${latex}\\)` : `$${latex}$`;
}

function writeInlineCode(words: string): string {
  // There is no way to write a back quote within code of a line.
  return words.includes('`') ? escapeMarkup(words, true) : `\`${inOneLine(words)}\``;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Words that say exactly what they say also to who reads them as rich text. */
function escapeMarkup(text: string, isMixed = false): string {
  if (!(isMixed ? markupAmongOthers : markup).test(text)) return text;
  return text.replace(/\\(?=[!-/:-@[-`{-~])|[`$*]|[_^](?=\{)|!(?=\[)/g, '\\$&');
}

const pairs = [
  /\\[!-/:-@[-`{-~]/,
  /`[^`]+`/,
  /\$[^\s$](?:[^$]*[^\s$])?\$(?!\d)|\$\$/,
  /\*\*?[^\s*][^*]*\*/,
  /[_^]\{/,
  /!\[/,
].map(({ source }) => source);

const markup = new RegExp(pairs.join('|'));
/** A single sign may pair with the marks of what stands beside it. */
const markupAmongOthers = new RegExp([...pairs, '[`$]'].join('|'));
