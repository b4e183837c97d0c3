/** The first `length` places of a text; half of a sign that takes two places is none. */
export function cutText(text: string, length: number): string {
  if (length >= text.length) return text;
  return text.slice(0, Math.max(0, length)).replace(/[\uD800-\uDBFF]$/, '');
}
