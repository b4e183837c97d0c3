import { childExploitation } from './prohibited/child-exploitation.ts';
import { extermination } from './prohibited/extermination.ts';
import { selfHarm } from './prohibited/self-harm.ts';
import { sexualMaterial } from './prohibited/sexual-material.ts';
import { terror } from './prohibited/terror.ts';
import { theft } from './prohibited/theft.ts';
import { weaponMaking } from './prohibited/weapon-making.ts';

export type ProhibitedClass = {
  /** As it is named to the user. */
  name: string;
  /** A topic alone never matches: the words have to instruct or to incite (N06). */
  shapes: readonly RegExp[];
  /** Shapes that incite: they do not count either where the sentence reports speech. */
  calls?: readonly RegExp[];
  /** A shape does not count where one of these is in the same sentence. */
  lifts: readonly RegExp[];
};

/** In the order of the specification [POL-03]. */
export const prohibitedClasses: readonly ProhibitedClass[] = [
  sexualMaterial,
  weaponMaking,
  terror,
  selfHarm,
  theft,
  extermination,
  childExploitation,
];
