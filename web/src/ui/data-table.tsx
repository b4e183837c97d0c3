import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type DataTableProps<Row> = {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Buttons and links at the end of each row; on phones below it, or one in its corner. */
  actions?: { header: string; cell: (row: Row) => ReactNode; isCorner?: boolean };
  /** Less room between columns, where there are many. */
  isDense?: boolean;
};

export type DataColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Where the cell goes when a row becomes a block: name and score share its first line. */
  place?: Place;
};

type Place = keyof typeof places;

export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  actions,
  isDense = false,
}: DataTableProps<Row>) {
  const inset = isDense ? 'px-3.5 first:ps-6 last:pe-6' : 'px-6';
  // On phones the parts are laid out as blocks, which strips a table of its meaning; roles keep it.
  /* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
  return (
    <table
      role="table"
      aria-label={label}
      className="w-full border-collapse type-ui first:[&_th]:border-t-0 max-md:block"
    >
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={classNames(
                headerCell,
                inset,
                // Where its cells are hidden it would be read with those of the next column.
                isHiding(column.place) && places[column.place],
              )}
            >
              {column.header}
            </th>
          ))}
          {actions && (
            <th role="columnheader" scope="col" className={classNames(headerCell, inset)}>
              <span className="sr-only">{actions.header}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={bodyRow}>
            {columns.map((column) => (
              <td
                key={column.id}
                role="cell"
                className={classNames(bodyCell, inset, places[column.place ?? 'detail'])}
              >
                {column.cell(row)}
              </td>
            ))}
            {actions && (
              <td
                role="cell"
                className={classNames(bodyCell, inset, actions.isCorner ? cornerCell : actionCell)}
              >
                <div className="flex justify-end gap-1 max-md:justify-start">
                  {actions.cell(row)}
                </div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isHiding(place: Place | undefined): place is 'wideOnly' | 'widestOnly' {
  return place === 'wideOnly' || place === 'widestOnly';
}

const headerCell =
  'border-y border-line bg-sunken/55 py-2.5 text-start whitespace-nowrap type-xs font-semibold text-ink-3';

const bodyRow =
  'border-b border-line last:border-b-0 hover:bg-sunken/45 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-0.5 max-md:px-4.5 max-md:py-3.5';

const bodyCell = 'py-2.5 align-middle max-md:block max-md:p-0!';

const actionCell = 'whitespace-nowrap max-md:col-span-full max-md:-ms-3';
const cornerCell = 'max-md:col-start-2 max-md:row-start-1 max-md:-my-2 max-md:-me-3';

const places = {
  name: 'max-md:col-start-1 max-md:row-start-1',
  score: 'max-md:col-start-2 max-md:row-start-1',
  detail: 'max-md:col-span-full',
  wideOnly: 'max-md:hidden',
  widestOnly: 'max-md:hidden max-lg:hidden',
};
