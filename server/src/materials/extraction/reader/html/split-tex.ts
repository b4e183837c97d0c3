import { tidyTex } from '../formulas/mathml/find-tex-source.ts';
import type { RichRun } from '../rich-runs.ts';

/** A run of a page whose script shows formulas: its words, and the formulas between marks. */
export function splitTex(run: RichRun): RichRun[] {
  return run.text.split(marks).flatMap((piece, at): RichRun[] => {
    if (at % 2 === 0) return piece === '' ? [] : [{ ...run, text: piece }];
    const latex = tidyTex(piece.slice(2, -2));
    return [latex ? { text: latex, isBold: false, look: 'formula' } : { ...run, text: piece }];
  });
}

/** Bounded, for what opens may never close. */
const marks = /(\\\([^\\]?.{0,600}?\\\)|\\\[.{0,1000}?\\\]|\$\$[^$]{1,1000}\$\$)/s;

/** Whether a script of the page makes formulas of such marks. */
export function hasTexScript(page: string): boolean {
  return /(?:mathjax|katex)[^"'<>\s]{0,200}\.js/i.test(page);
}
