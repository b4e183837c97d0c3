/** Runs of anything between spaces; a language without spaces has few. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
