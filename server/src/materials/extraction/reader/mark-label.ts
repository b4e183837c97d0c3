/** A run of a paragraph, and whether it is bold. */
export type Run = { text: string; isBold: boolean };

/**
 * The words of a paragraph. Bold words at its beginning name what follows, so they become a label;
 * bold words within a sentence stay as they are.
 */
export function markLabel(runs: readonly Run[]): string {
  const end = runs.findIndex(({ text, isBold }) => !isBold && text.trim() !== '');
  const bold = end === -1 ? runs : runs.slice(0, end);
  const label = join(bold);
  const words = label.trim();
  const rest = end === -1 ? '' : join(runs.slice(end));
  if (!bold.some(({ text, isBold }) => isBold && text.trim() !== '')) return label + rest;
  if (words.length > maxLabelLength || /[\n\t]/.test(words)) return label + rest;
  const gap = /\s$/.test(label) || /^\s/.test(rest) ? ' ' : '';
  const isWithinWord = /[\p{L}\p{N}]$/u.test(label) && /^[\p{L}\p{N}]/u.test(rest);
  if (isWithinWord) return label + rest;
  return `**${words}**${gap}${rest.trimStart()}`;
}

/** What is longer is emphasis, not a name. */
const maxLabelLength = 120;

function join(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}
