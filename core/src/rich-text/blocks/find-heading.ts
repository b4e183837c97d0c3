import { parseInline } from '../parse-inline.ts';
import type { BlockReader } from './line-reader.ts';

/** '## The cell'; the signs behind it, which some write, are dropped. */
export const findHeading: BlockReader = (lines, at) => {
  const [, marks = '', text = ''] = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/.exec(lines[at] ?? '') ?? [];
  if (marks === '') return undefined;
  const bare = dropClosing(text.trim());
  if (bare === '') return undefined;
  const block = { kind: 'heading', level: marks.length, inlines: parseInline(bare) } as const;
  return { block, end: at + 1 };
};

function dropClosing(text: string): string {
  const kept = text.replace(/(?<!#)#+$/, '');
  return kept === text || /[ \t]$/.test(kept) || kept === '' ? kept.trimEnd() : text;
}
