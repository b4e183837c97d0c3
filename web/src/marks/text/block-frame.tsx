import type { ReactNode } from 'react';
import type { Stretch } from '../rules/contract.ts';
import type { Block } from '../rules/list-blocks.ts';

type BlockFrameProps = {
  block: Block;
  /** Of the headings of the text. */
  level: 2 | 3;
  /** The words of a part of it. */
  show: (part: Stretch) => ReactNode;
};

/** A piece of a text as what it is: a heading, a paragraph, a point of a list, a table. */
export function BlockFrame({ block, level, show }: BlockFrameProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  switch (block.kind) {
    case 'heading':
      return <Heading className={headingLook}>{show(block)}</Heading>;
    case 'paragraph':
      return <p>{show(block)}</p>;
    case 'code':
      return (
        <p className="overflow-x-auto text-[0.875em] whitespace-pre">
          <code className="font-mono">{show(block)}</code>
        </p>
      );
    case 'item':
      return (
        <p className={`flex gap-2.5 ${indents[block.depth] ?? ''}`}>
          <span aria-hidden="true" className="shrink-0 text-ink-3 select-none">
            {block.bullet}
          </span>
          <span className="min-w-0">{show(block)}</span>
        </p>
      );
    case 'table':
      return (
        // It scrolls where it is too wide: half a word in a cell is none.
        <div className="overflow-x-auto">
          <table className="min-w-full border-collapse text-[0.9375em] wrap-normal">
            <tbody>
              {block.rows.map((row) => (
                <tr key={row[0]?.start} className="border-b border-line first:font-semibold">
                  {row.map((cell) => (
                    <td key={cell.start} className="py-1.5 pe-5 align-top">
                      {show(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

const headingLook =
  'mt-5 -mb-0.5 font-serif text-[1.25rem] leading-[1.3] font-semibold tracking-[-0.015em] first:mt-0';
const indents = ['', 'ps-5', 'ps-10', 'ps-15'];
