import { arrowKinds } from './arrow-kinds.ts';
import { gapKinds } from './gap-kinds.ts';
import type { Kind } from './kind.ts';
import { rowKinds } from './row-kinds.ts';
import { switchOn } from './switch-on.ts';
import { termKinds } from './term-kinds.ts';
import { typedKinds } from './typed-kinds.ts';

/** Every kind there is, the surest first. */
export const allKinds: readonly Kind[] = [
  ...rowKinds,
  ...typedKinds,
  ...termKinds,
  ...arrowKinds,
  ...gapKinds,
];

/** Those that readers have let pass, where they have. */
export const sureKinds: readonly Kind[] = switchOn(allKinds);
