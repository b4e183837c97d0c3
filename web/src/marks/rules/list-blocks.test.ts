import { readText } from '@engram/generator/marks/read-units.ts';
import { expect, it } from 'vitest';
import { type Block, listBlocks } from './list-blocks.ts';

it('shows headings, paragraphs, points of lists with their signs, and tables', () => {
  const text = `# Cells

A cell is small.
It has a membrane.

Parts:

- Nucleus
  - holds the DNA
1. Ribosome

| Part | Task |
|---|---|
| Nucleus | DNA |
`;
  const { units } = readText(text);
  const blocks = listBlocks(
    text,
    units.map(({ kind, start, end, group, cells }) => ({
      kind,
      start,
      end,
      group,
      ...(cells && { cells: [...cells] }),
    })),
  );
  expect(blocks.map((block) => write(text, block))).toEqual([
    'heading: Cells',
    'paragraph: A cell is small.\nIt has a membrane.',
    'paragraph: Parts:',
    '• Nucleus',
    '  • holds the DNA',
    '1. Ribosome',
    'table: Part/Task, Nucleus/DNA',
  ]);
});

function write(text: string, block: Block): string {
  const words = text.slice(block.start, block.end);
  if (block.kind === 'item') return `${'  '.repeat(block.depth)}${block.bullet} ${words}`;
  if (block.kind !== 'table') return `${block.kind}: ${words}`;
  const rows = block.rows.map((row) =>
    row
      .map(({ start, end }) => text.slice(start, end))
      .filter(Boolean)
      .join('/'),
  );
  return `table: ${rows.join(', ')}`;
}
