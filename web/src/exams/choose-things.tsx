import type { ExamThing } from '@engram/core/exams/exam.ts';
import { useEffect, useRef } from 'react';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { Skeleton } from '../ui/states/skeleton.tsx';
import { formMessages as messages } from './messages.ts';
import type { Choices } from './use-choices.ts';

type ChooseThingsProps = {
  things: readonly ExamThing[];
  onChange: (things: ExamThing[]) => void;
};

type AllThingsProps = ChooseThingsProps & {
  /** Undefined until they are here. */
  choices: Choices | undefined;
  /** Whether the keyboard begins here. */
  isFirst: boolean;
};

/** What can be in an exam. */
export function ChooseThings({ isFirst, choices, ...choice }: AllThingsProps) {
  const isPending = choices === undefined;
  const list = useRef<HTMLDivElement & HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isFirst || isPending) return undefined;
    // A dialog that opens gives the focus to its first field; this comes after it.
    const frame = requestAnimationFrame(() =>
      (list.current?.querySelector('input') ?? list.current)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [isFirst, isPending]);
  if (!choices) return <Skeleton shape="block" className="h-24" />;
  const { materials, sets } = choices;
  if (materials.length + sets.length === 0) {
    return (
      <p ref={list} tabIndex={-1} className="type-sm text-ink-2">
        {messages.nothingToChoose}
      </p>
    );
  }
  return (
    <div
      ref={list}
      className="grid max-h-72 gap-4 overflow-y-auto rounded-tile border border-line p-4"
    >
      <ChoiceList {...choice} kind="material" label={messages.materials} options={materials} />
      <ChoiceList {...choice} kind="set" label={messages.sets} options={sets} />
    </div>
  );
}

type ChoiceListProps = ChooseThingsProps & {
  kind: ExamThing['kind'];
  label: string;
  options: readonly { id: string; name: string }[];
};

function ChoiceList({ kind, label, options, things, onChange }: ChoiceListProps) {
  if (options.length === 0) return null;
  const others = (id: string) => things.filter((thing) => thing.id !== id);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 type-xs text-ink-2">{label}</legend>
      {options.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={<span className="wrap-anywhere">{name}</span>}
          checked={things.some((thing) => thing.id === id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...things, { kind, id }] : others(id))
          }
        />
      ))}
    </fieldset>
  );
}
