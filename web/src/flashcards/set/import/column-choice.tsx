import type { Columns } from '@engram/core/flashcards/choose-columns.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { importMessages as messages } from './messages.ts';
import type { CardTable } from './read-cards.ts';

type ColumnChoiceProps = {
  table: CardTable;
  columns: Columns;
  onChange: (columns: Columns) => void;
};

export function ColumnChoice({ table, columns, onChange }: ColumnChoiceProps) {
  const names = Array.from({ length: table.columnCount }, (_, column) => {
    const heading = columns.hasHeading ? (table.rows[0]?.[column] ?? '').trim() : '';
    return heading === '' ? messages.column(column + 1) : heading;
  });

  /** The column of the other side goes to where this one was: one cannot be both. */
  function choose(side: 'front' | 'back', column: number) {
    const other = side === 'front' ? 'back' : 'front';
    const isTaken = columns[other] === column;
    onChange({ ...columns, [side]: column, ...(isTaken && { [other]: columns[side] }) });
  }

  return (
    <div className="grid grid-cols-2 gap-3 *:min-w-0">
      {sides.map((side) => (
        <Field key={side} label={messages[side]}>
          <Select
            value={String(columns[side])}
            onChange={({ target }) => choose(side, Number(target.value))}
          >
            {names.map((name, column) => (
              <option key={column} value={String(column)}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  );
}

const sides = ['front', 'back'] as const;
