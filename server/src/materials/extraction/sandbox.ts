import {
  makeConfinedReader,
  type ReaderOptions,
  type RunReader,
  SandboxMissingError,
} from './confined-reader.ts';
import { findConfinement, type FindConfinement } from './confinement/find-confinement.ts';

export type SandboxOptions = ReaderOptions & {
  find?: FindConfinement | undefined;
  /** Reads only where the kernel leaves a reader nothing open, and throws SandboxMissingError else. */
  mustBeClosed?: boolean | undefined;
};

/** Throws SandboxMissingError rather than ever reading a file without limits. */
export function openSandbox(options: SandboxOptions = {}): RunReader {
  const { find = findConfinement, mustBeClosed = false, ...readerOptions } = options;
  const read = makeConfinedReader(readerOptions);

  return async (document) => {
    const confinement = await find();
    if (mustBeClosed && confinement.open.length > 0) {
      throw new SandboxMissingError(`a reader could reach: ${confinement.open.join(', ')}`);
    }
    return read(document, confinement);
  };
}
