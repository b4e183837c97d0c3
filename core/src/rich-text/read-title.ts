import { readPlain } from './read-plain.ts';
import type { TextFormat } from './text-format.ts';

/** A text as the name of something: its plain reading in one line. */
export function readTitle(text: string, format: TextFormat = 'rich'): string {
  const plain = readPlain(text, format);
  return (format === 'plain' ? plain : plain.replaceAll(/\s+/gu, ' ')).trim();
}
