import { documentKinds } from '@engram/core/materials/kinds.ts';
import { readGoodFiles } from '@engram/corpus/list.ts';
import { expect, it } from 'vitest';
import { readBytes } from './reader/read-bytes.ts';

const files = readGoodFiles().filter(({ name }) => name.startsWith('formulas-'));

it('has a document with formulas of every kind that keeps them as formulas', () => {
  const kinds = files.map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['docx', 'epub', 'html', 'odt', 'pptx']);
});

it.each(files)('reads $name sign by sign, each formula as its key', async (file) => {
  const kind = documentKinds.find((known) => known === file.kind) ?? 'txt';
  const outcome = await readBytes(kind, new Uint8Array(file.read()), 3_600_000);
  const text = 'reading' in outcome ? outcome.reading.text : outcome.refusal;
  expect(`${text}\n`.split('\n\n')).toEqual(file.readExpected().split('\n\n'));
});
