/** How one file is made, and the text that a faithful reader gives of it. */
export type GoodFile = {
  /** With its extension; the part before it is unique. */
  name: string;
  expected: string;
  make: () => Uint8Array | Promise<Uint8Array>;
};
