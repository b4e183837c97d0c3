import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** How a table is drawn: each word where we put it, each line by itself. */
export type TableDrawing = {
  intro: string;
  widths: readonly number[];
  rows: readonly (readonly string[])[];
  rowHeight?: number;
  /** Words of the first row are bold. */
  isHeadBold?: boolean;
  /** What is drawn of the borders. */
  lines: (paper: Paper) => void;
  /** Cells are drawn one column after the other. */
  isByColumn?: boolean;
  /** The whole page lies on its side. */
  isTurned?: boolean;
};

/** Where the borders of a table are. */
export type Paper = { pdf: PDFKit.PDFDocument; xs: readonly number[]; ys: readonly number[] };

const [left, top] = [72, 120];

export async function drawTable(drawing: TableDrawing): Promise<Uint8Array> {
  const { intro, widths, rows, rowHeight = 34 } = drawing;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 60,
    info: { CreationDate: new Date(Date.UTC(2025, 8, 1)) },
  });
  if (drawing.isTurned) pdf.rotate(90, { origin: [297, 297] });
  const xs = widths.reduce((places, width) => [...places, (places.at(-1) ?? 0) + width], [left]);
  const ys = Array.from({ length: rows.length + 1 }, (_, at) => top + at * rowHeight);
  pdf.font('Helvetica').fontSize(10.5).text(intro, left, 84, { lineBreak: false });
  drawing.lines({ pdf, xs, ys });
  pdf.fillColor('#000000');
  const cells = rows.flatMap((cells, row) =>
    cells.map((words, column) => ({ words, row, column })),
  );
  const inOrder = drawing.isByColumn
    ? cells.toSorted((one, other) => one.column - other.column)
    : cells;
  for (const { words, row, column } of inOrder) {
    pdf.font(row === 0 && drawing.isHeadBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(10);
    const width = (widths[column] ?? 0) - 8;
    pdf.text(words, (xs[column] ?? 0) + 4, (ys[row] ?? 0) + 5, { width, height: rowHeight });
  }
  pdf.end();
  return buffer(pdf);
}

/** A stroked box around each cell. */
export function boxes(width: number): TableDrawing['lines'] {
  return ({ pdf, xs, ys }) => {
    pdf.lineWidth(width);
    for (const [row, y] of ys.slice(0, -1).entries()) {
      for (const [column, x] of xs.slice(0, -1).entries()) {
        pdf.rect(x, y, (xs[column + 1] ?? x) - x, (ys[row + 1] ?? y) - y).stroke();
      }
    }
  };
}

/** Lines over the page at some heights and down it at some places. */
export function rules(
  over: (ys: readonly number[]) => readonly number[],
  down: (xs: readonly number[]) => readonly number[],
): TableDrawing['lines'] {
  return ({ pdf, xs, ys }) => {
    pdf.lineWidth(0.6);
    for (const y of over(ys))
      pdf
        .moveTo(xs[0] ?? 0, y)
        .lineTo(xs.at(-1) ?? 0, y)
        .stroke();
    for (const x of down(xs))
      pdf
        .moveTo(x, ys[0] ?? 0)
        .lineTo(x, ys.at(-1) ?? 0)
        .stroke();
  };
}

/** Lines that are filled as narrow boxes, and a head on grey. */
export function filled({ pdf, xs, ys }: Paper): void {
  const [x = 0, y = 0] = [xs[0], ys[0]];
  const [width, height] = [(xs.at(-1) ?? 0) - x, (ys.at(-1) ?? 0) - y];
  pdf.rect(x, y, width, (ys[1] ?? 0) - y).fill('#dddddd');
  for (const at of ys) pdf.rect(x, at, width, 0.8).fill('#222222');
  for (const at of xs) pdf.rect(at, y, 0.8, height).fill('#222222');
}
