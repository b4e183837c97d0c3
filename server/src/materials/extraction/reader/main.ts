import { finish, readInput, silenceLibraries } from './process-io.ts';
import { findRefusal, readBytes } from './read-bytes.ts';
import { type Outcome, readableKinds, Unreadable } from './reading.ts';

/*
 * Runs as a process of its own, with nothing to see but this file's folder, the packages it loads
 * and core: reads the document on its standard input and writes what it found as one line of JSON.
 */

silenceLibraries();
// What a library throws outside our call would otherwise end the process without an answer.
process.once('uncaughtException', (error) => finish({ refusal: findRefusal(error) }));
finish(await read(process.argv[2], Number(process.argv[3])));

async function read(name: string | undefined, timeoutMs: number): Promise<Outcome> {
  try {
    const kind = readableKinds.find((known) => known === name);
    if (!kind) throw new Unreadable('wrong-type');
    return await readBytes(kind, readInput(), timeoutMs);
  } catch (error) {
    return { refusal: findRefusal(error) };
  }
}
