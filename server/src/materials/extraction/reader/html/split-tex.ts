import { tidyTex } from '../formulas/mathml/find-tex-source.ts';
import type { RichRun } from '../rich-runs.ts';

/** What a script of a page takes for the marks of a formula; nothing where there is none. */
export type TexMarks = 'brackets' | 'dollars' | undefined;

export function findTexMarks(page: string): TexMarks {
  if (!/(?:mathjax|katex)[^"'<>\s]{0,200}\.js/i.test(page)) return undefined;
  // Single dollars are money unless the page says otherwise.
  return /inlineMath["']?\s*:\s*\[\s*\[\s*(["'])\$\1/.test(page) ? 'dollars' : 'brackets';
}

/** A run of a page whose script shows formulas: its words, and the formulas between marks. */
export function splitTex(run: RichRun, marks: 'brackets' | 'dollars'): RichRun[] {
  return run.text.split(patterns[marks]).flatMap((piece, at): RichRun[] => {
    if (at % 2 === 0) return piece === '' ? [] : [{ ...run, text: piece }];
    const latex = tidyTex(piece.replace(/^(?:\\[([]|\$\$?)|(?:\\[)\]]|\$\$?)$/g, ''));
    return [latex ? { text: latex, isBold: false, look: 'formula' } : { ...run, text: piece }];
  });
}

/** Bounded, for what opens may never close. */
const brackets = String.raw`\\\([^\\]?.{0,600}?\\\)|\\\[.{0,1000}?\\\]|\$\$[^$]{1,1000}\$\$`;
const patterns = {
  brackets: new RegExp(`(${brackets})`, 's'),
  dollars: new RegExp(String.raw`(${brackets}|(?<!\\)\$(?!\s)[^$\n]{1,300}(?<![\s\\])\$)`, 's'),
};
