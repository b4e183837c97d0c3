import type { Letters } from '../../formulas/letters.ts';
import { findChild, type XmlNode } from '../../formulas/xml-node.ts';
import { writeSigns, writeText } from '../../formulas/write-signs.ts';
import { isOn } from '../read-styles.ts';

/** A run of a formula: letters and signs in one look, or words. */
export function writeMathRun(node: XmlNode): string {
  const properties = findChild(node, 'm:rPr');
  const words = node.children
    .filter(({ name }) => name === 'm:t' || name === 'w:t' || name === 'a:t')
    .map(({ text }) => text)
    .join('');
  const plain = findChild(properties, 'm:nor');
  if (plain && isOn(plain.attributes['m:val'])) return writePlain(words);
  return writeSigns(words, lettersOf(properties));
}

/** Words are text; signs alone, such as an arrow between formulas of substances, are not. */
function writePlain(words: string): string {
  if (/^[A-Za-z]{1,2}$/.test(words)) return writeSigns(words, 'upright');
  return /\p{L}/u.test(words) ? writeText(words) : writeSigns(words, 'upright');
}

function lettersOf(properties: XmlNode | undefined): Letters {
  const script = scripts.get(findChild(properties, 'm:scr')?.attributes['m:val'] ?? '');
  if (script) return script;
  return styles.get(findChild(properties, 'm:sty')?.attributes['m:val'] ?? '') ?? 'slanted';
}

const scripts: ReadonlyMap<string, Letters> = new Map([
  ['double-struck', 'double-struck'],
  ['script', 'script'],
  ['fraktur', 'fraktur'],
  ['sans-serif', 'sans-serif'],
  ['monospace', 'monospace'],
]);

const styles: ReadonlyMap<string, Letters> = new Map([
  ['p', 'upright'],
  ['b', 'bold'],
  ['bi', 'bold-slanted'],
]);
