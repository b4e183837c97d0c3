import { z } from 'zod';
import { expect, it } from 'vitest';
import { prepareReaderCode } from './reader-code.ts';

const Sources = z.array(z.tuple([z.url(), z.string()]));

it('has the code of all readers without types', async () => {
  const { file } = await prepareReaderCode();
  const { size } = await file.stat();
  const { buffer } = await file.read(Buffer.alloc(size), 0, size, 0);
  const sources = new Map(Sources.parse(JSON.parse(buffer.toString())));

  const main = sources.get(new URL('reader/main.ts', import.meta.url).href);
  expect(main).toContain('async function read(name');
  expect(main).not.toContain('Promise<Answer>');
  expect([...sources.keys()].filter((url) => url.endsWith('/read-pdf.ts'))).toHaveLength(1);
  expect([...sources.keys()].filter((url) => url.endsWith('.test.ts'))).toEqual([]);
});

it('prepares it once, where nobody can change it', async () => {
  const { file } = await prepareReaderCode();

  expect((await prepareReaderCode()).file).toBe(file);
  expect((await file.stat()).nlink).toBe(0);
  await expect(file.write('changed', 0)).rejects.toThrow('EBADF');
});
