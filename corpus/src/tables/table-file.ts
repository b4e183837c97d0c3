import { printHtml } from '../good/chromium.ts';
import type { GoodFile } from '../good/good-file.ts';

/** A PDF with tables in it, and what a faithful reader gives, written by hand. */
export type TableFile = { name: string; expected: string; make: GoodFile['make'] };

/** A page as a browser prints it. A row is '<tr>', and its cells are divided by bars. */
export function printTables(css: string, body: string): Uint8Array {
  const html = body.replaceAll(/^(\|.*\|)$/gm, (line) => {
    const cells = line.slice(1, -1).split('|');
    return `<tr>${cells.map((cell) => writeCell(cell.trim())).join('')}</tr>`;
  });
  return printHtml(
    `<!doctype html><html lang="en"><meta charset="utf-8"><style>${plain}${css}</style><body>${html}</body></html>`,
  );
}

/** '# Name' is a cell of the head; '(across 2) words' goes over two columns. */
function writeCell(cell: string): string {
  const {
    span = '',
    mark,
    words = '',
  } = /^(?<mark>#?) *(?:\((?<span>(?:across|down) \d)\))? *(?<words>.*)$/.exec(cell)?.groups ?? {};
  const [way, count] = span.split(' ');
  const over = count === undefined ? '' : ` ${way === 'across' ? 'col' : 'row'}span="${count}"`;
  const tag = mark === '#' ? 'th' : 'td';
  return `<${tag}${over}>${words}</${tag}>`;
}

const plain = `
@page { size: A4; margin: 22mm; }
html { font: 11pt/1.4 'Liberation Serif', serif; }
body { margin: 0; }
h1 { font-size: 18pt; margin: 0 0 8pt; }
p { margin: 0 0 8pt; }
table { border-collapse: collapse; margin: 0 0 12pt; }
th, td { padding: 3pt 6pt; text-align: start; vertical-align: top; border: 0.75pt solid #444; }
`;
