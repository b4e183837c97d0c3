import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The texts of a folder in the order of their names, each named after its file. */
export async function readTexts(folder: string): Promise<{ id: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => /\.(?:txt|md)$/.test(name)).toSorted();
  const texts = names.filter((name) => name !== 'README.md');
  return Promise.all(
    texts.map(async (id) => ({ id, text: await readFile(join(folder, id), 'utf8') })),
  );
}
