type ChartTableProps = {
  caption: string;
  /** The first one heads the rows. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** A chart in words, for those who do not see it; a table by itself would be as wide as its words. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, no) => (
                <td key={columns[no + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
