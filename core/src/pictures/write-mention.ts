/** A picture as a text shows it. What would end the alternative text is escaped. */
export function writeMention(id: string, alternative: string): string {
  const line = alternative.replace(/\s+/g, ' ').trim();
  return `![${line.replace(/[\\[\]]/g, '\\$&')}](picture:${id})`;
}
