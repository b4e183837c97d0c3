import type { ReactNode } from 'react';
import { Note } from '../../ui/states/note.tsx';

type SettingRowProps = {
  label: ReactNode;
  children: ReactNode;
  /** At the end of the row. */
  action?: ReactNode;
  /** Inline, where the change was made (NS-52). */
  outcome?: Outcome | undefined;
};

export type Outcome = { tone: 'green' | 'red'; text: string };

/** Label, value and action in a row; in a narrow window the label stands above. */
export function SettingRow({ label, children, action, outcome }: SettingRowProps) {
  return (
    <div className="px-5.5 py-3.5">
      <div className="flex min-h-9 items-center gap-x-4 gap-y-1 max-md:flex-wrap">
        <div className="type-sm text-ink-2 max-md:basis-full md:w-37.5 md:shrink-0">{label}</div>
        <div className="min-w-0 grow md:basis-0">{children}</div>
        {action && (
          <div className="flex min-w-0 flex-wrap items-center gap-2 max-md:py-0.5">{action}</div>
        )}
      </div>
      <SettingOutcome outcome={outcome} className="mt-3" />
    </div>
  );
}

/** A name and a sentence instead of a value. */
export function SettingTask({
  title,
  text,
  action,
  children,
}: {
  title: string;
  text: string;
  action: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-3 px-5.5 py-3.5">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {/* Beside its button as long as a few words fit; larger text wraps. */}
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="font-semibold">{title}</h3>
          <p className="type-sm text-ink-2">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}

type SettingOutcomeProps = { outcome: Outcome | undefined; className: string };

export function SettingOutcome({ outcome, className }: SettingOutcomeProps) {
  const isDone = outcome?.tone === 'green';
  return (
    <>
      {/* The region is there before its words, because screen readers announce changes only. */}
      <div role="status">
        {isDone && (
          <Note tone="green" className={className}>
            {outcome.text}
          </Note>
        )}
      </div>
      {outcome && !isDone && (
        <Note tone="red" className={className}>
          {outcome.text}
        </Note>
      )}
    </>
  );
}
