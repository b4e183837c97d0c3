import type { KeyboardEvent } from 'react';

/**
 * Whether a key is pressed for what it does: Enter and Escape also end the choice of a word where an
 * input method writes Japanese, Chinese or Korean, and then they belong to it alone.
 */
export function isPress({ key, nativeEvent }: KeyboardEvent, wanted: string): boolean {
  return key === wanted && !nativeEvent.isComposing;
}
