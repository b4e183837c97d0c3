import type { Material } from '@engram/core/materials/material.ts';
import { type ComponentProps, useId } from 'react';
import { checkboxClass } from '../../ui/forms/checkbox.tsx';
import { KindTile } from '../../ui/kind-tile.tsx';
import { describeUsage } from './describe-material.ts';
import { MaterialMenu, type MaterialAction } from './material-menu.tsx';
import { libraryMessages as messages, nameTile } from './messages.ts';

type MaterialRowProps = Pick<ComponentProps<'li'>, 'onFocus' | 'onBlur'> & {
  material: Material;
  /** The day that the order of the list goes by. */
  day: { meaning: string; words: string };
  isSelected: boolean;
  isDisabled: boolean;
  onSelect: (isSelected: boolean) => void;
  onAction: (action: MaterialAction) => void;
};

/** An item of a list: the ul around it is the caller's. */
export function MaterialRow({
  material,
  day,
  isSelected,
  isDisabled,
  onSelect,
  onAction,
  ...listeners
}: MaterialRowProps) {
  const id = useId();
  const ids = { title: `${id}-title`, details: `${id}-details`, day: `${id}-day` };
  const characters = messages.characters(material.characters);
  const usage = describeUsage(material);
  const dated = messages.dated(day.meaning, day.words);
  return (
    <li
      {...listeners}
      className="flex items-center gap-1 border-line py-2 ps-4 pe-1 not-first:border-t first:rounded-t-[15px] last:rounded-b-[15px] has-checked:bg-petrol-soft md:gap-2.75"
    >
      <label className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3.5 has-disabled:cursor-not-allowed">
        <input
          type="checkbox"
          checked={isSelected}
          disabled={isDisabled}
          onChange={(event) => onSelect(event.target.checked)}
          // Else a screen reader reads the whole row as the name.
          aria-labelledby={ids.title}
          aria-describedby={`${ids.details} ${ids.day}`}
          className={checkboxClass}
        />
        <KindTile kind={nameTile(material.kind)} className="bg-surface max-md:hidden" />
        <span className="grid min-w-0 flex-1 gap-px">
          <span id={ids.title} className="truncate font-semibold">
            {material.title}
          </span>
          <span id={ids.details} className="truncate type-xs text-ink-3">
            {characters}
            <span className="max-md:hidden">{usage}</span>
          </span>
        </span>
        <span id={ids.day} className="type-xs whitespace-nowrap text-ink-3 max-md:hidden">
          <span className="sr-only">{day.meaning}</span> {day.words}
        </span>
      </label>
      <MaterialMenu
        material={material}
        details={messages.sentence([`${characters}${usage}`, dated])}
        onAction={onAction}
      />
    </li>
  );
}
