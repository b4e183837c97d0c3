import type { Columns } from '@engram/core/flashcards/choose-columns.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { importMessages as messages } from './messages.ts';
import type { CardTable } from './read-cards.ts';

type PreviewRowsProps = {
  table: CardTable;
  columns: Columns;
  onChange: (columns: Columns) => void;
};

const shownRows = 3;

export function PreviewRows({ table, columns, onChange }: PreviewRowsProps) {
  const start = columns.hasHeading ? 1 : 0;
  const shown = table.rows.slice(start, start + shownRows);
  const count = table.rows.length - start;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="type-sm font-semibold">
          {count > shownRows ? messages.preview(shownRows, count) : messages.previewAll(count)}
        </span>
        <Checkbox
          label={messages.hasHeading}
          checked={columns.hasHeading}
          onChange={({ target }) => onChange({ ...columns, hasHeading: target.checked })}
        />
      </div>
      <dl className="grid grid-cols-[minmax(0,0.8fr)_minmax(0,1.2fr)] gap-x-3 gap-y-2 font-serif type-sm">
        {shown.map((row, place) => (
          <div
            key={place}
            className="contents *:rounded-control *:border *:border-line *:px-3 *:py-2 *:wrap-anywhere *:whitespace-pre-line"
          >
            <dt className="font-serif font-semibold">
              <span className="line-clamp-4">{row[columns.front]?.trim()}</span>
            </dt>
            <dd className="bg-sunken font-serif">
              <span className="line-clamp-4">{row[columns.back]?.trim()}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
