import type { Block } from './block-writer.ts';
import { markLabel } from './mark-label.ts';
import { brokenFormula } from '@engram/core/rich-text/broken-formula.ts';
import { type RichRun, writeRichRuns } from './rich-runs.ts';

/** What a paragraph is, where its words alone do not say it. */
export type Place =
  | { kind: 'cell' }
  | { kind: 'heading'; level: number }
  | { kind: 'item'; depth: number; number?: number | undefined };

/** A paragraph of a page or of an open document, as blocks. */
export function writeParagraph(runs: readonly RichRun[], place?: Place): Block[] {
  const even = collapseSpaces(runs);
  const filled = even.filter(({ text }) => text.trim() !== '');
  if (filled.length === 0) return [];
  if (!place && filled.every(({ look, text }) => look === 'formula' && text !== brokenFormula)) {
    return filled.map(({ text }) => ({ kind: 'formula', latex: text }));
  }
  const written = writeRichRuns(even);
  const plain = written.map(({ text }) => text).join('');
  if (place?.kind === 'cell') return [{ kind: 'paragraph', text: plain }];
  if (place?.kind === 'heading') return [{ kind: 'heading', level: place.level, text: plain }];
  const text = markLabel(written);
  if (!place) return [{ kind: 'paragraph', text }];
  const { depth, number } = place;
  return [{ kind: 'item', depth, text, ...(number !== undefined && { number }) }];
}

/** Breaks of lines come as signs of their own, which no source has. */
export const lineBreak = '\u2028';

/** White space within words is one space, also where runs meet. */
function collapseSpaces(runs: readonly RichRun[]): RichRun[] {
  let endsInSpace = true;
  return runs.map((run) => {
    if (run.look === 'formula') {
      endsInSpace = false;
      return run;
    }
    const even = run.text.replace(/[ \t\n\r\f]+/g, ' ').replace(/ ?\u2028 ?/g, '\n');
    const text = endsInSpace && even.startsWith(' ') ? even.slice(1) : even;
    if (text !== '') endsInSpace = /[ \n]$/.test(text);
    return { ...run, text };
  });
}
