import { listingMessages as messages } from './messages.ts';

type Counted = { total: number; subjects: readonly { name: string; count: number }[] };

type SubjectChipsProps = Counted & {
  /** Of these, what is searched for; undefined without a search. */
  found: Counted | undefined;
  /** Undefined for all, empty for those without one. */
  shown: string | undefined;
  onShow: (subject: string | undefined) => void;
};

/** The folders: one of them is open, or all are. */
export function SubjectChips({ found, shown, onShow, ...library }: SubjectChipsProps) {
  const { total, subjects } = found ?? library;
  const chips = [
    { value: undefined, label: messages.chip(messages.all, total) },
    ...subjects.map(({ name, count }) => ({ value: name, label: messages.chip(name, count) })),
    // It stays while nothing of it is found, as the others do.
    ...(countLoose(library) > 0
      ? [{ value: '', label: messages.chip(messages.none, countLoose({ total, subjects })) }]
      : []),
  ];
  return (
    <div role="group" aria-label={messages.subjects} className="flex flex-wrap gap-2">
      {chips.map(({ value, label }) => (
        <button
          key={value ?? ' all'}
          type="button"
          aria-pressed={value === shown}
          onClick={() => onShow(value)}
          className="inline-flex min-h-11 max-w-full items-center rounded-full border border-line-strong bg-surface px-4 type-sm font-semibold wrap-anywhere text-ink-2 hover:text-ink focus-visible:shadow-focus aria-pressed:border-petrol aria-pressed:bg-petrol-soft aria-pressed:text-petrol-ink aria-pressed:not-focus-visible:inset-ring aria-pressed:not-focus-visible:inset-ring-petrol aria-pressed:forced-chosen"
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function countLoose({ total, subjects }: Counted): number {
  return total - subjects.reduce((sum, { count }) => sum + count, 0);
}
