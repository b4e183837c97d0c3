import type { Material } from '@engram/core/materials/material.ts';
import { useRef } from 'react';
import { TextButton } from '../../ui/text-button.tsx';
import { selectionMessages as messages } from './messages.ts';

type SelectedMaterialsProps = {
  selected: readonly Material[];
  onChange: (materials: Material[]) => void;
};

/** What was chosen in the library, for the card beside it. */
export function SelectedMaterials({ selected, onChange }: SelectedMaterialsProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2 type-sm focus-visible:shadow-none"
    >
      {selected.length === 0 && <p className="type-xs text-ink-3">{messages.empty}</p>}
      {selected.length > 0 && (
        <>
          <ul aria-label={messages.list} className="grid w-full gap-2">
            {selected.map(({ id, title }) => (
              <li key={id} className="truncate" title={title}>
                {title}
              </li>
            ))}
          </ul>
          <TextButton
            onClick={() => {
              // The button goes with the list; the keyboard goes on from where it was.
              box.current?.focus();
              onChange([]);
            }}
          >
            {messages.unselectAll}
          </TextButton>
        </>
      )}
    </div>
  );
}
