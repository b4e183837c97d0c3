import type { Verdict } from '../list.ts';

/** How one file that means harm, or is merely broken, is made. */
export type HostileFile = Verdict & { file: string; make: () => Uint8Array | Promise<Uint8Array> };
