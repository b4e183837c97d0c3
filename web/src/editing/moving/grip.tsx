import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { Key } from '../../ui/key.tsx';
import { movingMessages as messages } from '../messages.ts';
import type { Moving } from './use-moving.ts';

type GripProps = {
  moving: Moving;
  id: string;
  /** Where the row is shown, counted from 0. */
  place: number;
};

/** The handle of a row; once it was pressed, buttons that move the row stand beside it. */
export function Grip({ moving, id, place }: GripProps) {
  const { lifted, nameOf, count, step } = moving;
  const isLifted = lifted?.id === id && lifted.by === 'keys';
  const name = nameOf(isLifted ? lifted.from : place);
  return (
    <>
      <button
        type="button"
        aria-label={messages.move(name)}
        {...moving.gripProps(id, place)}
        className={`${gripClass} cursor-grab touch-none active:cursor-grabbing`}
      >
        <Icon icon={GripVertical} />
      </button>
      {isLifted && (
        <>
          <StepButton
            icon={ArrowUp}
            label={messages.up(name)}
            isOff={place === 0}
            onClick={() => step(-1)}
            onKeyDown={moving.onKeyDown}
          />
          <StepButton
            icon={ArrowDown}
            label={messages.down(name)}
            isOff={place === count - 1}
            onClick={() => step(1)}
            onKeyDown={moving.onKeyDown}
          />
        </>
      )}
    </>
  );
}

type StepButtonProps = {
  icon: typeof ArrowUp;
  label: string;
  isOff: boolean;
  onClick: () => void;
  onKeyDown: Moving['onKeyDown'];
};

// aria-disabled, not disabled: at the end of the list the keyboard must not lose its place.
function StepButton({ icon, label, isOff, onClick, onKeyDown }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      onKeyDown={onKeyDown}
      className={`${gripClass} aria-disabled:cursor-not-allowed aria-disabled:text-line-strong`}
    >
      <Icon icon={icon} />
    </button>
  );
}

const gripClass =
  '-mx-0.5 grid size-11 place-items-center rounded-small text-ink-3 hover:bg-sunken hover:text-ink focus-visible:shadow-focus aria-pressed:text-petrol';

/** In a row that is being moved: how it goes on. */
export function MovingNote({ name }: { name: string }) {
  const { keys, keyNames } = messages;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 rounded-control bg-petrol-soft px-3 py-2 type-sm text-petrol-ink">
      <span>{messages.lifted(name)}</span>
      <span className="flex flex-wrap items-center gap-1.5 max-md:hidden pointer-coarse:hidden">
        <Key name={keyNames.up} />
        <Key name={keyNames.down} />
        {keys.move}
        <Key name={keyNames.space} />
        {keys.drops}
        <Key name={keyNames.escape} />
        {keys.back}
      </span>
      <span className="hidden max-md:inline pointer-coarse:inline">{messages.touch}</span>
    </p>
  );
}

/** What a screen reader hears of the moving, and how it begins; once for a list. */
export function MovingSpoken({ moving }: { moving: Moving }) {
  return (
    <>
      <p id={moving.howId} hidden>
        {messages.how}
      </p>
      <p role="status" className="sr-only">
        {moving.told}
      </p>
    </>
  );
}

const rowClass =
  'scroll-my-28 data-lifted:z-10 data-lifted:border-petrol data-lifted:shadow-e3 data-drop:before:absolute data-drop:before:inset-x-1 data-drop:before:h-1 data-drop:before:rounded-full data-drop:before:bg-petrol';

/**
 * Of each row, which is placed: lifted it lies above the others, and a line shows where what is
 * dragged will lie, between rows that are apart or close.
 */
export const movingRowClass = {
  apart: `${rowClass} data-[drop=after]:before:-bottom-2.25 data-[drop=before]:before:-top-2.25`,
  close: `${rowClass} data-[drop=after]:before:-bottom-0.75 data-[drop=before]:before:-top-0.75`,
} as const;
