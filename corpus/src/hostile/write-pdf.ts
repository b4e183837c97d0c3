import { deflateSync } from 'node:zlib';

/** The body of an object; a stream has its bytes beside its dictionary. */
export type PdfObject = string | { dictionary: string; stream: Uint8Array };

export type PdfFile = {
  /** Numbered from 1; the first one is the catalogue. */
  objects: readonly PdfObject[];
  /** Bytes before the header. */
  before?: Uint8Array;
  /** More of the trailer's dictionary; may use the place of the table. */
  trailer?: (tableAt: number) => string;
};

/** Writes a PDF file by hand, with a table of where its objects stand. */
export function writePdf({ objects, before = Buffer.of(), trailer }: PdfFile): Uint8Array {
  const parts: Buffer[] = [Buffer.from(before), Buffer.from('%PDF-1.7\n%\xe2\xe3\n', 'latin1')];
  let length = parts.reduce((sum, part) => sum + part.length, 0);
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(length);
    const part = writeObject(at + 1, object);
    parts.push(part);
    length += part.length;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`;
  const end = `trailer\n<</Size ${count}/Root 1 0 R${trailer?.(length) ?? ''}>>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + end)]);
}

function writeObject(number: number, object: PdfObject): Buffer {
  if (typeof object === 'string') return Buffer.from(`${number} 0 obj\n${object}\nendobj\n`);
  const { dictionary, stream } = object;
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<<${dictionary}/Length ${stream.length}>>\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

/** A stream compressed once. */
export function folded(text: string | Uint8Array, dictionary = ''): PdfObject {
  return {
    dictionary: `${dictionary}/Filter/FlateDecode`,
    stream: deflateSync(Buffer.from(text), { level: 9 }),
  };
}

/** Drawing operators for some lines of text. */
export function drawLines(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${line.replaceAll(/[()\\]/g, '\\$&')}) Tj T*`);
  return `BT /F1 11 Tf 14 TL 60 760 Td ${shown.join('\n')} ET`;
}

export type OnePage = {
  content: PdfObject;
  catalog?: string;
  page?: string;
  /** Objects from number 6 on. */
  more?: readonly PdfObject[];
};

/** A file with one page: catalogue 1, pages 2, page 3, content 4, font 5. */
export function onePage({ content, catalog = '', page = '', more = [] }: OnePage): PdfObject[] {
  return [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${resources(page)}>>`,
    content,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...more,
  ];
}

/** What the page adds to its resources closes them. */
function resources(page: string): string {
  return page === '' ? '>>' : `${page}>>`;
}
