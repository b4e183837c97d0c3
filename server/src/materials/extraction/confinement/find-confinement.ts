import { openNamelessFile } from '../../../platform/open-nameless-file.ts';
import { makeConfinedReader } from '../confined-reader.ts';
import { notStarted, ReaderNotStartedError } from '../run-reader-process.ts';
import { type Confinement, listConfinements } from './confinement.ts';

/** Throws ReaderNotStartedError, and SandboxMissingError. */
export type FindConfinement = () => Promise<Confinement>;

/** The strongest confinement in which a reader works here; found out once for this process. */
export const findConfinement: FindConfinement = () => {
  found ??= tryAll(listConfinements()).catch((error: unknown) => {
    found = undefined;
    throw error;
  });
  return found;
};

let found: Promise<Confinement> | undefined;

/** By reading a word: what the kernel, a container or the owner of our files refuses shows in that. */
export async function tryAll(confinements: readonly Confinement[]): Promise<Confinement> {
  const read = makeConfinedReader();
  await using document = await openWord();
  for (const confinement of confinements) {
    const { ending } = await read({ kind: 'txt', file: document.fd }, confinement);
    if (ending === 'answered') return confinement;
  }
  throw new ReaderNotStartedError('a reader works in none of the confinements');
}

async function openWord() {
  try {
    const document = await openNamelessFile();
    await document.write('word');
    return document;
  } catch (cause) {
    throw notStarted(cause);
  }
}
