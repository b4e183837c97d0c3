import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { openNamelessFile } from '../../platform/open-nameless-file.ts';

/** What a reader is started with so that it finds its code without types. */
type ReaderCode = {
  /** For the reader's descriptor 3; it stays open for the readers to come. */
  file: FileHandle;
  options: readonly string[];
};

/**
 * The readers' code without its types, stripped once for this process instead of for every document:
 * that took a reader a quarter of a second. It lies in a file without a name, which readers share.
 */
export function prepareReaderCode(): Promise<ReaderCode> {
  prepared ??= strip().catch((error: unknown) => {
    prepared = undefined;
    throw error;
  });
  return prepared;
}

let prepared: Promise<ReaderCode> | undefined;

async function strip(): Promise<ReaderCode> {
  await using written = await openNamelessFile();
  await writeCode(written);
  // Without the right to write: what one reader changed, all after it would run.
  const file = await open(`/proc/self/fd/${written.fd}`, 'r');
  const { size } = await file.stat();
  const hook = `data:text/javascript,${encodeURIComponent(writeHook(size))}`;
  return { file, options: [`--import=${hook}`] };
}

/** In a process of its own, for it keeps one busy, and this one has others to serve. */
async function writeCode({ fd }: FileHandle): Promise<void> {
  const script = join(import.meta.dirname, 'write-reader-code.ts');
  const writer = spawn(process.execPath, ['--no-warnings', script], {
    env: {},
    stdio: ['ignore', fd, 'ignore'],
  });
  const [exitCode] = await once(writer, 'exit');
  if (exitCode !== 0) throw new Error('the readers have no code');
}

/** By position: all readers share the descriptor, and with it where it stands. */
function writeHook(size: number): string {
  return `
    import { readSync } from 'node:fs';
    import { registerHooks } from 'node:module';
    const bytes = Buffer.alloc(${size});
    readSync(3, bytes, 0, bytes.length, 0);
    const sources = new Map(JSON.parse(bytes.toString()));
    registerHooks({
      load(url, context, next) {
        const source = sources.get(url);
        return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
      },
    });`;
}
