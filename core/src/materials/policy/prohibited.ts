import { childExploitation as childMeaning } from './meaning/classes/child-exploitation.ts';
import { extermination as exterminationMeaning } from './meaning/classes/extermination.ts';
import { selfHarm as selfHarmMeaning } from './meaning/classes/self-harm.ts';
import { sexualMaterial as sexualMeaning } from './meaning/classes/sexual-material.ts';
import { terror as terrorMeaning } from './meaning/classes/terror.ts';
import { theft as theftMeaning } from './meaning/classes/theft.ts';
import { weaponMaking as weaponMeaning } from './meaning/classes/weapon-making.ts';
import type { Meaning } from './meaning/family.ts';
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
  /** What the words of whole sentences mean together, however they are put. */
  meaning: Meaning;
};

/** In the order of the specification [POL-03]. */
export const prohibitedClasses: readonly ProhibitedClass[] = [
  { ...sexualMaterial, meaning: sexualMeaning },
  { ...weaponMaking, meaning: weaponMeaning },
  { ...terror, meaning: terrorMeaning },
  { ...selfHarm, meaning: selfHarmMeaning },
  { ...theft, meaning: theftMeaning },
  { ...extermination, meaning: exterminationMeaning },
  { ...childExploitation, meaning: childMeaning },
];
