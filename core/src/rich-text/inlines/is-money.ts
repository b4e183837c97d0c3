/**
 * Whether the text between two dollar signs is no formula: '$5 and $10', 'US$5 or A$', '$HOME/$USER'.
 * As Pandoc has it, a formula has no space just inside, and no digit behind it.
 */
export function isMoney(text: string, start: number, end: number): boolean {
  const content = text.slice(start + 1, end - 1);
  const before = text.charAt(start - 1);
  const behind = text.charAt(end);
  if (/^\s|\s$/.test(content)) return true;
  if (/[\p{Lu}\d_{]/u.test(behind)) return true;
  if (/\p{Ll}/u.test(behind) && /[^\p{L}\p{N})}\]]$/u.test(content)) return true;
  if (/^\d/.test(content) && (/[A-Z]/.test(before) || hasWords(content))) return true;
  return content.includes('\n') && (hasWords(content) || !/[\\^_=]/.test(content));
}

/** Two words with nothing but a space between them: 'and a'. */
function hasWords(content: string): boolean {
  return /(?<![\\\p{L}])\p{L}{2,} +\p{L}+/u.test(content.replace(/\\text\w*\{[^{}]*\}/g, ''));
}
