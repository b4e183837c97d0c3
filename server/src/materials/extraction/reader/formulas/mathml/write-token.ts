import type { Letters } from '../letters.ts';
import { functionNames } from '../symbols.ts';
import type { XmlNode } from '../xml-node.ts';
import { writeSigns, writeText } from '../write-signs.ts';

/** What holds signs and nothing else. */
export function isToken({ name }: XmlNode): boolean {
  return tokens.has(name);
}

const tokens = new Set(['mi', 'mn', 'mo', 'mtext', 'ms']);

export function writeToken({ name, text, attributes }: XmlNode): string {
  const words = text.replace(/\s+/g, ' ');
  if (name === 'mtext' || name === 'ms') return writeWords(words);
  const bare = words.trim();
  const letters = looks.get(attributes['mathvariant'] ?? '');
  if (functionNames.has(bare)) return `\\${bare}`;
  if (name === 'mo') return /^[A-Za-z]{2,}$/.test(bare) ? writeText(bare) : writeSigns(bare);
  if (letters) return writeSigns(bare, letters);
  return writeSigns(bare, name === 'mi' && /^\p{L}{2,}$/u.test(bare) ? 'upright' : 'slanted');
}

function writeWords(words: string): string {
  const even = words.replaceAll('\u00a0', ' ');
  return /\p{L}/u.test(even) ? writeText(even) : writeSigns(even.trim(), 'upright');
}

const looks: ReadonlyMap<string, Letters> = new Map([
  ['normal', 'upright'],
  ['italic', 'slanted'],
  ['bold', 'bold'],
  ['bold-italic', 'bold-slanted'],
  ['double-struck', 'double-struck'],
  ['script', 'script'],
  ['bold-script', 'script'],
  ['fraktur', 'fraktur'],
  ['bold-fraktur', 'fraktur'],
  ['sans-serif', 'sans-serif'],
  ['monospace', 'monospace'],
]);
