/**
 * Which list or table an offset of the text lies in, by where that begins; -1 outside of all. Its lines
 * follow each other, each with a mark at its beginning.
 */
export function findListRuns(text: string): (offset: number) => number {
  const runs: { start: number; end: number }[] = [];
  let at = 0;
  let isOpen = false;
  for (const line of text.split('\n')) {
    const isListed = /^\s*(?:\||[-*•–‣◦▪·●○]\s|\(?\d{1,2}[.)]\s)/.test(line);
    const last = runs.at(-1);
    if (isListed && isOpen && last) last.end = at + line.length;
    else if (isListed) runs.push({ start: at, end: at + line.length });
    isOpen = isListed;
    at += line.length + 1;
  }
  return (offset) => runs.find(({ start, end }) => offset >= start && offset <= end)?.start ?? -1;
}
