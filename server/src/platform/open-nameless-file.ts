import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A temporary file that has lost its name already: nobody else can open it, and with its handle it is
 * gone, also when the process is killed.
 */
export async function openNamelessFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `engram-upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
  } catch (error) {
    await file.close();
    throw error;
  }
  return file;
}
