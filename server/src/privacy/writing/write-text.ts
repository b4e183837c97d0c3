import type { ObjectStore } from '../../platform/objects/object-store.ts';
import type { ExportFile, FolderFile } from '../../platform/personal-data.ts';
import { exportMessages } from './messages.ts';

/** A file of the zip; its text comes in blocks. */
export type TextFile = { path: string; about?: string; text: () => AsyncIterable<string> };

/** A folder of the zip, whose files come one after the other. */
export type Folder = { path: string; about: string; files: () => AsyncIterable<FolderFile> };

/** One JSON file each, and a CSV beside it where the feature wants one; or a folder. */
export function writeFiles(
  files: readonly ExportFile[],
  objects?: ObjectStore,
): (TextFile | Folder)[] {
  const written = files.flatMap((file) => writeFile(file, objects));
  const readme = { path: 'README.txt', text: () => once(exportMessages.readme(written)) };
  return [readme, ...written];
}

function writeFile(file: ExportFile, objects: ObjectStore | undefined): (TextFile | Folder)[] {
  const { name, about } = file;
  if ('readFiles' in file) {
    return [{ path: `${name}/`, about, files: () => file.readFiles(objects) }];
  }
  const path = `${name}.json`;
  if ('readOne' in file) return [{ path, about, text: () => writeObject(file.readOne) }];
  const { readAll, csvColumns } = file;
  const json = { path, about, text: () => inBlocks(writeJson(readAll())) };
  if (!csvColumns) return [json];
  const forSheets = exportMessages.sameAsTable(path);
  return [
    json,
    {
      path: `${name}.csv`,
      about: forSheets,
      text: () => inBlocks(writeCsv(readAll(), csvColumns)),
    },
  ];
}

type Row = Readonly<Record<string, unknown>>;

async function* once(text: string) {
  yield text;
}

async function* writeObject(read: () => Promise<Row | undefined>) {
  yield `${JSON.stringify((await read()) ?? null, null, 2)}\n`;
}

async function* writeJson(rows: AsyncIterable<Row>) {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* writeCsv(rows: AsyncIterable<Row>, columns: readonly string[]) {
  // Without this mark some programs read accents as two letters each.
  yield `\u{feff}${columns.map(writeCell).join(',')}\r\n`;
  for await (const row of rows) {
    yield `${columns.map((column) => writeCell(row[column])).join(',')}\r\n`;
  }
}

/** A text that a spreadsheet would take for a formula gets an apostrophe in front (security 13). */
export function writeCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return quoteCell(asText(value));
  return quoteCell(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);
}

function asText(value: unknown): string {
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

function quoteCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const blockLength = 32 * 1024;

/** A stream of single rows would spend its time on being a stream. */
async function* inBlocks(texts: AsyncIterable<string>) {
  let block = '';
  for await (const text of texts) {
    block += text;
    if (block.length < blockLength) continue;
    yield block;
    block = '';
  }
  if (block !== '') yield block;
}
