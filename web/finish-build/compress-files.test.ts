import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compressFiles } from './compress-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'engram-compress-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('puts the same file beside each one, as brotli and as gzip', async () => {
  const file = join(folder, 'app.js');
  writeFileSync(file, 'export {};\n'.repeat(100));
  await compressFiles([file]);
  const brotli = readFileSync(`${file}.br`);
  expect(brotliDecompressSync(brotli)).toEqual(readFileSync(file));
  expect(gunzipSync(readFileSync(`${file}.gz`))).toEqual(readFileSync(file));
  expect(brotli.length).toBeLessThan(100);
});
