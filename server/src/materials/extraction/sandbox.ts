import { makeConfinedReader, type ReaderOptions, type RunReader } from './confined-reader.ts';
import { makePictureReader, type RunPictureReader } from './confined-picture-reader.ts';
import { findConfinement, type FindConfinement } from './confinement/find-confinement.ts';
import { demandClosed } from './confinement/limit-process.ts';

type Closing = {
  find?: FindConfinement | undefined;
  /** Reads only where the kernel leaves a reader nothing open, and throws SandboxMissingError else. */
  mustBeClosed?: boolean | undefined;
};

export type SandboxOptions = ReaderOptions & Closing;

/** Throws SandboxMissingError rather than ever reading a file without limits. */
export function openSandbox(options: SandboxOptions = {}): RunReader {
  const { find = findConfinement, mustBeClosed = false, ...readerOptions } = options;
  const read = makeConfinedReader(readerOptions);
  const shutIn = makeShutIn({ find, mustBeClosed });
  return async (document) => read(document, await shutIn());
}

/** Throws SandboxMissingError, and what it makes does too. */
export function openPictureSandbox({ find = findConfinement, mustBeClosed = false }: Closing = {}) {
  const read = makePictureReader();
  const shutIn = makeShutIn({ find, mustBeClosed });
  const runReader: RunPictureReader = async (picture) => read(picture, await shutIn());
  return runReader;
}

function makeShutIn({ find, mustBeClosed }: { find: FindConfinement; mustBeClosed: boolean }) {
  return async () => {
    const confinement = await find();
    if (mustBeClosed) demandClosed(confinement);
    return confinement;
  };
}
