import { documentKinds } from '@engram/core/materials/kinds.ts';
import { type GoodEntry, readGoodFiles } from '@engram/corpus/list.ts';
import { measure } from '@engram/corpus/measure.ts';
import { expect, it } from 'vitest';
import { readBytes } from './reader/read-bytes.ts';

const hour = 3_600_000;

/** Without a process of its own for each: what becomes of hostile files is shown with one. */
async function measureReading({ kind: name, read, readExpected }: GoodEntry) {
  const kind = documentKinds.find((known) => known === name);
  if (!kind) throw new Error(`nobody reads ${name}`);
  const outcome = await readBytes(kind, new Uint8Array(read()), hour);
  if (!('reading' in outcome)) throw new Error(`refused: ${outcome.refusal}`);
  return measure(readExpected(), outcome.reading.text);
}

it.each(readGoodFiles())(
  'reads $name: its words in their order, and its structure',
  async (file) => {
    const { recall, precision, order, structure } = await measureReading(file);

    expect(recall).toBeGreaterThanOrEqual(0.98);
    expect(precision).toBeGreaterThanOrEqual(0.99);
    expect(order).toBeGreaterThanOrEqual(0.98);
    // A drawn page only looks like having headings, items and rows, and plain text has none.
    const least = { pdf: 0.9, txt: 0 }[file.kind] ?? 0.98;
    expect(structure).toBeGreaterThanOrEqual(least);
  },
);
