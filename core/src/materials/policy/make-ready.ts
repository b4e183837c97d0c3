import { judgeContent } from './judge-content.ts';

/**
 * Engines make a pattern ready when it is first used, and faster when it is used again. For all of
 * the policy's that takes half a second, in which nobody should be waiting.
 */
export function makeReady(): void {
  for (const text of ['Cells divide.', 'Cells divide. How do they do it?']) judgeContent(text);
}
