/** A place outside of the database for bytes that are kept under a name. */
export type ObjectStore = {
  put: (key: string, content: Buffer) => Promise<void>;
  /** Undefined when there is nothing under this name. */
  get: (key: string) => Promise<Buffer | undefined>;
  /** Of what is gone already, too. */
  remove: (key: string) => Promise<void>;
};

/** The store is away, or answers what it should not. */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
}
