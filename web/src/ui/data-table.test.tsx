import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable } from './data-table.tsx';

it('stays a table for assistive technology when its rows become blocks', () => {
  render(<Results />);
  const roles = [...document.querySelectorAll('table, tr, th, td')].map((part) =>
    part.getAttribute('role'),
  );
  expect(roles).toEqual([
    'table',
    'row',
    'columnheader',
    'columnheader',
    'columnheader',
    'row',
    'cell',
    'cell',
    'cell',
  ]);
});

it('shows a row with its score and its actions', () => {
  render(<Results />);
  const row = screen.getByRole('row', { name: 'Memory 92% Retake' });
  expect(row.contains(screen.getByRole('button', { name: 'Retake' }))).toBe(true);
});

it.each(['wideOnly', 'widestOnly'] as const)(
  'hides the header of a column (%s) where its cells are hidden',
  (place) => {
    render(
      <DataTable
        label="Results"
        rows={['92%']}
        rowKey={(row) => row}
        columns={[{ id: 'score', header: 'Score', place, cell: (row) => row }]}
      />,
    );
    expect(screen.getByRole('columnheader').classList).toContain('max-md:hidden');
    expect(screen.getByRole('cell').classList).toContain('max-md:hidden');
  },
);

function Results() {
  return (
    <DataTable
      label="Results"
      rows={[{ name: 'Memory', score: '92%' }]}
      rowKey={(row) => row.name}
      columns={[
        { id: 'test', header: 'Test', place: 'name', cell: (row) => row.name },
        { id: 'score', header: 'Score', place: 'score', cell: (row) => row.score },
      ]}
      actions={{ header: 'Actions', cell: () => <button type="button">Retake</button> }}
    />
  );
}
