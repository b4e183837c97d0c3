import { memo } from 'react';
import type { Stretch } from '../rules/contract.ts';
import type { Block } from '../rules/list-blocks.ts';
import { BlockFrame } from './block-frame.tsx';
import { type Asked, cutAsked, cutPieces, type Pressable } from './cut-pieces.ts';
import { DrawnNumber, PressableWords } from './pressable-words.tsx';

type TextBlockProps = {
  text: string;
  block: Block;
  /** Those of the block. */
  pressables: readonly Pressable[];
  asked: readonly Asked[];
  /** Of the headings of the text. */
  level: 2 | 3;
};

/** A long text has hundreds of them, and a press changes one. */
export const TextBlock = memo(DrawnBlock, (before, after) => {
  const isSame = before.block === after.block && before.text === after.text;
  return isSame && stampOf(before) === stampOf(after);
});

function DrawnBlock({ text, block, pressables, asked, level }: TextBlockProps) {
  return (
    <BlockFrame
      block={block}
      level={level}
      show={(part) => <Pieces {...{ text, part, pressables, asked }} />}
    />
  );
}

type PiecesProps = Pick<TextBlockProps, 'text' | 'pressables' | 'asked'> & { part: Stretch };

function Pieces({ text, part, pressables, asked }: PiecesProps) {
  return cutAsked(cutPieces(part, pressables), asked).map((piece) => {
    const { start, end, pressable, asked: over } = piece;
    const words = pressable ? (
      <PressableWords key={start} pressable={pressable} words={text.slice(start, end)} />
    ) : (
      <span key={start} data-at={start} className={over && askedLook}>
        {text.slice(start, end)}
      </span>
    );
    return over?.end === end ? [words, <DrawnNumber key="number" number={over.number} />] : words;
  });
}

const askedLook = 'rounded-tag bg-mark-soft box-decoration-clone py-[0.15em] text-ink';

function stampOf({ pressables, asked }: TextBlockProps): string {
  return JSON.stringify([pressables, asked]);
}
