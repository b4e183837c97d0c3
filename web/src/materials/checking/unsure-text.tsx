import type { UnsureWord } from '@engram/core/materials/reading-api.ts';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { type CheckedText, cutAtWords, type Piece } from './check-text.ts';
import { photoCheckMessages as messages } from './messages.ts';

type UnsureTextProps = {
  checked: CheckedText;
  asked: UnsureWord | undefined;
  onAsk: (word: UnsureWord) => void;
  /** What is asked about the word, below the paragraph it stands in. */
  question: ReactNode;
};

/** The text as it reads, its unsure words as buttons: Tab goes from one to the next. */
export function UnsureText({ checked, asked, onAsk, question }: UnsureTextProps) {
  return (
    <div className="grid gap-3 font-serif text-[1.0625rem] leading-[1.7]">
      {cutAtWords(checked).map((paragraph, index) => {
        const hasQuestion = paragraph.some(({ word }) => word !== undefined && word === asked);
        return (
          <div key={index} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <p className="whitespace-pre-line wrap-anywhere">
              {paragraph.map((piece, at) => (
                <PieceOfText key={at} piece={piece} isAsked={piece.word === asked} onAsk={onAsk} />
              ))}
            </p>
            {hasQuestion && question}
          </div>
        );
      })}
    </div>
  );
}

type PieceProps = { piece: Piece; isAsked: boolean; onAsk: (word: UnsureWord) => void };

function PieceOfText({ piece: { text, word }, isAsked, onAsk }: PieceProps) {
  if (!word) return text;
  return (
    <button
      type="button"
      data-word={word.start}
      aria-label={messages.unsureWord(text)}
      aria-expanded={isAsked}
      onClick={() => onAsk(word)}
      className={classNames(
        'rounded-[4px] border-b-2 border-dashed border-danger px-0.5 focus-visible:shadow-focus',
        isAsked ? 'bg-petrol-soft' : 'hover:bg-petrol-soft',
      )}
    >
      {text}
      <sup aria-hidden="true" className="ms-0.5 font-sans text-[0.75rem] font-bold text-danger">
        {mark}
      </sup>
    </button>
  );
}

const mark = '?';
