import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/**
 * Puts .br and .gz beside each file, as small as they get: once here instead of at every request.
 * Brotli's default is its best.
 */
export async function compressFiles(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
