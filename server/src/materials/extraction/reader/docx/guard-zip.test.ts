import { strToU8, type Zippable, zipSync as zipAtAnySpeed } from 'fflate';
import { expect, it } from 'vitest';
import { unpackParts } from './guard-zip.ts';

const zipSync = (files: Zippable) => zipAtAnySpeed(files, { level: 1 });
const isWord = (name: string) => name.startsWith('word/');

it('unpacks the wanted parts and nothing else', async () => {
  const zip = zipSync({ 'word/a.xml': strToU8('<a/>'), 'media/b.png': strToU8('b') });
  const parts = await unpackParts(zip, isWord);

  expect([...parts.keys()]).toEqual(['word/a.xml']);
  expect(Buffer.from(parts.get('word/a.xml') ?? []).toString()).toBe('<a/>');
});

it('takes 30 MB of parts in all', async () => {
  const half = new Uint8Array(15_000_000);
  const parts = await unpackParts(zipSync({ 'word/a.xml': half, 'word/b.xml': half }), isWord);

  expect(parts.size).toBe(2);
});

it('refuses more than 30 MB of parts in all', async () => {
  const half = new Uint8Array(15_000_000);
  const zip = zipSync({ 'word/a.xml': half, 'word/b.xml': half, 'word/c.xml': strToU8('c') });

  await expect(unpackParts(zip, isWord)).rejects.toThrow('too-complex');
});

it('does not mind names that climb out of the archive', async () => {
  const zip = zipSync({ '../../etc/passwd': strToU8('x'), 'word/a.xml': strToU8('a') });

  expect([...(await unpackParts(zip, isWord)).keys()]).toEqual(['word/a.xml']);
});

it('never inflates what it does not want', async () => {
  const zip = zipSync({ 'word/a.xml': strToU8('a'), 'media/bomb': new Uint8Array(40_000_000) });

  expect((await unpackParts(zip, isWord)).size).toBe(1);
});

it('does not believe a declared size', async () => {
  const zip = Buffer.from(zipSync({ 'word/a.xml': new Uint8Array(40_000_000) }));
  const directory = zip.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  zip.writeUInt32LE(10, directory + 24);

  await expect(unpackParts(zip, isWord)).rejects.toThrow('too many bytes');
});

it('takes 2,000 entries and refuses 2,001', async () => {
  expect((await unpackParts(withEntries(2_000), isWord)).size).toBe(0);
  await expect(unpackParts(withEntries(2_001), isWord)).rejects.toThrow('too-complex');
});

it('refuses an entry with a password', async () => {
  const zip = Buffer.from(zipSync({ 'word/a.xml': strToU8('a') }));
  const directory = zip.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  zip.writeUInt16LE(1, directory + 8);

  await expect(unpackParts(zip, isWord)).rejects.toThrow('password');
});

it('refuses entries that share their bytes', async () => {
  const zip = Buffer.from(zipSync({ 'word/a.xml': strToU8('a'), 'word/b.xml': strToU8('b') }));
  const second = zip.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  zip.writeUInt32LE(0, second + 42);

  await expect(unpackParts(zip, isWord)).rejects.toThrow('damaged');
});

it('refuses two parts of one name', async () => {
  const zip = Buffer.from(zipSync({ 'word/a.xml': strToU8('a'), 'word/b.xml': strToU8('b') }));
  const renamed = Buffer.from(
    zip.toString('latin1').replaceAll('word/b.xml', 'word/a.xml'),
    'latin1',
  );

  await expect(unpackParts(renamed, isWord)).rejects.toThrow('damaged');
});

it('refuses what is no zip at all, or half of one', async () => {
  const zip = zipSync({ 'word/a.xml': strToU8('a'.repeat(500)) });

  await expect(unpackParts(strToU8('PK\u0003\u0004 no zip'), isWord)).rejects.toThrow('damaged');
  await expect(unpackParts(zip.subarray(0, 60), isWord)).rejects.toThrow('damaged');
});

function withEntries(count: number): Uint8Array {
  const names = Array.from({ length: count }, (_, index) => `other/${index}`);
  return zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array()])));
}
