import type { Making } from '@engram/core/generation/making.ts';
import { generationMessages as messages } from '@engram/core/generation/messages.ts';

/** For somebody who gave more than we took: how much was left out is told. */
export function tellLeftOut(making: Making, totalCharacters: number): Making {
  const { usedCharacters: used } = making;
  const before = messages.used(used, making.totalCharacters);
  const notices = making.notices.filter((notice) => notice !== before);
  return {
    ...making,
    totalCharacters,
    notices: [...notices, messages.used(used, totalCharacters)],
  };
}
