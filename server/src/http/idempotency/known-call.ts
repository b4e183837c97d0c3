import { v7 as uuidv7 } from 'uuid';

/** What idempotency knows of a call. */
export type KnownCall = {
  /**
   * The same for every attempt of one logical call: made the id of what is created, it turns a
   * repetition after a crash into a conflict instead of a second thing.
   */
  creationId: string;
  /** The same logical call ran before, and its reply could not be kept. */
  isReplay: boolean;
};

export function unknownCall(): KnownCall {
  return { creationId: uuidv7(), isReplay: false };
}
