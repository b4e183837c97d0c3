import type { ExamThing } from '@engram/core/exams/exam.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { setListQuery } from '../flashcards/queries.ts';
import { materialsQuery } from '../materials/library/queries.ts';
import { useEffect, useRef } from 'react';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { Skeleton } from '../ui/states/skeleton.tsx';
import { formMessages as messages } from './messages.ts';

type ChooseThingsProps = {
  things: readonly ExamThing[];
  onChange: (things: ExamThing[]) => void;
};

type AllThingsProps = ChooseThingsProps & {
  /** Whether the keyboard begins here. */
  isFirst: boolean;
};

/** The materials and sets of a learner, those used last first. */
export function ChooseThings({ isFirst, ...choice }: AllThingsProps) {
  const materials = useInfiniteQuery(materialsQuery({ search: '', order: 'last-used' }));
  const sets = useQuery(setListQuery);
  const isPending = materials.isPending || sets.isPending;
  const list = useRef<HTMLDivElement & HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isFirst || isPending) return undefined;
    // A dialog that opens gives the focus to its first field; this comes after it.
    const frame = requestAnimationFrame(() =>
      (list.current?.querySelector('input') ?? list.current)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [isFirst, isPending]);
  if (isPending) return <Skeleton shape="block" className="h-24" />;
  const texts = materials.data?.pages.flatMap((page) => page.materials) ?? [];
  const decks = sets.data ?? [];
  if (texts.length + decks.length === 0) {
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
      <Choices
        {...choice}
        kind="material"
        label={messages.materials}
        options={texts.map(({ id, title }) => ({ id, name: title }))}
      />
      <Choices {...choice} kind="set" label={messages.sets} options={decks} />
    </div>
  );
}

type ChoicesProps = ChooseThingsProps & {
  kind: ExamThing['kind'];
  label: string;
  options: readonly { id: string; name: string }[];
};

function Choices({ kind, label, options, things, onChange }: ChoicesProps) {
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
