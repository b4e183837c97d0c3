import { blank } from '@engram/core/questions/question.ts';
import type { Inline, Inlines } from '@engram/core/rich-text/rich-text.ts';
import { Fragment, type ReactNode } from 'react';
import { Formula } from './formula.tsx';
import { PictureLine } from './picture-line.tsx';

export type InlineLook = {
  /** What takes the place of the next gap of a question; without it a gap stays as it is written. */
  drawGap?: (() => ReactNode) | undefined;
  /** Inside of what is pressed itself, where a picture is only looked at. */
  isStill?: boolean | undefined;
};

export function drawInlines(inlines: Inlines, look: InlineLook = {}): ReactNode {
  const [only, ...others] = inlines;
  // An answer that is nothing but code needs no ground to tell it from other words.
  if (only?.kind === 'code' && others.length === 0) {
    return <code className="font-mono text-[0.92em]">{drawText(only.text, look)}</code>;
  }
  return inlines.map((inline, place) => (
    // Parts of one text never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>{drawInline(inline, look)}</Fragment>
  ));
}

function drawInline(inline: Inline, look: InlineLook): ReactNode {
  switch (inline.kind) {
    case 'text':
      return drawText(inline.text, look);
    case 'formula':
      return <Formula latex={inline.latex} />;
    case 'code':
      return (
        <code className="rounded-[5px] bg-chip px-[0.35em] py-[0.12em] font-mono text-[0.9em] box-decoration-clone">
          {drawText(inline.text, look)}
        </code>
      );
    case 'strong':
      return <strong className="font-[650]">{drawInlines(inline.inlines, look)}</strong>;
    case 'emphasis':
      return <em>{drawInlines(inline.inlines, look)}</em>;
    case 'subscript':
      return <sub>{drawInlines(inline.inlines, look)}</sub>;
    case 'superscript':
      return <sup>{drawInlines(inline.inlines, look)}</sup>;
    case 'picture':
      return <PictureLine picture={inline} isStill={look.isStill ?? false} />;
  }
}

/** A line break in a text is one on the screen too. */
function drawText(text: string, { drawGap }: InlineLook): ReactNode {
  if (!text.includes('\n') && (drawGap === undefined || !text.includes(blank))) return text;
  return text.split('\n').map((line, place) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      {place > 0 && <br />}
      {drawGaps(line, drawGap)}
    </Fragment>
  ));
}

/** Words with their gaps drawn. */
export function drawGaps(line: string, drawGap: InlineLook['drawGap']): ReactNode {
  if (drawGap === undefined) return line;
  const [before = '', ...after] = line.split(blank);
  if (after.length === 0) return line;
  return (
    <>
      {before}
      {after.map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={place}>
          {drawGap()}
          {part}
        </Fragment>
      ))}
    </>
  );
}
