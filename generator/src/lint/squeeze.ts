/** With single spaces, and none around it. */
export function squeeze(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
