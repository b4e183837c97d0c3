import { listRows } from '@engram/core/rich-text/list-rows.ts';
import type { Block, Inlines } from '@engram/core/rich-text/rich-text.ts';
import { Fragment, type ReactNode } from 'react';
import { drawInlines, type InlineLook } from './draw-inlines.tsx';
import { Formula } from './formula.tsx';

/**
 * Blocks as lines of one text, for where nothing but words may be: the button of an option, a
 * label, a heading, a cell.
 */
export function drawLines(blocks: readonly Block[], look: InlineLook = {}): ReactNode {
  return joinLines(blocks.map((block) => drawLine(block, look)));
}

function drawLine(block: Block, look: InlineLook): ReactNode {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return drawInlines(block.inlines, look);
    case 'list':
      return joinLines(
        block.items.map((item, place) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={place}>
            {block.isOrdered ? `${block.start + place}. ` : '• '}
            {drawInlines(item, look)}
          </Fragment>
        )),
      );
    case 'formula':
      return <Formula latex={block.latex} />;
    case 'code':
      return <code className="block font-mono text-[0.9em] whitespace-pre-wrap">{block.text}</code>;
    case 'table':
      return joinLines(listRows(block).map((row) => drawRow(row, look)));
  }
}

function drawRow(cells: readonly Inlines[], look: InlineLook): ReactNode {
  return cells.map((cell, place) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      {place > 0 && ' · '}
      {drawInlines(cell, look)}
    </Fragment>
  ));
}

function joinLines(lines: readonly ReactNode[]): ReactNode {
  return lines.map((line, place) => (
    // Lines of one text never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));
}
