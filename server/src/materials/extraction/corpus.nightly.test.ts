import {
  type GoodEntry,
  type HostileEntry,
  readGoodFiles,
  readHostileFiles,
} from '@engram/corpus/list.ts';
import { measure } from '@engram/corpus/measure.ts';
import { expect, it } from 'vitest';
import { DocumentRefusedError } from './extract-document.ts';
import { openSandbox } from './sandbox.ts';
import { extract } from './testing/extract.ts';

/** A machine with other work is slow, and how well we read is not how fast. */
const patiently = openSandbox({ timeoutMs: 60_000 });
const strictly = openSandbox();

const plainTexts = readGoodFiles().filter(({ kind }) => kind === 'txt');
const markedTexts = readGoodFiles().filter(({ kind }) => kind !== 'txt');

it.concurrent.each(plainTexts)(
  'reads $name: its words in their order',
  async (file) => {
    const { recall, precision, order } = await measureReading(file);

    expect(recall).toBeGreaterThanOrEqual(0.98);
    expect(precision).toBeGreaterThanOrEqual(0.99);
    expect(order).toBeGreaterThanOrEqual(0.98);
  },
  90_000,
);

it.concurrent.each(markedTexts)(
  'reads $name: its words in their order, and its structure',
  async (file) => {
    const { recall, precision, order, structure } = await measureReading(file);

    expect(recall).toBeGreaterThanOrEqual(0.98);
    expect(precision).toBeGreaterThanOrEqual(0.99);
    expect(order).toBeGreaterThanOrEqual(0.98);
    // A drawn page only looks like having headings, items and rows.
    expect(structure).toBeGreaterThanOrEqual(file.kind === 'pdf' ? 0.9 : 0.98);
  },
  90_000,
);

async function measureReading({ name, read, readExpected }: GoodEntry) {
  const { reading } = await extract({ fileName: name, content: read(), runReader: patiently });
  return measure(readExpected(), reading.text);
}

it.concurrent.each(readHostileFiles())(
  'survives $file',
  async (file) => {
    const started = performance.now();
    const fate = await fateOf(file);

    // A reader has 15 seconds; the rest is for a machine that has other work.
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(file.outcome).toBeOneOf([fate.outcome, 'either']);
    expect(file.refusal).toBeOneOf([fate.refusal, undefined]);
    expect(file.forbidden?.filter((words) => fate.text.includes(words)) ?? []).toEqual([]);
  },
  40_000,
);

type Fate = { outcome: 'read' | 'refused'; refusal: string; text: string };

async function fateOf({ uploadName, read }: HostileEntry): Promise<Fate> {
  try {
    const options = { fileName: uploadName, content: read(), runReader: strictly };
    const { reading } = await extract(options);
    return { outcome: 'read', refusal: '', text: reading.text };
  } catch (error) {
    if (!(error instanceof DocumentRefusedError)) throw error;
    return { outcome: 'refused', refusal: error.refusal, text: '' };
  }
}
