import type { Block, Inlines } from '@engram/core/rich-text/rich-text.ts';
import { Fragment, type ReactNode } from 'react';
import { CodeBlock } from './code-block.tsx';
import { drawInlines, type InlineLook } from './draw-inlines.tsx';
import { FormulaBlock } from './formula.tsx';
import { richTextMessages as messages } from './messages.ts';
import { ScrollBox } from './scroll-box.tsx';

export type BlockLook = InlineLook & {
  /** Headings of a material are headings of its page; in a question they are only set off. */
  headingLevel?: 2 | 3 | undefined;
};

export function drawBlocks(blocks: readonly Block[], look: BlockLook = {}): ReactNode {
  return blocks.map((block, place) => (
    // Blocks of one text never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>{drawBlock(block, look)}</Fragment>
  ));
}

function drawBlock(block: Block, look: BlockLook): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p>{drawInlines(block.inlines, look)}</p>;
    case 'heading':
      return drawHeading(block.level, drawInlines(block.inlines, look), look.headingLevel);
    case 'list':
      return drawList(block, look);
    case 'formula':
      return <FormulaBlock latex={block.latex} />;
    case 'code':
      return <CodeBlock language={block.language} text={block.text} />;
    case 'table':
      return drawTable(block, look);
  }
}

function drawHeading(level: number, words: ReactNode, from: BlockLook['headingLevel']): ReactNode {
  if (from === undefined) return <p className="font-[650]">{words}</p>;
  const Heading = headings[Math.min(level - 1 + from, 6)] ?? 'h6';
  return <Heading className="mt-2 font-sans type-h3">{words}</Heading>;
}

const headings: Readonly<Record<number, 'h2' | 'h3' | 'h4' | 'h5' | 'h6'>> = {
  2: 'h2',
  3: 'h3',
  4: 'h4',
  5: 'h5',
  6: 'h6',
};

function drawList(
  { isOrdered, start, items }: Extract<Block, { kind: 'list' }>,
  look: BlockLook,
): ReactNode {
  const drawn = items.map((item, place) => (
    // oxlint-disable-next-line react/no-array-index-key
    <li key={place}>{drawInlines(item, look)}</li>
  ));
  return isOrdered ? (
    <ol start={start} className="grid list-decimal gap-1 ps-[1.6em] text-start">
      {drawn}
    </ol>
  ) : (
    <ul className="grid list-disc gap-1 ps-[1.3em] text-start">{drawn}</ul>
  );
}

function drawTable(
  { header, rows }: Extract<Block, { kind: 'table' }>,
  look: BlockLook,
): ReactNode {
  return (
    <ScrollBox
      label={messages.table}
      className="rounded-option border border-line bg-surface font-sans"
    >
      <table className="w-full text-start type-ui text-ink">
        {header.length > 0 && (
          <thead className="bg-sunken text-ink-2">
            <tr>{drawCells(header, look, 'header')}</tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={place} className="border-t border-line">
              {drawCells(row, look, 'row')}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function drawCells(cells: readonly Inlines[], look: BlockLook, kind: 'header' | 'row'): ReactNode {
  return cells.map((cell, place) =>
    kind === 'header' ? (
      // oxlint-disable-next-line react/no-array-index-key
      <th key={place} scope="col" className="px-4 py-2.5 text-start font-semibold">
        {drawInlines(cell, look)}
      </th>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <td key={place} className="px-4 py-2.5 align-top">
        {drawInlines(cell, look)}
      </td>
    ),
  );
}
