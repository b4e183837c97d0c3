import { type ShownPiece } from '@engram/core/rich-text/cut-shown.ts';
import { Formula } from '../../rich-text/formula.tsx';
import { PictureLine } from '../../rich-text/picture-line.tsx';
import { classNames } from '../../ui/class-names.ts';

type ShownWordsProps = { text: string; shown: readonly ShownPiece[]; className?: string };

/** What a part of a text shows; its words say where in the text they are. */
export function ShownWords({ text, shown, className }: ShownWordsProps) {
  return shown.map((piece) => {
    switch (piece.kind) {
      case 'formula':
        return (
          <span key={piece.start} className={className}>
            <Formula latex={piece.latex} />
          </span>
        );
      case 'picture':
        return <PictureLine key={piece.start} picture={piece} isStill />;
      case 'words':
        return (
          <span
            key={piece.start}
            data-at={piece.start}
            className={
              classNames(className, ...piece.looks.map((look) => looks[look])) || undefined
            }
          >
            {text.slice(piece.start, piece.end)}
          </span>
        );
    }
  });
}

const looks = {
  strong: 'font-[650]',
  emphasis: 'italic',
  subscript: 'align-sub text-[0.75em]',
  superscript: 'align-super text-[0.75em]',
  code: 'font-mono text-[0.9em]',
} as const;
