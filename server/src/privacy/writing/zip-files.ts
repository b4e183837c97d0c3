import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Folder, TextFile } from './write-text.ts';

export type ZipOptions = { now: Date; onFileDone: (filesDone: number) => Promise<void> };

/** One file after the other, as fast as the zip is taken: none is ever in memory as a whole. */
export function zipFiles(
  files: readonly (TextFile | Folder)[],
  options: ZipOptions,
): AsyncIterable<Buffer> {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.once('error', (error) => output.destroy(error));
  zip.outputStream.pipe(output);
  void addAll({ zip, output, options }, files).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error('zip', { cause: error }));
  });
  return output;
}

type Zipping = { zip: ZipFile; output: PassThrough; options: ZipOptions };

async function addAll(zipping: Zipping, files: readonly (TextFile | Folder)[]): Promise<void> {
  for (const [index, file] of files.entries()) {
    if ('text' in file) addText(zipping, file, index);
    else await addFolder(zipping, file, index);
  }
  zipping.zip.end();
}

function addText({ zip, output, options }: Zipping, { path, text }: TextFile, index: number): void {
  zip.addReadStreamLazy(path, { mtime: options.now }, (give) => {
    const source = Readable.from(
      withEnd(text(), () => options.onFileDone(index + 1)),
      { objectMode: false },
    );
    // The zip itself does not listen, and would wait for ever.
    source.once('error', (error) => output.destroy(error));
    give(null, source);
  });
}

/** The next file is only read when the one before is in the zip. */
async function addFolder(
  { zip, output, options }: Zipping,
  { path, files }: Folder,
  index: number,
): Promise<void> {
  for await (const { name, content } of files()) {
    const isAdded = Promise.withResolvers<void>();
    output.once('close', isAdded.resolve);
    zip.addReadStreamLazy(`${path}${name}`, { mtime: options.now, compress: false }, (give) => {
      const source = Readable.from([content], { objectMode: false });
      source.once('close', isAdded.resolve);
      give(null, source);
    });
    await isAdded.promise;
    output.off('close', isAdded.resolve);
    if (output.destroyed) return;
  }
  await options.onFileDone(index + 1);
}

async function* withEnd(texts: AsyncIterable<string>, atEnd: () => Promise<void>) {
  for await (const text of texts) yield Buffer.from(text);
  await atEnd();
}

/** The same bytes in pieces of at least this size, but for the last. */
export async function* inParts(content: AsyncIterable<Buffer>, partBytes: number) {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    waitingBytes += chunk.length;
    if (waitingBytes < partBytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
  }
  if (waitingBytes > 0) yield Buffer.concat(waiting);
}
