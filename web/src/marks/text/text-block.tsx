import { memo } from 'react';
import { clipShown, listShown } from '@engram/core/rich-text/cut-shown.ts';
import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import { ShownWords } from './shown-words.tsx';
import type { Stretch } from '../rules/contract.ts';
import type { Block } from '../rules/list-blocks.ts';
import { BlockFrame } from './block-frame.tsx';
import { type Asked, cutAsked, cutPieces, type Pressable } from './cut-pieces.ts';
import { DrawnNumber, PressableWords } from './pressable-words.tsx';

type TextBlockProps = {
  text: string;
  format: TextFormat | undefined;
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

function DrawnBlock({ text, format, block, pressables, asked, level }: TextBlockProps) {
  // Code has no marks of the grammar in it.
  const shownFormat = block.kind === 'code' ? 'plain' : format;
  return (
    <BlockFrame
      block={block}
      level={level}
      show={(part) => <Pieces {...{ text, format: shownFormat, part, pressables, asked }} />}
    />
  );
}

type PiecesProps = Pick<TextBlockProps, 'text' | 'format' | 'pressables' | 'asked'> & {
  part: Stretch;
};

function Pieces({ text, format, part, pressables, asked }: PiecesProps) {
  const all = listShown({ text, format }, part);
  return cutAsked(cutPieces(part, pressables), asked).map((piece) => {
    const { start, end, pressable, asked: over } = piece;
    const shown = clipShown(all, { start, end });
    const words = pressable ? (
      <PressableWords key={start} pressable={pressable} text={text} shown={shown} />
    ) : (
      <ShownWords key={start} text={text} shown={shown} {...(over && { className: askedLook })} />
    );
    return over?.end === end ? [words, <DrawnNumber key="number" number={over.number} />] : words;
  });
}

const askedLook = 'rounded-tag bg-mark-soft box-decoration-clone py-[0.15em] text-ink';

function stampOf({ pressables, asked }: TextBlockProps): string {
  return JSON.stringify([pressables, asked]);
}
