/** The source of a pattern for one of many wordings, which may stand on lines of their own. */
export function anyOf(wordings: string): string {
  return `(?:${wordings.trim().replace(/\s+\|\s+/g, '|')})`;
}
