import { mendPiece } from '@engram/core/rich-text/mend-piece.ts';
import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import type { ReactNode } from 'react';
import { RichLine } from './rich-text.tsx';

/** What draws the pieces of a quote, which were cut out of their text. */
export function drawPieceOf(format: TextFormat | undefined): (piece: string) => ReactNode {
  return format === 'rich' ? drawRichPiece : drawPlainPiece;
}

function drawRichPiece(piece: string): ReactNode {
  return <RichLine text={mendPiece(piece)} format="rich" />;
}

function drawPlainPiece(piece: string): ReactNode {
  return piece;
}
