import { Plus } from 'lucide-react';
import { namePicture } from '@engram/core/pictures/cover.ts';
import type { ShownPiece } from '@engram/core/rich-text/cut-shown.ts';
import { readFormula } from '@engram/core/rich-text/formulas/read-formula.ts';
import { ShownWords } from './shown-words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { deskMessages as messages } from '../messages.ts';
import type { Pressable } from './cut-pieces.ts';

type PressableWordsProps = {
  pressable: Pressable;
  text: string;
  /** What it shows of the text. */
  shown: readonly ShownPiece[];
};

/**
 * A mark or a proposal in the running text. One element for both, so that the keyboard stays where it
 * is when one becomes the other; not a button, whose words would never break over two lines. The text
 * around it hears of every press.
 */
export function PressableWords({ pressable, text, shown }: PressableWordsProps) {
  const isMark = pressable.kind === 'mark';
  const plain = readShown(text, shown);
  const [before, last] = cutLast(text, shown);
  return (
    <span
      role="button"
      tabIndex={0}
      data-press={pressable.start}
      aria-label={
        isMark ? messages.markLabel(pressable.number, plain) : messages.proposalLabel(plain)
      }
      className={classNames(
        'cursor-pointer rounded-tag focus-visible:shadow-focus',
        isMark ? markLook : proposalLook,
      )}
    >
      <ShownWords text={text} shown={before} />
      {/* The sign behind the words stays with the last of them. */}
      <span className="whitespace-nowrap">
        <ShownWords text={text} shown={last} />
        {isMark ? <DrawnNumber number={pressable.number} /> : <PlusSign />}
      </span>
    </span>
  );
}

/** What can be read of it, for its name. */
function readShown(text: string, shown: readonly ShownPiece[]): string {
  return shown
    .map((piece) => readPiece(text, piece))
    .join('')
    .replace(/\s+/g, ' ');
}

function readPiece(text: string, piece: ShownPiece): string {
  if (piece.kind === 'formula') return readFormula(piece.latex);
  return piece.kind === 'picture' ? namePicture(piece) : text.slice(piece.start, piece.end);
}

/** The last word apart from the others, or the formula or picture that is there instead. */
function cutLast(
  text: string,
  shown: readonly ShownPiece[],
): [before: ShownPiece[], last: ShownPiece[]] {
  const before = shown.slice(0, -1);
  const last = shown.slice(-1);
  const [piece] = last;
  if (piece?.kind !== 'words') return [before, last];
  const tail = /\S+\s*$/.exec(text.slice(piece.start, piece.end))?.index ?? 0;
  if (tail === 0) return [before, last];
  const at = piece.start + tail;
  return [[...before, { ...piece, end: at }], [{ ...piece, start: at }]];
}

const markLook = 'mark-stroke hover:shadow-[0_2px_0_var(--on-quote)] forced-chosen';
const proposalLook =
  'py-[0.2em] underline decoration-dotted decoration-2 decoration-ink-3 underline-offset-[0.3em] [text-decoration-skip-ink:none] hover:bg-sunken';

/**
 * It comes with being kept, so nobody sees one that changes; its room is there before it, and is that
 * of the plus which it replaces, so that no line breaks anew. Drawn, not written: the words alone are
 * what somebody says to press them.
 */
export function DrawnNumber({ number }: { number: number | undefined }) {
  return (
    <sup
      aria-hidden="true"
      data-number={number}
      className="ms-[0.22em] inline-block min-w-[0.86em] font-sans text-[0.6875rem] leading-0 font-bold tracking-normal select-none before:content-[attr(data-number)]"
    />
  );
}

function PlusSign() {
  return (
    <span
      aria-hidden="true"
      className="ms-0.75 inline-grid size-3.75 place-items-center rounded-full border-[1.5px] border-ink-3 align-[0.06em] text-ink-2 select-none"
    >
      <Plus size={9} strokeWidth={4} />
    </span>
  );
}
