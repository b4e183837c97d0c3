import { memo } from 'react';
import type { Stretch } from '../rules/contract.ts';
import type { Block } from '../rules/list-blocks.ts';
import { BlockFrame } from './block-frame.tsx';
import { cutPieces, type Pressable } from './cut-pieces.ts';
import { PressableWords } from './pressable-words.tsx';

type TextBlockProps = {
  text: string;
  block: Block;
  /** Those of the block. */
  pressables: readonly Pressable[];
  /** Of the headings of the text. */
  level: 2 | 3;
};

/** A long text has hundreds of them, and a press changes one. */
export const TextBlock = memo(DrawnBlock, (before, after) => {
  const isSame = before.block === after.block && before.text === after.text;
  return isSame && stampOf(before.pressables) === stampOf(after.pressables);
});

function DrawnBlock({ text, block, pressables, level }: TextBlockProps) {
  return (
    <BlockFrame
      block={block}
      level={level}
      show={(part) => <Pieces text={text} part={part} pressables={pressables} />}
    />
  );
}

type PiecesProps = { text: string; part: Stretch; pressables: readonly Pressable[] };

function Pieces({ text, part, pressables }: PiecesProps) {
  return cutPieces(part, pressables).map(({ start, end, pressable }) =>
    pressable ? (
      <PressableWords key={start} pressable={pressable} words={text.slice(start, end)} />
    ) : (
      <span key={start} data-at={start}>
        {text.slice(start, end)}
      </span>
    ),
  );
}

function stampOf(pressables: readonly Pressable[]): string {
  return JSON.stringify(pressables);
}
