import { scanKinds } from '@engram/core/materials/photo-kinds.ts';
import { finish, readInput, silenceLibraries, writeLine } from '../reader/process-io.ts';
import { hasScanMagic } from '../reader/magic-bytes.ts';
import { findRefusal } from '../reader/read-bytes.ts';
import { Unreadable } from '../reader/reading.ts';
import type { PictureOutcome } from './page-reading.ts';
import { readPicture } from './read-picture.ts';

/*
 * Runs as a process of its own, as the reader of documents does, and may read the engine and its
 * languages besides: reads one page of the picture on its standard input. It writes how far it is,
 * a line for each step, and then what it read.
 */

let told = -1;
silenceLibraries();
process.once('uncaughtException', (error) => finish({ refusal: findRefusal(error) }));
finish(await read(process.argv[2], Number(process.argv[3])));

async function read(name: string | undefined, page: number): Promise<PictureOutcome> {
  try {
    const kind = scanKinds.find((known) => known === name);
    if (!kind) throw new Unreadable('wrong-type');
    const bytes = readInput();
    if (!hasScanMagic(kind, bytes)) throw new Unreadable('wrong-type');
    return await readPicture(bytes, { kind, page, onProgress });
  } catch (error) {
    return { refusal: findRefusal(error) };
  }
}

function onProgress(percent: number) {
  if (percent <= told) return;
  told = percent;
  writeLine({ percent });
}
