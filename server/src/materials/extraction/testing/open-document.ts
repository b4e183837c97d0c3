import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A descriptor of a file without a name, open for reading and writing, as uploads are kept. */
export function openDocument(content: string | Uint8Array): { file: number; close: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'engram-document-'));
  const path = join(folder, 'document');
  const file = openSync(path, 'wx+');
  writeFileSync(file, content);
  rmSync(folder, { recursive: true });
  return { file, close: () => closeSync(file) };
}
