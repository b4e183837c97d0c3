import { materialLimits } from '@engram/core/limits.ts';
import type { MaterialOrder } from '@engram/core/materials/api.ts';
import type { Material } from '@engram/core/materials/material.ts';
import { Card } from '../../ui/card.tsx';
import { Note } from '../../ui/states/note.tsx';
import { type Calendar, describeDay } from './describe-material.ts';
import type { MaterialAction } from './material-menu.tsx';
import { MaterialRow } from './material-row.tsx';
import { libraryMessages as messages } from './messages.ts';
import type { RowFocus } from './use-row-focus.ts';

type MaterialListProps = {
  materials: readonly Material[];
  order: MaterialOrder;
  calendar: Calendar;
  selected: readonly Material[];
  onChange: (materials: Material[]) => void;
  focus: RowFocus;
  onAction: (action: MaterialAction, material: Material) => void;
};

export function MaterialList({
  materials,
  order,
  calendar,
  selected,
  onChange,
  focus,
  onAction,
}: MaterialListProps) {
  const isFull = selected.length >= materialLimits.maxParts;
  return (
    <>
      <Card as="ul" isFlat>
        {materials.map((material, row) => {
          const isSelected = selected.some(({ id }) => id === material.id);
          return (
            <MaterialRow
              key={material.id}
              {...focus.listenTo(row)}
              material={material}
              day={readDay(material, order, calendar)}
              isSelected={isSelected}
              isDisabled={isFull && !isSelected}
              onSelect={(isNowSelected) => {
                const others = selected.filter(({ id }) => id !== material.id);
                onChange(isNowSelected ? [...others, material] : others);
              }}
              onAction={(action) => {
                focus.bequeath({ row, part: 'menu' });
                onAction(action, material);
              }}
            />
          );
        })}
      </Card>
      {/* There before its words are, so that they are announced. */}
      <div role="status" className="empty:hidden">
        {isFull && <Note>{messages.allChosen}</Note>}
      </div>
    </>
  );
}

function readDay(material: Material, order: MaterialOrder, calendar: Calendar) {
  return order === 'newest'
    ? { meaning: messages.saved, words: describeDay(material.createdAt, calendar) }
    : { meaning: messages.lastUsed, words: describeDay(material.lastUsedAt, calendar) };
}
