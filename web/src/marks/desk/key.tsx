import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { deskMessages } from '../messages.ts';

type KeyProps = { className?: string; children: ReactNode };

export function Key({ className, children }: KeyProps) {
  return (
    <kbd
      className={classNames(
        'inline-block min-w-5.5 rounded-[5px] border border-b-2 border-line bg-surface px-1.5 py-1 text-center font-sans text-xs leading-none font-semibold text-ink-2',
        className,
      )}
    >
      {children}
    </kbd>
  );
}

const messages = deskMessages.keys;

/** For those who see them; the text says them to a screen reader itself. */
export function KeyHints() {
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap items-center gap-x-4.5 gap-y-1.5 type-xs text-ink-2 max-md:hidden pointer-coarse:hidden [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.25"
    >
      <b className="font-semibold">{messages.label}</b>
      {hints.map(([keys, label]) => (
        <span key={label}>
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {label}
        </span>
      ))}
    </p>
  );
}

const hints = [
  [['←', '→'], messages.move],
  [['Shift', '→'], messages.more],
  [['Enter'], messages.marks],
  [['Ctrl', 'Z'], messages.undoes],
] as const;
