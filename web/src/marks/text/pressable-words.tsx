import { Plus } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { deskMessages as messages } from '../messages.ts';
import type { Pressable } from './cut-pieces.ts';

type PressableWordsProps = { pressable: Pressable; words: string };

/**
 * A mark or a proposal in the running text. One element for both, so that the keyboard stays where it
 * is when one becomes the other; not a button, whose words would never break over two lines. The text
 * around it hears of every press.
 */
export function PressableWords({ pressable, words }: PressableWordsProps) {
  const isMark = pressable.kind === 'mark';
  const plain = words.replace(/\s+/g, ' ');
  const tail = /\S+\s*$/.exec(words)?.index ?? 0;
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
      {tail > 0 && <span data-at={pressable.start}>{words.slice(0, tail)}</span>}
      {/* The sign behind the words stays with the last of them. */}
      <span className="whitespace-nowrap">
        <span data-at={pressable.start + tail}>{words.slice(tail)}</span>
        {isMark ? <DrawnNumber number={pressable.number} /> : <PlusSign />}
      </span>
    </span>
  );
}

const markLook = 'mark-stroke hover:shadow-[0_2px_0_var(--on-quote)] forced-chosen';
const proposalLook =
  'py-[0.2em] underline decoration-dotted decoration-2 decoration-ink-3 underline-offset-[0.3em] [text-decoration-skip-ink:none] hover:bg-sunken';

/**
 * It comes with being kept, so nobody sees one that changes. Drawn, not written: the words alone are
 * what somebody says to press them.
 */
export function DrawnNumber({ number }: { number: number | undefined }) {
  return (
    <sup
      aria-hidden="true"
      data-number={number}
      className="ms-[0.22em] font-sans text-[0.6875rem] leading-0 font-bold tracking-normal select-none before:content-[attr(data-number)]"
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
