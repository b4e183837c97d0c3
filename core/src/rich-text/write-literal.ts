import { readPlain } from './read-plain.ts';

/**
 * A plain text so that the rich reading of it is the same: for an item that gets its first formula,
 * whose other texts must not change their meaning. Only what would be read as something else is
 * escaped.
 */
export function writeLiteral(text: string): string {
  if (readPlain(text, 'rich') === text) return text;
  return text
    .replaceAll(/[\\`$*|]|[_^](?=\{)|!(?=\[)/g, String.raw`\$&`)
    .replaceAll(/^(\s*)([#~-])/gm, String.raw`$1\$2`)
    .replaceAll(/^(\s*\d{1,3})([.)])/gm, String.raw`$1\$2`);
}
