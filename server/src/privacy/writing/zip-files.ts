import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { TextFile } from './write-text.ts';

export type ZipOptions = { now: Date; onFileDone: (filesDone: number) => Promise<void> };

/** One file after the other, as fast as the zip is taken: none is ever in memory as a whole. */
export function zipFiles(files: readonly TextFile[], options: ZipOptions): AsyncIterable<Buffer> {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.once('error', (error) => output.destroy(error));
  zip.outputStream.pipe(output);
  files.forEach(({ path, text }, index) => {
    zip.addReadStreamLazy(path, { mtime: options.now }, (give) => {
      const source = Readable.from(
        withEnd(text(), () => options.onFileDone(index + 1)),
        { objectMode: false },
      );
      // The zip itself does not listen, and would wait for ever.
      source.once('error', (error) => output.destroy(error));
      give(null, source);
    });
  });
  zip.end();
  return output;
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
